#!/usr/bin/env python3
"""Packs what `make release` built, for those who get Instar without building it: Scripts/ship.py WHAT [FOLDER…]

    ship.py artifactbundle [FOLDER…]  dist/instar.artifactbundle.zip, for binary targets of Swift packages
    ship.py archive [FOLDER…]         dist/instar-VERSION-TRIPLE.tar.gz, to be unpacked below /usr/local or elsewhere
    ship.py plugins URL               dist/InstarPlugins, the package of the plugins, with the bundle that is at the URL

Each FOLDER is the `dist` of another machine, a Mac for example; its program's triples are read from the program. All names stay
the same from release to release but for the version in those of archives, and so do all bytes that are packed from the same
files. `dist/SHA256SUMS` has the digest of each archive and of the bundle: the latter is the checksum of a binary target.
"""
import gzip
import hashlib
import io
import json
import os
import pathlib
import shutil
import struct
import subprocess
import sys
import tarfile
import zipfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
DIST = pathlib.Path(os.environ.get("INSTAR_DIST", ROOT / "dist"))
BUNDLE = "instar.artifactbundle"
# Files have no date of their own: the first day that a zip archive can name.
DAY = (1980, 1, 1, 0, 0, 0)
SECONDS = 315532800

# The processors of programs, by their numbers in the headers of ELF and Mach-O.
LINUX = {62: "x86_64", 183: "aarch64"}
MACOS = {0x01000007: "x86_64", 0x0100000C: "arm64"}


class Problem(Exception):
    """An error, with how to fix it."""


class Release:
    """A folder that `make release` filled, with its program for one system."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.program = self.folder / "bin/instar"
        if not self.program.is_file():
            raise Problem(f"'{self.program}' is missing\nhelp: Run 'make release' first")
        self.triples = triples(self.program)
        # A program of a Mac for both processors has a triple for each.
        self.name = self.triples[0] if len(self.triples) == 1 else "universal-apple-macosx"

    def files(self, *folders):
        """The files in some folders of the release, with their paths in it."""
        found = [path for name in folders for path in (self.folder / name).rglob("*") if path.is_file()]
        return sorted((path.relative_to(self.folder).as_posix(), path) for path in found)

    def version(self):
        """What the program says, if it runs here."""
        try:
            return subprocess.run([self.program, "--version"], capture_output=True, text=True, check=True).stdout.strip()
        except (OSError, subprocess.CalledProcessError):
            return None


def triples(program):
    """The triples of the systems that a program is for."""
    with open(program, "rb") as file:
        start = file.read(4096)
    if start[:4] == b"\x7fELF" and (processor := LINUX.get(struct.unpack_from("<H", start, 18)[0])):
        return [f"{processor}-unknown-linux-gnu"]
    if start[:4] == b"\xcf\xfa\xed\xfe":
        processors = [struct.unpack_from("<I", start, 4)[0]]
    elif start[:4] == b"\xca\xfe\xba\xbe":
        processors = [struct.unpack_from(">I", start, 8 + 20 * index)[0] for index in range(struct.unpack_from(">I", start, 4)[0])]
    else:
        processors = [0]
    if any(processor not in MACOS for processor in processors):
        raise Problem(f"'{program}' is no program for Linux or macOS on x86-64 or ARM")
    return sorted(f"{MACOS[processor]}-apple-macosx" for processor in processors)


def licences():
    """The licences of Instar and of what is linked into it, in one text: of its packages, of libcmark, and of Swift's libraries."""
    places = [ROOT / "LICENSE"]
    for checkout in sorted((ROOT / ".build/checkouts").glob("*")):
        places += sorted([*checkout.glob("LICENSE*"), *checkout.glob("NOTICE*")])
    places += [pathlib.Path("/usr/share/doc/libcmark-dev/copyright"), *pathlib.Path("/").glob("*/*/opt/cmark/COPYING")]
    if swift := shutil.which("swift"):
        places.append(pathlib.Path(swift).resolve().parent.parent / "share/swift/LICENSE.txt")
    found = [place for place in places if place.is_file()]
    titles = ["Instar" if place.parent == ROOT else place.parent.name for place in found]
    texts = [f"---- {title}: {place.name}\n\n{place.read_text().strip()}\n" for title, place in zip(titles, found)]
    return "\n".join(texts).encode()


def mode(path):
    """The permissions of a packed file."""
    return 0o755 if os.access(path, os.X_OK) else 0o644


