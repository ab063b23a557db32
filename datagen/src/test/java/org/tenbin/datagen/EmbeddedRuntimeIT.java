package org.tenbin.datagen;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.jar.JarFile;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What scripts/hadoop asks of the virtual machine shows nowhere. */
class EmbeddedRuntimeIT {
  private static final String SCRIPT = "../scripts/hadoop";
  private static final Path DIRECTIVES = Path.of("../scripts/lib/compiler.json");
  private static final List<String> JARS =
      List.of("../jobs/target/tenbin-jobs.jar", "target/tenbin-datagen.jar");

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"", "HADOOP_HEAPSIZE_MAX=600m", "HADOOP_CLIENT_OPTS=-Xmx600m"})
  void printsWhatTheProgramPrints(String setting) throws Exception {
    Ended formats = run(setting, "jar", JARS.get(0), "formats");
    assertThat(formats.status()).isZero();
    assertThat(formats.out()).startsWith("format ");
    Ended help = run(setting, "jar", JARS.get(0), "summarize", "--help");
    assertThat(help.status()).isZero();
    assertThat(help.out()).startsWith("Usage:");
  }

  /** The quick compiler alone, and both. */
  @ParameterizedTest
  @ValueSource(strings = {"formats", "summarize --help"})
  void saysNothingOnItsOwn(String program) throws Exception {
    assertThat(run("", ("jar " + JARS.get(0) + " " + program).split(" ")).err()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "HADOOP_HEAPSIZE_MAX=900000g",
        "HADOOP_CLIENT_OPTS=-Xmx900000g",
        "JAVA_TOOL_OPTIONS=-Xmx900000g"
      })
  void saysWhyItCannotStart(String setting) throws Exception {
    for (String program : List.of("formats", "summarize")) {
      Ended ended = run(setting, "jar", JARS.get(0), program);
      assertThat(ended.status()).isEqualTo(1);
      assertThat(ended.err()).contains("object heap");
      assertThat(ended.out()).isEmpty();
    }
  }

  /** A package that moves away would be left to the quick compiler without a word. */
  @Test
  void optimizesClassesThatExist() throws IOException {
    List<String> patterns =
        Pattern.compile("\"(org/tenbin/[^\"]*)\\.\\*\"")
            .matcher(Files.readString(DIRECTIVES))
            .results()
            .map(match -> match.group(1))
            .toList();
    assertThat(patterns).hasSizeGreaterThan(3);
    for (String pattern : patterns) {
      assertThat(JARS.stream().flatMap(EmbeddedRuntimeIT::classes))
          .as(pattern)
          .anyMatch(name -> name.matches(pattern.replace("*", ".*")));
    }
  }

  private static Stream<String> classes(String jar) {
    try (JarFile file = new JarFile(jar)) {
      return file.stream()
          .map(entry -> entry.getName())
          .filter(name -> name.endsWith(".class"))
          .map(name -> name.substring(0, name.length() - ".class".length()))
          .toList()
          .stream();
    } catch (IOException unreadable) {
      throw new java.io.UncheckedIOException(unreadable);
    }
  }

  /** Runs the script; a setting is empty, or NAME=VALUE of its environment. */
  private Ended run(String setting, String... arguments) throws Exception {
    Path out = folder.resolve("out");
    Path err = folder.resolve("err");
    ProcessBuilder builder =
        new ProcessBuilder(
                Stream.concat(Stream.of(SCRIPT), Stream.of(arguments)).toArray(String[]::new))
            .redirectOutput(out.toFile())
            .redirectError(err.toFile());
    Map<String, String> environment = builder.environment();
    environment.keySet().removeIf(name -> name.matches("HADOOP_.*|.*JAVA.*_OPTIONS"));
    if (!setting.isEmpty()) {
      int equals = setting.indexOf('=');
      environment.put(setting.substring(0, equals), setting.substring(equals + 1));
    }
    int status = builder.start().waitFor();
    return new Ended(status, Files.readString(out, UTF_8), Files.readString(err, UTF_8));
  }

  private record Ended(int status, String out, String err) {}
}
