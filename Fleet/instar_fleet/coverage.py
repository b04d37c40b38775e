"""The coverage of a page by the logs of all partitions: sums add, and the first example is a minimum."""

from __future__ import annotations

from pyspark.sql import DataFrame, Row
from pyspark.sql import functions as F

#: What names an element; its number is its place among those of its kind, in page order.
NAMES = ["name", "event", "source", "target", "guard", "delegate", "callback", "call", "comes"]

_EXAMPLE = "struct<device: string, launch: string, source: string, position: bigint, time: string>"
_COVERAGE = (
    "kind string, number bigint, name string, event string, source string, target string, guard string, delegate string, "
    f"callback string, call bigint, comes boolean, verdict string, sure bigint, possible bigint, example {_EXAMPLE}"
)
_ALTERNATIVES = f"transitions array<bigint>, life_cycles bigint, example {_EXAMPLE}"


def covered(lines: DataFrame, life_cycles: int) -> tuple[DataFrame, DataFrame]:
    """Returns a row for each element of the page, and one for each set of transitions of which one is covered."""
    # The end of the log comes after all calls, in whichever partition they are.
    first = F.struct(
        "first.atEnd", "first.device", "first.launch", F.col("first.file").alias("source"),
        F.col("first.line").alias("position"), "first.time",
    )  # fmt: skip
    example = F.min(F.when(F.col("first").isNotNull(), first)).alias("first")
    sums = [F.sum(name).alias(name) for name in ("sure", "possible", "shared")]
    known = [F.max(name).alias(name) for name in ("observable", "shown")]
    elements = lines.where("type = 'covered'").groupBy("kind", "number", *NAMES).agg(*sums, *known, example).collect()
    sets = lines.where("type = 'alternatives'").groupBy("transitions").agg(F.sum("lifeCycles").alias("lives"), example)

    alternatives = _alternatives(elements, sets.collect())
    among = {number for row in alternatives for number in row.transitions}
    tables = (
        ([_element(row, among, life_cycles) for row in elements], _COVERAGE),
        ([(row.transitions, max(1, row.lives), _first(row)) for row in alternatives], _ALTERNATIVES),
    )
    # A time that Python had would be one of its time zone.
    time = F.col("example").withField("time", F.to_timestamp("example.time"))
    coverage, sets = (lines.sparkSession.createDataFrame(*table).withColumn("example", time) for table in tables)
    return coverage, sets


def _alternatives(elements: list[Row], sets: list[Row]) -> list[Row]:
    """Returns the sets of transitions none of which is covered by itself: the smallest."""
    shown = {row.number for row in elements if row.kind == "transitions" and row.shown}
    found = [row for row in sets if shown.isdisjoint(row.transitions)]
    return [row for row in found if not any(set(other.transitions) < set(row.transitions) for other in found)]


def _element(row: Row, among: set[int], life_cycles: int) -> tuple:
    # Calls that may be of several life cycles are of one, at least, and of no more than there are.
    sure = max(row.sure, int(row.shown))
    possible = max(sure, min(row.possible + row.shared, max(1, life_cycles)))
    if row.kind == "callbacks":
        possible = sure
    if not row.observable:
        verdict = "unobservable"
    elif sure:
        verdict = "sure"
    elif row.kind == "transitions" and row.number in among:
        verdict = "oneOf"
    else:
        verdict = "possible" if possible else "none"
    return (row.kind, row.number, *(row[name] for name in NAMES), verdict, sure, possible, _first(row))


def _first(row: Row) -> tuple | None:
    return row.first and tuple(row.first)[1:]
