#!/bin/sh
# Installs what Instar needs besides Swift, where the machine lacks it: libcmark, Graphviz, and a font for its pictures.
set -eu

if ! command -v swift >/dev/null 2>&1; then
  echo "Swift is missing: install Swift 6.2 or later from https://www.swift.org/install" >&2
  exit 1
fi

as_root() { if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo "$@"; fi; }

if [ "$(uname)" = Darwin ]; then
  missing=""
  [ -e "$(brew --prefix)/include/cmark.h" ] || missing="$missing cmark"
  command -v dot >/dev/null 2>&1 || missing="$missing graphviz"
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
  echo "Install libcmark with its headers, and Graphviz, with this system's package manager." >&2
  exit 1
fi
