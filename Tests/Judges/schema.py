#!/usr/bin/env python3
"""Validates some JSON texts against a JSON Schema, with Python's jsonschema.

Standard input: {"schema": the schema's text, "instances": [texts]}.
Standard output: a JSON list, for each instance the list of its problems; a bad schema is the problem of each.
"""

import json
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / ".build/judges/python"))
import jsonschema  # noqa: E402


def main():
    question = json.load(sys.stdin)
    schema = json.loads(question["schema"])
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    json.dump([[f"{error.json_path}: {error.message}" for error in validator.iter_errors(json.loads(instance))]
               for instance in question["instances"]], sys.stdout)


main()
