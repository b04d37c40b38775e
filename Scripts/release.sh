#!/bin/sh
# Builds what `make install` copies into dist/: the program, its manual and its completions.
#
# On Linux the program is one file that a bare system can run: Swift's libraries, libcmark and libstdc++ are linked into it.
# On macOS, where Swift is the system's, it has libcmark beside it, in dist/lib/instar; it runs on Macs with this one's processor.
set -eu
cd "$(dirname "$0")/.."

scratch=.build-release
as_static=""
if [ "$(uname)" = Linux ]; then
  # A folder that the linker searches first and that has nothing but static libraries: it takes these. The part of libgcc that
  # unwinds has another name as a static library.
  mkdir -p "$scratch/static"
  for library in libcmark libstdc++ libgcc_s:libgcc_eh; do
    file=$(clang -print-file-name="${library#*:}.a")
    if ! [ -f "$file" ]; then
      echo "${library#*:}.a is missing: Debian has it in libcmark-dev, libstdc++-dev or libgcc-dev" >&2
      exit 1
    fi
    ln -sf "$file" "$scratch/static/${library%:*}.a"
  done
  # The folder comes before the system's own only where a package asks for it.
  printf 'Name: libcmark\nDescription: the static library alone\nVersion: 0\nLibs: -L%s -lcmark\n' "$PWD/$scratch/static" \
    >"$scratch/static/libcmark.pc"
  export PKG_CONFIG_PATH="$PWD/$scratch/static"
  # At a fixed address, a program has none of the 147,000 relocations that each start applies, page by page. Types by address
  # are found at once: by name, Swift's runtime looks through 14,000 conformances for each kind of dictionary. Functions in
  # sections of their own can be left out one by one.
  as_static="--static-swift-stdlib -Xswiftc -use-ld=lld -Xlinker -L$PWD/$scratch/static -Xlinker --no-export-dynamic
    -Xlinker -s -Xlinker -no-pie -Xlinker --Map=$PWD/$scratch/map
    -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
    -Xswiftc -Xfrontend -Xswiftc -function-sections"
fi

build() {
  # shellcheck disable=SC2086 # one word an option
  SWIFT_DETERMINISTIC_HASHING=1 swift build -c release --scratch-path "$scratch" $as_static "$@"
}

# The program is linked last, for the map to be its own.
build --product generate-manual
build --product instar
programs=$(build --show-bin-path)

rm -rf dist
mkdir -p dist/bin dist/share/man/man1 dist/share/bash-completion/completions dist/share/zsh/site-functions \
  dist/share/fish/vendor_completions.d
cp "$programs/instar" dist/bin/
[ "$(uname)" != Darwin ] || Scripts/macos-libraries.sh dist/bin/instar dist/lib/instar
dist/bin/instar --generate-completion-script bash >dist/share/bash-completion/completions/instar
dist/bin/instar --generate-completion-script zsh >dist/share/zsh/site-functions/_instar
dist/bin/instar --generate-completion-script fish >dist/share/fish/vendor_completions.d/instar.fish

# The manual's day is that of the newest entry of the changelog; before it is released, that of the last commit.
version=$(dist/bin/instar --version)
day=$(sed -n 's/^## .*(\([0-9-]*\))$/\1/p;/^## /q' CHANGELOG.md)
"$programs/generate-manual" dist/bin/instar --date "${day:-$(git log -1 --format=%cs)}" --output-directory "$scratch"
# Empty lines are no paragraphs to a manual's readers, nor are those before a list's entries.
awk -v program="Instar $version" '
  /^\.Os$/ { $0 = $0 " " program }
  /^$|^\.Pp$/ { isOver = 1; next }
  { if (isOver && !/^\.(Bl|El|It|Sh)/) print ".Pp"; isOver = 0; print }
' "$scratch/instar.1" >dist/share/man/man1/instar.1

echo "dist/bin/instar is version $version and has $(wc -c <dist/bin/instar | tr -d ' ') bytes"
if [ -n "$as_static" ]; then
  # The bytes that the linker took from each library and each module, without those that it made itself.
  awk '
    function number(hex,  place, value) {
      for (place = 1; place <= length(hex); place++) {
        value = 16 * value + index("0123456789abcdef", substr(hex, place, 1)) - 1
      }
      return value
    }
    /:\(/ && !/:\(\.t?bss/ {
      size = number($3)
      sub(/^ *[0-9a-f]+ +[0-9a-f]+ +[0-9a-f]+ +[0-9]+ +/, "")
      sub(/:\(.*/, "")
      if (!sub(/\.a\(.*/, ".a")) sub(/\/[^\/]*$/, "")
      sub(/.*\//, "")
      sizes[$0] += size
    }
    END { for (origin in sizes) printf "%6.1f MB  %s\n", sizes[origin] / 1000000, origin }
  ' "$scratch/map" | sort -rn | awk '$1 >= 0.1'
fi
