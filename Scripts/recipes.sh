#!/usr/bin/env bash
# Follows recipes of CONTRIBUTING.md: each patch in Scripts/recipes adds a toy (a kind of table, a language) as its recipe says.
# All are applied to a copy of the work tree, the program is built once, and the commands at the head of each patch show that
# its toy works ("Recipe: " is followed by the recipe's title, "$ " by a command). Fails where a command does, or where a recipe
# does not name exactly the files that its patch changes.
#
# On Linux the copy is a layer above the work tree, at the same place, so that only what the toys change is compiled.
set -euo pipefail
cd "$(dirname "$0")/.."

if [[ -z ${INSTAR_RECIPES:-} ]]; then
  folder=$(mktemp -d)
  trap 'chmod -R u+rwx "$folder"; rm -rf "$folder"' EXIT
  mkdir "$folder/tree" "$folder/changes" "$folder/work" "$folder/tmp"
  layers="lowerdir=$PWD,upperdir=$folder/changes,workdir=$folder/work"
  export INSTAR_RECIPES=$folder/tmp
  if unshare -rm mount -t overlay overlay -o "$layers" "$folder/tree" 2> /dev/null; then
    unshare -rm bash -c 'mount -t overlay overlay -o "$1" "$2"; cd "$2"; Scripts/recipes.sh' - "$layers" "$PWD"
  else
    git ls-files -coz --exclude-standard | tar -c --null -T - -f - | tar -x -f - -C "$folder/tree"
    "$folder/tree/Scripts/recipes.sh"
  fi
  exit
fi

# What Swift and the commands leave behind goes with the copy.
export TMPDIR=$INSTAR_RECIPES
VOCABULARY=Sources/LifecycleModel/Data/vocabulary.tsv

# The files that a recipe names, a pattern a line: paths in backticks, or the ends of paths. NAME stands for any name, and a
# folder for a file in it.
named() {
  awk -v title="## $1" '/^## / { inside = $0 == title } inside' CONTRIBUTING.md |
    grep -oE '`[^` ]+(\.(swift|md|json|tsv|txt|mustache)|[^` ]/)`' | tr -d '`' | sort -u |
    sed -e 's/[.+]/\\&/g' -e 's/NAME/[^\/]+/' -e 's/\/$/&[^\/]+/' -e 's/.*/(^|\/)&$/'
}

# Compares the files that a recipe names with those that its patch changes.
compare() {
  local status=0 pattern path patterns
  patterns=$(named "$1") || { echo "  There is no such recipe"; return 1; }
  while read -r pattern; do
    grep -qE "$pattern" <<< "$2" || { echo "  The recipe names $pattern, which its patch leaves as it is"; status=1; }
  done <<< "$patterns"
  while read -r path; do
    grep -qE "$patterns" <<< "$path" || { echo "  The patch changes $path, which its recipe does not name"; status=1; }
  done <<< "$2"
  return $status
}

for patch in Scripts/recipes/*.patch; do git apply "$patch"; done
# The words of the toy language are the English ones, with 'z' before them.
awk 'BEGIN { FS = OFS = "\t" } /^#/ { print; next } $1 == "key" { print $0, "x-toy"; next }
  { word = $2; sub(/ \| .*/, "", word); sub(/^[A-Za-z]/, "z&", word); print $0, word }' "$VOCABULARY" > "$TMPDIR/vocabulary"
cp "$TMPDIR/vocabulary" "$VOCABULARY"

SWIFT_DETERMINISTIC_HASHING=1 swift build --product instar
PATH=$(swift build --show-bin-path):$PATH

failures=0
for patch in Scripts/recipes/*.patch; do
  title=$(sed -n 's/^Recipe: //p' "$patch")
  files=$(git apply --numstat "$patch" | cut -f 3)
  echo "$title"
  sed 's/^/  /' <<< "$files"
  compare "$title" "$files" || failures=1
  while read -r command; do
    echo "  \$ $command"
    bash -c "$command" < /dev/null || { echo "  This command failed"; failures=1; }
  done < <(sed -n '/^diff /q; s/^\$ //p' "$patch")
done
exit $failures
