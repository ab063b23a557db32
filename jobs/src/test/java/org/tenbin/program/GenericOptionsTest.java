package org.tenbin.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GenericOptionsTest {
  @TempDir Path folder;

  @Test
  void genericOptionsComeFirstWhereverTheyStood() throws Exception {
    String site = Files.createFile(folder.resolve("site.xml")).toString();
    assertThat(first("in", "out", "-D", "a=b", "--by", "x", "-Dc=d", "-conf", site))
        .containsExactly("-D", "a=b", "-D", "c=d", "-conf", site, "in", "out", "--by", "x");
  }

  @Test
  void allThatTakeAValue() throws Exception {
    for (String option : new String[] {"-D", "-fs", "-jt", "-files", "-libjars"}) {
      assertThat(first("in", option, "value", "out")).containsExactly(option, "value", "in", "out");
    }
  }

  @Test
  void behindTwoDashesNothingIsAnOption() throws Exception {
    assertThat(first("-Da=b", "--", "-D", "c=d")).containsExactly("-D", "a=b", "--", "-D", "c=d");
  }

  @Test
  void anOptionWithoutItsValueIsLeftForTheProgramToRefuse() throws Exception {
    assertThat(first("in", "-D")).containsExactly("in", "-D");
    assertThat(first()).isEmpty();
  }

  @Test
  void aFileOfSettingsThatIsNotThereIsTold() {
    assertThatThrownBy(() -> first("-conf", folder + "/nowhere.xml", "in", "out"))
        .isInstanceOf(UsageException.class)
        .hasMessage(
            "-conf " + folder + "/nowhere.xml: there is no such file, or it cannot be read");
  }

  private static String[] first(String... args) throws UsageException {
    return GenericOptions.first(args);
  }
}
