#!/usr/bin/env bash
# Linux only.
#
# Builds and runs Examples/Parcels as a team does that depends on the released plugins: Scripts/released-example.sh [--timed]
#
# Their package is a Git repository with a tag, made by Scripts/ship.py. It names the artifact bundle by an https URL, which this
# machine serves with a certificate of its own. libcmark's headers are hidden, so that nothing can build Instar. The program is
# INSTAR, or else that of `swift build`. With --timed, builds the example with Instar's sources, too, from new as well:
# for both, prints the seconds that passed, and those that processors worked for it.
set -euo pipefail
cd "$(dirname "$0")/.."

if [[ -z ${INSTAR_EXAMPLE:-} ]]; then
  INSTAR_EXAMPLE=$(mktemp -d)
  trap 'rm -rf "$INSTAR_EXAMPLE"' EXIT
  export INSTAR_EXAMPLE INSTAR_DIST="$INSTAR_EXAMPLE/dist"
  mkdir -p "$INSTAR_DIST/bin"
  cp "${INSTAR:-$(swift build --show-bin-path)/instar}" "$INSTAR_DIST/bin/instar"
  Scripts/ship.py artifactbundle
  # In a namespace of mounts, what is hidden is hidden from these processes alone.
  unshare --map-root-user --mount "$0"
  if [[ ${1:-} == --timed ]]; then
    TIMEFORMAT="From Instar's sources: %0R seconds, %0U of a processor"
    time swift build --package-path Examples/Parcels --scratch-path "$INSTAR_EXAMPLE/source" >"$INSTAR_EXAMPLE/log" 2>&1 ||
      { cat "$INSTAR_EXAMPLE/log" && exit 1; }
  fi
  exit
fi

cd "$INSTAR_EXAMPLE"
root=$OLDPWD
echo '#error "libcmark is hidden"' >hidden.h
for header in /usr/include/cmark*.h; do mount --bind hidden.h "$header"; done
for file in /usr/lib/*/pkgconfig/libcmark.pc; do mount --bind /dev/null "$file"; done
! clang -fsyntax-only -x c -include cmark.h /dev/null 2>/dev/null || { echo "error: libcmark is not hidden" >&2 && exit 2; }

openssl req -x509 -newkey rsa:2048 -nodes -keyout key.pem -out certificate.pem -days 1 -subj /CN=localhost \
  -addext subjectAltName=DNS:localhost 2>/dev/null
cat /etc/ssl/certs/ca-certificates.crt certificate.pem >certificates.crt
mount --bind certificates.crt /etc/ssl/certs/ca-certificates.crt
python3 - >port 2>requests <<'END' &
import functools, http.server, ssl
handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory="dist")
server = http.server.HTTPServer(("localhost", 0), handler)
context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
context.load_cert_chain("certificate.pem", "key.pem")
server.socket = context.wrap_socket(server.socket, server_side=True)
print(server.server_port, flush=True)
server.serve_forever()
END
server=$!
trap 'kill $server' EXIT
until [[ -s port ]]; do kill -0 $server && sleep 0.1; done

"$root/Scripts/ship.py" plugins "https://localhost:$(<port)/instar.artifactbundle.zip"
git -c init.defaultBranch=main init --quiet dist/InstarPlugins
git -C dist/InstarPlugins add .
git -C dist/InstarPlugins -c user.name=Test -c user.email=test@example.com commit --quiet --message "Release"
git -C dist/InstarPlugins tag 1.0.0

mkdir Parcels
cp -R "$root"/Examples/Parcels/{Package.swift,Sources} Parcels/
sed -i "s|name: \"InstarPlugins\", path: \"[^\"]*\"|url: \"file://$PWD/dist/InstarPlugins\", from: \"1.0.0\"|" Parcels/Package.swift
export no_proxy=localhost
TIMEFORMAT="From the artifact bundle: %0R seconds, %0U of a processor"
time swift build --package-path Parcels --scratch-path bundle --cache-path cache
grep -q '"GET /instar.artifactbundle.zip HTTP/1.1" 200' requests
[[ ! -e bundle/checkouts/swift-syntax ]]
swift run --skip-build --quiet --package-path Parcels --scratch-path bundle --cache-path cache Parcels

# A page's error is one line, as Xcode looks for in what a build prints.
page=Parcels/Sources/Parcels/Parcel.lifecycle.md
sed -i 's/→ Delivered \[/→ Deliverd [/' "$page"
! swift build --package-path Parcels --scratch-path bundle --cache-path cache >broken 2>&1 ||
  { echo "error: a page with an error was built" >&2 && exit 1; }
errors=$(grep -cE "^$PWD/$page:[0-9]+:[0-9]+: error: .* \[unknown-state\]$" broken || true)
[[ $errors == 1 ]] || { cat broken && echo "error: $errors lines have the page's error" >&2 && exit 1; }
