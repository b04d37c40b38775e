#!/usr/bin/env python3
"""Reads JUnit reports with Python's junitparser, and by the rules of Surefire's and Jenkins' schemas.

Standard input: a JSON list of reports. Standard output: a JSON list, for each report an object with its "problems", and its "cases":
lists of the suite, the name, the result ("passed", "skipped" or the failure's type) and the failure's message.
"""

import json
import pathlib
import re
import sys
import xml.etree.ElementTree as tree

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / ".build/judges/python"))
import junitparser  # noqa: E402

# The attributes that both schemas know, those that are required first.
ATTRIBUTES = {
    "testsuites": (["name", "tests", "failures", "errors", "time"], ["skipped"]),
    "testsuite": (["name", "tests", "failures", "errors", "skipped", "time"], ["timestamp"]),
    "testcase": (["name", "classname", "time"], []),
    "failure": (["type", "message"], []),
    "skipped": ([], ["message"]),
    "system-out": ([], []),
}
CHILDREN = {"testsuites": ["testsuite"], "testsuite": ["testcase"], "testcase": ["failure", "skipped", "system-out"]}
PATTERNS = {"time": r"\d+\.\d{3}", "tests": r"\d+", "failures": r"\d+", "errors": r"\d+", "skipped": r"\d+",
            "timestamp": r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d"}


def problems(element):
    """What the schemas do not allow of an element, and of those in it."""
    required, optional = ATTRIBUTES[element.tag]
    for name in required:
        if name not in element.attrib:
            yield f"{element.tag} has no {name}"
    for name, value in element.attrib.items():
        if name not in required + optional:
            yield f"{element.tag} has {name}"
        elif name in PATTERNS and not re.fullmatch(PATTERNS[name], value):
            yield f"{name} of {element.tag} is {value}"
        elif name in ["name", "classname"] and not value.strip():
            yield f"{name} of {element.tag} is empty"
    for child in element:
        if child.tag not in CHILDREN.get(element.tag, []):
            yield f"{element.tag} has an element {child.tag}"
        else:
            yield from problems(child)


def miscounts(element):
    """The counts of an element that are not those of the cases in it."""
    cases = list(element.iter("testcase"))
    found = {"tests": len(cases), "failures": sum(case.find("failure") is not None for case in cases),
             "skipped": sum(case.find("skipped") is not None for case in cases), "errors": 0}
    for name, count in found.items():
        if int(element.get(name, -1)) != count:
            yield f"{name} of {element.tag} is {element.get(name)}, not {count}"


def judged(text):
    """The problems and the cases of a report."""
    root = tree.fromstring(text.encode())
    found = list(problems(root))
    for element in [root, *root.iter("testsuite")]:
        found += miscounts(element)
    names = [(case.get("classname"), case.get("name")) for case in root.iter("testcase")]
    found += [f"two cases are {name}" for name in sorted(set(names)) if names.count(name) > 1]
    cases = []
    for suite in junitparser.JUnitXml.fromstring(text.encode()):
        for case in suite:
            results = [result for result in case.result if not isinstance(result, junitparser.SystemOut)]
            if len(results) > 1:
                found.append(f"{case.name} has {len(results)} results")
            result = results[0] if results else None
            kind = "passed" if result is None else "skipped" if isinstance(result, junitparser.Skipped) else result.type
            cases.append([suite.name, case.name, kind, result.message if result is not None else ""])
    return {"problems": found, "cases": cases}


json.dump([judged(text) for text in json.load(sys.stdin)], sys.stdout)
