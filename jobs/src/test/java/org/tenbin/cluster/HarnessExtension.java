package org.tenbin.cluster;

import org.junit.jupiter.api.extension.AfterTestExecutionCallback;
import org.junit.jupiter.api.extension.BeforeTestExecutionCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.opentest4j.TestAbortedException;

/** One cluster for all tests; a row of the report for each of them. */
final class HarnessExtension
    implements ParameterResolver, BeforeTestExecutionCallback, AfterTestExecutionCallback {
  private static final Namespace NAMESPACE = Namespace.create(HarnessExtension.class);

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    return parameter.getParameter().getType() == Harness.class;
  }

  @Override
  public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
    return harness(context);
  }

  @Override
  public void beforeTestExecution(ExtensionContext context) {
    harness(context).begin();
  }

  @Override
  public void afterTestExecution(ExtensionContext context) throws Exception {
    String verdict =
        context
            .getExecutionException()
            .map(e -> e instanceof TestAbortedException ? "skipped" : "FAILED")
            .orElse("passed");
    harness(context).end(context.getDisplayName(), verdict);
  }

  /** Closed by JUnit when all tests of the run are done. */
  private static Harness harness(ExtensionContext context) {
    return context
        .getRoot()
        .getStore(NAMESPACE)
        .getOrComputeIfAbsent(Harness.class, type -> startHarness(), Harness.class);
  }

  private static Harness startHarness() {
    try {
      return new Harness(new Summarize());
    } catch (Exception e) {
      throw new IllegalStateException("no cluster: " + e.getMessage(), e);
    }
  }
}
