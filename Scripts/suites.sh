#!/usr/bin/env bash
# Prints a regular expression for 'swift test --filter' or '--skip': the suites that carry one of some tags.
#
#   swift test --filter "$(Scripts/suites.sh timed)"
#
# The tags are those of Tests/TestSupport/Tags.swift; SwiftPM itself cannot choose by tag yet.
set -euo pipefail
cd "$(dirname "$0")/.."

find Tests -name '*.swift' | LC_ALL=C sort | while read -r file; do
  target=${file#Tests/}
  target=${target%%/*}
  [[ $target == Fuzzing ]] && target=FuzzingTests
  awk -v target="$target" -v wanted="$*" '
    BEGIN { count = split(wanted, tags, " ") }
    /@Suite/ { inSuite = 1; attribute = "" }
    inSuite { attribute = attribute $0 }
    inSuite && match($0, /(struct|class|enum|actor) [A-Za-z0-9_]+/) {
      split(substr($0, RSTART, RLENGTH), words, " ")
      for (i = 1; i <= count; i++) if (attribute ~ "\\.tags\\([^)]*\\." tags[i] "[,)]") { print target "\\." words[2] "/"; break }
      inSuite = 0
    }' "$file"
done | paste -s -d '|' - | sed 's/^/^(/; s/$/)/'
