package org.tenbin;

import net.jqwik.api.Property;
import net.jqwik.api.lifecycle.AroundPropertyHook;
import net.jqwik.api.lifecycle.PropagationMode;
import net.jqwik.api.lifecycle.PropertyExecutionResult;
import net.jqwik.api.lifecycle.PropertyExecutor;
import net.jqwik.api.lifecycle.PropertyLifecycleContext;

/**
 * Laws are tried with the same values in every build, which therefore cannot fail by chance. <code>
 * -Dtenbin.seed=N</code> tries others, <code>-Dtenbin.seed=random</code> new ones each time. (jqwik
 * finds this class by its services file: it has no setting for all properties.)
 */
public final class FixedSeed implements AroundPropertyHook {
  private static final String PROPERTY = "tenbin.seed";
  private static final String RANDOM = "random";

  /** The seed of this build. */
  public static long value() {
    String seed = System.getProperty(PROPERTY, "1");
    return seed.equals(RANDOM) ? System.nanoTime() : Long.parseLong(seed);
  }

  /** Registered at the root, it is for all below. */
  @Override
  public PropagationMode propagateTo() {
    return PropagationMode.ALL_DESCENDANTS;
  }

  @Override
  public PropertyExecutionResult aroundProperty(
      PropertyLifecycleContext property, PropertyExecutor executor) {
    if (property.attributes().seed().orElse(Property.SEED_NOT_SET).equals(Property.SEED_NOT_SET)) {
      property.attributes().setSeed(Long.toString(value()));
    }
    return executor.execute();
  }
}
