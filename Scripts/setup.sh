#!/bin/sh
# Installs what Instar needs besides Swift, where the machine lacks it: libcmark, Graphviz, and a font for its pictures.
set -eu

if ! command -v swift >/dev/null 2>&1; then
  echo "error: Swift isn't installed: get Swift 6.2.1 or later from https://www.swift.org/install, or Xcode 26.1 or later" >&2
  exit 1
fi

# On a Mac, what Swift 6.2.0 builds doesn't start: it has no run path to libswiftCompatibilitySpan.dylib
# (swiftlang/swift-package-manager#9164).
version=$(swift --version 2>/dev/null | sed -n 's/^.*Swift version \([0-9][0-9.]*\).*$/\1/p' | head -n 1)
if [ -n "$version" ] && ! echo "$version" | awk -F. '{ exit $1 * 10000 + $2 * 100 + $3 < 60201 }'; then
  echo "error: Instar needs Swift 6.2.1 or later (Xcode 26.1 or later), and 'swift' is version $version" >&2
  if [ "$(uname)" = Darwin ]; then echo "help: Choose a newer Xcode with 'sudo xcode-select -s /Applications/Xcode.app'" >&2; fi
  exit 1
fi

as_root() { if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo "$@"; fi; }

# With Homebrew, SwiftPM finds libcmark where pkg-config doesn't.
has_cmark() { pkg-config --exists libcmark 2>/dev/null || [ -e "$(brew --prefix 2>/dev/null)/include/cmark.h" ]; }

if [ "$(uname)" = Darwin ]; then
  missing=""
  has_cmark || missing="$missing cmark"
  command -v dot >/dev/null 2>&1 || missing="$missing graphviz"
  if [ -n "$missing" ] && ! command -v brew >/dev/null 2>&1; then
    echo "error: These are not installed:$missing" >&2
    echo "help: Get Homebrew from https://brew.sh, or install them with MacPorts or Nix, and pkg-config so that they are found" >&2
    exit 1
  fi
  # shellcheck disable=SC2086 # one word a package
  [ -z "$missing" ] || brew install $missing
elif command -v apt-get >/dev/null 2>&1; then
  missing=""
  for package in libcmark-dev graphviz fonts-inter; do
    dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing="$missing $package"
  done
  if [ -n "$missing" ]; then
    echo "Installing:$missing"
    as_root apt-get update -qq
    # shellcheck disable=SC2086 # one word a package
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >/dev/null
  fi
elif ! [ -e /usr/include/cmark.h ] || ! command -v dot >/dev/null 2>&1; then
  echo "error: Install libcmark with its headers, and Graphviz, with this system's package manager" >&2
  exit 1
fi
