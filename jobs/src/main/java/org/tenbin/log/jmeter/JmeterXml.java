package org.tenbin.log.jmeter;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.regex.Pattern;
import org.tenbin.log.Head;
import org.tenbin.log.LogInput;
import org.tenbin.log.LogReader;
import org.tenbin.log.LogSink;

/**
 * JMeter's XML result file (JTL): elements <code>sample</code>, <code>httpSample</code> (and <code>
 * sampleResult</code> of old versions) with the attributes <code>t</code> (latency in
 * milliseconds), <code>ts</code> (start), <code>s</code> (success), <code>lb</code> (label), <code>
 * tn</code> (thread), <code>hn</code> (host), <code>by</code> (bytes).
 *
 * <ul>
 *   <li>Each start tag is found by its bytes and read alone, so that a file that was cut off, an
 *       illegal character in an answer or a broken element costs no other sample; what stands
 *       between the tags (assertions, answers) is not read, and no entity is ever resolved.
 *   <li>Samples nested in a transaction ("Number of samples in transaction ...") count and the
 *       transaction is skipped as their parent; samples nested in an ordinary sample (redirects,
 *       embedded resources) are parts of it and skipped as records of another kind. With option
 *       <code>transactions=count</code> it is always the outermost sample that counts.
 *   <li>Fields and outcomes are those of the CSV form.
 * </ul>
 */
public final class JmeterXml implements LogReader {
  private static final Pattern ROOT = Pattern.compile("<(testResults|sampleResults)\\b");
  private static final Pattern SAMPLE =
      Pattern.compile("<(httpSample|sample|sampleResult)\\s[^<>]*\\b(t|time)=");

  @Override
  public String name() {
    return "jmeter-xml";
  }

  @Override
  public String recognisedBy() {
    return "XML with the element testResults, or samples";
  }

  @Override
  public List<Yield> yields() {
    return List.of(Yield.REQUESTS);
  }

  @Override
  public List<Option> options() {
    return List.of(
        new Option("transactions", "samples of transaction controllers: auto, skip, count"),
        new Option("charset", "charset of text (default UTF-8)"));
  }

  @Override
  public boolean labelled() {
    return true;
  }

  @Override
  public Match recognise(Head head) {
    String text = head.shape();
    return text.stripLeading().startsWith("<")
            && (ROOT.matcher(text).find() || SAMPLE.matcher(text).find())
        ? Match.YES
        : Match.NO;
  }

  @Override
  public void read(LogInput input, LogSink sink) throws IOException {
    Head.of(input).refuseUtf16();
    try (InputStream in = new BufferedInputStream(input.open(0))) {
      new XmlReading(input, sink, new TagScanner(in)).readAll();
    }
  }
}
