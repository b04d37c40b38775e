#!/bin/sh
# Downloads the release archive for this machine, verifies its digest, and unpacks it: get.sh DOWNLOADS FOLDER [SHA256]
#
# DOWNLOADS is the address of a release's archives and their SHA256SUMS. The archive must have the digest that stands there or, if
# another one is given, that one: then nobody who changes both files goes unnoticed.
set -eu
downloads=${1:?} folder=${2:?} expected=${3:-}

fail() {
  echo "error: $1" >&2
  exit 2
}

case $(uname -s)-$(uname -m) in
  Linux-x86_64) triple=x86_64-unknown-linux-gnu ;;
  Linux-aarch64) triple=aarch64-unknown-linux-gnu ;;
  Darwin-*) triple=$(uname -m)-apple-macosx ;;
  *) fail "there is no release for $(uname -s) on $(uname -m)" ;;
esac

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
download() { curl --fail --silent --show-error --location --retry 3 --output "$work/$1" "$downloads/$1"; }
digest() { if command -v sha256sum >/dev/null; then sha256sum <"$1"; else shasum -a 256 <"$1"; fi | cut -d ' ' -f 1; }

download SHA256SUMS || fail "cannot download '$downloads/SHA256SUMS'"
line=$(grep -E "^[0-9a-f]{64}  instar-[^ /]*-($triple|universal-${triple#*-})\.tar\.gz\$" "$work/SHA256SUMS" | head -n 1)
[ -n "$line" ] || fail "'$downloads/SHA256SUMS' has no archive for $triple"
archive=${line#*  }
download "$archive" || fail "cannot download '$downloads/$archive'"
found=$(digest "$work/$archive")
[ "$found" = "${expected:-${line%% *}}" ] ||
  fail "'$archive' has the digest $found instead of ${expected:-${line%% *}}: it is another file, or was changed"

mkdir -p "$folder"
tar -xzf "$work/$archive" -C "$folder" --strip-components 1
echo "Unpacked $archive into $folder"
