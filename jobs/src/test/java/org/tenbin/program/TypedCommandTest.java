package org.tenbin.program;

import static org.assertj.core.api.Assertions.assertThat;

import org.apache.hadoop.conf.Configuration;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class TypedCommandTest {
  @CommandLine.Command(name = "report")
  private static final class Named extends Program {
    @Override
    public Integer call() {
      return GOOD;
    }
  }

  @Test
  void isWhatAShellTakesAgainAndHoldsNoPassword() {
    String[] typed = {
      "-D",
      "tenbin.zone=UTC",
      "-D",
      "fs.s3a.secret.key=hush",
      "-Dfs.s3a.secret.key=hush",
      "--experiment",
      "my file.yaml",
      "it's",
      "/logs/*.csv"
    };
    assertThat(TypedCommand.of(new Named(), typed, new Configuration()))
        .startsWith("report -D tenbin.zone=UTC -D ")
        .doesNotContain("hush")
        .contains("-D 'fs.s3a.secret.key=<redacted>'")
        .endsWith("--experiment 'my file.yaml' 'it'\\''s' /logs/*.csv");
  }

  @Test
  void passwordsInAddresses() {
    String[] typed = {"ftp://ann:hush@host:21/logs", "abfs://logs@account/x", "hdfs://host:8020/y"};

    assertThat(TypedCommand.of(new Named(), typed, new Configuration()))
        .isEqualTo(
            "report 'ftp://ann:<redacted>@host:21/logs' abfs://logs@account/x hdfs://host:8020/y");
  }
}
