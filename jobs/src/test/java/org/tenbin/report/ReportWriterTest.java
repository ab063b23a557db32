package org.tenbin.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureElement;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureNode;
import org.assertj.core.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tenbin.chart.font.ChartFonts;
import org.tenbin.chart.font.FontSearch;
import org.tenbin.summary.Table;
import org.tenbin.summary.Verdict;

class ReportWriterTest {
  private static final String[] YAML = {
    "experiment: board",
    "title: {en: A board, ja: 掲示板の実験}",
    "factors:",
    "  - {name: backend, levels: [jungle, cassandra], labels: {jungle: Jungle}}",
    "  - {name: parallelism, levels: [1, 2, 4]}",
    "figures:",
    "  - {file: read, x: parallelism, y: elapsed_from_schedule_s, series: backend,",
    "     caption: {en: Reading the board, ja: 読み込み実験結果}}"
  };

  @TempDir Path folder;

  private static Campaigns board(String fast, String slow, String origin) {
    Campaigns campaigns = Campaigns.of(YAML);
    for (int n : new int[] {1, 2, 4}) {
      for (String backend : List.of(fast, slow)) {
        double time = backend.equals(fast) ? 10 + n : 20 + n;
        String parallelism = Integer.toString(n);
        campaigns.cell(
            origin, "backend", backend, "parallelism", parallelism, "runs", "2", "requests", "200");
        for (int run = 1; run <= 2; run++) {
          campaigns.run(
              Integer.toString(run),
              Verdict.VALID,
              "",
              "backend",
              backend,
              "parallelism",
              parallelism,
              "elapsed_from_schedule_s",
              Double.toString(time + run * 0.1));
        }
      }
    }
    return campaigns;
  }

  @Test
  void writesFiguresAndBothDocuments() throws IOException {
    Written.of(board("jungle", "cassandra", "measured").make(), folder.resolve("out"));

    try (Stream<Path> files = Files.list(folder.resolve("out"))) {
      assertThat(files.map(f -> f.getFileName().toString()).filter(f -> !f.endsWith(".crc")))
          .containsExactlyInAnyOrder("read.png", "read.pdf", "report.pdf", "report.html");
    }
  }

  @Test
  void chaptersStandInOrder() {
    Written written = Written.of(board("jungle", "cassandra", "measured").make(), folder);

    assertThat(written.html())
        .containsSubsequence(
            "Benchmark report",
            "<h1>A board</h1>",
            "<th scope=\"row\">Runs</th><td>12 (12 valid, 0 suspect, 0 invalid)</td>",
            "<th scope=\"row\">Requests</th><td>1,200</td>",
            "Contents</h2>",
            "<a href=\"#figures\">Figures</a>",
            "<a href=\"#figure-1\">Figure 1: Reading the board</a>",
            "<h2 id=\"method\">",
            "<h2 id=\"figures\">",
            "<svg",
            "Figure 1: Reading the board",
            "<h2 id=\"cells\">",
            "<h2 id=\"quality\">",
            "Every run is valid.",
            "<h2 id=\"inputs\">",
            "<h2 id=\"appendix\">",
            "<td class=\"text\">summarize logs summary</td>",
            "report summary out");
    assertThat(written.pdf()).contains("Reading the board", "2 / 4").doesNotContain("1 / 4");
  }

  @Test
  void theDaysOfTheRunsAreOnTheCoverAndBelowTheFigure() {
    Campaigns campaigns = board("jungle", "cassandra", "measured");
    String[] starts = {"1360540800000000000", "1360627199999999999", "1360627200000000000"};
    for (int i = 0; i < starts.length; i++) {
      campaigns.run(
          "9" + i,
          Verdict.VALID,
          "",
          "backend",
          "jungle",
          "parallelism",
          "1",
          "start_ns",
          starts[i],
          "elapsed_from_schedule_s",
          "10");
    }
    Written written = Written.of(campaigns.make(), folder);

    assertThat(written.html()).contains("2013-02-11 to 2013-02-12</td>");
    assertThat(written.pdf("read.pdf"))
        .contains("Experiment board; 2013-02-11 to 2013-02-12; 15 runs");
  }

