#!/usr/bin/env python3
"""Finds cycles between the folders of a target: Scripts/folders.py [--list]

Reads the index that the compiler writes beside a debug build (`swift build`), with the toolchain's own library: which
declaration each name of a file refers to. A folder uses another one where a file of it names a declaration of the other;
a target's own folder is `.`. Prints each cycle with the names that close it, and exits with 1 if there are any. With
--list, prints all folders of each target in an order in which each uses only those before it.
"""
import collections
import ctypes
import json
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
SOURCES = ROOT / "Sources"

# Of indexstore.h: roles of an occurrence, kinds of a symbol and of a unit's dependency.
DEFINITION, REFERENCE = 1 << 1, 1 << 2
EXTENSION, RECORD = 9, 2


class Text(ctypes.Structure):
    """A string that belongs to the library."""

    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


Object = ctypes.c_void_p
EachText = ctypes.CFUNCTYPE(ctypes.c_bool, Object, Text)
EachObject = ctypes.CFUNCTYPE(ctypes.c_bool, Object, Object)


def toolchain():
    """The folder that has `bin/swift`."""
    info = json.loads(subprocess.run(["swift", "-print-target-info"], capture_output=True, check=True).stdout)
    return pathlib.Path(info["paths"]["runtimeResourcePath"]).parent.parent


class Index:
    """The store of an index."""

    SIGNATURES = {
        "store_create": (Object, ctypes.c_char_p, Object),
        "store_units_apply_f": (ctypes.c_bool, Object, ctypes.c_uint, Object, EachText),
        "unit_reader_create": (Object, Object, ctypes.c_char_p, Object),
        "unit_reader_dispose": (None, Object),
        "unit_reader_get_main_file": (Text, Object),
        "unit_reader_dependencies_apply_f": (ctypes.c_bool, Object, Object, EachObject),
        "unit_dependency_get_kind": (ctypes.c_int, Object),
        "unit_dependency_get_name": (Text, Object),
        "record_reader_create": (Object, Object, ctypes.c_char_p, Object),
        "record_reader_dispose": (None, Object),
        "record_reader_occurrences_apply_f": (ctypes.c_bool, Object, Object, EachObject),
        "occurrence_get_symbol": (Object, Object),
        "occurrence_get_roles": (ctypes.c_uint64, Object),
        "symbol_get_usr": (Text, Object),
        "symbol_get_name": (Text, Object),
        "symbol_get_kind": (ctypes.c_int, Object),
    }

    def __init__(self, folder):
        library = next(path for path in sorted((toolchain() / "lib").glob("libIndexStore.*")))
        functions = ctypes.CDLL(str(library))
        for name, (result, *arguments) in self.SIGNATURES.items():
            function = getattr(functions, f"indexstore_{name}")
            function.restype, function.argtypes = result, arguments
            setattr(self, name, function)
        self.folder = folder
        self.store = self.store_create(str(folder).encode(), None)

    def records(self):
        """The newest record of each source file."""
        units, newest = [], {}
        self.store_units_apply_f(self.store, 0, None, EachText(lambda _, name: units.append(str(name)) or True))
        for unit in units:
            reader = self.unit_reader_create(self.store, unit.encode(), None)
            file = pathlib.Path(str(self.unit_reader_get_main_file(reader)))
            if SOURCES in file.parents and file.exists():
                names = []

                def take(_, dependency):
                    if self.unit_dependency_get_kind(dependency) == RECORD:
                        names.append(str(self.unit_dependency_get_name(dependency)))
                    return True

                self.unit_reader_dependencies_apply_f(reader, None, EachObject(take))
                own = next((name for name in names if name.startswith(file.name)), None)
                time = next(self.folder.glob(f"v*/units/{unit}")).stat().st_mtime
                if own and newest.get(file, (0, ""))[0] < time:
                    newest[file] = (time, own)
            self.unit_reader_dispose(reader)
        return {file: record for file, (_, record) in newest.items()}

    def occurrences(self, record):
        """Each name of a record: its symbol's identity, name, kind, and whether it is declared or used there."""
        found = []
        reader = self.record_reader_create(self.store, record.encode(), None)

        def take(_, occurrence):
            symbol = self.occurrence_get_symbol(occurrence)
            usr, name = str(self.symbol_get_usr(symbol)), str(self.symbol_get_name(symbol))
            found.append((usr, name, self.symbol_get_kind(symbol), self.occurrence_get_roles(occurrence)))
            return True

        self.record_reader_occurrences_apply_f(reader, None, EachObject(take))
        self.record_reader_dispose(reader)
        return found


def uses(index):
    """For each target and folder, the other folders of the target that it uses, and by which names."""
    occurrences = {file: index.occurrences(record) for file, record in index.records().items()}
    homes = {
        usr: file for file, found in occurrences.items() for usr, _, kind, roles in found
        if roles & DEFINITION and kind != EXTENSION
    }
    graph = collections.defaultdict(lambda: collections.defaultdict(lambda: collections.defaultdict(set)))
    for file, found in occurrences.items():
        target = file.relative_to(SOURCES).parts[0]
        folder = file.parent.relative_to(SOURCES / target).as_posix()
        graph[target][folder]  # A folder that uses no other one is there, too.
        for usr, name, _, roles in found:
            home = homes.get(usr)
            if roles & REFERENCE and home and home.relative_to(SOURCES).parts[0] == target:
                other = home.parent.relative_to(SOURCES / target).as_posix()
                if other != folder:
                    graph[target][folder][other].add(name.removeprefix("getter:").removeprefix("setter:"))
    return graph


def reached(folders, start):
    """All folders that one uses, also by way of others."""
    found, open_ends = set(), [start]
    while open_ends:
        for other in folders[open_ends.pop()]:
            if other not in found:
                found.add(other)
                open_ends.append(other)
    return found


def main():
    build = subprocess.run(["swift", "build", "--show-bin-path"], cwd=ROOT, capture_output=True, text=True, check=True)
    store = pathlib.Path(build.stdout.strip()) / "index/store"
    if not store.exists():
        sys.exit(f"No index in {store}: run 'swift build' first")
    is_bad = False
    for target, folders in sorted(uses(Index(store)).items()):
        all_of = {folder: reached(folders, folder) for folder in list(folders)}
        if "--list" in sys.argv:
            print(f"{target}: {' < '.join(sorted(folders, key=lambda folder: (len(all_of[folder]), folder)))}")
        for folder in sorted(folders):
            for other in sorted(other for other in folders[folder] if folder in all_of[other]):
                is_bad = True
                names = sorted(folders[folder][other])
                more = f" and {len(names) - 6} more" if len(names) > 6 else ""
                print(f"{target}: {folder} uses {', '.join(names[:6])}{more} of {other}")
    sys.exit(1 if is_bad else 0)


if __name__ == "__main__":
    main()
