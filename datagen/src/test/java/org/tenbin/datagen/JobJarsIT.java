package org.tenbin.datagen;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.toMap;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The built job jars run on a stock cluster, and say what they carry. */
class JobJarsIT {
  private static final String JOBS = "../jobs/target/tenbin-jobs.jar";
  private static final String DATAGEN = "target/tenbin-datagen.jar";

  /** What Hadoop's own class path carries; a second version of it beside Hadoop's is trouble. */
  private static final List<String> HADOOPS_OWN =
      List.of(
          "com/fasterxml/",
          "com/google/common/",
          "com/google/gson/",
          "com/google/protobuf/",
          "io/netty/",
          "javax/",
          "org/apache/avro/",
          "org/apache/commons/",
          "org/apache/hadoop/",
          "org/apache/log4j/",
          "org/slf4j/",
          "org/yaml/");

  @ParameterizedTest
  @ValueSource(strings = {JOBS, DATAGEN})
  void holdsOnlyItsOwnAndRelocatedClasses(String jar) throws IOException {
    assertThat(names(jar)).filteredOn(name -> name.endsWith(".class")).isNotEmpty();
    assertThat(names(jar))
        .filteredOn(name -> name.endsWith(".class"))
        .allMatch(name -> name.startsWith("org/tenbin/"));
  }

  @ParameterizedTest
  @ValueSource(strings = {JOBS, DATAGEN})
  void carriesNothingOfHadoopsClassPathInLib(String jar) throws IOException {
    for (Map.Entry<String, byte[]> library : libraries(jar).entrySet()) {
      assertThat(namesIn(library.getValue()))
          .as(library.getKey())
          .noneMatch(name -> HADOOPS_OWN.stream().anyMatch(name::startsWith));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {JOBS, DATAGEN})
  void carriesNoNativeCodeAndNoSignature(String jar) throws IOException {
    List<String> all = new ArrayList<>(names(jar));
    for (byte[] library : libraries(jar).values()) {
      all.addAll(namesIn(library));
    }
    assertThat(all).noneMatch(name -> name.matches(".*\\.(so|dll|dylib|jnilib)"));
    assertThat(names(jar)).noneMatch(name -> name.matches("META-INF/.*\\.(SF|DSA|RSA)"));
  }

  @ParameterizedTest
  @ValueSource(strings = {JOBS, DATAGEN})
  void librariesInLibAreUntouched(String jar) throws IOException {
    Map<String, Path> resolved =
        Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
            .map(Path::of)
            .filter(Files::isRegularFile)
            .collect(toMap(path -> "lib/" + path.getFileName(), path -> path, (a, b) -> a));
    Map<String, byte[]> libraries = libraries(jar);
    assertThat(libraries).isNotEmpty();
    for (Map.Entry<String, byte[]> library : libraries.entrySet()) {
      assertThat(resolved).containsKey(library.getKey());
      assertThat(library.getValue())
          .as(library.getKey())
          .isEqualTo(Files.readAllBytes(resolved.get(library.getKey())));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {JOBS, DATAGEN})
  void listsWhatItCarriesWithLicences(String jar) throws IOException {
    List<String> lines = text(jar, "META-INF/THIRD-PARTY.txt").lines().toList();
    TreeSet<String> listed = new TreeSet<>();
    for (String line : lines) {
      if (line.contains(" | ")) {
        String[] coordinates = line.substring(0, line.indexOf(" | ")).split(":", -1);
        listed.add("lib/" + coordinates[1] + "-" + coordinates[2] + ".jar");
      }
    }
    assertThat(listed).containsAll(libraries(jar).keySet());
    listed.removeAll(libraries(jar).keySet());
    // The rest is relocated, and each of these has a package of its own.
    assertThat(listed)
        .allMatch(name -> name.matches("lib/(jackson|commons|HdrHistogram|picocli|snakeyaml)-.*"));
    assertThat(names(jar))
        .contains(
            "META-INF/LICENSE",
            "META-INF/NOTICE",
            "org/tenbin/shaded/jackson/databind/ObjectMapper.class",
            "org/tenbin/shaded/commons/csv/CSVParser.class",
            "org/tenbin/shaded/hdrhistogram/Histogram.class",
            "org/tenbin/shaded/picocli/CommandLine.class",
            "org/tenbin/shaded/snakeyaml/Yaml.class");
  }

  @ParameterizedTest
  @ValueSource(strings = JOBS)
  void keepsLgplLibrariesReplaceable(String jar) throws IOException {
    assertThat(libraries(jar).keySet())
        .anyMatch(name -> name.startsWith("lib/jfreechart-"))
        .anyMatch(name -> name.startsWith("lib/openhtmltopdf-core-"));
    assertThat(text(jar, "META-INF/THIRD-PARTY.txt"))
        .containsPattern("org.jfree:jfreechart:\\S+ \\| GNU Lesser");
  }

  @ParameterizedTest
  @ValueSource(strings = {JOBS, DATAGEN})
  void listsItsProgramsUnderHadoopJar(String jar) throws Exception {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                "../conf/local" + File.pathSeparator + "../jobs/target/hadoop/lib/*",
                "org.apache.hadoop.util.RunJar",
                jar)
            .redirectErrorStream(true)
            .start();
    String printed = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertThat(process.waitFor()).as(printed).isEqualTo(2);
    assertThat(printed).contains("Valid program names are:").doesNotContain("Exception");
  }

  private static List<String> names(String jar) throws IOException {
    try (JarFile file = new JarFile(jar)) {
      return file.stream().map(ZipEntry::getName).toList();
    }
  }

  private static String text(String jar, String name) throws IOException {
    try (JarFile file = new JarFile(jar);
        InputStream in = file.getInputStream(file.getEntry(name))) {
      return new String(in.readAllBytes(), UTF_8);
    }
  }

  private static Map<String, byte[]> libraries(String jar) throws IOException {
    try (JarFile file = new JarFile(jar)) {
      return file.stream()
          .filter(entry -> entry.getName().matches("lib/.*\\.jar"))
          .collect(toMap(ZipEntry::getName, entry -> bytes(file, entry)));
    }
  }

  private static byte[] bytes(JarFile file, ZipEntry entry) {
    try (InputStream in = file.getInputStream(entry)) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<String> namesIn(byte[] jar) throws IOException {
    List<String> names = new ArrayList<>();
    try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(jar))) {
      for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
        names.add(entry.getName());
      }
    }
    return names;
  }
}
