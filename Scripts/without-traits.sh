#!/usr/bin/env bash
# Builds the program without its default traits, in a folder of its own: it gets neither swift-syntax nor SwiftNIO, and its commands
# say what was left out.
set -euo pipefail
cd "$(dirname "$0")/.."

work=$(mktemp -d)
# A new user has no Package.resolved; SwiftPM fetches every package that it lists, needed or not.
mv Package.resolved "$work/"
trap 'cp "$work/Package.resolved" . && rm -rf "$work"' EXIT

fail() { echo "error: $1" >&2 && exit 1; }
build() { swift build --product instar --disable-default-traits --scratch-path .build-traits "$@"; }
build
for package in swift-syntax swift-nio; do
  [ ! -e ".build-traits/checkouts/$package" ] || fail "'$package' was fetched"
done
instar=$(build --show-bin-path)/instar

# Runs a command that the program lacks, without the trait of that name.
refuses() {
  local status=0 trait=$1
  shift
  "$instar" "$@" 2>"$work/messages" || status=$?
  cat "$work/messages"
  [ "$status" = 2 ] && grep -q "^error: this build of Instar has no 'instar .*': its trait '$trait' was disabled" "$work/messages" ||
    fail "'instar $*' ends with $status"
}
"$instar" check uikit-scenes
"$instar" scaffold uikit-scenes --quiet -o "$work/App"
refuses Swift audit Examples
refuses Swift scaffold uikit-scenes --merge -o "$work/App"
refuses Preview preview uikit-scenes
"$instar" --help | tr '\n' ' ' | grep -q 'This build leaves out: audit, scaffold --merge (trait Swift); preview *(trait Preview).' ||
  fail "the help does not name what is left out"
echo "Without traits, the program has $(wc -c <"$instar") bytes"
