package org.tenbin.mapreduce;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import org.apache.hadoop.conf.Configuration;
import org.tenbin.log.ReadPlan;

/** Carries the read plan to the tasks. */
final class ReadPlans {
  private static final String KEY = "tenbin.internal.plan";
  private static final JsonMapper MAPPER = new JsonMapper();

  private ReadPlans() {}

  static void put(Configuration conf, ReadPlan plan) {
    try {
      conf.set(KEY, MAPPER.writeValueAsString(plan).replace("$", "\\u0024"));
    } catch (JsonProcessingException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  static ReadPlan of(Configuration conf) {
    String json = conf.get(KEY);
    if (json == null) {
      throw new IllegalStateException("the job has no read plan");
    }
    try {
      return MAPPER.readValue(json, ReadPlan.class);
    } catch (JsonProcessingException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
