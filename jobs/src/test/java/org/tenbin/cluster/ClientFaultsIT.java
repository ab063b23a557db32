package org.tenbin.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.apache.hadoop.yarn.api.records.YarnApplicationState;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The client goes away while its job runs. */
@Tag("cluster")
@ExtendWith(HarnessExtension.class)
class ClientFaultsIT {
  @Test
  @DisplayName("Client killed with kill -9")
  void clientKilled(Harness harness) throws Exception {
    JobRun orphan = harness.start("client-killed");
    TaskProcess map = orphan.awaitProcess("a map", TaskProcess::isMap);
    orphan.client().kill();
    harness.happened("client killed while " + map.attempt() + " ran");
    Await.that(
        "the end of the job without a client",
        Duration.ofMinutes(10),
        () ->
            harness
                    .cluster()
                    .yarn()
                    .getApplicationReport(orphan.application())
                    .getYarnApplicationState()
                == YarnApplicationState.FINISHED);
    assertThat(orphan.hasSuccessMark()).as("nobody has checked the accounting").isFalse();
    JobRun again = harness.start("client-killed");
    harness.assertRefused(
        again, "tenbin: the output .*client-killed exists; remove it or name another");
    harness.outcome(
        "no _SUCCESS, as nobody checked the accounting; the next run refuses the folder and says so");
  }
}
