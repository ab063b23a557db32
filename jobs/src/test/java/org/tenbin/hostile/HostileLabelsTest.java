package org.tenbin.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.hadoop.conf.Configuration;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tenbin.cli.Load;
import org.tenbin.cli.Report;
import org.tenbin.cli.Summarize;
import org.tenbin.mapreduce.LocalJobs;
import org.tenbin.mapreduce.SummaryFiles;
import org.tenbin.program.Program;
import org.tenbin.summary.Table;

/** Labels that somebody else chose, from the load to the report. */
class HostileLabelsTest {
  private static final List<String> LABELS =
      List.of(
          "../../x",
          "..",
          "/etc/passwd",
          "=cmd|' /C calc'!A0",
          "@SUM(1+1)",
          "<script>alert(1)</script>",
          "\" onload=\"alert(1)",
          "\u001b]0;owned\u0007\u001b[2J",
          "safe\u202egpj.exe",
          "nul\u0000byte",
          "a,b|c;d",
          "%2e%2e%2f%0a",
          "$(touch owned)",
          "x".repeat(10_000));

  @TempDir Path folder;

  @Test
  void stayTextWithinTheOutput() throws Exception {
    StringBuilder log = new StringBuilder("timeStamp,elapsed,label,responseCode,success\n");
    for (int i = 0; i < 40; i++) {
      for (String label : LABELS) {
        log.append(1_500_000_000_000L + i * 10L)
            .append(',')
            .append(5 + i % 7)
            .append(",\"")
            .append(label.replace("\"", "\"\""))
            .append("\",200,true\n");
      }
    }
    Path source = folder.resolve("in");
    Files.createDirectories(source);
    Files.writeString(source.resolve("<img src=x>.jtl"), log);
    Path work = folder.resolve("work");
    String terminal =
        run("load", "--factor", "backend=../../../" + LABELS.get(3), source, work.resolve("logs"))
            + run("summarize", work.resolve("logs"), work.resolve("summary"))
            + run("report", work.resolve("summary"), work.resolve("report"));

    assertThat(everything(folder))
        .allMatch(path -> path.startsWith(source) || path.startsWith(work));
    assertThat(everything(work.resolve("logs")))
        .filteredOn(file -> !file.toString().endsWith(".crc"))
        .singleElement()
        .satisfies(
            file -> assertThat(work.resolve("logs").relativize(file).getNameCount()).isEqualTo(2));
    assertThat(new SummaryFiles(work.resolve("summary"), conf()).rows(Table.CELLS))
        .hasSize(LABELS.size())
        .extracting(row -> row.get("ok"))
        .containsOnly("40");
    assertHarmless("terminal", terminal);
    for (Path file : everything(work)) {
      if (file.toString().endsWith(".csv")) {
        assertHarmless(file.toString(), Files.readString(file));
        assertThat(Files.readString(file))
            .as("%s", file)
            .doesNotContainPattern("(^|[,\\n]\"?)[=@]");
      } else if (file.toString().endsWith(".html") || file.toString().endsWith(".svg")) {
        String page = Files.readString(file);
        assertHarmless(file.toString(), page);
        assertThat(page)
            .as("%s", file)
            .doesNotContain("<script>alert", "<img src=x")
            .doesNotContainPattern("<[^<>]*\\son[a-z]+=");
      }
    }
    assertHarmlessPdf(work.resolve("report/report.pdf"));
  }

  /** Neither a control nor a bidirectional character, but for line ends. */
  private static void assertHarmless(String what, String text) {
    assertThat(text.codePoints().filter(HostileLabelsTest::isHarmful).boxed().toList())
        .as("%s", what)
        .isEmpty();
  }

  private static boolean isHarmful(int c) {
    return (c < ' ' && c != '\n' && c != '\r' && c != '\t')
        || (c >= 0x7f && c < 0xa0)
        || (c >= 0x202a && c <= 0x202e)
        || (c >= 0x2066 && c <= 0x2069);
  }

  private static void assertHarmlessPdf(Path file) throws IOException {
    try (PDDocument document = Loader.loadPDF(file.toFile())) {
      assertThat(document.getDocumentCatalog().getOpenAction()).isNull();
      assertThat(
              document.getDocumentCatalog().getNames() == null
                  || document.getDocumentCatalog().getNames().getJavaScript() == null)
          .isTrue();
      for (PDPage page : document.getPages()) {
        assertThat(page.getActions() == null || page.getActions().getO() == null).isTrue();
      }
      assertHarmless("PDF", new PDFTextStripper().getText(document));
    }
  }

  private static List<Path> everything(Path top) throws IOException {
    try (Stream<Path> paths = Files.walk(top)) {
      return paths.filter(Files::isRegularFile).toList();
    }
  }

  /** Runs a program of the jar's driver; gives all that it said. */
  private String run(Object... words) throws Exception {
    PrintStream systemOut = System.out;
    PrintStream systemErr = System.err;
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    try (PrintStream all = new PrintStream(said, true, StandardCharsets.UTF_8)) {
      System.setOut(all);
      System.setErr(all);
      String[] args = Stream.of(words).map(Object::toString).toArray(String[]::new);
      int status = Program.launch(program(args[0]), Arrays.copyOfRange(args, 1, args.length));
      assertThat(status).as("%s", said.toString(StandardCharsets.UTF_8)).isZero();
    } finally {
      System.setOut(systemOut);
      System.setErr(systemErr);
    }
    return said.toString(StandardCharsets.UTF_8);
  }

  private Program program(String name) {
    Program program =
        Map.<String, Program>of(
                "load", new Load(),
                "summarize", new Summarize(),
                "report", new Report())
            .get(name);
    program.setConf(conf());
    return program;
  }

  private Configuration conf() {
    return LocalJobs.configuration(folder.resolve("work/temporary"));
  }
}
