#!/usr/bin/env python3
"""Asks PlantUML what it reads in some diagrams.

Standard input: a JSON list of {"view": "states" or "sequence", "text": PlantUML}.
Standard output: a JSON list, one object a diagram:
  {"accepted": bool, "error": text or null, "lines": [the drawing's texts, a line each],
   "states": [{name, parent}], "edges": [{source, target}]}
States and edges are those of PlantUML's XMI, its own starts and ends included (`*start`, `*end`); a sequence has none.
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

SVG = "{http://www.w3.org/2000/svg}"
UML = "{href://org.omg/UML/1.3}"


def plantuml(kind, files):
    run = subprocess.run(["plantuml", "-charset", "UTF-8", f"-t{kind}", *map(str, files)],
                         stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=240, check=False)
    return run.stdout + run.stderr


def lines(file):
    """The lines of a drawing: neighbouring texts of one height, because PlantUML splits a line where its type changes."""
    result, end = [], None
    for text in ElementTree.parse(file).getroot().iter(f"{SVG}text"):
        x, y, words = float(text.get("x")), float(text.get("y")), "".join(text.itertext())
        if end and end[1] == y and 0 <= x - end[0] < 8:
            result[-1] += (" " if x - end[0] > 1 else "") + words
        else:
            result.append(words)
        end = (x + float(text.get("textLength")), y)
    return [" ".join(line.replace("\u00a0", " ").split()) for line in result]


def graph(file):
    def name(text):
        return re.sub(r"<U\+([0-9A-F]+)>", lambda match: chr(int(match[1], 16)), text)

    names, states, edges = {}, [], []

    def walk(element, parent):
        for child in element:
            if child.tag == f"{UML}State":
                names[child.get("xmi.id")] = name(child.get("name"))
                states.append({"name": name(child.get("name")), "parent": parent})
                walk(child, name(child.get("name")))
            elif child.tag != f"{UML}Association":
                walk(child, parent)

    root = ElementTree.parse(file).getroot()
    walk(root, None)
    for association in root.iter(f"{UML}Association"):
        ends = [names[end.get("type")] for end in association.iter(f"{UML}AssociationEnd")]
        edges.append({"source": ends[0], "target": ends[1]})
    return {"states": states, "edges": edges}


def main():
    diagrams = json.load(sys.stdin)
    with tempfile.TemporaryDirectory() as folder:
        files = [pathlib.Path(folder, f"{index}.puml") for index in range(len(diagrams))]
        for file, diagram in zip(files, diagrams):
            file.write_text(diagram["text"], encoding="utf-8")
        complaints = plantuml("svg", files)
        errors = [re.search(rf"Error line \d+ in file: {re.escape(str(file))}$", complaints, re.M) for file in files]
        drawn = [file for file, diagram, error in zip(files, diagrams, errors)
                 if diagram["view"] == "states" and not error]
        if drawn:
            plantuml("xmi", drawn)
        results = []
        for file, error in zip(files, errors):
            read = graph(file.with_suffix(".xmi")) if file in drawn else {"states": [], "edges": []}
            shown = [] if error else lines(file.with_suffix(".svg"))
            # PlantUML draws its own failures, stack trace included, and reports success.
            failure = next((line for line in shown if "An error has occured" in line), None)
            results.append({"accepted": not (error or failure), "error": error[0] if error else failure,
                            "lines": shown, **read})
    json.dump(results, sys.stdout)


main()
