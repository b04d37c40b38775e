#!/usr/bin/env python3
"""Validates some texts as SARIF 2.1.0, with models that were generated from OASIS' JSON Schema.

Standard input: a JSON list of texts.
Standard output: a JSON list, for each text the list of its problems.
"""

import json
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / ".build/judges/python"))
from pydantic import ValidationError  # noqa: E402
from pydantic_sarif.model import StaticAnalysisResultsFormatSarifVersion210JsonSchema as Log  # noqa: E402


def problems(text):
    try:
        Log.model_validate_json(text)
    except ValidationError as error:
        return [f"{'.'.join(map(str, one['loc']))}: {one['msg']}" for one in error.errors()]
    return []


json.dump([problems(text) for text in json.load(sys.stdin)], sys.stdout)
