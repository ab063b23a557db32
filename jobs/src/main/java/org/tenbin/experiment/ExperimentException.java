package org.tenbin.experiment;

/** An experiment file that cannot be used; the message names file, line and column. */
public final class ExperimentException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public ExperimentException(String message) {
    super(message);
  }
}
