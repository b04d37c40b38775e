#!/usr/bin/env python3
"""Type-checks Instar for macOS 13 on other systems.

The standard library's interfaces in any toolchain carry the availability of every declaration on every system. This script makes
interfaces for macOS of them and type-checks with them, for x86_64-apple-macosx13.0: all targets of Package.swift with their
`#if canImport(Darwin)` branches, the tests, the plugins, and the Swift that `instar scaffold` writes. Packages are read from
their checkouts, without the bodies of their functions; frameworks of macOS, and packages that need more of them, are stubs in
`Stubs`. Of those only what a stub declares with `@available` is checked for availability.

Nothing is linked or run.
"""

import argparse
import concurrent.futures
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
STUBS = ROOT / "Tests/macOS/Stubs"
FRAMEWORKS = ROOT / "Tests/UIKitStub"
CHECKOUTS = ROOT / ".build/checkouts"
WORK = ROOT / ".build/macos"
TOOLCHAIN = pathlib.Path(shutil.which("swift")).resolve().parents[1] / "lib/swift"
TRIPLE = "x86_64-apple-macos"
# The version of Package.swift.
VERSION = "13.0"

INTERFACES = [
    "Swift", "_Concurrency", "_StringProcessing", "_RegexParser", "SwiftOnoneSupport", "RegexBuilder", "Synchronization",
    "Testing", "_TestDiscovery",
]
# The modules of packages that are read from their checkouts, and the language mode of each package.
PACKAGES = {
    "swift-argument-parser": ("6", ["ArgumentParserToolInfo", "ArgumentParser"]),
    "swift-docc-symbolkit": ("5", ["SymbolKit"]),
    "swift-collections": ("5", ["InternalCollectionsUtilities", "ContainersPreview", "OrderedCollections"]),
    "swift-mustache": ("6", ["Mustache"]),
    "swift-syntax": ("6", ["SwiftSyntax", "SwiftParser"]),
}
IMPORT = re.compile(
    r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|private|fileprivate)\s+)?import\s+"
    r"(?:(?:struct|enum|class|protocol|func|var|let|typealias)\s+)?(\w+)", re.MULTILINE)


class Module:
    """Swift files that are checked together."""

    def __init__(self, name, files, options=(), mode="6", is_leaf=False):
        self.name, self.files, self.options, self.mode, self.is_leaf = name, sorted(files), list(options), mode, is_leaf
        # Texts of generated Swift and examples in comments have such lines too, so it waits for more than necessary.
        self.imports = set(IMPORT.findall("\n".join(file.read_text() for file in self.files)))

    def check(self, modules, version):
        """Writes the module into a folder, unless nothing imports it; returns the compiler's diagnostics."""
        action = ["-typecheck"] if self.is_leaf else ["-emit-module", "-o", modules / f"{self.name}.swiftmodule"]
        call = [
            "swiftc", "-frontend", *action, "-module-name", self.name, "-target", f"x86_64-apple-macosx{version}",
            "-resource-dir", WORK / "resources", "-sdk", WORK / "sdk", "-module-cache-path", WORK / "cache",
            "-disable-objc-interop", "-swift-version", self.mode, "-I", modules,
            "-I", CHECKOUTS / "swift-syntax/Sources/_SwiftSyntaxCShims/include",
            # Modules that import one with an error are still checked.
            "-experimental-allow-module-with-compiler-errors", *self.options, *self.files,
        ]
        run = subprocess.run([str(word) for word in call], capture_output=True, text=True)
        text = run.stdout + run.stderr
        return text if text or run.returncode == 0 else f"{self.name}: the compiler ended with {run.returncode}\n"