def version_of(releases):
    """The version that all programs have that run here."""
    versions = {version for release in releases if (version := release.version())}
    if len(versions) != 1:
        raise Problem(f"the programs' versions are {', '.join(sorted(versions)) or 'unknown: none of them runs here'}")
    return versions.pop()


def artifactbundle(releases):
    """The bundle, with a variant for each release."""
    duplicates = [release.name for release in releases if sum(other.name == release.name for other in releases) > 1]
    if duplicates:
        raise Problem(f"several programs are for {duplicates[0]}")
    variants = [
        {"path": f"{release.name}/bin/instar", "supportedTriples": release.triples} for release in releases
    ]
    instar = {"type": "executable", "version": version_of(releases), "variants": variants}
    info = json.dumps({"schemaVersion": "1.0", "artifacts": {"instar": instar}}, indent=2) + "\n"
    place = DIST / f"{BUNDLE}.zip"
    with zipfile.ZipFile(place, "w") as archive:
        def add(name, content, permissions):
            entry = zipfile.ZipInfo(f"{BUNDLE}/{name}", DAY)
            entry.create_system, entry.external_attr = 3, (0o100000 | permissions) << 16
            archive.writestr(entry, content, zipfile.ZIP_DEFLATED)

        add("info.json", info, 0o644)
        add("LICENSES.txt", licences(), 0o644)
        for release in releases:
            for name, path in release.files("bin", "lib"):
                add(f"{release.name}/{name}", path.read_bytes(), mode(path))
    return [place]


def archives(releases):
    """An archive of each release, as `make install` would install it."""
    version = version_of(releases)
    places = []
    for release in releases:
        folder = f"instar-{version}-{release.name}"
        place = DIST / f"{folder}.tar.gz"
        files = [(name, path.read_bytes(), mode(path)) for name, path in release.files("bin", "lib", "share")]
        files.append(("share/doc/instar/LICENSES.txt", licences(), 0o644))
        with open(place, "wb") as file, gzip.GzipFile("", "wb", 6, file, 0) as compressed, \
                tarfile.open(fileobj=compressed, mode="w", format=tarfile.USTAR_FORMAT) as archive:
            for name, content, permissions in files:
                entry = tarfile.TarInfo(f"{folder}/{name}")
                entry.size, entry.mode, entry.mtime = len(content), permissions, SECONDS
                archive.addfile(entry, io.BytesIO(content))
        places.append(place)
    return places


def plugins(url):
    """The package of the plugins: a folder to be pushed as a repository of its own, at whose root SwiftPM wants it."""
    if not url.startswith("https://") or not url.endswith(".zip"):
        raise Problem(f"'{url}' cannot be the URL of a binary target\nhelp: It begins with https:// and ends with .zip")
    bundle = DIST / f"{BUNDLE}.zip"
    if not bundle.is_file():
        raise Problem(f"'{bundle}' is missing\nhelp: Run 'make artifactbundle' first")
    manifest, found, _ = (ROOT / "Plugins/Package.swift").read_text().partition("\n// In a checkout")
    if not found:
        raise Problem("Plugins/Package.swift does not say where it differs in a checkout")
    folder = DIST / "InstarPlugins"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(ROOT / "Plugins", folder, ignore=shutil.ignore_patterns(".*", "Package.resolved"))
    shutil.copy(ROOT / "LICENSE", folder)
    target = f'.binaryTarget(\n    name: "instar",\n    url: "{url}",\n    checksum: "{digest(bundle)}")'
    (folder / "Package.swift").write_text(f"{manifest}\npackage.targets.append(\n  {target})\n")
    return [folder]


def digest(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()


def main(arguments):
    what, rest = (arguments or [""])[0], arguments[1:]
    if what == "plugins" and len(rest) == 1:
        places = plugins(rest[0])
    elif what in ("artifactbundle", "archive"):
        releases = [Release(folder) for folder in [DIST, *rest]]
        places = artifactbundle(releases) if what == "artifactbundle" else archives(releases)
    else:
        print(__doc__.split("\n\n")[1], file=sys.stderr)
        return 64
    packed = sorted([*DIST.glob("*.tar.gz"), *DIST.glob("*.zip")])
    (DIST / "SHA256SUMS").write_text("".join(f"{digest(path)}  {path.name}\n" for path in packed))
    for place in places:
        print(f"Packed {place}")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except Problem as problem:
        print(f"error: {problem}", file=sys.stderr)
        sys.exit(2)
