"""Writes logs for the benchmarks: what instrumented delegates write, in several formats, and other lines."""

import json
import re
import subprocess
from pathlib import Path

# The events of a random run, and the runs, with one to three scenes.
EVENTS, RUNS = 250, 40


def runs(instar):
    """The lines of random runs of the page about scenes."""
    lines = []
    for seed in range(RUNS):
        run = subprocess.run(
            [instar, "simulate", "uikit-scenes", "--random", str(EVENTS), "--seed", str(seed), "--scenes",
             str(seed % 3 + 1), "--log", "--quiet"], check=True, capture_output=True, text=True)
        lines += run.stdout.splitlines()
    return lines


def repeated(lines, count):
    """The lines as often as there must be for a number of them, each time of other launches."""
    result = []
    while len(result) < count:
        turn = len(result) // len(lines) * 7919
        result += [
            re.sub("launch=([0-9a-f]{8})", lambda match: f"launch={(int(match[1], 16) + turn) % 2**32:08x}", line)
            for line in lines]
    return result


def time(number):
    """The time of a line: one comes each millisecond."""
    return f"2026-08-11 {number // 3_600_000:02}:{number // 60_000 % 60:02}:{number // 1000 % 60:02}.{number % 1000:03}"


def compact(line, number):
    """The line as the compact style of macOS has it."""
    return f"{time(number)} Df Parcels[803:98ec] [com.example.parcels:lifecycle] {line}"


def ndjson(line, number):
    """The line as a JSON object of macOS."""
    return json.dumps({
        "timestamp": f"{time(number)}000+0000", "messageType": "Default",
        "processID": 803, "processImagePath": "/Applications/Parcels", "subsystem": "com.example.parcels",
        "category": "lifecycle", "eventMessage": line})


def printed(line, has_object):
    """The line as a print of the call, with the object or with the class alone."""
    delegate, callback, address = re.search('delegate=(\\S+) callback="?([^" ]+)"? instance=(\\S+)', line).groups()
    return f"<Parcels.{delegate}: {address}> {callback}" if has_object else f"{delegate}.{callback}"


def noise(number):
    """A line that is no event."""
    return (f"{time(number)} Df Parcels[803:98ec] [com.example.parcels:network]"
            f" Task {number} finished loading with 200 after {number % 977} ms, 18342 bytes of the list of parcels")


def write(folder, instar, count=1_000_000):
    """Writes the logs: for each of them its name, its file, its number of lines, and those of them that are calls."""
    lines = repeated(runs(instar), count)
    calls = [line for line in lines if line.startswith("lifecycle ")]
    logs = [
        ("generated lines", lines, len(calls)),
        ("the same in `compact`", [compact(line, number) for number, line in enumerate(lines)], len(calls)),
        ("the same in `ndjson`", [ndjson(line, number) for number, line in enumerate(lines)], len(calls)),
        ("own prints", [printed(line, True) for line in calls], len(calls)),
        ("the same without objects", [printed(line, False) for line in calls], len(calls)),
        # With one event, for a log without any is an error.
        ("other lines", [noise(number) for number in range(count)] + compact_start(lines), 1),
    ]
    for number, (name, text, called) in enumerate(logs):
        file = Path(folder) / f"log-{number}.log"
        file.write_text("\n".join(text) + "\n", encoding="utf-8")
        yield name, str(file), len(text), called


def open_processes(instar, count, length=30):
    """The first lines of processes, of which none is seen to end; a thousand take turns at a time."""
    starts, lines = [], []
    for line in runs(instar):
        if line.startswith("lifecycle-launch "):
            starts.append([])
        if len(starts[-1]) < length:
            starts[-1].append(line)
    for first in range(0, count, 1000):
        numbers = range(first, min(first + 1000, count))
        for turn in range(length):
            lines += [
                re.sub("launch=[0-9a-f]{8}", f"launch={number * 7919 + 1:08x}", start[turn])
                for number in numbers if turn < len(start := starts[number % len(starts)])]
    return lines


def compact_start(lines):
    """The launch and the first call in `compact`."""
    return [compact(line, number) for number, line in enumerate(lines[:2])]
