package org.tenbin.bench.kernels;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** What the table of {@link Kernels} says of a kernel. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
@interface Kernel {
  /** What the nanoseconds are of: a row, a number, a merge. */
  String per();

  /** What is done. */
  String what();
}
