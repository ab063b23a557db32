package org.tenbin.cluster;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** A program whose output does not depend on what happens while it runs. */
interface Workload {
  /** Puts the input into the cluster's file system, in place of what may be there. */
  void prepare(RealCluster cluster) throws Exception;

  /** File or folder of the input. */
  org.apache.hadoop.fs.Path input();

  /** Jar that has the program. */
  Path jar(RealCluster cluster);

  /** Name of the program and its arguments. */
  List<String> arguments(List<String> genericOptions, String output);

  /** The whole output in an order that splits, attempts and task numbers have no say in. */
  String result(RealCluster cluster, String output) throws IOException;
}