def write_interfaces():
    """Converts the toolchain's interfaces to those of macOS."""
    for module in INTERFACES:
        source = next((TOOLCHAIN / f"linux/{module}.swiftmodule").glob("*-linux-gnu.swiftinterface"))
        lines = source.read_text().replace(source.stem, "x86_64-apple-macosx26.0").split("\n")
        lines[2:5] = [line.replace(" -target-min-inlining-version min", "") for line in lines[2:5]]
        # Back-deployed bodies call APIs of the systems that are not here.
        lines = [re.sub(r"@backDeployed\([^)]*\)\s*", "", line) for line in lines]
        if module == "_Concurrency":
            # The failure types of asynchronous sequences are of iOS 18; Linux has another attribute for them.
            for index, line in enumerate(lines):
                if "@_implements(_Concurrency.Async" in line and "Failure)" in line and "iOS 13.0" in lines[index - 1]:
                    lines[index - 1] = "  @available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, *)"
        file = WORK / f"resources/macosx/{module}.swiftmodule/{TRIPLE}.swiftinterface"
        file.parent.mkdir(parents=True, exist_ok=True)
        # An unchanged file keeps its date, and so its compiled module.
        if not file.exists() or file.read_text() != "\n".join(lines):
            file.write_text("\n".join(lines))
    for name in ["apinotes", "clang", "shims"]:
        link = WORK / "resources" / name
        link.unlink(missing_ok=True)
        link.symlink_to(TOOLCHAIN / name)


def write_sdk():
    """Makes an SDK of the headers that libcmark and swift-syntax include."""
    headers = WORK / "sdk/usr/include"
    headers.mkdir(parents=True, exist_ok=True)
    for name in ["errno", "stdio", "stdlib", "string", "unistd", "pthread"]:
        (headers / f"{name}.h").write_text('#include "darwin.h"\n')
    for file in (STUBS / "CDarwin").iterdir():
        shutil.copy(file, headers)
    for header in pathlib.Path("/usr/include").glob("cmark*.h"):
        shutil.copy(header, headers)


def swift_files(folder):
    """The sources below a folder; without the examples of a DocC catalog."""
    return [file for file in folder.rglob("*.swift") if not any(part.endswith(".docc") for part in file.parts)]


def stub_modules(folder):
    """One module for each folder with Swift files."""
    parents = sorted(path for path in folder.iterdir() if swift_files(path))
    return [Module(path.name, swift_files(path), ["-parse-as-library", "-suppress-warnings"]) for path in parents]


def package_modules():
    """The packages that are read from their checkouts."""
    modules = []
    for package, (mode, names) in PACKAGES.items():
        checkout = CHECKOUTS / package
        manifest = (checkout / "Package.swift").read_text()
        options = ["-parse-as-library", "-suppress-warnings", "-package-name", package]
        options += ["-experimental-skip-non-inlinable-function-bodies"]
        for name, value in re.findall(r'"(SwiftStdlib [\d.]+)":\s*"([^"]+)"', manifest):
            options += ["-enable-experimental-feature", f"AvailabilityMacro={name}: {value}"]
        for feature in re.findall(r'enable(?:Experimental|Upcoming)Feature\("(\w+)"\)', manifest):
            options += ["-enable-experimental-feature", feature]
        if package == "swift-syntax":
            names = [*(path.name for path in (checkout / "Sources/VersionMarkerModules").iterdir() if path.is_dir()), *names]
        for name in names:
            folder = next(path for path in (checkout / "Sources").rglob(name) if path.is_dir())
            modules.append(Module(name, swift_files(folder), options, mode))
    return modules


def resource_accessors(target):
    """The Swift that the package manager generates for embedded resources."""
    folder = folder_of(target)
    names = [
        re.sub(r"[^A-Za-z0-9]", "_", file.name)
        for resource in target["resources"] for file in sorted((folder / resource["path"]).rglob("*")) if file.is_file()
    ]
    if not names:
        return []
    file = WORK / f"resources-of-{target['name']}.swift"
    members = "".join(f"  static let {name}: [UInt8] = []\n" for name in names)
    file.write_text(f"struct PackageResources {{\n{members}}}\n")
    return [file]


def folder_of(target, package=ROOT):
    """The folder of a target's sources, as the package manager finds it."""
    kind = "Tests" if target["type"] == "test" else "Sources"
    return package / (target.get("path") or f"{kind}/{target['name']}")


def targets_of(package):
    """The targets of a package, and the options with which its default traits are enabled."""
    dump = subprocess.run(["swift", "package", "dump-package"], cwd=package, capture_output=True, text=True, check=True)
    manifest = json.loads(dump.stdout)
    traits = next((trait["enabledTraits"] for trait in manifest.get("traits", []) if trait["name"] == "default"), [])
    return [(target, [f"-D{trait}" for trait in sorted(traits)]) for target in manifest["targets"]]


