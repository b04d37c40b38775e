"""The tables of a check, from the lines of the program: any partitions of the same rows give the same."""

from __future__ import annotations

from pyspark.sql import DataFrame
from pyspark.sql import functions as F

#: Whose calls they are. Numbers of processes count from 1 under each device and launch.
SCOPE = ["device", "launch", "process", "pid", "life", "scene", "object"]


def scopes(lines: DataFrame) -> DataFrame:
    """Returns a row for the own calls of each process, and for each life cycle in it."""
    places = [
        place
        for name in ("first", "last")
        for place in (
            F.col(f"{name}.file").alias(f"{name}_source"),
            F.col(f"{name}.line").alias(f"{name}_position"),
            F.to_timestamp(f"{name}.time").alias(f"{name}_time"),
        )
    ]
    return lines.where("type = 'scope'").select(*SCOPE, "calls", "findings", "verdict", *places)


def findings(lines: DataFrame) -> DataFrame:
    """Returns a row for each finding of a process, with how often it was found in it."""
    about = ["id", "severity", "message", "help", "delegate", "callback", "state", "lost", "fingerprint", "count"]
    place = [
        F.col("file").alias("source"), F.col("line").alias("position"), "column", F.to_timestamp("time").alias("time"),
    ]  # fmt: skip
    return lines.where("type = 'finding'").select(*SCOPE, *about, *place)


def kinds(findings: DataFrame) -> DataFrame:
    """Returns a row for each kind of finding, with its first example by key and position."""
    example = F.struct("device", "launch", "process", "source", "position", "time")
    return findings.groupBy("fingerprint", "id", "severity", "delegate", "callback", "state").agg(
        F.sum("count").alias("count"),
        F.count_distinct(F.coalesce("device", "launch", F.lit(""))).alias("devices"),
        F.min(example).alias("example"),
    )


def summary(lines: DataFrame) -> dict[str, int]:
    """Returns what was checked, in numbers, and the exit code that the findings ask for."""
    numbers = ["lines", "calls", "unlisted", "telling", "processes", "scenes", "lifeCycles"]
    sums = [F.sum(F.when(F.col("type") == "summary", F.col(name))).alias(name) for name in numbers]
    (row,) = lines.agg(*sums, F.max("status").alias("status")).collect()
    severities = lines.where("type = 'finding'").groupBy("severity").count().collect()
    return {
        **{name: value or 0 for name, value in row.asDict().items()},
        **{f"{row['severity']}s": row["count"] for row in severities},
    }
