"""What is done with the rows of a partition, on the machine that has them."""

from __future__ import annotations

import dataclasses
import itertools
import os
import stat
from collections.abc import Callable, Iterator

import pyarrow as pa
import pyarrow.csv
import pyarrow.json

from .program import output

#: The place of a call in the program's lines.
PLACE = pa.struct([("file", pa.string()), ("line", pa.int64()), ("time", pa.string())])

#: The members of the program's lines that tables are made of; those of other lines are null.
LINES = pa.schema(
    [("type", pa.string())]
    + [(name, pa.string()) for name in ("device", "launch")]
    + [(name, pa.int64()) for name in ("process", "pid", "life", "scene")]
    + [("object", pa.string())]
    + [(name, pa.string()) for name in ("id", "severity", "message", "help", "delegate", "callback", "state")]
    + [("lost", pa.list_(pa.string())), ("fingerprint", pa.string()), ("count", pa.int64())]
    + [("file", pa.string()), ("line", pa.int64()), ("column", pa.int64()), ("time", pa.string())]
    + [("verdict", pa.string()), ("calls", pa.int64()), ("findings", pa.int64()), ("first", PLACE), ("last", PLACE)]
    + [(name, pa.int64()) for name in ("lines", "unlisted", "telling", "processes", "scenes", "status")]
)

#: The same for Spark.
LINES_DDL = (
    "type string, device string, launch string, process bigint, pid bigint, life bigint, scene bigint, object string, "
    "id string, severity string, message string, help string, delegate string, callback string, state string, "
    "lost array<string>, fingerprint string, count bigint, file string, line bigint, column bigint, time string, "
    "verdict string, calls bigint, findings bigint, first struct<file: string, line: bigint, time: string>, "
    "last struct<file: string, line: bigint, time: string>, "
    "lines bigint, unlisted bigint, telling bigint, processes bigint, scenes bigint, status bigint"
)

Batches = Iterator[pa.RecordBatch]


@dataclasses.dataclass(frozen=True)
class Program:
    """The program, and the page that it compares logs with."""

    #: The name of the program among the files of the job.
    name: str
    #: The name of the page among them, or that of a bundled page.
    page: str
    #: True if the page is a file of the job.
    is_file: bool
    #: The formats that it reads: `keyed`, and that of the lines.
    reads: str
    #: Further options of both commands.
    reading: tuple[str, ...] = ()

    def command(self, kind: str, *options: str) -> list[str]:
        """Returns the command that reads rows from standard input, on a machine that has the files of the job."""
        from pyspark import SparkFiles

        program = SparkFiles.get(self.name)
        mode = os.stat(program).st_mode
        if not mode & stat.S_IXUSR:
            os.chmod(program, mode | stat.S_IXUSR)
        page = SparkFiles.get(self.page) if self.is_file else self.page
        log = [program, "log", kind, "--reads", self.reads, *self.reading, *options]
        return [*log, page, "-"] if kind == "check" else [*log, "--for", page, "-"]


def checking(program: Program, options: tuple[str, ...]) -> Callable[[Batches], Batches]:
    """Returns a function of rows whose result are the program's lines, and the exit code in one more."""

    def check(batches: Batches) -> Batches:
        first = next(batches, None)
        if first is None:
            return
        every = str(1 << 62)
        command = program.command("check", "--format", "json", "--max", every, *options)
        statuses = {0: False, 1: False}
        parse = pyarrow.json.ParseOptions(explicit_schema=LINES, unexpected_field_behavior="ignore")
        lines = None
        with output(command, itertools.chain([first], batches), statuses) as printed:
            lines = pyarrow.json.read_json(
                printed, read_options=pyarrow.json.ReadOptions(use_threads=False), parse_options=parse
            )
        yield from lines.select(LINES.names).cast(LINES).to_batches()
        ended = {"type": "end", "status": 1 if statuses[1] else 0}
        yield pa.RecordBatch.from_pylist([ended], schema=LINES)

    return check


def naming(program: Program) -> Callable[[Batches], Batches]:
    """Returns a function of rows whose result are the names of the callbacks that are called, each at most once a block."""

    def name(batches: Batches) -> Batches:
        first = next(batches, None)
        if first is None:
            return
        names = ["event", "delegate", "callback"]
        convert = pyarrow.csv.ConvertOptions(include_columns=names, column_types=dict.fromkeys(names, pa.string()))
        command = program.command("events", "--format", "csv")
        with output(command, itertools.chain([first], batches), {0: False}) as printed:
            for batch in pyarrow.csv.open_csv(printed, convert_options=convert):
                table = pa.Table.from_batches([batch])
                calls = table.filter(pa.compute.equal(table["event"], "call")).select(["delegate", "callback"])
                yield from calls.group_by(["delegate", "callback"]).aggregate([]).to_batches()

    return name