def our_modules(has_tests):
    """The targets of Package.swift and of the plugins' own."""
    modules = []
    for package, target, traits in [(package, *pair) for package in (ROOT, ROOT / "Plugins") for pair in targets_of(package)]:
        if target["type"] == "test" and not has_tests:
            continue
        folder = folder_of(target, package)
        excluded = [folder / path for path in target["exclude"]]
        files = [
            file for file in swift_files(folder) if not any(path == file or path in file.parents for path in excluded)
        ]
        if files:
            options = ["-package-name", "instar", "-enable-testing", "-warnings-as-errors", "-parse-as-library"]
            options += [*traits, "-plugin-path", TOOLCHAIN / "host/plugins", "-I", ROOT / "Sources/CCmark"]
            is_leaf = target["type"] in ("test", "plugin")
            modules.append(Module(target["name"], files + resource_accessors(target), options, is_leaf=is_leaf))
    return modules


def in_order(modules):
    """The modules, each after those that it imports."""
    ordered, rest = [], list(modules)
    while rest:
        names = {module.name for module in rest}
        # A cycle comes from words in comments or texts; the given order resolves it.
        module = next((module for module in rest if not module.imports & (names - {module.name})), rest[0])
        rest.remove(module)
        ordered.append(module)
    return ordered


def check(modules, folder, version=VERSION):
    """Checks modules in their order, as many at a time as there are processors; returns `True` if all are valid."""
    folder.mkdir(parents=True, exist_ok=True)
    outcomes, is_well = {}, True

    def run(module, before):
        for outcome in before:
            outcome.result()
        start = time.monotonic()
        return module.check(folder, version), time.monotonic() - start

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for module in modules:
            before = [outcomes[name] for name in module.imports if name in outcomes]
            outcomes[module.name] = pool.submit(run, module, before)
        for module in modules:
            text, seconds = outcomes[module.name].result()
            print(f"macOS {version:5} {module.name:28} {len(module.files):4} files {seconds:6.1f} s", flush=True)
            if text:
                print(text, end="")
                is_well = False
    return is_well


def generated_modules(folder):
    """The output of `instar scaffold` for the bundled pages that have Swift, in both language modes, by the version for which it is checked."""
    shown = subprocess.run(["swift", "build", "--show-bin-path"], cwd=ROOT, capture_output=True, text=True, check=True)
    program = pathlib.Path(shown.stdout.strip()) / "instar"
    options = ["-parse-as-library", "-warnings-as-errors"]
    modules = {}
    for page in sorted((ROOT / "Templates/Pages").glob("*.md")):
        if "\n- Swift: none\n" in page.read_text():
            continue
        for logger in ["os", "swift-log", "print"]:
            name = re.sub(r"\W", "_", f"Generated_{page.stem}_{logger}")
            call = [program, "scaffold", page, "--logger", logger, "--signposts", "--monitor", "--quiet", "-o", folder / name]
            subprocess.run(call, check=True)
            files = swift_files(folder / name)
            # macOS 10.15 has what iOS 13 has, 11 what iOS 14 has; from 14 on, as from iOS 17, a form of `onChange` is deprecated.
            has_phases = any("import SwiftUI" in file.read_text() for file in files)
            for version in ["11.0", "14.0"] if has_phases else ["10.15"]:
                for mode in ["5", "6"]:
                    module = Module(f"{name}_{mode}", files, options, mode, is_leaf=True)
                    modules.setdefault(version, []).append(module)
    return modules


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--without-tests", action="store_true", help="leave the tests out, which take two thirds of the time")
    has_tests = not parser.parse_args().without_tests
    write_interfaces()
    write_sdk()
    is_well = check(in_order(stub_modules(STUBS) + package_modules() + our_modules(has_tests)), WORK / "modules")
    with tempfile.TemporaryDirectory() as folder:
        for version, modules in generated_modules(pathlib.Path(folder)).items():
            frameworks = {module.name: module for module in stub_modules(STUBS) + stub_modules(FRAMEWORKS)}
            wanted = {"CDarwin", "Darwin", "Dispatch", "Foundation", *(path.name for path in FRAMEWORKS.iterdir())}
            stubs = [module for name, module in frameworks.items() if name in wanted]
            is_well = check(in_order(stubs + modules), WORK / f"frameworks-{version}", version) and is_well
    sys.exit(0 if is_well else 1)


main()
