package org.tenbin.datagen.mapreduce;

import java.util.Base64;
import org.apache.hadoop.conf.Configuration;
import org.tenbin.datagen.simulate.Campaign;
import org.tenbin.datagen.simulate.Model;
import org.tenbin.experiment.Experiment;
import org.tenbin.experiment.ExperimentException;
import org.tenbin.experiment.ExperimentReader;

/**
 * What the tasks need to know, in the job's configuration: the experiment file itself, in Base64
 * since a configuration would expand variables in it.
 */
final class SimulateSettings {
  private static final String FILE = "tenbin.simulate.experiment.file";
  private static final String YAML = "tenbin.simulate.experiment.base64";
  private static final String FAULTS = "tenbin.simulate.faults";
  private static final String SEED = "tenbin.simulate.seed";

  private SimulateSettings() {}

  static void put(Configuration conf, String file, byte[] yaml, Long seed, boolean faults) {
    conf.set(FILE, file);
    conf.set(YAML, Base64.getEncoder().encodeToString(yaml));
    if (seed != null) {
      conf.setLong(SEED, seed);
    }
    conf.setBoolean(FAULTS, faults);
  }

  static boolean faults(Configuration conf) {
    return conf.getBoolean(FAULTS, false);
  }

  static Campaign campaign(Configuration conf) {
    String file = conf.get(FILE);
    byte[] yaml = Base64.getDecoder().decode(conf.get(YAML));
    Experiment experiment = ExperimentReader.read(file, yaml);
    Model model =
        ExperimentReader.section(file, yaml, "simulate", Model.class)
            .orElseThrow(() -> new ExperimentException(file + ": there is no section simulate"));
    try {
      return new Campaign(experiment, model.withSeed(conf.getLong(SEED, model.seed())));
    } catch (ExperimentException incomplete) {
      throw new ExperimentException(file + ": " + incomplete.getMessage());
    }
  }
}
