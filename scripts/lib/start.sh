# shellcheck shell=bash
# Makes the start of a Java program cheap: all its jars on one class path, and its classes, already parsed, in an
# archive that the virtual machine maps (class data sharing). Sourced by scripts/hadoop.
#
# The first good run of a program notes which classes it loads, and an archive is made of them in the background; later
# runs map it. All this lives in one folder for each state of a job jar, and may be deleted at any time. The virtual
# machine compares an archive with itself and its jars, and does without when they differ.

# start_folder JAR CACHE: prints the folder for this state of JAR, made when missing; fails where none can be made.
start_folder() {
  local jar=$1 cache=$2 name folder fresh
  name=$(basename "$jar" .jar)-$(printf '%s' "$jar" | cksum | cut -d' ' -f1)
  folder=$cache/$name-$(stat -c '%Y-%s' "$jar" 2>/dev/null || stat -f '%m-%z' "$jar")
  if [ ! -d "$folder" ]; then
    mkdir -p "$cache" 2>/dev/null && [ -w "$cache" ] && [ -x "$JAVA_HOME/bin/jar" ] || return 1
    find "$cache" -maxdepth 1 \( -name "$name-*" -o -name '.fresh.*' \) -mmin +60 -exec rm -rf {} +
    fresh=$(mktemp -d "$cache/.fresh.XXXXXX")
    if ! (cd "$fresh" && "$JAVA_HOME/bin/jar" xf "$jar" lib classes 2>/dev/null) || [ -d "$fresh/classes" ]; then
      rm -rf "$fresh"
      return 1
    fi
    # Two may come here at once; what the slower one moves into the folder of the faster one is the same, and unused.
    if [ -d "$folder" ] || ! mv "$fresh" "$folder" 2>/dev/null; then
      rm -rf "$fresh"
    fi
  fi
  printf '%s' "$folder"
}

# java_build: prints a number that tells this Java from others; one would complain about the archive of another.
java_build() {
  { printf '%s\n' "$JAVA_HOME" && cat "$JAVA_HOME/release" 2>/dev/null; } | cksum | cut -d' ' -f1
}

# run_and_archive BASE CLASS_PATH JAVA_ARGUMENT...: runs Java, and after success makes BASE.jsa. Returns Java's status.
run_and_archive() {
  local base=$1 class_path=$2 list=$1.classes.$$ status=0 child
  shift 2
  "$JAVA_HOME/bin/java" "-XX:DumpLoadedClassList=$list" "$@" <&0 &
  child=$!
  trap 'kill -TERM "$child" 2>/dev/null' HUP INT TERM
  wait "$child" || status=$?
  # A trapped signal ends the first wait early.
  wait "$child" 2>/dev/null || true
  if [ "$status" -eq 0 ]; then
    # It outlives this program, so it must not hold the streams that a caller waits for.
    (make_archive "$base" "$list" "$class_path" </dev/null >/dev/null 2>&1 &)
  else
    rm -f "$list"
  fi
  return "$status"
}

# make_archive BASE LIST CLASS_PATH: makes BASE.jsa from the classes in LIST, which it removes, unless another process is
# at it. Only a whole archive gets the name.
make_archive() {
  local base=$1 list=$2 class_path=$3
  if mkdir "$base.making"; then
    nice "$JAVA_HOME/bin/java" -Xshare:dump "-XX:SharedClassListFile=$list" "-XX:SharedArchiveFile=$base.making/jsa" \
      -XX:+UseSerialGC -cp "$class_path" && mv -f "$base.making/jsa" "$base.jsa"
    rm -rf "$base.making"
  fi
  rm -f "$list"
}

# wants_archive BASE: there is no BASE.jsa, and nobody makes it; one who began ten minutes ago is no more.
wants_archive() {
  [ ! -f "$1.jsa" ] && [ -w "$(dirname "$1")" ] || return 1
  [ -z "$(find "$1.making" -maxdepth 0 -mmin +10 2>/dev/null)" ] || rm -rf "$1.making"
  [ ! -d "$1.making" ]
}
