"""Logs of many devices, and what a single machine says of them."""

from __future__ import annotations

import datetime
import json
import random
import re
import subprocess

import pyarrow as pa

#: The columns of the logs, and what tells them to the check.
COLUMNS = ["device_id", "session_id", "ts", "source", "position", "message"]
START = datetime.datetime(2026, 8, 11, 8, 15, 22, tzinfo=datetime.timezone.utc)


class Fleet:
    """Simulated logs of `uikit-scenes`: a third lack a line, a third have one twice, and half have no numbers."""

    def __init__(self, instar: str, devices: int):
        self.instar = instar
        chance = random.Random(7)
        self.rows = []
        for device in range(devices):
            command = [instar, "simulate", "uikit-scenes", "--random", "25", "--seed", str(device), "--log", "--quiet"]
            run = subprocess.run(command, capture_output=True, text=True, check=True)
            lines = run.stdout.splitlines()
            place = chance.randrange(1, len(lines))
            if device % 3 == 0:
                lines.pop(place)
            elif device % 3 == 1:
                lines.insert(place, lines[place])
            if device % 2:
                lines = [re.sub(r" n=\d+", "", line) for line in lines]
            for position, line in enumerate(lines):
                time = START + datetime.timedelta(seconds=device, milliseconds=position // 3)
                # Some devices are known by their sessions alone, and two sessions are those of a device.
                name = None if device % 5 == 4 else f"d{device // 2}"
                self.rows.append((name, f"s{device}", time, f"{device % 3}.log", 1000 * device + position, line))

    def table(self, seed: int | None = None) -> pa.Table:
        """Returns the rows, shuffled with a seed."""
        rows = list(self.rows)
        if seed is not None:
            random.Random(seed).shuffle(rows)
        return table(rows)


def table(rows: list[tuple]) -> pa.Table:
    """Returns rows in columns."""
    types = [pa.string(), pa.string(), pa.timestamp("us", "UTC"), pa.string(), pa.int64(), pa.string()]
    columns = zip(*rows) if rows else [[] for _ in COLUMNS]
    return pa.table({name: pa.array(list(c), kind) for name, kind, c in zip(COLUMNS, types, columns)})


def keyed(rows: list[tuple]) -> str:
    """Returns rows as `keyed`, in order, without a word of the package."""
    texts = []
    for device, launch, time, source, position, line in rows:
        micros = (time - datetime.datetime(1970, 1, 1, tzinfo=datetime.timezone.utc)) // datetime.timedelta(microseconds=1)
        for part in line.split("\n"):
            texts.append(f"{device or ''}\t{launch or ''}\t{micros}\t\t{source}\t{position}\t{part}\n")
    return "".join(texts)


def single(instar: str, rows: list[tuple], observed: str = "page", *options: str) -> dict[str, list[tuple]]:
    """Returns the tables that a single machine makes of rows, sorted; the exit code is that of the last row."""
    ordered = sorted(rows, key=lambda row: (row[0] or "", row[1], row[2], row[3], row[4]))
    command = [instar, "log", "check", "uikit-scenes", "-", "--reads", "keyed", "--observed", observed]
    run = subprocess.run(
        [*command, "--format", "json", "--max", "1000000", *options],
        input=keyed(ordered), capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert run.returncode in (0, 1), run.stderr
    found: dict[str, list[tuple]] = {"scope": [], "finding": [], "summary": []}
    for line in map(json.loads, run.stdout.splitlines()):
        scope = [line.get(name) for name in ("device", "launch", "process", "pid", "life", "scene", "object")]
        if line["type"] == "scope":
            places = [time(p[n]) if n == "time" else p[n] for p in places_of(line) for n in ("file", "line", "time")]
            found["scope"].append((*scope, line["calls"], line["findings"], line["verdict"], *places))
        elif line["type"] == "finding":
            names = ["id", "severity", "message", "help", "delegate", "callback", "state"]
            about = [line[name] for name in names] + [tuple(line["lost"]), line["fingerprint"], line["count"]]
            found["finding"].append((*scope, *about, line["file"], line["line"], line["column"], time(line["time"])))
        else:
            found["summary"].append({**line, "status": run.returncode})
    return {name: rows if name == "summary" else in_order(rows) for name, rows in found.items()}


def single_coverage(instar: str, rows: list[tuple]) -> dict[str, list[tuple]]:
    """Returns the tables of coverage that a single machine makes of rows, sorted."""
    ordered = sorted(rows, key=lambda row: (row[0] or "", row[1], row[2], row[3], row[4]))
    command = [instar, "log", "coverage", "uikit-scenes", "-", "--reads", "keyed", "--observed", "page"]
    run = subprocess.run(
        [*command, "--format", "json"], input=keyed(ordered), capture_output=True, text=True, check=True
    )
    found = json.loads(run.stdout)
    example = lambda row: row["first"] and (
        *(row["first"][name] for name in ("device", "launch", "file", "line")), time(row["first"]["time"])
    )  # fmt: skip
    kinds = ("transitions", "states", "callbacks", "skippableCalls", "scenarios")
    names = ["name", "event", "source", "target", "guard", "delegate", "callback", "call", "comes"]
    names += ["verdict", "sure", "possible"]
    elements = [
        (kind, number, *(row.get(name) for name in names), example(row))
        for kind in kinds
        for number, row in enumerate(found[kind], 1)
    ]
    name = lambda row: tuple(row[name] for name in ("event", "source", "target", "guard"))
    numbers = {name(row): number for number, row in enumerate(found["transitions"], 1)}
    sets = [
        (tuple(numbers[name(one)] for one in row["transitions"]), row["lifeCycles"], example(row))
        for row in found["alternatives"]
    ]
    return {"coverage": in_order(elements), "alternatives": in_order(sets)}


def places_of(line: dict) -> list[dict]:
    """Returns the first and the last place of a scope."""
    nothing = {"file": None, "line": None, "time": None}
    return [line["first"] or nothing, line["last"] or nothing]


def time(text: str | None) -> datetime.datetime | None:
    """Returns a time as Spark gives it: without a zone, in UTC."""
    return text and datetime.datetime.fromisoformat(text.replace("Z", "+00:00")).replace(tzinfo=None)


def in_order(rows) -> list[tuple]:
    """Returns the rows of a table in an order that does not depend on how they were found."""
    plain = [tuple(tuple(cell) if isinstance(cell, list) else cell for cell in row) for row in rows]
    return sorted(plain, key=lambda row: [(cell is not None, str(cell)) for cell in row])
