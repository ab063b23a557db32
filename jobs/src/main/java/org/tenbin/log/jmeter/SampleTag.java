package org.tenbin.log.jmeter;

import java.io.StringReader;
import java.nio.charset.Charset;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.tenbin.log.RejectReason;
import org.tenbin.log.text.UnreadableException;

/** Reads the attributes of one tag with StAX; no entity but XML's own is known. */
final class SampleTag {
  private static final Pattern REFERENCE = Pattern.compile("&#(x[0-9a-fA-F]{1,8}|[0-9]{1,8});");
  private static final XMLInputFactory FACTORY = factory();

  private SampleTag() {}

  private static XMLInputFactory factory() {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    factory.setProperty(XMLInputFactory.IS_NAMESPACE_AWARE, false);
    return factory;
  }

  /**
   * The attributes of a start tag by name.
   *
   * @throws UnreadableException where it is no well-formed tag
   */
  static Map<String, String> attributes(byte[] tag, Charset charset) throws UnreadableException {
    String text = legal(new String(tag, charset));
    String alone = text.endsWith("/>") ? text : text.substring(0, text.length() - 1) + "/>";
    try {
      XMLStreamReader reader = FACTORY.createXMLStreamReader(new StringReader(alone));
      try {
        reader.nextTag();
        Map<String, String> attributes = new HashMap<>();
        for (int i = 0; i < reader.getAttributeCount(); i++) {
          attributes.put(reader.getAttributeLocalName(i), reader.getAttributeValue(i));
        }
        return attributes;
      } finally {
        reader.close();
      }
    } catch (XMLStreamException broken) {
      throw new UnreadableException(RejectReason.MALFORMED, "no well-formed tag of a sample");
    }
  }

  /** Replaces characters, and references to characters, that XML does not allow. */
  private static String legal(String text) {
    StringBuilder legal = new StringBuilder();
    Matcher reference = REFERENCE.matcher(text);
    while (reference.find()) {
      if (!isLegal(codePoint(reference.group(1)))) {
        reference.appendReplacement(legal, "\ufffd");
      }
    }
    reference.appendTail(legal);
    for (int i = 0; i < legal.length(); i++) {
      char c = legal.charAt(i);
      boolean surrogate = Character.isSurrogate(c);
      if (!surrogate && !isLegal(c)) {
        legal.setCharAt(i, '\ufffd');
      }
    }
    return legal.toString();
  }

  private static long codePoint(String reference) {
    return reference.startsWith("x")
        ? Long.parseLong(reference.substring(1), 16)
        : Long.parseLong(reference);
  }

  private static boolean isLegal(long c) {
    return c == '\t'
        || c == '\n'
        || c == '\r'
        || (c >= 0x20 && c <= 0xd7ff)
        || (c >= 0xe000 && c <= 0xfffd)
        || (c >= 0x10000 && c <= 0x10ffff);
  }
}
