#!/usr/bin/env python3
"""Judges an action of GitHub's, and runs its steps as a runner does.

Reads {"file": PATH, "schema": NAME, "inputs": {NAME: TEXT} or null, "folder": PATH} from standard input. The schema is one that the
Python package check-jsonschema carries. Writes {"problems": TEXT, "status": NUMBER, "output": TEXT}: what the schema finds, the exit
status of the first step that failed, or 0, and what the steps printed. Without inputs, no step is run.
"""
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

PACKAGES = pathlib.Path(__file__).resolve().parents[2] / ".build/judges/adoption"
sys.path.insert(0, str(PACKAGES))
import yaml  # noqa: E402


def value(text, inputs):
    """A text of the action with its inputs in their places."""
    return re.sub(r"\$\{\{ inputs\.(\w+) \}\}", lambda match: inputs.get(match[1], ""), text)


def run(action, file, inputs, folder):
    """Runs the steps: their status and what they print."""
    unknown = set(inputs) - set(action["inputs"])
    assert not unknown, f"unknown inputs: {unknown}"
    with tempfile.TemporaryDirectory() as temporary:
        paths = pathlib.Path(temporary) / "paths"
        paths.touch()
        output = ""
        for step in action["runs"]["steps"]:
            if condition := step.get("if"):
                name = re.fullmatch(r"inputs\.(\w+) != ''", condition)[1]
                if not inputs.get(name):
                    continue
            environment = {
                **os.environ, "GITHUB_ACTION_PATH": str(file.parent), "GITHUB_PATH": str(paths), "RUNNER_TEMP": temporary,
                "PATH": ":".join(paths.read_text().split("\n")[-2::-1] + [os.environ["PATH"]]),
                **{name: value(text, inputs) for name, text in step.get("env", {}).items()},
            }
            assert step["shell"] == "bash"
            done = subprocess.run(
                ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", value(step["run"], inputs)], cwd=folder,
                env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
            output += done.stdout
            if done.returncode:
                return done.returncode, output
    return 0, output


def main():
    question = json.load(sys.stdin)
    file = pathlib.Path(question["file"])
    check = subprocess.run(
        [sys.executable, "-m", "check_jsonschema", "--builtin-schema", question["schema"], file],
        env={**os.environ, "PYTHONPATH": str(PACKAGES)}, capture_output=True, text=True)
    status, output = 0, ""
    if question.get("inputs") is not None:
        status, output = run(yaml.safe_load(file.read_text()), file, question["inputs"], question["folder"])
    problems = "" if check.returncode == 0 else check.stdout + check.stderr
    json.dump({"problems": problems, "status": status, "output": output}, sys.stdout)


main()
