"""Checks the logs of a fleet against a page with Spark."""

from __future__ import annotations

import atexit
import dataclasses
import hashlib
import json
import os
import pathlib
import shutil
import subprocess
import tempfile
import zipfile

from pyspark.errors import PySparkException
from pyspark.sql import Column, DataFrame, SparkSession
from pyspark.sql import functions as F
from pyspark.sql import types as T

from . import tables
from .coverage import covered
from .partition import LINES_DDL, Program, checking, naming
from .program import ProgramFailure
from .rows import KEYED, Columns


@dataclasses.dataclass(frozen=True)
class Check:
    """What is checked, and how."""

    #: The page: a file, or the name of a bundled one.
    page: str
    #: The columns of the logs.
    columns: Columns
    #: The callbacks that the logs would show: `page`, `seen`, or names with commas between.
    observed: str = "page"
    #: The format of the lines.
    reads: str = "bare"
    #: The program for the machines of the cluster.
    instar: str | None = None
    #: The number of partitions; Spark decides for None.
    partitions: int | None = None
    #: Options of `instar log check` and `instar log events`, such as `--line REGEX`.
    reading: tuple[str, ...] = ()
    #: Options of `instar log check` alone, such as `--start launch`.
    options: tuple[str, ...] = ()
    #: True if it is also found what the logs cover of the page.
    coverage: bool = False

    @property
    def program(self) -> str:
        """The path of the program."""
        found = self.instar or shutil.which("instar")
        if found is None or not os.path.isfile(found):
            raise ProgramFailure(f"there is no program '{found or 'instar'}': name it with --instar")
        return os.path.abspath(found)


@dataclasses.dataclass
class Checked:
    """The result of a check: tables, which are computed once, and numbers."""

    lines: DataFrame
    page: str
    #: The tables that there are.
    names: tuple[str, ...] = ("scopes", "findings", "kinds")

    def __post_init__(self) -> None:
        self.lines = self.lines.persist()
        self.scopes = tables.scopes(self.lines)
        self.findings = tables.findings(self.lines)
        self.kinds = tables.kinds(self.findings)
        #: What was checked, in numbers.
        self.summary = tables.summary(self.lines)
        #: What the logs cover of the page, if that is asked for.
        self.coverage: DataFrame | None = None
        self.alternatives: DataFrame | None = None
        if "coverage" in self.names:
            self.coverage, self.alternatives = covered(self.lines, self.summary["lifeCycles"])

    @property
    def is_something(self) -> bool:
        """False if no call is one that the page decides about, or most are not on it."""
        return self.summary["telling"] > 0 and self.summary["unlisted"] * 2 <= self.summary["calls"]

    @property
    def status(self) -> int:
        """The exit code: 0 if the logs conform, 1 for findings, 2 if there was nothing to check."""
        return 2 if not self.is_something else self.summary["status"]

    def write(self, folder: str, mode: str = "error") -> None:
        """Writes the tables as Parquet into folders with their names."""
        for name in self.names:
            getattr(self, name).write.mode(mode).parquet(f"{folder.rstrip('/')}/{name}")


def check(spark: SparkSession, logs: DataFrame, what: Check) -> Checked:
    """Checks the rows of logs against a page, wherever they lie."""
    program = _send(spark, what)
    rows = keyed_rows(logs, what.columns)
    observed = what.observed
    if observed == "seen":
        observed = ",".join(_called(spark, rows, program, what)) or "page"
    key = partition_key()
    parts = rows.repartition(what.partitions, key) if what.partitions else rows.repartition(key)
    # Rows that are equal in all of these are equal.
    sorted_rows = parts.sortWithinPartitions(*KEYED)
    options = ("--observed", observed, *what.options, *(["--coverage"] if what.coverage else []))
    lines = sorted_rows.mapInArrow(checking(program, options), LINES_DDL)
    names = (*Checked.names, "coverage", "alternatives") if what.coverage else Checked.names
    return Checked(lines, what.page, names)


