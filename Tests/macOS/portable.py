#!/usr/bin/env python3
"""Looks for features of GNU's tools, Linux or bash 4 alone in shell that must run on macOS too.

That is the shell of the Makefile, of the scripts and of the documentation, and the lines of shell in the tests. A script that says
`# Linux only` at its top is left out, and so is what stands in a test between `#if os(Linux)` and its `#else` or `#endif`.
Exits with 1 and names each place where something is found.
"""

import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
PLACES = ["Makefile", "Scripts", "README.md", "CONTRIBUTING.md", "docs/*.md", "Tests/*.swift", "Tests/*/run", "Tests/Judges/install"]
# The features, and their portable replacements.
ONLY_LINUX = {
    r"\b(?:source|\.) <\(": "bash 3.2 reads nothing there: eval \"$(…)\"",
    r"\b(?:mapfile|readarray)\b|\bdeclare -A|\blocal -n": "bash 3.2 has none",
    r"\|&|&>>": "bash 3.2 does not know it: 2>&1",
    r"\$\{\w+(?:,,?|\^\^?|@[A-Z])\}": "bash 3.2 does not know it: tr",
    r"\bstat (?:-c|--)": "BSD's stat has other options: FileManager, or ls -l",
    r"/dev/full": "only Linux has it",
    r"/proc/": "only Linux has it",
    r"\bsed -i(?! ?\.\w)\b(?!\.)": "BSD's sed wants an ending: sed -i.old",
    r"\bdate (?:-d|--)": "BSD's date has other options",
    r"\bgrep -\w*P|\bsort -V|\bxargs -\w*d|\bcp -a|\breadlink -f|\bfind\b[^|]* -printf|\bbase64 -w": "GNU's alone",
    r"\b(?:nproc|tac|timeout|md5sum|sha256sum|setpriv|setsid)(?= [-\w\"$])": "macOS has no such program",
    r"\bulimit -v": "macOS knows no such limit",
    r"\bscript -q\w*[ec]": "BSD's script has other options: Sandbox.onTerminal(_:)",
}


def lines(path, text):
    """The lines that run on macOS, with their numbers."""
    depth = 0
    for number, line in enumerate(text.splitlines(), 1):
        if path.suffix == ".swift":
            if re.match(r"\s*#if os\(Linux\)", line):
                depth = 1
            elif depth and re.match(r"\s*#if", line):
                depth += 1
            elif depth and re.match(r"\s*#endif", line):
                depth -= 1
            elif depth == 1 and re.match(r"\s*#else", line):
                depth = 0
            if re.match(r"\s*//", line):
                continue
        elif path.suffix != ".md" and re.match(r"\s*#", line):
            continue
        if not depth:
            yield number, line


def main():
    listed = subprocess.run(["git", "ls-files", "-z", *PLACES], cwd=ROOT, capture_output=True, text=True, check=True)
    count = found = 0
    for name in sorted(set(listed.stdout.split("\0")[:-1])):
        path = ROOT / name
        text = path.read_text()
        if name.startswith(("Tests/Golden/", "Tests/Fuzzing/Corpus/")) or re.search(r"^# Linux only", text, re.MULTILINE):
            continue
        count += 1
        for number, line in lines(path, text):
            for pattern, reason in ONLY_LINUX.items():
                if match := re.search(pattern, line):
                    print(f"{name}:{number}: '{match.group()}': {reason}")
                    found += 1
    print(f"{count} files looked at, {found} places that only Linux can run")
    sys.exit(1 if found else 0)


main()
