#!/bin/sh
# Makes a program for macOS stand alone: macos-libraries.sh PROGRAM FOLDER
#
# Copies what the program links besides the system (Homebrew's libcmark, which `brew upgrade` would take away, and Swift's
# back-deployed libraries, which lie in the toolchain) into the folder, which is ../lib/instar seen from the program, has the
# program and the copies look there and nowhere else, and signs them again. Then lists what each links, and fails where that is
# neither the system's nor in the folder.
set -eu
program=$1
folder=$2
run_path=@executable_path/../lib/instar

links() { otool -L "$1" | sed -n 's/^[[:space:]]\{1,\}\(.*\) (.*$/\1/p'; }
run_paths() { otool -l "$1" | awk '/cmd LC_RPATH/ { isNext = 1 } isNext && $1 == "path" { print $2; isNext = 0 }'; }

# The path of the library that is linked as $1.
source_of() {
  case $1 in
    @rpath/*)
      for place in "$(dirname "$(xcrun --find swift)")"/../lib/swift*/macosx; do
        if [ -e "$place/${1#@rpath/}" ]; then echo "$place/${1#@rpath/}" && return; fi
      done
      echo "error: '$1' is in no toolchain" >&2
      return 1
      ;;
    *) echo "$1" ;;
  esac
}

rm -rf "$folder"
waiting=$program
while [ -n "$waiting" ]; do
  next=""
  for file in $waiting; do
    for link in $(links "$file"); do
      name=$(basename "$link")
      # A library's first link is itself.
      case $link in /usr/lib/* | /System/*) continue ;; esac
      if [ ! -e "$folder/$name" ]; then
        source=$(source_of "$link")
        mkdir -p "$folder"
        cp "$source" "$folder/$name"
        chmod u+w "$folder/$name"
        install_name_tool -id "@rpath/$name" "$folder/$name"
        next="$next $folder/$name"
      fi
      [ "$link" = "@rpath/$name" ] || install_name_tool -change "$link" "@rpath/$name" "$file"
    done
  done
  waiting=$next
done

status=0
for file in "$program" "$folder"/*; do
  [ -e "$file" ] || continue
  for path in $(run_paths "$file"); do
    case $path in /usr/lib/swift | "$run_path") ;; *) install_name_tool -delete_rpath "$path" "$file" ;; esac
  done
  [ "$file" != "$program" ] || run_paths "$file" | grep -qxF "$run_path" || install_name_tool -add_rpath "$run_path" "$file"
  codesign --force --sign - "$file"
  echo "$file links"
  for link in $(links "$file"); do
    case $link in
      /usr/lib/* | /System/*) echo "  $link" ;;
      @rpath/*)
        if [ -e "$folder/${link#@rpath/}" ]; then echo "  $link"; else echo "  $link: NOT IN $folder" && status=1; fi
        ;;
      *) echo "  $link: NOT THE SYSTEM'S" && status=1 ;;
    esac
  done
  for path in $(run_paths "$file"); do
    case $path in /usr/lib/swift | "$run_path") ;; *) echo "  run path $path: NOT THE SYSTEM'S" && status=1 ;; esac
  done
done
[ "$status" = 0 ] || echo "error: the program needs what another Mac doesn't have" >&2
exit "$status"
