# shellcheck shell=bash
# What a script needs of the machine: looked for, and on Debian and Ubuntu installed. Sourced; needs java.sh.

# need_build_tools: sets JAVA_HOME to a JDK 17 or newer and sees that there is a Maven, after installing what is missing
# where that may be done.
need_build_tools() {
  local what='' packages=()
  if ! find_java javac; then
    what='a JDK, version 17 or newer'
    packages+=(jdk)
  fi
  if ! command -v mvn >/dev/null; then
    what=${what:+$what, and }Maven
    packages+=(maven)
  fi
  [ ${#packages[@]} -gt 0 ] || return 0
  install_packages "$what" "${packages[@]}"
  find_java javac || stop 'the installed JDK is older than 17; set JAVA_HOME to a newer one'
}

# need_command COMMAND PACKAGE: sees that there is a command, whose package has the same name everywhere.
need_command() {
  command -v "$1" >/dev/null || install_packages "$1" "$2"
}

# want_command COMMAND PACKAGE: the same for what some tests use: without it they are skipped, which is no failure.
want_command() {
  command -v "$1" >/dev/null || ! may_install || install_packages "$1" "$2"
}

# stop MESSAGE: the machine, or the call, is not as it must be.
stop() {
  printf '%s: %s\n' "$(basename "$0")" "$1" >&2
  exit 2
}

# as_root: prints nothing for root, sudo for who can use it; fails for all others.
as_root() {
  [ "$(id -u)" -ne 0 ] || return 0
  command -v sudo >/dev/null || return 1
  # Without a terminal nobody could type the password.
  if [ -t 0 ] || sudo -n true 2>/dev/null; then
    echo sudo
  else
    return 1
  fi
}

# may_install: fails when TENBIN_NO_INSTALL is set, elsewhere than on Debian and Ubuntu, and for who cannot be root.
may_install() {
  [ -z "${TENBIN_NO_INSTALL:-}" ] && command -v apt-get >/dev/null && as_root >/dev/null
}

# install_packages WHAT PACKAGE...: installs, or prints the command and stops. A package named jdk is the JDK.
install_packages() {
  local what=$1 root package names=()
  shift
  if ! may_install; then
    printf '%s: missing: %s. Install it with\n  %s\n' "$(basename "$0")" "$what" "$(install_command "$@")" >&2
    exit 2
  fi
  root=$(as_root)
  printf '%s: missing: %s; installing it\n' "$(basename "$0")" "$what" >&2
  quietly ${root:+"$root"} apt-get update
  for package in "$@"; do
    [ "$package" != jdk ] || package=$(debian_jdk)
    names+=("$package")
  done
  quietly ${root:+"$root"} env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "${names[@]}"
}

# debian_jdk: the oldest JDK that will do; newer releases no longer have version 17.
debian_jdk() {
  local version
  for version in 17 21 25; do
    if apt-cache show "openjdk-$version-jdk-headless" >/dev/null 2>&1; then
      echo "openjdk-$version-jdk-headless"
      return
    fi
  done
  echo default-jdk-headless
}

# install_command PACKAGE...: prints what the user would type here.
install_command() {
  local tool=apt-get jdk=openjdk-17-jdk-headless names candidate
  for candidate in apt-get dnf zypper pacman apk brew; do
    if command -v "$candidate" >/dev/null; then
      tool=$candidate
      break
    fi
  done
  case $tool in
    apt-get) jdk=$(debian_jdk) ;;
    dnf | zypper) jdk=java-17-openjdk-devel ;;
    pacman) jdk=jdk17-openjdk ;;
    apk) jdk=openjdk17 ;;
    brew) jdk=openjdk@17 ;;
  esac
  names=" $* "
  names=${names/ jdk / $jdk }
  names=${names% }
  case $tool in
    pacman) echo "sudo pacman -S$names" ;;
    apk) echo "sudo apk add$names" ;;
    brew) echo "brew install$names" ;;
    apt-get) echo "sudo apt-get update && sudo apt-get install -y$names" ;;
    *) echo "sudo $tool install -y$names" ;;
  esac
}

# quietly COMMAND...: shows what the command prints only if it fails.
quietly() {
  local output status=0
  output=$("$@" 2>&1 </dev/null) || status=$?
  if [ "$status" -ne 0 ]; then
    printf '%s\n' "$output" >&2
    stop "failed: $*"
  fi
}

# want_japanese_font: installs one where that may be done; without one, labels are English.
want_japanese_font() {
  if command -v fc-list >/dev/null && [ -n "$(fc-list :lang=ja file)" ]; then
    return
  fi
  if may_install; then
    install_packages 'a Japanese font' fontconfig fonts-morisawa-bizud-gothic
  else
    printf '%s: no Japanese font found, labels will be English; to have one:\n  %s\n' "$(basename "$0")" \
      "$(install_command fontconfig fonts-morisawa-bizud-gothic)" >&2
  fi
}
