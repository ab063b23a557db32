# shellcheck shell=bash
# Finds a Java of version 17 or newer. Sourced.

# java_major HOME: prints the feature version of the Java in HOME, or nothing.
java_major() {
  local version=
  [ -x "$1/bin/java" ] || return 0
  if [ -r "$1/release" ]; then
    version=$(sed -n 's/^JAVA_VERSION="\{0,1\}\([0-9][0-9]*\).*/\1/p' "$1/release")
  fi
  if [ -z "$version" ]; then
    version=$("$1/bin/java" -version 2>&1 | sed -n 's/.*version "\([0-9][0-9]*\).*/\1/p;T;q')
  fi
  printf '%s' "$version"
}

# find_java [TOOL]: sets JAVA_HOME to a Java 17 or newer that has bin/TOOL (java unless named) and JAVA_MAJOR to its
# version, or fails.
find_java() {
  local tool=${1:-java} home candidates=() major
  [ -z "${JAVA_HOME:-}" ] || candidates+=("$JAVA_HOME")
  if home=$(command -v "$tool"); then
    candidates+=("$(dirname "$(dirname "$(readlink -f "$home")")")")
  fi
  candidates+=(/usr/lib/jvm/*)
  for home in "${candidates[@]}"; do
    [ -x "$home/bin/$tool" ] || continue
    major=$(java_major "$home")
    if [ "${major:-0}" -ge 17 ]; then
      export JAVA_HOME=$home
      # shellcheck disable=SC2034 # for who sources this
      JAVA_MAJOR=$major
      return 0
    fi
  done
  return 1
}
