"""The web pages under test: those of every bundled page and fixture, made by the built `instar`."""

import json
import os
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
INSTAR = os.environ.get("INSTAR") or os.path.join(
    subprocess.run(["swift", "build", "--show-bin-path"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip(),
    "instar")
FOLDER = ROOT / ".build/browser"
BUNDLED = ["uikit-app", "uikit-scenes", "scene-phase", "view-controller", "uikit"]
FIXTURES = ["android-activity", "hostile-names", "ja-scene-delegate", "ko-app-life", "shapes"]
HERE = pathlib.Path(__file__).resolve().parent
OWN = ["hostile"]


def instar(*arguments):
    """What `instar` prints."""
    run = subprocess.run([INSTAR, *map(str, arguments)], capture_output=True, text=True, check=False)
    if run.returncode != 0:
        raise RuntimeError(f"instar {' '.join(map(str, arguments))}: {run.returncode}\n{run.stderr}")
    return run.stdout


def simulation(page, words, scenes=1):
    """The JSON of `instar simulate`."""
    return json.loads(instar("simulate", page, "--scenes", scenes, "--format", "json", "--", *words))


def large():
    """A page with more transitions than one picture of all calls can show."""
    states = [f"State {letter}" for letter in "ABCDEFGH"]
    lines = ["# A large life cycle", "", "## Delegates", "", "- `Owner`: `OwnerDelegate`, one per scene", "", "## States", ""]
    lines += [f"- **{state}**" for state in states] + ["", "## Transitions", "", "| From | To | Event | Callbacks |", "|---|---|---|---|"]
    for event in range(1, 10):
        for place, state in enumerate(states):
            target = states[(place + event) % len(states)]
            lines.append(f"| **{state}** | **{target}** | Event {event} | `Owner.event{event}From{state[-1]}(_:)` |")
    return "\n".join(lines) + "\n"


def make():
    """Writes all pages; returns their names and files."""
    sources = BUNDLED + [ROOT / f"Tests/Fixtures/{name}.md" for name in FIXTURES] + [HERE / f"{name}.md" for name in OWN]
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / "large.md").write_text(large(), encoding="utf-8")
    instar("generate", *sources, FOLDER / "large.md", "--only", "html", "--force", "-o", FOLDER)
    return {name: FOLDER / name / "index.html" for name in BUNDLED + FIXTURES + OWN + ["large"]}
