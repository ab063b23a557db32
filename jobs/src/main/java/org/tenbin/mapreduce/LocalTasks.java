package org.tenbin.mapreduce;

import org.apache.hadoop.conf.Configuration;

/** How many maps of a local job, which runs in one process, share its heap and cores. */
final class LocalTasks {
  private static final String MAPS = "mapreduce.local.map.tasks.maximum";

  private LocalTasks() {}

  /** Maps that run at once; zero for a job that does not run in this process. */
  static int atOnce(Configuration conf) {
    boolean local = "local".equals(conf.get("mapreduce.framework.name", "local"));
    return local ? Math.max(1, conf.getInt(MAPS, 1)) : 0;
  }
}
