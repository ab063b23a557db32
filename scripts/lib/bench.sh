# shellcheck shell=bash
# Compiles what scripts/bench runs, which is no part of the build. Sourced; needs java.sh, and the project's folder in
# $top.
# shellcheck disable=SC2154

bench_sources=$top/jobs/src/bench/java/org/tenbin/bench
bench_peers=$top/jobs/target/bench/peers
bench_classes=$top/jobs/target/bench/classes

# bench_fetched PEER: all jars of a peer are there. The mark tells so also after an interrupted fetch.
bench_fetched() {
  [ -f "$bench_peers/$1/.fetched" ]
}

# kernels_path: prints the class path of the kernels: the job jar with its libraries, or at least what is compiled.
kernels_path() {
  local jobs=$top/jobs/target
  printf '%s' "$bench_classes:$jobs/tenbin-jobs.jar:$jobs/classes:$jobs/hadoop/lib/*:$bench_peers/jmh/*"
}

# compile_bench: compiles the comparisons, which need no library, and what of Spark's and JMH's has been fetched.
compile_bench() {
  local javac=("$JAVA_HOME/bin/javac" -Xlint:all,-processing -Werror -d "$bench_classes")
  rm -rf "$bench_classes"
  mkdir -p "$bench_classes"
  "${javac[@]}" "$bench_sources"/*.java || return
  if bench_fetched spark; then
    "${javac[@]}" -cp "$bench_peers/spark/*" "$bench_sources"/spark/*.java || return
  fi
  if bench_fetched jmh; then
    "${javac[@]}" -cp "$(kernels_path)" "$bench_sources"/kernels/*.java || return
  fi
}
