package org.tenbin.report;

import java.io.StringWriter;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import org.tenbin.summary.SafeText;

/**
 * Writes well-formed XHTML. Text is escaped by the XML writer and cleared of invisible characters,
 * so that whatever a log holds stays text.
 */
final class Markup {
  private static final int MOST_TEXT = 2_000;

  private final StringWriter buffer = new StringWriter();
  private final XMLStreamWriter xml;

  private final UnaryOperator<String> legible;

  /**
   * An empty document.
   *
   * @param legible replaces in running text what the document's fonts cannot show
   */
  Markup(UnaryOperator<String> legible) {
    this.legible = legible;
    try {
      xml = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(buffer);
    } catch (XMLStreamException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** Something that writes markup. */
  @FunctionalInterface
  interface Content {
    void write() throws XMLStreamException;
  }

  /** Attributes stand by name: the order of a {@code Map.of} differs from one JVM to the next. */
  Markup element(String name, Map<String, String> attributes, Content content) {
    try {
      xml.writeStartElement(name);
      // Sorted: the order of an immutable map changes from one Java process to the next.
      for (Map.Entry<String, String> attribute : new TreeMap<>(attributes).entrySet()) {
        xml.writeAttribute(attribute.getKey(), SafeText.of(attribute.getValue(), MOST_TEXT));
      }
      content.write();
      // An empty element is closed by a tag of its own: HTML knows no <div/>.
      xml.writeCharacters("");
      xml.writeEndElement();
      return this;
    } catch (XMLStreamException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  Markup element(String name, Content content) {
    return element(name, Map.of(), content);
  }

  Markup element(String name, Map<String, String> attributes, String text) {
    return element(name, attributes, () -> text(text));
  }

  Markup element(String name, String text) {
    return element(name, Map.of(), text);
  }

  Markup text(String text) {
    try {
      xml.writeCharacters(legible.apply(SafeText.of(text, MOST_TEXT)));
      return this;
    } catch (XMLStreamException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** Puts in markup of our own making, such as a style sheet or an SVG. */
  Markup raw(String markup) {
    try {
      xml.writeCharacters("");
      xml.flush();
      buffer.write(markup);
      return this;
    } catch (XMLStreamException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  @Override
  public String toString() {
    try {
      xml.flush();
    } catch (XMLStreamException impossible) {
      throw new IllegalStateException(impossible);
    }
    return buffer.toString();
  }
}
