package org.tenbin.load;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tenbin.experiment.Factor;
import org.tenbin.experiment.InputRule;
import org.tenbin.experiment.PartitionPath;
import org.tenbin.log.PathTemplate;
import org.tenbin.log.ReadPlan;

/**
 * Where a source file goes, below the target folder. A file that lies in partition folders keeps
 * them; one that a path template matches, or for which levels are given, gets them; any other keeps
 * its place.
 */
public final class Destination {
  private final List<InputRule> rules;
  private final List<String> order;
  private final Map<String, String> given;

  /**
   * Makes the rules of a load.
   *
   * @param rules the experiment's input rules, of which the first that matches counts
   * @param factors the experiment's factors: folders are nested in their order
   * @param given levels of all files, by factor (or <code>run</code>)
   */
  public Destination(List<InputRule> rules, List<Factor> factors, Map<String, String> given) {
    this.rules = List.copyOf(rules);
    this.given = new LinkedHashMap<>(given);
    List<String> names = new ArrayList<>(factors.stream().map(Factor::name).toList());
    given.keySet().stream()
        .filter(name -> !names.contains(name) && !name.equals(ReadPlan.RUN))
        .forEach(names::add);
    order = names;
  }

  /**
   * The place of a file.
   *
   * @param relative the file's path below the source that the user named, with slashes
   */
  public String of(String relative) {
    String folder = relative.substring(0, relative.lastIndexOf('/') + 1);
    String name = relative.substring(folder.length());
    Map<String, String> levels = new LinkedHashMap<>();
    PartitionPath.levels(relative).forEach(level -> levels.put(level.factor(), level.value()));
    boolean partitioned = !levels.isEmpty();
    boolean matched = false;
    for (InputRule rule : rules) {
      Optional<Map<String, String>> captured = new PathTemplate(rule.path()).match(relative);
      if (captured.isPresent()) {
        levels.putAll(captured.get());
        levels.putAll(rule.levels());
        matched = true;
        break;
      }
    }
    levels.putAll(given);
    String client = levels.remove(ReadPlan.CLIENT);
    if ((partitioned && !matched && given.isEmpty()) || levels.isEmpty()) {
      return relative;
    }
    StringBuilder path = new StringBuilder();
    List<String> names = new ArrayList<>(order);
    levels.keySet().stream()
        .filter(factor -> !names.contains(factor) && !factor.equals(ReadPlan.RUN))
        .forEach(names::add);
    names.add(ReadPlan.RUN);
    for (String factor : names) {
      String level = levels.get(factor);
      if (level != null) {
        path.append(PartitionPath.escape(factor))
            .append('=')
            .append(PartitionPath.escape(level))
            .append('/');
      }
    }
    // Folders that are no partitions still tell files of the same name apart.
    String kept = partitioned ? "" : folder;
    return path + kept + (client == null ? "" : PartitionPath.escape(client) + "-") + name;
  }
}
