#!/usr/bin/env bash
# Tests the package for Spark, Fleet/: Scripts/fleet.sh [argument of pytest…]
#
# Needs Java 17 or later, and builds the program if INSTAR does not name one. Python's packages go into .build/fleet, about 1 GB, of
# which PySpark is most: that takes some minutes on a new machine. In continuous integration (CI) Java is installed, too; elsewhere
# nothing is tested without it.
set -euo pipefail
cd "$(dirname "$0")/.."

venv=.build/fleet
start=$SECONDS
has_java() { java -version >/dev/null 2>&1; }
has_venv() { python3 -c 'import ensurepip, venv' >/dev/null 2>&1; }

if ! has_java || ! has_venv; then
  if [ -z "${CI:-}" ]; then
    echo "Skipped the tests of Fleet/: Java, or Python with venv, is not installed"
    exit 0
  fi
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
    default-jre-headless python3 python3-venv >/dev/null
fi
if [ ! -x "$venv/bin/pytest" ] || [ Fleet/pyproject.toml -nt "$venv/installed" ]; then
  python3 -m venv "$venv"
  if ! "$venv/bin/pip" install --quiet --disable-pip-version-check './Fleet[tests]'; then
    [ -z "${CI:-}" ] || exit 1
    echo "Skipped the tests of Fleet/: pip cannot install what they need"
    exit 0
  fi
  touch "$venv/installed"
fi
echo "Installed in $((SECONDS - start)) seconds"

if [ -z "${INSTAR:-}" ]; then
  SWIFT_DETERMINISTIC_HASHING=1 swift build --product instar
  INSTAR=$(swift build --show-bin-path)/instar
fi
export INSTAR
start=$SECONDS
PATH="$PWD/$venv/bin:$PATH" "$venv/bin/pytest" --quiet --disable-warnings --durations=3 "$@" Fleet/tests
echo "Tested Fleet/ in $((SECONDS - start)) seconds"