  @Test
  void inputsAreNamedBelowTheirCommonFolderAndHaveOneChecksum() {
    Campaigns here = board("jungle", "cassandra", "measured");
    Campaigns there = board("jungle", "cassandra", "measured");
    for (String file : List.of("b/run=1/c.csv", "a.csv")) {
      inputs(here, "file:/data/logs/" + file, "12");
      inputs(there, "hdfs://n/" + file, "12");
    }
    Campaigns other = board("jungle", "cassandra", "measured");
    inputs(other, "file:/data/logs/b/run=1/c.csv", "12");
    inputs(other, "file:/data/logs/a.csv", "13");
    // printf 'a.csv,12,0a0b0c0d\nb/run=1/c.csv,12,0a0b0c0d\n' | sha256sum
    String checksum = "017a8a9fd9a8c3a2863a705b792251b5631a55dd513af3c96c65f38fe76c5685";

    assertThat(InputFiles.of(here.make()).checksum()).isEqualTo(checksum);
    assertThat(InputFiles.of(there.make()).checksum()).isEqualTo(checksum);
    assertThat(InputFiles.of(other.make()).checksum()).isNotEqualTo(checksum);
    assertThat(Written.of(here.make(), folder).html())
        .contains("All lie below file:/data/logs/", ">b/run=1/c.csv</td>", checksum);
  }

  private static void inputs(Campaigns campaigns, String file, String bytes) {
    campaigns.with(
        Table.INPUTS,
        "file",
        file,
        "bytes",
        bytes,
        "crc32c",
        "0a0b0c0d",
        "format",
        "native",
        "records_in",
        "1",
        "used_requests",
        "1",
        "used_other",
        "0",
        "rejected",
        "0",
        "skipped",
        "0");
  }

  @Test
  void shortTablesStayTogetherAndMachinesStandSideBySide() {
    Campaigns campaigns = board("jungle", "cassandra", "measured");
    campaigns.with(Table.HOSTS, "host", "web", "fact", "memory_bytes", "value", "8589934592");
    campaigns.with(Table.HOSTS, "host", "db", "fact", "cpu", "value", "X5650");
    Written written = Written.of(campaigns.make(), folder);

    assertThat(written.html())
        .contains("<div class=\"together\"><p class=\"caption above\">Table 1: ")
        .containsSubsequence(">Machine</th>", ">db</th>", ">web</th>", ">CPU</td>", "X5650")
        .contains("8.0 GiB");
  }

  @Test
  void bookmarksAndTitleAreInThePdf() throws IOException {
    Written written = Written.of(board("jungle", "cassandra", "measured").make(), folder);

    try (PDDocument document = Loader.loadPDF(written.bytes("report.pdf"))) {
      assertThat(document.getDocumentInformation().getTitle()).isEqualTo("A board");
      assertThat(document.getDocumentCatalog().getDocumentOutline().children())
          .extracting(item -> item.getTitle())
          .startsWith("Method and definitions", "Figures", "Cells");
    }
  }

  @Test
  void thePdfIsTaggedAndItsFiguresHaveAText() throws IOException {
    Written written = Written.of(board("jungle", "cassandra", "measured").make(), folder);

    try (PDDocument document = Loader.loadPDF(written.bytes("report.pdf"))) {
      var catalog = document.getDocumentCatalog();
      assertThat(catalog.getMarkInfo().isMarked()).isTrue();
      assertThat(catalog.getLanguage()).isEqualTo("en");
      List<PDStructureElement> elements = new ArrayList<>();
      collect(catalog.getStructureTreeRoot(), elements);
      assertThat(elements)
          .extracting(PDStructureElement::getStructureType)
          .contains("H1", "H2", "Table", "TH", "TD", "Figure");
      assertThat(elements)
          .filteredOn(e -> "Figure".equals(e.getStructureType()))
          .extracting(PDStructureElement::getAlternateDescription)
          .containsExactly(
              "Reading the board. Mean of 2 runs; bars: 95 % interval over runs (Student t)"
                  + " Experiment board; 12 runs");
    }
  }

  private static void collect(PDStructureNode node, List<PDStructureElement> into) {
    for (Object kid : node.getKids()) {
      if (kid instanceof PDStructureElement element) {
        into.add(element);
        collect(element, into);
      }
    }
  }

  @Test
  void theInformationOfThePdfIsWhatReadersOfDocumentsExpect() throws IOException {
    Written written = Written.of(board("jungle", "cassandra", "measured").make(), folder);

    try (PDDocument document = Loader.loadPDF(written.bytes("report.pdf"))) {
      var information = document.getDocumentInformation();
      assertThat(information.getSubject()).isEqualTo("Benchmark report");
      assertThat(information.getAuthor()).isEqualTo("Tenbin");
      assertThat(information.getMetadataKeys())
          .containsExactlyInAnyOrder(
              "Title", "Subject", "Author", "Producer", "Creator", "CreationDate", "ModDate");
    }
  }

