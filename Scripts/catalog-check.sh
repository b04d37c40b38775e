#!/bin/bash
# Compares the catalog of Apple's callbacks with the SDKs of Xcode: Scripts/catalog-check.sh [SDK…]
#
# Asks the compiler for the symbol graphs of the catalog's modules, of each SDK that has them, and prints what differs; ends with
# 1 if anything does. Without Xcode, a test compares the catalog with the stub frameworks instead, which say nothing of versions.
# The part for a Mac was written on Linux; not yet run on one.
set -euo pipefail
cd "$(dirname "$0")/.."

if [ "$(uname)" != Darwin ]; then
  exec swift test --filter StubCatalogTests
fi

instar=$(swift build --show-bin-path)/instar
modules=$("$instar" catalog --format csv | tr -d '\r' | awk -F, 'NR > 1 && $2 != "" { print $3 }' | sort -u)
folder=.build/catalog-check
rm -rf "$folder"
options=()
for sdk in ${*:-iphoneos macosx appletvos watchos xros}; do
  path=$(xcrun --sdk "$sdk" --show-sdk-path 2>/dev/null) || { echo "No SDK '$sdk': left out" >&2; continue; }
  version=$(xcrun --sdk "$sdk" --show-sdk-version)
  # XCTest is beside the SDK.
  frameworks=$(xcrun --sdk "$sdk" --show-sdk-platform-path)/Developer/Library/Frameworks
  case $sdk in
    iphoneos) system=ios ;;
    appletvos) system=tvos ;;
    *) system=$sdk ;;
  esac
  mkdir -p "$folder/$sdk"
  for module in $modules; do
    [ -d "$path/System/Library/Frameworks/$module.framework" ] || [ -d "$frameworks/$module.framework" ] || continue
    echo "$sdk $version: $module" >&2
    xcrun swift symbolgraph-extract -module-name "$module" -sdk "$path" -target "arm64-apple-$system$version" \
      -F "$frameworks" -output-dir "$folder/$sdk" -minimum-access-level public -skip-synthesized-members
  done
  # An SDK with none of the modules has no graphs.
  if [ -n "$(ls "$folder/$sdk")" ]; then options+=(--symbols "$folder/$sdk"); fi
done
[ ${#options[@]} -gt 0 ] || { echo "No SDK of Xcode has a module of the catalog" >&2; exit 2; }
"$instar" catalog --compare "${options[@]}"
