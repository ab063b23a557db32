package org.tenbin.stats;

/** What looking at one contrast alone gives: evidence, or a refusal. */
sealed interface Examined permits Evidence, Refused {}
