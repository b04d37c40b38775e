#!/usr/bin/env bash
# Linux only.
#
# Builds the image of Containerfile with buildah, and runs it on a page. Its base is the Debian of Scripts/bare-debian.sh: the tests can
# reach no registry of images.
set -euo pipefail
cd "$(dirname "$0")/.."

as_root() { if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo "$@"; fi; }

[ -x dist/bin/instar ] || { echo "error: 'dist/bin/instar' is missing: run 'make release' first" >&2; exit 2; }
Scripts/bare-debian.sh
if ! command -v buildah >/dev/null; then
  as_root apt-get update -qq
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends buildah >/dev/null
fi

work=$(mktemp -d)
# A store of its own, and no more isolation than there is inside of a container.
buildah() { as_root env BUILDAH_ISOLATION=chroot STORAGE_DRIVER=vfs buildah --root "$work/store" --runroot "$work/run" "$@"; }
trap 'buildah rm --all >/dev/null; as_root rm -rf "$work"' EXIT

base=$(buildah from scratch)
buildah add --quiet "$base" .build/bare-debian / >/dev/null
buildah commit --quiet --rm "$base" localhost/bare-debian >/dev/null
buildah build --quiet --build-arg BASE=localhost/bare-debian --tag localhost/instar . >/dev/null
container=$(buildah from localhost/instar)
mkdir "$work/pages"
cp Templates/Starters/player.md "$work/pages/"
# buildah runs what it is told, without the image's entry point.
entry=$(buildah inspect --type image --format '{{.OCIv1.Config.Entrypoint}}' localhost/instar)
[ "$entry" = "[instar]" ] || { echo "error: the entry point is '$entry'" >&2 && exit 1; }
run() { buildah run --volume "$work/pages:/pages" "$container" -- instar "$@"; }

[ "$(run --version)" = "$(dist/bin/instar --version)" ]
run check player.md
run graph player.md -o player.svg
grep -q 'Playing' "$work/pages/player.svg"
run generate player.md
run generate player.md --check
echo "The image has $(du -sm "$(buildah mount "$container")" | cut -f 1) MB; it checks a page and draws its picture"
