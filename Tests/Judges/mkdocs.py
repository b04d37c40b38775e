#!/usr/bin/env python3
"""Builds sites of wikis with MkDocs and the theme Material, as strictly as it can, and reads them.

Standard input: a JSON list of objects, each a wiki:
  {"files": {path: text}, "pictures": [paths], "same": {path of a page: its text on GitHub}}
Standard output: a JSON list, one object a wiki:
  {"accepted": bool, "complaint": text, "problems": [texts: what a page lost or gained]}
"""

import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
PACKAGES = ROOT / ".build/judges/mkdocs"
sys.path.insert(0, str(ROOT / ".build/judges/python"))

from blocks import Blocks, expected_blocks, first_difference  # noqa: E402

CONFIGURATION = """
INHERIT: docs/.nav.yml
site_name: Wiki
use_directory_urls: false
plugins: []
theme: {name: material, font: false}
validation: {anchors: warn, unrecognized_links: warn, absolute_links: warn, omitted_files: warn}
"""
PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def verdict(wiki):
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        for path, text in list(wiki["files"].items()) + [(path, PICTURE) for path in wiki["pictures"]]:
            write(folder / "docs" / path, text)
        write(folder / "mkdocs.yml", CONFIGURATION)
        environment = dict(os.environ, PYTHONPATH=str(PACKAGES))
        run = subprocess.run(
            [sys.executable, "-m", "mkdocs", "build", "--strict"], cwd=folder, env=environment,
            stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=120, check=False)
        # Material's own notes on MkDocs stand between the lines. With --quiet, warnings would not count.
        complaint = "\n".join(
            line for line in (run.stdout + run.stderr).splitlines() if re.match("WARNING|ERROR|Error|Aborted|Traceback", line))
        problems = []
        for path, text in wiki["same"].items():
            page = folder / "site" / re.sub(r"\.md$", ".html", path)
            if not page.exists():
                problems.append(f"{path}: no page")
                continue
            source = page.read_text(encoding="utf-8")
            article = source[source.index("<h1"):source.index("</article>")]
            difference = first_difference(expected_blocks(text), Blocks(article).all)
            problems += [f"{path}: {difference}"] if difference else []
        return {
            "accepted": run.returncode == 0 and not complaint, "complaint": complaint[:2000], "problems": problems[:20]}


json.dump([verdict(wiki) for wiki in json.load(sys.stdin)], sys.stdout)
