package org.tenbin.report;

import java.util.List;
import java.util.Map;
import org.tenbin.summary.Table;

/** The files that were read, with checksums and what became of their records. */
record InputsSection(Campaign campaign) implements Section {
  private static final int MOST = 40;

  @Override
  public String key() {
    return "inputs";
  }

  @Override
  public void write(Page page) {
    List<Map<String, String>> inputs = campaign.rows(Table.INPUTS);
    long in = sum(inputs, "records_in");
    long used = sum(inputs, "used_requests") + sum(inputs, "used_other");
    long rejected = sum(inputs, "rejected");
    long skipped = sum(inputs, "skipped");
    page.paragraph(
        inputs.size() > MOST
            ? page.say("report.inputs.more", MOST, inputs.size(), in, used, rejected, skipped)
            : page.say("report.inputs.all", in, used, rejected, skipped));
    InputFiles files = InputFiles.of(campaign);
    if (!files.folder().isEmpty()) {
      page.paragraph(page.say("report.inputs.folder", files.folder()));
    }
    page.tableOfFiles(
        page.say("report.inputs"),
        List.of(
            page.say("report.file"),
            page.say("report.bytes"),
            "CRC-32C",
            page.say("report.format"),
            page.say("report.records"),
            page.say("report.rejected"),
            page.say("report.skipped")),
        inputs.stream()
            .limit(MOST)
            .map(
                row ->
                    List.of(
                        files.name(row),
                        row.get("bytes"),
                        row.get("crc32c"),
                        row.get("format"),
                        row.get("records_in"),
                        row.get("rejected"),
                        row.get("skipped")))
            .toList());
  }

  private static long sum(List<Map<String, String>> rows, String column) {
    return rows.stream().mapToLong(row -> Long.parseLong(row.get(column))).sum();
  }
}