  @Test
  void attributesStandByNameWhateverTheirMapSays() {
    Map<String, String> attributes = new LinkedHashMap<>();
    for (String name : List.of("lang", "xmlns", "class", "id", "title")) {
      attributes.put(name, "1");
    }

    assertThat(new Markup(text -> text).element("p", attributes, "").toString())
        .isEqualTo("<p class=\"1\" id=\"1\" lang=\"1\" title=\"1\" xmlns=\"1\"></p>");
    assertThat(Written.of(board("jungle", "cassandra", "measured").make(), folder).html())
        .contains("<html lang=\"en\" xmlns=\"http://www.w3.org/1999/xhtml\">");
  }

  @Test
  void equalInputGivesEqualBytes() {
    Campaign campaign = board("jungle", "cassandra", "measured").make();
    Written first = Written.of(campaign, folder.resolve("a"));
    Written second = Written.of(campaign, folder.resolve("b"));

    for (String file : List.of("read.png", "read.pdf", "report.pdf", "report.html")) {
      assertThat(second.bytes(file)).as(file).isEqualTo(first.bytes(file));
    }
  }

  @Test
  void everyPartOfASimulatedReportSaysSo() throws IOException {
    Written simulated = Written.of(board("jungle", "cassandra", "simulated").make(), folder);

    assertThat(simulated.pdf("read.pdf")).contains("SIMULATED");
    assertThat(simulated.html())
        .contains("Made from SIMULATED requests", "Table 1: Cells (SIMULATED)");
    try (PDDocument document = Loader.loadPDF(simulated.bytes("report.pdf"))) {
      int pages = document.getNumberOfPages();
      assertThat(simulated.pdf().split("SIMULATED, nothing was measured", -1)).hasSize(pages + 1);
    }
    Written measured =
        Written.of(board("jungle", "cassandra", "measured").make(), folder.resolve("m"));
    assertThat(measured.html()).doesNotContain("SIMULATED");
    assertThat(measured.pdf()).doesNotContain("SIMULATED");
  }

  @Test
  void exchangedDataExchangesTheLines() {
    Words words = Words.of("en");
    Campaign straight = board("jungle", "cassandra", "measured").make();
    Campaign turned = board("cassandra", "jungle", "measured").make();
    var before = LinesFigure.lines(straight, straight.experiment().figures().get(0), words);
    var after = LinesFigure.lines(turned, turned.experiment().figures().get(0), words);

    assertThat(before.series()).extracting(s -> s.name()).containsExactly("Jungle", "cassandra");
    assertThat(after.series()).extracting(s -> s.name()).containsExactly("Jungle", "cassandra");
    assertThat(after.series().get(0).points()).isEqualTo(before.series().get(1).points());
    assertThat(after.series().get(1).points()).isEqualTo(before.series().get(0).points());
  }

  @Test
  void invalidRunsAreLeftOutAndCounted() {
    Campaign campaign =
        board("jungle", "cassandra", "measured")
            .run(
                "3",
                Verdict.INVALID,
                "clients missing: 1 of 2",
                "backend",
                "jungle",
                "parallelism",
                "2",
                "elapsed_from_schedule_s",
                "9000")
            .make();
    var chart = LinesFigure.lines(campaign, campaign.experiment().figures().get(0), Words.of("en"));
    Written written = Written.of(campaign, folder);

    assertThat(chart.series().get(0).points().get(1).y()).isCloseTo(12.15, within(1e-9));
    assertThat(chart.caption().source())
        .isEqualTo("Experiment board; 12 runs; one invalid run left out");
    assertThat(written.html()).contains("13 runs: 12 valid, 1 invalid", "clients missing: 1 of 2");
  }

