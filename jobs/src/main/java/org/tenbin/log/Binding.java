package org.tenbin.log;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.tenbin.experiment.Cell;
import org.tenbin.experiment.Factor;
import org.tenbin.experiment.InputRule;
import org.tenbin.experiment.Level;
import org.tenbin.experiment.PartitionPath;

/**
 * How the records of one file find their cell, run and client. A level comes from the path (a
 * partition folder, a path template, a fixed level of an input rule) or from a field of the record
 * (a column, or what the format calls <code>label</code>, <code>host</code>, ...). Where both are
 * there and differ, the record is a reject.
 */
public final class Binding {
  /** Fields that stand for a factor where the experiment says nothing else, best first. */
  private static final Map<String, List<String>> DEFAULT_FIELDS =
      Map.of(
          "operation",
          List.of("operation", "label"),
          ReadPlan.CLIENT,
          List.of(ReadPlan.CLIENT, "host", "thread_group"),
          ReadPlan.RUN,
          List.of(ReadPlan.RUN));

  private final ReadPlan plan;
  private final String path;
  private final Map<String, String> fixed;
  private final Map<String, String> map;
  private final LogOptions options;
  private final String format;

  private Binding(
      ReadPlan plan,
      String path,
      Map<String, String> fixed,
      Map<String, String> map,
      LogOptions options,
      String format) {
    this.plan = plan;
    this.path = path;
    this.fixed = fixed;
    this.map = map;
    this.options = options;
    this.format = format;
  }

  /**
   * Binds a file.
   *
   * @param path the file's path with slashes, compression ending included
   */
  public static Binding of(ReadPlan plan, String path) {
    Map<String, String> fixed = new LinkedHashMap<>();
    for (Level level : PartitionPath.levels(path)) {
      fixed.put(level.factor(), level.value());
    }
    Map<String, String> map = new HashMap<>();
    Map<String, String> options = new HashMap<>();
    String format = plan.format();
    for (InputRule rule : plan.rules()) {
      Optional<Map<String, String>> captured = new PathTemplate(rule.path()).match(path);
      if (captured.isPresent()) {
        fixed.putAll(captured.get());
        fixed.putAll(rule.levels());
        map.putAll(rule.map());
        options.putAll(rule.options());
        format = format == null ? rule.format() : format;
        break;
      }
    }
    options.putAll(plan.options());
    return new Binding(plan, path, fixed, map, new LogOptions(options), format);
  }

  /** The format that was forced or that a rule names. */
  public Optional<String> format() {
    return Optional.ofNullable(format);
  }

  /** The options for this file. */
  public LogOptions options() {
    return options;
  }

  /** The names of fields that can decide cell, run or client: all others need not be read. */
  public List<String> fieldsInUse(Set<String> fields) {
    List<String> used = new ArrayList<>();
    for (Factor factor : plan.factors()) {
      fieldOf(factor.name(), fields).ifPresent(used::add);
    }
    fieldOf(ReadPlan.RUN, fields).ifPresent(used::add);
    fieldOf(ReadPlan.CLIENT, fields).ifPresent(used::add);
    return used.stream().distinct().toList();
  }

  /** Whether fields decide the same for the other's file: levels from the path may differ. */
  public boolean usesFieldsAs(Binding other) {
    return plan.equals(other.plan) && map.equals(other.map);
  }

  private Optional<String> fieldOf(String name, Set<String> fields) {
    String mapped = map.get(name);
    if (mapped != null) {
      return fields.contains(mapped) ? Optional.of(mapped) : Optional.empty();
    }
    return DEFAULT_FIELDS.getOrDefault(name, List.of(name)).stream()
        .filter(fields::contains)
        .findFirst();
  }

  /**
   * Finds the key of a record.
   *
   * @param fields names of the fields that the record has
   * @param value value of a field
   * @param defaultRun run of a record that names none
   * @param simulated whether the log says that it is simulated
   * @throws UnboundException where path and field disagree, or a declared factor is missing
   */
  public SeriesKey key(
      Set<String> fields, UnaryOperator<String> value, String defaultRun, boolean simulated)
      throws UnboundException {
    List<Level> levels = new ArrayList<>(plan.factors().size());
    for (Factor factor : plan.factors()) {
      String level = resolve(factor.name(), factor.type(), fields, value);
      if (level == null) {
        if (plan.declared().contains(factor.name())) {
          throw new UnboundException(
              RejectReason.FACTOR_MISSING,
              "factor " + factor.name() + " is neither in the path nor a column");
        }
        level = Level.MISSING;
      }
      levels.add(new Level(factor.name(), level));
    }
    String run = resolve(ReadPlan.RUN, Factor.Type.TEXT, fields, value);
    String client = resolve(ReadPlan.CLIENT, Factor.Type.TEXT, fields, value);
    return new SeriesKey(
        new Cell(levels),
        run == null ? defaultRun : run,
        client == null ? fileStem() : client,
        simulated);
  }

  /**
   * The key of a result of a whole run: as {@link #key}, but with an empty client unless the record
   * or the path names one.
   */
  public SeriesKey resultKey(Set<String> fields, UnaryOperator<String> value, String defaultRun)
      throws UnboundException {
    SeriesKey key = key(fields, value, defaultRun, false);
    String client = resolve(ReadPlan.CLIENT, Factor.Type.TEXT, fields, value);
    return client == null ? new SeriesKey(key.cell(), key.run(), "", false) : key;
  }

  /**
   * The key of what the whole file is about, where records carry no fields of their own.
   *
   * @param defaultRun the run where the path names none
   */
  public SeriesKey fileKey(String defaultRun) throws UnboundException {
    return key(Set.of(), name -> null, defaultRun, false);
  }

  private String resolve(
      String name, Factor.Type type, Set<String> fields, UnaryOperator<String> value)
      throws UnboundException {
    String inPath = fixed.get(name);
    String typedPath = inPath == null || inPath.isEmpty() ? null : Level.typed(type, inPath);
    Optional<String> field = fieldOf(name, fields);
    String inField = field.isEmpty() ? null : value.apply(field.get());
    String typedField = inField == null || inField.isEmpty() ? null : Level.typed(type, inField);
    if (typedPath != null && typedField != null && !Level.isSame(typedPath, typedField)) {
      throw new UnboundException(
          RejectReason.FACTOR_CONFLICT,
          name + " is " + typedPath + " in the path and " + typedField + " in the record");
    }
    return typedPath != null ? typedPath : typedField;
  }

  /** The run of a file that is a run of its own: its name without endings. */
  public String fileRun() {
    return fileStem();
  }

  private String fileStem() {
    String name = path.substring(path.lastIndexOf('/') + 1);
    return stem(name);
  }

  /** A file name without compression and format endings: <code>client-07.csv.gz</code>. */
  public static String stem(String name) {
    String stem = withoutCompression(name);
    int dot = stem.lastIndexOf('.');
    return dot > 0 ? stem.substring(0, dot) : stem;
  }

  /** A file name without the ending of a compression. */
  public static String withoutCompression(String name) {
    for (String ending :
        List.of(".gz", ".bz2", ".zst", ".deflate", ".snappy", ".lz4", ".gzip", ".zstd")) {
      if (name.endsWith(ending) && name.length() > ending.length()) {
        return name.substring(0, name.length() - ending.length());
      }
    }
    return name;
  }
}
