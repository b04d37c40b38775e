#!/usr/bin/env python3
"""Validates some documents with qscxmlc, Qt's SCXML compiler, and reads their content with an XML parser.

Standard input: a JSON list of SCXML texts. Standard output: a JSON list, one object a document:
  {"accepted": bool, "error": text or null, "name": text, "initial": id or null,
   "states": [{id, kind, name, parent, initial}],
   "transitions": [{source, target, event, cond, calls: [[label, expr]], raises: [event]}]}
Environment: INSTAR_QSCXMLC (the compiler).
"""

import json
import os
import pathlib
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

COMPILER = os.environ.get("INSTAR_QSCXMLC", "/usr/lib/qt6/libexec/qscxmlc")
SCXML = "{http://www.w3.org/2005/07/scxml}"
NAME = "{urn:instar:1}name"


def compiled(text, folder):
    source = pathlib.Path(folder, "machine.scxml")
    source.write_text(text, encoding="utf-8")
    run = subprocess.run(
        [COMPILER, "--output", str(pathlib.Path(folder, "machine")), "--classname", "Machine", "--statemethods", str(source)],
        stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60, check=False)
    complaints = (run.stdout + run.stderr).strip()
    return None if run.returncode == 0 and not complaints else complaints or f"exit code {run.returncode}"


def graph(text):
    root = ElementTree.fromstring(text.encode("utf-8"))
    states, transitions = [], []

    def walk(element, parent):
        for child in element:
            if child.tag in (f"{SCXML}state", f"{SCXML}final"):
                states.append({"id": child.get("id"), "kind": child.tag.removeprefix(SCXML), "name": child.get(NAME),
                               "parent": parent, "initial": child.get("initial")})
                walk(child, child.get("id"))
            elif child.tag == f"{SCXML}transition":
                transitions.append({
                    "source": parent, "target": child.get("target"), "event": child.get("event"), "cond": child.get("cond"),
                    "calls": [[log.get("label"), log.get("expr")] for log in child.iter(f"{SCXML}log")],
                    "raises": [call.get("event") for call in child.iter(f"{SCXML}raise")]})

    walk(root, None)
    return {"name": root.get(NAME), "initial": root.get("initial"), "states": states, "transitions": transitions}


def main():
    results = []
    for text in json.load(sys.stdin):
        with tempfile.TemporaryDirectory() as folder:
            error = compiled(text, folder)
        results.append({"accepted": error is None, "error": error, **graph(text)})
    json.dump(results, sys.stdout)


main()
