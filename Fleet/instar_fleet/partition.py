"""What is done with the rows of a partition, on the machine that has them."""

from __future__ import annotations

import dataclasses
import io
import itertools
import os
import stat
from collections.abc import Callable, Iterator
from typing import BinaryIO

import pyarrow as pa
import pyarrow.csv
import pyarrow.json

from .program import output

#: The place of a call in the program's lines; of one that shows an element of the page, with its key.
PLACE = pa.struct(
    [("file", pa.string()), ("line", pa.int64()), ("time", pa.string())]
    + [("device", pa.string()), ("launch", pa.string()), ("atEnd", pa.bool_())]
)

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
    + [("kind", pa.string()), ("number", pa.int64())]
    + [(name, pa.string()) for name in ("name", "event", "source", "target", "guard")]
    + [("call", pa.int64()), ("comes", pa.bool_()), ("observable", pa.bool_()), ("shown", pa.bool_())]
    + [(name, pa.int64()) for name in ("sure", "possible", "shared", "lifeCycles")]
    + [("transitions", pa.list_(pa.int64()))]
    + [(name, pa.int64()) for name in ("lines", "unlisted", "telling", "processes", "scenes", "status")]
)


def _ddl(kind: pa.DataType) -> str:
    """Returns a type as Spark writes it."""
    if pa.types.is_struct(kind):
        return f"struct<{', '.join(f'{field.name}: {_ddl(field.type)}' for field in kind)}>"
    if pa.types.is_list(kind):
        return f"array<{_ddl(kind.value_type)}>"
    return {pa.string(): "string", pa.int64(): "bigint", pa.bool_(): "boolean"}[kind]


#: The same for Spark.
LINES_DDL = ", ".join(f"{field.name} {_ddl(field.type)}" for field in LINES)

#: The bytes of the program's lines that are turned into rows at a time.
BLOCK_SIZE = 1 << 22

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
        with output(command, itertools.chain([first], batches), statuses) as printed:
            for block in _blocks(printed):
                yield from _lines(block).to_batches()
        ended = {"type": "end", "status": 1 if statuses[1] else 0}
        yield pa.RecordBatch.from_pylist([ended], schema=LINES)

    return check


def _blocks(printed: BinaryIO) -> Iterator[bytes]:
    """Returns the bytes of an output in blocks of whole lines."""
    rest = b""
    while block := printed.read(BLOCK_SIZE):
        block = rest + block
        end = block.rfind(b"\n") + 1
        if end > 0:
            yield block[:end]
        rest = block[end:]
    if rest:
        yield rest


def _lines(block: bytes) -> pa.Table:
    """Returns the program's lines as rows."""
    options = pyarrow.json.ReadOptions(use_threads=False, block_size=len(block) + 1)
    parse = pyarrow.json.ParseOptions(explicit_schema=LINES, unexpected_field_behavior="ignore")
    table = pyarrow.json.read_json(io.BytesIO(block), read_options=options, parse_options=parse)
    return table.select(LINES.names).cast(LINES)


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
