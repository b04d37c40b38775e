#!/usr/bin/env python3
"""Validates some property lists with plutil, and reads them with Python's own plistlib.

Standard input: a JSON list of texts.
Standard output: a JSON list, one object a text:
  {"accepted": bool, "complaint": text, "names": [all values of UISceneConfigurationName, in order]}
"""

import json
import pathlib
import plistlib
import subprocess
import sys
import tempfile


def names(value):
    if isinstance(value, dict):
        for key, inner in value.items():
            if key == "UISceneConfigurationName":
                yield inner
            else:
                yield from names(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from names(inner)


def main():
    verdicts = []
    with tempfile.TemporaryDirectory() as folder:
        for index, text in enumerate(json.load(sys.stdin)):
            file = pathlib.Path(folder, f"{index}.plist")
            file.write_text(text, encoding="utf-8")
            run = subprocess.run(["plutil", "-lint", str(file)], stdin=subprocess.DEVNULL, capture_output=True,
                                 text=True, timeout=60, check=False)
            accepted, complaint, found = run.returncode == 0, run.stdout + run.stderr, []
            try:
                found = list(names(plistlib.loads(text.encode("utf-8"))))
            except Exception as error:  # Whatever plistlib says, it is a complaint.
                accepted, complaint = False, f"{complaint}plistlib: {error}"
            verdicts.append({"accepted": accepted, "complaint": complaint, "names": found})
    json.dump(verdicts, sys.stdout)


main()
