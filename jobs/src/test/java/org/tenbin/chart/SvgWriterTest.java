package org.tenbin.chart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.StringReader;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.xml.sax.InputSource;

class SvgWriterTest {
  static Stream<Map.Entry<String, Chart>> kinds() {
    return Samples.all(Language.ENGLISH).entrySet().stream();
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void isOneElementThatPointsNowhereAndHasItsOwnIdentifiers(Map.Entry<String, Chart> kind)
      throws Exception {
    String svg = SvgWriter.write(Drawn.drawing(kind.getValue()), "fig7-");
    assertThat(svg).startsWith("<svg ").endsWith("</svg>").doesNotContain("<!DOCTYPE", "<?xml");
    DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(svg)));
    assertThat(svg).doesNotContain("<script", "<image", "<foreignObject", "<text", "@import");
    assertThat(matches(svg, "\\bid=\"([^\"]*)\""))
        .isNotEmpty()
        .allMatch(i -> i.startsWith("fig7-"));
    assertThat(matches(svg, "url\\(([^)]*)\\)")).allMatch(url -> url.startsWith("#fig7-"));
    assertThat(matches(svg, "href=\"([^\"]*)\"")).allMatch(url -> url.startsWith("#fig7-"));
    assertThat(matches(svg, "\"(https?://[^\"]*)\""))
        .allMatch(name -> name.startsWith("http://www.w3.org/"));
    assertThat(svg).contains("<title").contains(kind.getValue().caption().title());
    assertThat(SvgWriter.write(Drawn.drawing(kind.getValue()), "fig7-")).isEqualTo(svg);
  }

  @Test
  void markupInATitleIsText() {
    LinesChart chart =
        new LinesChart(
            new Caption("</title><script>alert(1)</script>", "\"'&<>", "]]>"),
            Axis.linear("<b>x</b>", ""),
            Axis.linear("y", ""),
            List.of(new Series("<script>", List.of(Point.of(1, 1)))),
            LinesChart.Intervals.BARS);
    String svg = SvgWriter.write(Drawn.drawing(chart), "a");
    assertThat(svg).doesNotContain("<script").contains("&lt;script");
  }

  @Test
  void aPrefixMustBeAName() {
    Drawing drawing = Drawn.drawing(Samples.all(Language.ENGLISH).get("lines"));
    assertThatThrownBy(() -> SvgWriter.write(drawing, "\" onload=\"x"))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static List<String> matches(String text, String pattern) {
    Matcher matcher = Pattern.compile(pattern).matcher(text);
    return matcher.results().map(result -> result.group(1)).toList();
  }
}
