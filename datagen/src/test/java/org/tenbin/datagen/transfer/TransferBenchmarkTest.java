package org.tenbin.datagen.transfer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.net.httpserver.HttpServer;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tenbin.datagen.bench.TestLibrary;
import org.tenbin.datagen.campaign.Campaign;
import org.tenbin.experiment.ExperimentReader;
import org.tenbin.program.UsageException;

class TransferBenchmarkTest {
  private static final TransferSpec SPEC = new TransferSpec(2, 2, 1, 10, "64m", 7L);

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"jetty", "apache", "lighttpd", "nginx"})
  void everyFileIsALine(String server) throws Exception {
    assumeTrue(RunningServer.isInstalled(server), "skipped: " + server + " is not installed");
    Path out = folder.resolve("out");
    String told = run(List.of(server), out);

    assertThat(told).contains("4/4 " + server);
    Path run = out.resolve("server=" + server + "/file_mb=1/run=01");
    List<String> lines = Files.readAllLines(run.resolve("client-01.csv"));
    assertThat(lines.get(lines.size() - 2)).matches("\\d{16},\\d+,200,1048576,\\d,measure");
    assertThat(lines.get(lines.size() - 1)).matches("\\d{16},\\d+,200,1048576,\\d,measure");
    assertThat(run.resolve("throughput.csv")).isNotEmptyFile();
    assertThat(
            Files.readString(out.resolve("server=" + server + "/file_mb=2/run=02/client-01.csv")))
        .contains(",200,2097152,");
    assertThat(out.resolve("_work")).doesNotExist();
    assertThat(run(List.of(server), out)).as("all is there").doesNotContain(server);
  }

  @Test
  void whatIsNotThereIsSkippedOrRefused() throws Exception {
    String yaml =
        """
        experiment: e
        factors: [{name: server, levels: [jetty, thttpd]}, {name: file_mb, levels: [1]}]
        """;
    assertThatThrownBy(() -> of(yaml)).hasMessageStartingWith("no server thttpd: jetty, apache");
    assertThatThrownBy(() -> of(yaml.replace("thttpd", "nginx").replace("[1]", "[0]")))
        .hasMessage("file_mb 0: 1 to 65536");
    assertThatThrownBy(() -> of(yaml.replace("thttpd", "nginx").replace("file_mb", "size")))
        .hasMessageContaining("needs a factor file_mb");
    assertThat(of(yaml.replace("thttpd", "nginx")).servers()).containsExactly("jetty", "nginx");
  }

  @Test
  void aShortOrFailedAnswerIsNoSuccess() throws Exception {
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 1);
    server.createContext(
        "/",
        exchange -> {
          boolean missing = exchange.getRequestURI().getPath().equals("/missing");
          boolean broken = exchange.getRequestURI().getPath().equals("/broken");
          exchange.sendResponseHeaders(missing ? 404 : 200, broken ? 9 : 5);
          exchange.getResponseBody().write("hello".getBytes(StandardCharsets.US_ASCII));
          exchange.close();
        });
    server.start();
    try {
      String base = "http://127.0.0.1:" + server.getAddress().getPort();
      URL whole = URI.create(base + "/whole").toURL();
      Duration timeout = Duration.ofSeconds(10);
      assertThat(Download.of(whole, 5, timeout).status()).isEqualTo("200");
      assertThat(Download.of(whole, 6, timeout).status()).isEqualTo("error");
      Download broken = Download.of(URI.create(base + "/broken").toURL(), 9, timeout);
      assertThat(broken.status()).isEqualTo("error");
      assertThat(broken.bytes()).as("what came before it broke off").isEqualTo(5);
      URL missing = URI.create(base + "/missing").toURL();
      assertThat(Download.of(missing, 5, timeout).status()).isEqualTo("404");
    } finally {
      server.stop(0);
    }
    URL nobody = URI.create("http://127.0.0.1:" + server.getAddress().getPort()).toURL();
    assertThat(Download.of(nobody, 5, Duration.ofSeconds(10)).status()).isEqualTo("error");
  }

  @Test
  void aFolderOfSomebodyIsLeftAlone() throws Exception {
    Path mine = Files.createDirectories(folder.resolve("keep"));
    Files.writeString(mine.resolve("mine.txt"), "precious");
    TransferBenchmark benchmark =
        new TransferBenchmark(
            SPEC, TestLibrary.link(folder.resolve("lib")), List.of("jetty"), List.of(1));

    assertThatThrownBy(() -> benchmark.run(Campaign.open(folder.resolve("out")), mine, System.out))
        .isInstanceOf(UsageException.class)
        .hasMessage(mine + " exists; remove it or name another folder for the files");
    assertThat(mine.resolve("mine.txt")).hasContent("precious");
  }

  @Test
  void whatOthersPutBesideTheFilesStays() throws Exception {
    TransferFiles made = TransferFiles.inNewFolder(folder.resolve("files"));
    made.make(1);
    Path other = Files.writeString(folder.resolve("files/other.txt"), "precious");

    made.remove();

    assertThat(folder.resolve("files")).isDirectoryNotContaining("glob:**.bin");
    assertThat(other).hasContent("precious");
  }

  private static TransferBenchmark of(String yaml) {
    return TransferBenchmark.of(
        ExperimentReader.read("e.yaml", yaml.getBytes(StandardCharsets.UTF_8)), SPEC, null);
  }

  private String run(List<String> servers, Path out) throws Exception {
    // A server that was started by root reads as somebody else, who sees no folder of a test.
    Path shared = Files.createTempDirectory(Path.of("/tmp"), "tenbin-transfer");
    Files.setPosixFilePermissions(shared, PosixFilePermissions.fromString("rwxr-xr-x"));
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    new TransferBenchmark(SPEC, TestLibrary.link(folder.resolve("lib")), servers, List.of(1, 2))
        .run(
            Campaign.open(out),
            shared.resolve("files"),
            new PrintStream(bytes, true, StandardCharsets.UTF_8));
    return bytes.toString(StandardCharsets.UTF_8);
  }
}
