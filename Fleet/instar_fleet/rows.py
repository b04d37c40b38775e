"""Rows of logs as the bytes that `instar log check --reads keyed` reads."""

from __future__ import annotations

import dataclasses

import pyarrow as pa
import pyarrow.compute as pc

#: The columns of `keyed`, in order.
KEYED = ("device", "launch", "time", "n", "source", "position", "line")


@dataclasses.dataclass(frozen=True)
class Columns:
    """The names of a table's columns; None for one that the table does not have."""

    line: str
    device: str | None = None
    launch: str | None = None
    time: str | None = None
    n: str | None = None
    source: str | None = None
    position: str | None = None


def keyed(batch: pa.RecordBatch) -> memoryview:
    """Returns the bytes of rows whose columns are those of `keyed`: no Python value is made of any."""
    if batch.num_rows == 0:
        return memoryview(b"")
    batch = _with_lines(batch)
    columns = [pc.cast(batch.column(name), pa.string()) for name in KEYED]
    for name, column in zip(KEYED, columns):
        if name != "line" and pc.any(pc.match_substring_regex(column, "[\t\n\r]")).as_py():
            raise ValueError(f"the column '{name}' has a tab or a line end, which would be another key")
    *keys, lines = columns
    # The end of a line is a separator, too.
    lines = pc.binary_join_element_wise(lines, "", "\n", null_handling="replace", null_replacement="")
    rows = pc.binary_join_element_wise(*keys, lines, "\t", null_handling="replace", null_replacement="")
    return _bytes(rows)


def _with_lines(batch: pa.RecordBatch) -> pa.RecordBatch:
    """Makes a row of each line of a message: a message of several lines has several rows with the same key and position."""
    line = pc.cast(batch.column("line"), pa.string())
    if not pc.any(pc.match_substring(line, "\n")).as_py():
        return batch
    parts = pc.split_pattern(pc.fill_null(line, ""), "\n")
    rows = batch.take(pc.list_parent_indices(parts))
    columns = [pc.list_flatten(parts) if name == "line" else rows.column(name) for name in KEYED]
    return pa.RecordBatch.from_arrays(columns, names=list(KEYED))


def _bytes(texts: pa.StringArray) -> memoryview:
    """Returns the bytes of texts, one after the other, without a copy."""
    _, offsets, data = texts.buffers()
    ends = memoryview(offsets).cast("i")
    return memoryview(data)[ends[texts.offset] : ends[texts.offset + len(texts)]]
