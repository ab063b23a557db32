# shellcheck shell=bash
# Builds what is missing. Sourced; needs setup.sh, and the project's folder in $top.
# shellcheck disable=SC2154

# maven LOG ARGUMENT...: runs Maven in the folder $top with its output in LOG; shows the errors if it fails.
maven() {
  local log=$1
  shift
  mkdir -p "$(dirname "$log")"
  if ! (cd "$top" && mvn -B -ntp -Dstyle.color=never "$@" </dev/null) >"$log" 2>&1; then
    grep -E '^\[ERROR\]' "$log" | head -n 40 >&2 || tail -n 40 "$log" >&2
    printf '%s: the build failed; all of its output: %s\n' "$(basename "$0")" "$log" >&2
    return 1
  fi
}

# build_if_needed: makes both job jars and the embedded runtime, unless they are newer than all they are made of.
build_if_needed() {
  local goals=(package) jar
  for jar in "$top/jobs/target/tenbin-jobs.jar" "$top/datagen/target/tenbin-datagen.jar"; do
    if [ ! -f "$jar" ] || [ ! -d "$top/jobs/target/hadoop/lib" ]; then
      break
    elif [ -n "$(find "$top"/pom.xml "$top"/*/pom.xml -newer "$jar")" ]; then
      # Other versions of libraries must not stay beside the new ones.
      goals=(clean package)
      break
    elif [ -n "$(find "$top"/*/src/main "$top"/jobs/src/license -newer "$jar" -print -quit)" ]; then
      break
    fi
    jar=
  done
  [ -z "$jar" ] || maven "$top/target/build.log" "${goals[@]}" -Dmaven.test.skip=true
}
