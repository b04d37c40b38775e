"""Runs the benchmarks and writes RESULTS.md: medians as ratios against a peer that is measured in the same run."""

import json
import os
import platform
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import app
import logs
from page import page

INSTAR = os.environ["INSTAR"]
EMPTY = os.environ["EMPTY"]
HERE = Path(__file__).parent
SIZES = [20, 2_000, 20_000]
# Seconds. A longer run than the first limit is measured once; one longer than the second is ended, and the table says so.
ONCE = 15
LIMIT = 40


def median(*command, runs=10, status=0, limit=LIMIT, output="null"):
    """The median of a command's wall time in seconds; `None` if it exits with another status or takes too long.

    What it prints goes where `output` says: with `null`, grep stops at the first line that it finds."""
    begin = time.monotonic()
    try:
        run = subprocess.run(
            command, check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=limit)
    except subprocess.TimeoutExpired:
        return None
    if run.returncode != status:
        return None
    first = time.monotonic() - begin
    if first > ONCE:
        return first
    runs = max(3, min(runs, int(8 / max(0.001, first))))
    with tempfile.NamedTemporaryFile(suffix=".json") as report:
        subprocess.run(
            ["hyperfine", "--shell=none", "--warmup=1", f"--runs={runs}", f"--export-json={report.name}",
             f"--output={output}", "--style=none", *(["--ignore-failure"] if status else []), " ".join(command)],
            check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        return json.load(report)["results"][0]["median"]


def peak(*command):
    """The peak memory of a command, in bytes."""
    with tempfile.NamedTemporaryFile() as report:
        subprocess.run(
            ["/usr/bin/time", "--format=%M", f"--output={report.name}", *command],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=LIMIT, check=False)
        return int(Path(report.name).read_text().split()[-1]) * 1024


# What has been reached: times of the largest page against cmark's, of starts against the empty program's, and megabytes. The
# benchmark fails where one is lost by more than a fifth.
REACHED = {
    "`check`": 4.5,
    "`graph --format dot`": 7.8,
    "`graph --format mermaid`": 5.9,
    "all tables and JSON": 19.7,
    "memory": 84,
    "`instar --version`": 1.2,
    "`instar check uikit-scenes`": 4.9,
}
LOST = 1.2


def keep(name, value):
    """Remembers a figure that was reached and is lost."""
    limit = REACHED[name] * LOST
    expect(f"{name} at most {limit:.1f}, not {value or 0:.1f}", value is not None and value <= limit)


def seconds(value):
    return "—" if value is None else f"{value * 1000:.0f} ms" if value < 10 else f"{value:.0f} s"


def quotient(value, peer):
    return None if value is None or peer is None else value / peer


def ratio(value, peer):
    return "—" if value is None or peer is None else f"{value / peer:.1f}"


def table(heading, rows):
    lines = [heading, ["---"] + ["--:"] * (len(heading) - 1)] + rows
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def commands(file, output):
    """The measured commands: name, command, and the factor of cmark's time that each may take at the largest size."""
    return [
        ("`check`", [INSTAR, "check", file], 3),
        ("`graph --format dot`", [INSTAR, "graph", file, "--format", "dot"], 4),
        ("`graph --format mermaid`", [INSTAR, "graph", file, "--format", "mermaid"], 4),
        ("`graph --format plantuml`", [INSTAR, "graph", file, "--format", "plantuml"], None),
        ("`graph --format scxml`", [INSTAR, "graph", file, "--format", "scxml"], None),
        ("`graph --format json`", [INSTAR, "graph", file, "--format", "json"], None),
        ("`table --kind order`", [INSTAR, "table", file, "--kind", "order"], None),
        ("all tables and JSON", [INSTAR, "generate", file, "--only", "tables,json", "--force", "-o", output], 8),
    ]


def of_pages(folder):
    """Times of commands over pages of three sizes."""
    files = {size: f"{folder}/page-{size}.md" for size in SIZES}
    for size, file in files.items():
        Path(file).write_text(page(size), encoding="utf-8")
    floor = {size: median("cmark", file) for size, file in files.items()}
    rows = [["`cmark`"] + [seconds(floor[size]) for size in SIZES] + ["1.0", "", growth(floor)]]
    for index, (name, _, target) in enumerate(commands("", "")):
        times = {
            size: median(*commands(file, f"{folder}/output-{size}")[index][1]) for size, file in files.items()}
        if name in REACHED:
            keep(name, quotient(times[SIZES[-1]], floor[SIZES[-1]]))
        rows.append(
            [name] + [seconds(times[size]) for size in SIZES]
            + [ratio(times[SIZES[-1]], floor[SIZES[-1]]), str(target or ""), growth(times)])
    heading = ["Command"] + [f"{size:,} states" for size in SIZES] + ["times `cmark`", "at most", "growth"]
    return table(heading, rows)


def of_memory(folder):
    """The peak memory over pages of three sizes."""
    memory = []
    for size in SIZES:
        file = f"{folder}/page-{size}.md"
        bytes_read = Path(file).stat().st_size
        used = peak(INSTAR, "check", file)
        memory.append(
            [f"{size:,}", f"{bytes_read / 1e6:.2f} MB", f"{peak('cmark', file) / 1e6:.0f} MB", f"{used / 1e6:.0f} MB",
             f"{(6 * bytes_read + 30e6) / 1e6:.0f} MB"])
    keep("memory", used / 1e6)
    return table(["States", "page", "`cmark`", "`check`", "at most"], memory)


def growth(times):
    """The ratio of times for a page ten times as large."""
    return ratio(times[20_000], times[2_000])


def of_peers(folder):
    """The times of programs that read our exports, beside the times of writing them."""
    rows = []
    for size in SIZES[:2]:
        file = f"{folder}/page-{size}.md"
        for format, peer in [("dot", ["dot", "-Tsvg"]), ("plantuml", ["plantuml", "-tsvg"])]:
            export = f"{folder}/page-{size}.{format}"
            subprocess.run([INSTAR, "graph", file, "--format", format, "-o", export], check=True)
            own = median(INSTAR, "graph", file, "--format", format)
            theirs = median(*peer, export, runs=3)
            rows.append([f"{size:,}", f"`{' '.join(peer)}`", seconds(own), seconds(theirs) if theirs else
                         f"more than {LIMIT} s, or none", ratio(theirs, own)])
    return table(["States", "peer", "Instar writes", "the peer draws", "ratio"], rows)


def of_start():
    """The time to start."""
    empty = median(EMPTY, runs=50)
    rows = [["an empty program with the same libraries", seconds(empty), "1.0"]]
    for arguments in (["--version"], ["check", "uikit-scenes"], ["check", "uikit-app"], ["when", "control", "center"]):
        own = median(INSTAR, *arguments, runs=50)
        name = f"`instar {' '.join(arguments)}`"
        if name in REACHED:
            keep(name, quotient(own, empty))
        rows.append([name, seconds(own), ratio(own, empty)])
    return table(["Command", "median", "times the empty program"], rows)


# A `dot` that keeps its sources.
KEEPING_DOT = """#!/bin/sh
for argument in "$@"; do
  case $argument in
    -T*) format=${argument#-T} ;;
    *.dot) cp "$argument" "$KEPT/$(basename "$(mktemp -u)").$format.dot" ;;
  esac
done
exec "$REAL_DOT" "$@"
"""


def of_pictures(folder):
    """Generating everything for all bundled pages, beside one parallel run of Graphviz over the same pictures."""
    names = sorted(file.stem for file in (HERE / "../../Templates/Pages").glob("*.md"))
    generate = [INSTAR, "generate", *names, "--quiet", "-o"]
    kept, programs = Path(folder) / "kept", Path(folder) / "programs"
    kept.mkdir()
    programs.mkdir()
    wrapper = programs / "dot"
    wrapper.write_text(KEEPING_DOT)
    wrapper.chmod(0o755)
    search = {"PATH": f"{programs}:{os.environ['PATH']}", "REAL_DOT": shutil.which("dot"), "KEPT": str(kept)}
    subprocess.run([*generate, f"{folder}/kept-output"], check=True, env={**os.environ, **search})
    sources = sorted(str(file) for file in kept.glob("*.dot"))
    drawing, whole = [], []
    for turn in range(3):
        begin = time.monotonic()
        subprocess.run(
            ["xargs", "-P", str(os.cpu_count()), "-I{}", "sh", "-c",
             'format=${1%.dot}; dot -T"${format##*.}" -o /dev/null "$1"', "sh", "{}"],
            input="\n".join(sources), text=True, check=True)
        drawing.append(time.monotonic() - begin)
        begin = time.monotonic()
        subprocess.run([*generate, f"{folder}/output-{turn}"], check=True)
        whole.append(time.monotonic() - begin)
    theirs, own = statistics.median(drawing), statistics.median(whole)
    return table(
        ["What", "wall time", "ratio"],
        [[f"`dot` of {len(sources)} pictures, {os.cpu_count()} at a time", seconds(theirs), "1.0"],
         [f"`instar generate` of {len(names)} bundled pages", seconds(own), ratio(own, theirs)]])


# Swift files, the seconds that their audit may take, and how many times longer the formatter has to take. A small app's audit is
# the start of the program and the reading of the page, for the greater part.
APPS = [(300, 0.1, None), (2_000, None, None), (4_000, 1, 20)]
# The most bytes of memory, and the most growth for twice the files.
AUDIT_MEMORY, AUDIT_GROWTH = 150e6, 2.2


def of_audits(folder):
    """Audits of apps, beside a formatter that parses every file and has all its rules off."""
    defaults = subprocess.run(["swift", "format", "dump-configuration"], capture_output=True, text=True, check=True)
    configuration = json.loads(defaults.stdout)
    configuration["rules"] = {rule: False for rule in configuration["rules"]}
    rules_off = Path(folder) / "rules-off.json"
    rules_off.write_text(json.dumps(configuration))
    rows, times = [], {}
    for count, limit, least in APPS:
        tree = f"{folder}/app-{count}"
        size = app.write(tree, count)
        # It finds errors, as it should.
        own = times[count] = median(INSTAR, "audit", tree, status=1)
        theirs = median(
            "swift", "format", "lint", "--configuration", str(rules_off), "--recursive", "--parallel", tree, runs=3,
            limit=4 * LIMIT)
        used = peak(INSTAR, "audit", tree)
        expect(f"{count:,} files in {limit} s", own and (limit is None or own <= limit))
        expect(f"{count:,} files {least} times faster", own and theirs and (least is None or theirs / own >= least))
        expect(f"{count:,} files in {AUDIT_MEMORY / 1e6:.0f} MB", used <= AUDIT_MEMORY)
        rows.append(
            [f"{count:,}", f"{size / 1e6:.1f} MB", seconds(own), seconds(limit) if limit else "",
             seconds(theirs), ratio(theirs, own), str(least or ""), f"{used / 1e6:.0f} MB"])
    small, large = times[2_000], times[4_000]
    expect("linear growth", small and large and large / small <= AUDIT_GROWTH)
    return table(
        ["Swift files", "bytes", "`audit`", "at most", "`swift format lint`", "ratio", "at least", "memory"], rows
    ) + f"\n\nTwice as many files take {ratio(large, small)} times as long."


# For each log, the calls or the megabytes that a check should read in a second.
LOG_AIMS = {
    "generated lines": 1_000_000, "the same in `compact`": 1_000_000, "the same in `ndjson`": 1_000_000,
    "own prints": 1_000_000, "the same without objects": 1_000_000, "other lines": 120,
}


def of_logs(folder):
    """Checks of logs, beside programs that count their lines; the start of the program is in each."""
    rows = []
    for name, file, lines, calls in logs.write(folder, INSTAR):
        size = Path(file).stat().st_size
        amounts = [f"{lines:,}", f"{size / 1e6:.0f} MB"]
        check = [INSTAR, "log", "check", "uikit-scenes", file]
        own = median(*check, runs=5)
        amount, unit = (calls, "calls/s") if calls > 1 else (size / 1e6, "MB/s")
        rows.append(
            [name, *amounts, seconds(own), rate(amount, own, unit), f"{LOG_AIMS[name]:,}",
             ratio(own, median("wc", "-l", file, runs=5)),
             ratio(own, median("grep", "-c", "lifecycle", file, runs=5, output="pipe")),
             f"{peak(*check) / 1e6:.0f} MB"])
        if name != "generated lines":
            continue
        for title, arguments in [
            ("their `coverage`", ["coverage", "uikit-scenes", file]),
            ("`which` of two pages", ["which", file, "--among", "uikit-scenes,uikit-app"]),
        ]:
            own = median(INSTAR, "log", *arguments, runs=3)
            rows.append([title, *amounts, seconds(own), rate(calls, own, "calls/s"), "300,000", "", "", ""])
    rows += of_open_processes(folder)
    return table(
        ["Log", "lines", "bytes", "time", "rate", "aim", "times `wc -l`", "times `grep -c`", "memory"], rows)


# The numbers of processes without an end, and the most bytes of memory that each takes.
OPEN_PROCESSES, OPEN_PROCESS_MEMORY = (20_000, 60_000), 640


def of_open_processes(folder):
    """Checks of logs of many processes without an end: what each takes of memory."""
    rows, memory = [], []
    for count in OPEN_PROCESSES:
        lines = logs.open_processes(INSTAR, count)
        file = Path(folder) / "open.log"
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")
        check = [INSTAR, "log", "check", "uikit-scenes", str(file)]
        memory.append(peak(*check))
        calls = sum(line.startswith("lifecycle ") for line in lines)
        own = median(*check, runs=3)
        rows.append(
            [f"{count:,} open processes", f"{len(lines):,}", f"{file.stat().st_size / 1e6:.0f} MB", seconds(own),
             rate(calls, own, "calls/s"), "", "", "", f"{memory[-1] / 1e6:.0f} MB"])
    each = (memory[1] - memory[0]) / (OPEN_PROCESSES[1] - OPEN_PROCESSES[0])
    expect(f"{OPEN_PROCESS_MEMORY} bytes for each open process", each <= OPEN_PROCESS_MEMORY)
    return rows


def rate(amount, time_taken, unit):
    return f"{amount / time_taken:,.0f} {unit}" if time_taken else "—"


MISSED = []


def expect(aim, is_met):
    """Remembers an aim that is missed."""
    if not is_met:
        MISSED.append(aim)


def machine():
    model = re.search(r"model name\s*: (.*)", Path("/proc/cpuinfo").read_text(encoding="utf-8"))
    memory = re.search(r"MemTotal:\s*(\d+)", Path("/proc/meminfo").read_text(encoding="utf-8"))
    release = dict(line.split("=", 1) for line in Path("/etc/os-release").read_text().splitlines() if "=" in line)
    versions = [
        subprocess.run(command, capture_output=True, text=True, check=False) for command in
        (["swift", "--version"], ["cmark", "--version"], ["dot", "-V"], ["plantuml", "-version"])]
    first = [(run.stdout + run.stderr).strip().splitlines()[0] for run in versions]
    return "\n".join(
        f"- {line}" for line in [
            f"{model.group(1).strip()}, {os.cpu_count()} processors, {int(memory.group(1)) / 1e6:.0f} GB",
            f"{release['PRETTY_NAME'].strip(chr(34))}, Linux {platform.release().split('-')[0]}", *first])


def main():
    """Measures the parts that are named; if none is, all, and writes them."""
    version = subprocess.run([INSTAR, "--version"], capture_output=True, text=True, check=True).stdout.strip()
    text = (HERE / "RESULTS.in.md").read_text(encoding="utf-8")
    names = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        for name, measured in [
            ("version", lambda: version), ("machine", machine), ("start", of_start), ("pages", lambda: of_pages(folder)),
            ("memory", lambda: of_memory(folder)), ("pictures", lambda: of_pictures(folder)),
            ("peers", lambda: of_peers(folder)), ("audits", lambda: of_audits(folder)),
            ("logs", lambda: of_logs(folder)),
        ]:
            if names and name not in names:
                continue
            value = measured()
            sys.stdout.write(f"{value}\n\n")
            sys.stdout.flush()
            text = text.replace(f"<!-- {name} -->", value)
    if not names:
        (HERE / "RESULTS.md").write_text(text, encoding="utf-8")
    if MISSED:
        sys.exit("error: missed or lost: " + "; ".join(MISSED))


if __name__ == "__main__":
    main()
