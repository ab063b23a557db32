package org.tenbin.log.nativecsv;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tenbin.experiment.InputRule;
import org.tenbin.log.LogFormat;
import org.tenbin.log.LogRefusedException;
import org.tenbin.log.MemoryLog;
import org.tenbin.log.ReadPlan;
import org.tenbin.log.RecordingSink;

/** A task reads one file after the other: what it keeps of the last one must not show. */
class NativeLayoutTest {
  private static final ReadPlan BY_OPERATION = ReadPlan.by("operation");
  private static final MemoryLog FIRST =
      MemoryLog.of("start_us,latency_us,status,operation,kind\n1,10,200,read,a\n1,20,200,read,b\n");

  private static String found(MemoryLog log) throws IOException {
    RecordingSink read = log.read(LogFormat.NATIVE);
    StringBuilder text = new StringBuilder();
    for (RecordingSink.Request request : read.requests()) {
      text.append(request.key().cell().path()).append(' ').append(request.latencyNanos() / 1000);
      text.append(';');
    }
    return text.toString();
  }

  @Test
  void aFileWithTheSameHeaderIsReadTheSame() throws IOException {
    found(FIRST);
    assertThat(found(FIRST)).isEqualTo("operation=read 10;operation=read 20;");
  }

  @Test
  void columnsInAnotherOrderAreSeen() throws IOException {
    found(FIRST);
    MemoryLog other =
        MemoryLog.of("start_us,latency_us,status,kind,operation\n1,30,200,a,write\n")
            .after(FIRST, BY_OPERATION);
    assertThat(found(other)).isEqualTo("operation=write 30;");
  }

  @Test
  void theSameHeaderIsUsedAsTheFilesRuleSays() throws IOException {
    found(FIRST);
    InputRule rule = new InputRule("**", null, Map.of(), Map.of("operation", "kind"), Map.of());
    ReadPlan mapped =
        new ReadPlan(BY_OPERATION.factors(), List.of(), List.of(rule), null, Map.of());
    assertThat(found(FIRST.after(FIRST, mapped))).isEqualTo("operation=a 10;operation=b 20;");
    assertThat(found(FIRST)).isEqualTo("operation=read 10;operation=read 20;");
  }

  @Test
  void aHeaderThatIsRefusedIsNotKept() throws IOException {
    MemoryLog twice =
        MemoryLog.of("start_us,latency_us,status,status\n1,10,200,200\n")
            .after(FIRST, BY_OPERATION);
    for (int i = 0; i < 2; i++) {
      assertThatThrownBy(() -> found(twice)).isInstanceOf(LogRefusedException.class);
    }
    assertThat(found(FIRST)).isEqualTo("operation=read 10;operation=read 20;");
  }
}