  @Test
  void whatIsExcludedIsChosenAndTold() {
    Campaign campaign =
        board("jungle", "cassandra", "measured")
            .run("3", Verdict.INVALID, "short", row("1", "9000"))
            .run("4", Verdict.SUSPECT, "slow", row("1", "5000"))
            .make();

    Written invalid = Written.of(campaign, folder.resolve("i"));
    assertThat(invalid.pdf("read.pdf")).contains("13 runs; one invalid run left out");
    assertThat(invalid.html())
        .contains("1 invalid. Figures and conclusions leave invalid runs out.")
        .contains("the one run that is left out elsewhere is in it");

    Written suspect =
        Written.of(campaign.leavingOut(Exclusion.ofWord("suspect")), folder.resolve("s"));
    assertThat(suspect.pdf("read.pdf")).contains("12 runs; 2 invalid or suspect runs left out");
    assertThat(suspect.html())
        .contains("Figures and conclusions leave invalid and suspect runs out");

    Campaign none = campaign.leavingOut(Exclusion.NONE);
    Written all = Written.of(none, folder.resolve("n"));
    assertThat(all.pdf("read.pdf")).contains("14 runs").doesNotContain("left out");
    assertThat(all.html())
        .contains("Figures and conclusions use all of them.")
        .contains("This report leaves none of them out.")
        .doesNotContain("left out elsewhere");
    var chart = LinesFigure.lines(none, none.experiment().figures().get(0), Words.of("en"));
    assertThat(chart.series().get(0).points().get(0).y())
        .isCloseTo((11.1 + 11.2 + 9000 + 5000) / 4, within(1e-9));
  }

  private static String[] row(String parallelism, String elapsed) {
    return new String[] {
      "backend", "jungle", "parallelism", parallelism, "elapsed_from_schedule_s", elapsed
    };
  }

  @Test
  void cellWithoutRequestsAndCellWithOneAreDrawn() {
    Campaign campaign =
        Campaigns.of(YAML)
            .cell("measured", "backend", "jungle", "parallelism", "1", "runs", "1", "requests", "0")
            .run("1", Verdict.SUSPECT, "error rate 100 %", "backend", "jungle", "parallelism", "1")
            .cell("measured", "backend", "jungle", "parallelism", "2", "runs", "1", "requests", "1")
            .run(
                "1",
                Verdict.VALID,
                "",
                "backend",
                "jungle",
                "parallelism",
                "2",
                "elapsed_from_schedule_s",
                "0.5")
            .make();
    Written written = Written.of(campaign, folder);

    assertThat(written.pdf("read.pdf")).contains("One run a cell: no interval");
    assertThat(written.html()).contains(">Jungle</td>", "error rate 100 %");
  }

  @Test
  void hostileLevelsStayText() {
    String hostile = "<script>alert(1)</script>&\u202e'\"=cmd|' /C calc'!A0\u0000";
    Campaign campaign =
        Campaigns.of(YAML)
            .cell("measured", "backend", hostile, "parallelism", "1", "runs", "1")
            .run("1", Verdict.INVALID, hostile, "backend", hostile, "parallelism", "1")
            .make();
    Written written = Written.of(campaign, folder);

    assertThat(written.html())
        .doesNotContain("<script")
        .doesNotContain("\u202e")
        .doesNotContain("%%")
        .contains("&lt;script&gt;alert(1)&lt;/script&gt;&amp;\\u202e");
    assertThat(written.pdf()).contains("<script>alert(1)</script>");
  }

  @Test
  void signsThatNoFontHasAreNeverGarbled() {
    Campaign campaign =
        Campaigns.of(YAML)
            .cell("measured", "backend", "a\uD83E\uDDEAb ≤ c", "parallelism", "1", "runs", "1")
            .make();
    Written written = Written.of(campaign, folder);

    assertThat(written.pdf()).contains("a?b").doesNotContain("#");
  }

  @Test
  void japaneseReportHasJapaneseText() {
    ChartFonts fonts = ChartFonts.find(FontSearch.system(), "");
    Assumptions.assumeThat(fonts.japanese()).as("skipped: no Japanese font here").isTrue();
    Campaign campaign = board("jungle", "cassandra", "simulated").make();
    Written written = Written.of(campaign, folder, "ja", fonts);

    assertThat(written.pdf()).contains("掲示板の実験", "図 1: 読み込み実験結果", "シミュレーション");
    assertThat(written.html()).contains("lang=\"ja\"").doesNotContain("Contents");
  }

  @Test
  void withoutAJapaneseFontTheReportIsEnglish() {
    Campaign campaign = board("jungle", "cassandra", "measured").make();
    Written written = Written.of(campaign, folder, "ja", ChartFonts.builtIn());

    assertThat(written.html()).contains("lang=\"en\"", "Contents");
  }

  @Test
  void nothingIsSaidOnStandardError() {
    PrintStream before = System.err;
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    try {
      System.setErr(new PrintStream(said, true, StandardCharsets.UTF_8));
      QuietLibraries.hush();
      Written.of(
          board("jungle", "cassandra", "measured").make(),
          folder,
          "en",
          ChartFonts.find(FontSearch.system(), ""));
    } finally {
      System.setErr(before);
    }
    assertThat(said.toString(StandardCharsets.UTF_8)).isEmpty();
  }
}
