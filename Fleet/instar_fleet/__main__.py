"""`python -m instar_fleet check PAGE --logs … --line COLUMN --out …`."""

from __future__ import annotations

import argparse
import os
import re
import sys

from pyspark.errors import PySparkException
from pyspark.sql import DataFrame, SparkSession

from .fleet import Check, Checked, check
from .program import ProgramFailure
from .rows import Columns


def main(arguments: list[str] | None = None) -> int:
    """Runs the command, and returns its exit code: that of `instar log check`."""
    given = _parser().parse_args(arguments)
    what = Check(
        given.page,
        Columns(given.line, given.device, given.launch, given.time, given.n, given.source, given.position),
        observed=given.observed,
        reads=given.reads,
        instar=given.instar,
        partitions=given.partitions,
        reading=tuple(option for regex in given.pattern for option in ("--line", regex)),
        options=tuple(given.option),
        coverage=given.coverage,
    )
    if "SPARK_ENV_LOADED" not in os.environ:
        # Not under spark-submit: workers are those of this Python.
        os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
    spark = SparkSession.builder.appName("instar-fleet").getOrCreate()
    try:
        checked = check(spark, _logs(spark, given), what)
        if checked.is_something:
            checked.write(given.out, "overwrite" if given.overwrite else "error")
        _tell(checked)
        return checked.status
    except ProgramFailure as failure:
        print(_message(str(failure)), file=sys.stderr)
    except PySparkException as error:
        # What a partition raises is within what Spark says of it.
        found = re.search(r"ProgramFailure: (.*?)(?:\n\s*\n|\Z)", str(error), re.DOTALL)
        print(_message(found[1] if found else str(error)), file=sys.stderr)
    return 2


def _message(text: str) -> str:
    return text if text.startswith("error: ") else f"error: {text}"


def _logs(spark: SparkSession, given: argparse.Namespace) -> DataFrame:
    reader = spark.read
    return reader.json(given.logs) if given.format == "json" else reader.parquet(*given.logs)


def _tell(checked: Checked) -> None:
    numbers = checked.summary
    counted = lambda name, one, many: f"{numbers.get(name, 0)} {one if numbers.get(name) == 1 else many}"
    if not checked.is_something:
        print(
            f"error: nothing to check: no call that '{checked.page}' decides about in "
            + counted("lines", "line", "lines"),
            file=sys.stderr,
        )
        return
    print(
        f"Checked {counted('calls', 'call', 'calls')} in {counted('lines', 'line', 'lines')}: "
        f"{counted('processes', 'process', 'processes')}, {counted('scenes', 'scene', 'scenes')}",
        file=sys.stderr,
    )
    found = [counted(f"{name}s", name, f"{name}s") for name in ("error", "warning", "note") if f"{name}s" in numbers]
    if found:
        print(", ".join(found), file=sys.stderr)
    if not checked.summary.get("errors"):
        print(f"Conforms to '{checked.page}'", file=sys.stderr)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m instar_fleet", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="check")
    found = commands.add_parser("check", help="check the logs of a fleet against a page")
    found.add_argument("page", help="a file, or the name of a bundled page")
    found.add_argument("--logs", nargs="+", required=True, metavar="PATH", help="tables with a row for each message")
    found.add_argument("--format", choices=["parquet", "json"], default="parquet", help="their format (parquet)")
    found.add_argument("--line", required=True, metavar="COLUMN", help="the column with the message or line")
    for name, what in {
        "device": "the device",
        "launch": "what tells launches of a device apart",
        "time": "the time: a timestamp, a number since 1970, or a text that sorts",
        "n": "a number that orders rows of the same time",
        "source": "the file or topic that the row is from",
        "position": "the place in it, a number",
    }.items():
        found.add_argument(f"--{name}", metavar="COLUMN", help=f"the column with {what}")
    found.add_argument("--out", required=True, metavar="FOLDER", help="where the tables go")
    found.add_argument("--overwrite", action="store_true", help="replace the tables that are there")
    found.add_argument("--observed", default="page", help="the callbacks that the logs would show: page, seen or NAME,…")
    found.add_argument("--reads", default="bare", metavar="FORMAT", help="the format of the lines (bare)")
    found.add_argument("--coverage", action="store_true", help="find out what the logs cover of the page, too")
    found.add_argument("--instar", metavar="FILE", help="the program for the machines of the cluster (that in PATH)")
    found.add_argument("--partitions", type=int, metavar="COUNT", help="the number of partitions")
    found.add_argument("--pattern", action="append", default=[], metavar="REGEX", help="instar's --line; may be repeated")
    found.add_argument(
        "--option", action="append", default=[], metavar="OPTION", help="an option of 'instar log check'; may be repeated"
    )
    return parser


if __name__ == "__main__":
    sys.exit(main())
