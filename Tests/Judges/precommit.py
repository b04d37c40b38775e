#!/usr/bin/env python3
"""Runs hooks of pre-commit in a Git repository.

Reads {"folder": PATH, "hooks": [HOOK], "programs": PATH} from standard input: the repository, each hook as its configuration has it, and
the folder of the programs that hooks call. The hooks are those of .pre-commit-hooks.yaml, alone in a repository of their own. Writes
{"status": NUMBER, "output": TEXT}.
"""
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]


def main():
    question = json.load(sys.stdin)
    with tempfile.TemporaryDirectory() as temporary:
        hooks = pathlib.Path(temporary) / "hooks"
        hooks.mkdir()
        shutil.copy(ROOT / ".pre-commit-hooks.yaml", hooks)
        git = ["git", "-C", str(hooks), "-c", "user.name=Test", "-c", "user.email=test@example.com"]
        for command in (["init", "--quiet"], ["add", "."], ["commit", "--quiet", "--message", "Hooks"], ["tag", "1.0.0"]):
            subprocess.run(git + command, check=True)
        # JSON is YAML, too.
        configuration = {"repos": [{"repo": str(hooks), "rev": "1.0.0", "hooks": question["hooks"]}]}
        (pathlib.Path(temporary) / "configuration.yaml").write_text(json.dumps(configuration))
        environment = {
            **os.environ, "PYTHONPATH": str(ROOT / ".build/judges/adoption"), "PRE_COMMIT_HOME": f"{temporary}/home",
            "PATH": f"{question['programs']}:{os.environ['PATH']}",
        }
        run = subprocess.run(
            [sys.executable, "-m", "pre_commit", "run", "--config", f"{temporary}/configuration.yaml", "--color", "never"],
            cwd=question["folder"], env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    json.dump({"status": run.returncode, "output": run.stdout}, sys.stdout)


main()
