#!/usr/bin/env python3
"""Converts some documentation catalogs with docc and returns its diagnostics.

Standard input: a JSON list of objects, each a catalogue: the texts of files by their paths in it.
Standard output: a JSON list, one object a catalogue:
  {"accepted": bool, "complaint": text, "pages": [the names of the pages that it makes, sorted]}
"""

import json
import pathlib
import subprocess
import sys
import tempfile


def verdict(files):
    with tempfile.TemporaryDirectory() as folder:
        catalogue, output = pathlib.Path(folder, "Lifecycle.docc"), pathlib.Path(folder, "output")
        for path, text in files.items():
            file = catalogue / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        run = subprocess.run(
            ["docc", "convert", str(catalogue), "--output-path", str(output), "--warnings-as-errors",
             "--fallback-display-name", "Lifecycle", "--fallback-bundle-identifier", "org.example.lifecycle"],
            stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=120, check=False)
        complaint = "\n".join(line for line in (run.stdout + run.stderr).splitlines() if line.strip())
        pages = sorted(file.stem for file in output.glob("data/documentation/**/*.json"))
        return {"accepted": run.returncode == 0 and not complaint, "complaint": complaint[:2000], "pages": pages}


def main():
    json.dump([verdict(files) for files in json.load(sys.stdin)], sys.stdout)


main()