def partition_key() -> Column:
    """Returns what brings all rows of a key into one partition: what is said of a key depends on these alone, in their order."""
    return F.coalesce("device", "launch")


def keyed_rows(logs: DataFrame, columns: Columns) -> DataFrame:
    """Returns the columns of `keyed`; those that the logs do not have are null, and so is an empty text, which `keyed` reads alike."""

    def text(name: str | None) -> Column:
        if name is None:
            return F.lit(None).cast("string")
        found = F.col(name).cast("string")
        return F.when(found != "", found)

    def number(name: str | None) -> Column:
        return F.lit(None).cast("bigint") if name is None else F.col(name).cast("bigint")

    time = text(columns.time)
    if columns.time is not None:
        kind = logs.select(columns.time).schema[0].dataType
        if isinstance(kind, (T.TimestampType, T.TimestampNTZType)):
            time = F.unix_micros(F.col(columns.time).cast("timestamp"))
        elif isinstance(kind, T.NumericType):
            time = F.col(columns.time)
    found = [
        text(columns.device), text(columns.launch), time, number(columns.n), text(columns.source),
        number(columns.position), text(columns.line),
    ]  # fmt: skip
    return logs.select(*(column.alias(name) for name, column in zip(KEYED, found)))


def _called(spark: SparkSession, rows: DataFrame, program: Program, what: Check) -> list[str]:
    """Returns the callbacks of the page that are called somewhere, by their names with those of their delegates."""
    found = rows.mapInArrow(naming(program), "delegate string, callback string").distinct().collect()
    with tempfile.TemporaryDirectory() as folder:
        command = [what.program, "generate", what.page, "--only", "json", "--quiet", "-o", folder]
        made = subprocess.run(command, capture_output=True, text=True, check=False)
        if made.returncode > 1:
            raise ProgramFailure(made.stderr.strip())
        (page,) = pathlib.Path(folder).glob("*/lifecycle.json")
        transitions = json.loads(page.read_text(encoding="utf-8"))["transitions"]
    listed = {(step["delegate"], step["callback"]) for transition in transitions for step in transition["steps"]}
    return sorted(f"{row.delegate}.{row.callback}" for row in found if tuple(row) in listed)


def _send(spark: SparkSession, what: Check) -> Program:
    """Sends the program, the page and this package to all machines of the job."""
    instar = what.program
    _add(spark, instar, "file")
    package = pathlib.Path(__file__).parent
    folder = tempfile.mkdtemp(prefix="instar-fleet-")
    # The driver serves files from where they are.
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    # In an archive, it is a file of the job already: one of --py-files.
    if package.is_dir():
        archive = os.path.join(folder, f"instar_fleet-{os.path.basename(folder)}.zip")
        with zipfile.ZipFile(archive, "w") as packed:
            for file in sorted(package.glob("*.py")):
                packed.write(file, f"{package.name}/{file.name}")
        _add(spark, archive, "pyfile")
    reads = "keyed" if what.reads == "bare" else f"keyed,{what.reads}"
    if not os.path.isfile(what.page):
        return Program(os.path.basename(instar), what.page, False, reads, what.reading)
    # A page that was changed is another file of the job.
    text = pathlib.Path(what.page).read_bytes()
    name = f"{hashlib.sha256(text).hexdigest()[:8]}-{os.path.basename(what.page)}"
    copy = pathlib.Path(folder, name)
    copy.write_bytes(text)
    _add(spark, str(copy), "file")
    return Program(os.path.basename(instar), name, True, reads, what.reading)


def _add(spark: SparkSession, path: str, kind: str) -> None:
    try:
        context = spark.sparkContext
    except (AttributeError, PySparkException):
        # Spark Connect has none.
        spark.addArtifacts(path, **{kind: True})
        return
    if kind == "pyfile":
        context.addPyFile(path)
    else:
        context.addFile(path)
