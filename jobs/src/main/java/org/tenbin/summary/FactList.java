package org.tenbin.summary;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.apache.hadoop.io.WritableUtils;
import org.tenbin.log.HostFact;

/** The facts about hosts found in a file. */
public final class FactList implements Partial {
  private static final Comparator<HostFact> ORDER =
      Comparator.comparing(HostFact::host)
          .thenComparing(HostFact::name)
          .thenComparing(HostFact::value);

  private final List<HostFact> facts = new ArrayList<>();

  void add(HostFact fact) {
    facts.add(fact);
  }

  /** All facts by host and name. */
  public List<HostFact> facts() {
    return facts.stream().sorted(ORDER).toList();
  }

  @Override
  public Kind kind() {
    return Kind.FACT;
  }

  @Override
  public void merge(Partial other) {
    facts.addAll(((FactList) other).facts);
  }

  @Override
  public void write(DataOutput out) throws IOException {
    WritableUtils.writeVInt(out, facts.size());
    for (HostFact fact : facts()) {
      Texts.write(out, fact.host());
      Texts.write(out, fact.name());
      Texts.write(out, fact.value());
    }
  }

  @Override
  public void read(DataInput in) throws IOException {
    int size = WritableUtils.readVInt(in);
    for (int i = 0; i < size; i++) {
      facts.add(new HostFact(Texts.read(in), Texts.read(in), Texts.read(in)));
    }
  }
}
