#!/bin/sh
# Linux only.
#
# Makes a bare Debian in .build/bare-debian, as debootstrap's smallest variant is: no Swift, no compiler, no Graphviz.
set -eu
cd "$(dirname "$0")/.."
folder=.build/bare-debian

[ "$(uname)" = Linux ] || { echo "error: a bare Debian needs Linux" >&2; exit 2; }

as_root() { if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo "$@"; fi; }

[ ! -f "$folder/complete" ] || exit 0
if ! command -v debootstrap >/dev/null 2>&1; then
  as_root apt-get update -qq
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends debootstrap >/dev/null
fi
as_root rm -rf "$folder"
# shellcheck disable=SC1091 # this system's own description
suite=$(. /etc/os-release && echo "$VERSION_CODENAME")
as_root debootstrap --variant=minbase "$suite" "$folder" >/dev/null
as_root touch "$folder/complete"
