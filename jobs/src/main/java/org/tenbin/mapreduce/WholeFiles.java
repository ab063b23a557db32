package org.tenbin.mapreduce;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.Arrays;
import java.util.Collection;
import java.util.Set;
import java.util.TreeSet;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;

/**
 * The files that must not be cut into ranges, since an earlier job found that theirs do not hang
 * together.
 *
 * @param paths paths as tables show them
 */
record WholeFiles(Set<String> paths) {
  private static final String KEY = "tenbin.internal.whole";
  private static final JsonMapper MAPPER = new JsonMapper();

  WholeFiles {
    paths = Set.copyOf(paths);
  }

  /** Carries their paths to the job. */
  static void put(Configuration conf, Collection<String> paths) {
    try {
      String json = MAPPER.writeValueAsString(new TreeSet<>(paths));
      conf.set(KEY, json.replace("$", "\\u0024"));
    } catch (JsonProcessingException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  static WholeFiles of(Configuration conf) {
    try {
      String[] paths = MAPPER.readValue(conf.get(KEY, "[]"), String[].class);
      return new WholeFiles(new TreeSet<>(Arrays.asList(paths)));
    } catch (JsonProcessingException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  boolean contains(Path file) {
    return paths.contains(file.toUri().getPath());
  }
}
