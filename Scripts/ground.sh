# Read by the other scripts: how they speak, and how they install what is missing.
# shellcheck shell=bash

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

say() { printf '%s\n' "$*"; }
fail() { printf '%s\n' "$*" >&2; exit 2; }
have() { command -v "$1" >/dev/null 2>&1; }
on_mac() { [ "$(uname -s)" = Darwin ]; }

need_swift() {
  have swift || fail "Swift is not installed: get a 6.2 or newer toolchain from swift.org/install and put it on PATH."
  local version
  version=$(swift --version 2>/dev/null | sed -nE 's/.*Swift version ([0-9]+)\.([0-9]+).*/\1 \2/p' | head -n 1)
  # shellcheck disable=SC2086 # two words on purpose
  set -- ${version:-0 0}
  [ "$1" -gt 6 ] || { [ "$1" -eq 6 ] && [ "$2" -ge 2 ]; } \
    || fail "Swift 6.2 or newer is needed, $1.$2 was found: get it from swift.org/install."
}

as_root() {
  if [ "$(id -u)" -eq 0 ]; then
    "$@"
  elif have sudo; then
    sudo "$@"
  else
    fail "Installing needs root: run this as root, or install sudo first."
  fi
}

# install_packages WHY PACKAGE... : asks the system's package manager, saying what and why.
install_packages() {
  local why=$1
  shift
  say "Installing for $why: $*"
  if have apt-get; then
    local apt=(env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends)
    if ! as_root "${apt[@]}" "$@" >/dev/null 2>&1; then
      as_root apt-get update -qq >/dev/null 2>&1 || true
      as_root "${apt[@]}" "$@" >/dev/null \
        || fail "apt could not install $* (is there a network?). Install them by hand, then run this again."
    fi
  elif have brew; then
    brew install --quiet "$@" || fail "Homebrew could not install $*. Install them by hand, then run this again."
  else
    fail "Neither apt nor Homebrew is here. Install by hand: $*"
  fi
}

# Whether somebody listens on a loopback port.
port_answers() { (exec 3<>"/dev/tcp/127.0.0.1/$1") 2>/dev/null; }

# http_status PORT PATH : the status code a loopback server answers with, without needing curl.
http_status() {
  (
    exec 3<>"/dev/tcp/127.0.0.1/$1" || exit 1
    printf 'GET %s HTTP/1.0\r\nHost: 127.0.0.1\r\n\r\n' "$2" >&3
    head -n 1 <&3 | cut -d ' ' -f 2
  ) 2>/dev/null || true
}
