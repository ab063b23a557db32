package org.tenbin.datagen.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CpuQuotaTest {
  @TempDir Path folder;

  @Test
  void bothVersionsOfControlGroupsAreSet() throws Exception {
    Files.createDirectories(folder.resolve("one/cpu,cpuacct"));
    Files.createFile(folder.resolve("one/cpu,cpuacct/cgroup.procs"));
    CpuQuota first = CpuQuota.create(folder.resolve("one"), 3);
    assertThat(first.folder().resolve("cpu.cfs_period_us")).hasContent("100000");
    assertThat(first.folder().resolve("cpu.cfs_quota_us")).hasContent("300000");

    Files.createDirectories(folder.resolve("two"));
    Files.writeString(folder.resolve("two/cgroup.controllers"), "cpu io\n");
    CpuQuota second = CpuQuota.create(folder.resolve("two"), 2);
    assertThat(folder.resolve("two/cgroup.subtree_control")).hasContent("+cpu");
    assertThat(second.folder().resolve("cpu.max")).hasContent("200000 100000");

    assertThatThrownBy(() -> CpuQuota.create(folder, 1))
        .isInstanceOf(ProcessException.class)
        .hasMessageContaining("cpu_limit: cpus");
  }

  @Test
  void aProcessOfTheGroupIsHeldBack() throws Exception {
    assumeTrue("root".equals(System.getProperty("user.name")), "skipped: not root");
    CpuQuota quota;
    try {
      quota = CpuQuota.create(1);
    } catch (ProcessException none) {
      assumeTrue(false, "skipped: " + none.getMessage());
      return;
    }
    Placement place = new Placement("", "", Optional.of(quota));
    try (Children children = new Children()) {
      children.add(quota);
      List<String> command =
          place.place(List.of("/bin/sh", "-c", "grep -m1 tenbin /proc/self/cgroup; read -r line"));
      Child child = children.add(Child.start("member", command, folder));
      String group = child.await("", Duration.ofSeconds(10));
      assertThat(group).endsWith("/" + quota.folder().getFileName());
    }
    assertThat(quota.folder()).doesNotExist();
  }
}
