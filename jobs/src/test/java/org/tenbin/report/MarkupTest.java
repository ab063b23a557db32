package org.tenbin.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

class MarkupTest {
  @Test
  void attributesAreInOneOrderWhateverTheMapIs() {
    assertThat(element("b", "1", "a", "2")).isEqualTo(element("a", "2", "b", "1"));
    assertThat(element("b", "1", "a", "2")).isEqualTo("<p a=\"2\" b=\"1\"></p>");
  }

  private static String element(String first, String its, String second, String others) {
    Map<String, String> attributes = new LinkedHashMap<>();
    attributes.put(first, its);
    attributes.put(second, others);
    return new Markup(UnaryOperator.identity()).element("p", attributes, () -> {}).toString();
  }
}
