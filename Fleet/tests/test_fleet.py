"""The logs of many devices are checked on Spark as on a single machine, row by row."""

import collections
import json

import pyarrow.parquet as pq
import pytest
from logs import COLUMNS, START, in_order, single, single_coverage, table

import instar_fleet.fleet as module
from instar_fleet import Check, Columns, check
from instar_fleet.__main__ import main

KEYS = Columns(
    line="message", device="device_id", launch="session_id", time="ts", source="source", position="position"
)
CALLS = ["sceneWillEnterForeground", "sceneDidBecomeActive", "sceneDidEnterBackground"]
OPTIONS = [
    *("--line", "message", "--device", "device_id", "--launch", "session_id", "--time", "ts"),
    *("--source", "source", "--position", "position"),
]


@pytest.fixture(scope="session")
def alone(fleet):
    return single(fleet.instar, fleet.rows)


@pytest.fixture(scope="session")
def covered_alone(fleet):
    return single_coverage(fleet.instar, fleet.rows)


def checked(spark, folder, fleet, seed, **options):
    pq.write_table(fleet.table(seed), folder / "logs.parquet", row_group_size=500)
    return check(spark, spark.read.parquet(str(folder)), Check("uikit-scenes", KEYS, instar=fleet.instar, **options))


@pytest.mark.parametrize("partitions", [1, 2, 7, 64])
def test_any_partitions_of_shuffled_rows_are_checked_as_on_one_machine(
    spark, tmp_path, fleet, alone, covered_alone, partitions
):
    found = checked(spark, tmp_path, fleet, partitions, partitions=partitions, coverage=True)
    assert in_order(found.scopes.collect()) == alone["scope"]
    assert in_order(found.findings.collect()) == alone["finding"]
    (summary,) = alone["summary"]
    names = ["lines", "calls", "unlisted", "telling", "processes", "scenes", "status"]
    assert {name: found.summary[name] for name in names} == {name: summary[name] for name in names}
    assert found.status == 1 and len(alone["finding"]) > 10 and len(alone["scope"]) > 80
    assert in_order(found.coverage.collect()) == covered_alone["coverage"]
    assert in_order(found.alternatives.collect()) == covered_alone["alternatives"]
    assert {row[11] for row in covered_alone["coverage"]} == {"sure", "oneOf", "possible"}


def test_kinds_count_findings_and_devices_and_have_the_first_example(spark, tmp_path, fleet, alone):
    kinds = {row["fingerprint"]: row for row in checked(spark, tmp_path, fleet, 3, partitions=5).kinds.collect()}
    found = collections.defaultdict(list)
    for row in alone["finding"]:
        found[row[15]].append(row)
    assert kinds.keys() == found.keys()
    for fingerprint, rows in found.items():
        kind = kinds[fingerprint]
        assert kind["count"] == sum(row[16] for row in rows)
        assert kind["devices"] == len({row[0] or row[1] for row in rows})
        first = min((row[0] or "", row[1] or "", row[2] or 0, row[17], row[18]) for row in rows)
        example = kind["example"]
        keys = [example["device"] or "", example["launch"] or "", example["process"], example["source"]]
        assert (*keys, example["position"]) == first


def test_partitions_by_a_wrong_key_are_not(spark, tmp_path, fleet, alone, covered_alone, monkeypatch):
    monkeypatch.setattr(module, "partition_key", lambda: module.F.col("position"))
    found = checked(spark, tmp_path, fleet, 3, partitions=7, coverage=True)
    assert in_order(found.coverage.collect()) != covered_alone["coverage"]
    assert in_order(found.scopes.collect()) != alone["scope"]
    assert in_order(found.findings.collect()) != alone["finding"]


def test_an_empty_key_is_one_that_is_missing(spark, tmp_path, fleet, instar):
    rows = [row for row in fleet.rows if row[0] is None]
    mixed = [("" if row[4] % 2 else None, *row[1:]) for row in rows]
    pq.write_table(table(mixed), tmp_path / "logs.parquet")
    found = check(spark, spark.read.parquet(str(tmp_path)), Check("uikit-scenes", KEYS, instar=instar, partitions=3))
    alone = single(instar, rows)
    assert in_order(found.scopes.collect()) == alone["scope"] and len(alone["scope"]) > 10
    assert in_order(found.findings.collect()) == alone["finding"]


def own_prints():
    """Lines of an app's own: with tabs, of several lines, and none for a scene that resigns active."""
    rows = []
    for device in range(6):
        for position in range(30):
            line = f"in\t{CALLS[(position * (1 + device % 2)) % 3]} <UIWindowScene: 0x1f>"
            line = f"first\n{line}\r\nlast" if position % 4 else line
            rows.append((f"d{device}", "s", START, "app.log", position, line))
    return rows


def test_seen_callbacks_are_those_that_some_partition_has(spark, instar, tmp_path):
    rows = own_prints()
    pq.write_table(table(rows), tmp_path / "logs.parquet")
    what = Check("uikit-scenes", KEYS, observed="seen", instar=instar, partitions=3)
    found = check(spark, spark.read.parquet(str(tmp_path)), what)
    alone = single(instar, rows, ",".join(f"SceneDelegate.{name}(_:)" for name in CALLS))
    assert in_order(found.findings.collect()) == alone["finding"] and alone["finding"]
    assert in_order(found.scopes.collect()) == alone["scope"]
    # With all callbacks of the page, more is missing.
    assert single(instar, rows)["finding"] != alone["finding"]


def run(tmp_path, instar, page, *options, logs="logs.parquet"):
    return main(
        ["check", page, "--logs", str(tmp_path / logs), "--out", str(tmp_path / "out"), "--instar", instar]
        + ["--partitions", "2", "--overwrite", *OPTIONS, *options]
    )


def test_the_command_writes_tables_and_ends_as_the_program_does(spark, fleet, alone, instar, tmp_path, capfd):
    good = [row for row in fleet.rows if row[1] in ("s2", "s8")]
    pq.write_table(table(good), tmp_path / "logs.parquet")
    assert run(tmp_path, instar, "uikit-scenes") == 0
    assert "Conforms to 'uikit-scenes'\n" in capfd.readouterr().err
    scopes = pq.read_table(tmp_path / "out/scopes")
    assert set(scopes["launch"].to_pylist()) == {"s2", "s8"} and set(scopes["verdict"].to_pylist()) == {"conforms"}
    assert pq.read_table(tmp_path / "out/kinds").num_rows == 0

    # JSON lines, and a page that is a file of the job; on another page, another session may be the first with a fault.
    faulty = next(row[1] for row in alone["finding"] if row[7] == "unexpected-call")
    with open(tmp_path / "logs.json", "w", encoding="utf-8") as file:
        for row in [row for row in fleet.rows if row[1] == faulty]:
            text = dict(zip(COLUMNS, row), ts=row[2].isoformat())
            file.write(json.dumps(text) + "\n")
    page = tmp_path / "own.md"
    page.write_text((module.pathlib.Path(__file__).parents[2] / "Templates/Pages/uikit-scenes.md").read_text())
    assert run(tmp_path, instar, str(page), "--format", "json", logs="logs.json") == 1
    assert "error" in capfd.readouterr().err
    assert pq.read_table(tmp_path / "out/findings")["id"].to_pylist()[0] == "unexpected-call"


def test_what_is_nothing_to_check_or_cannot_be_read_is_no_success(spark, instar, tmp_path, capfd):
    pq.write_table(table([("d", "s", START, "a", 1, "nothing here")]), tmp_path / "logs.parquet")
    assert run(tmp_path, instar, "uikit-scenes") == 2
    assert "error: nothing to check: no call that 'uikit-scenes' decides about in 1 line\n" in capfd.readouterr().err
    assert run(tmp_path, instar, "uikit-scenes", "--pattern", "(?<callback>") == 2
    assert "error: --line is no regular expression: " in capfd.readouterr().err
    two = ["--pattern", r"^on_(?<callback>\w+)", "--pattern", r", (?<callback>\w+)$"]
    line = "on_sceneDidBecomeActive, sceneWillResignActive"
    pq.write_table(table([("d", "s", START, "a.log", 1, line)]), tmp_path / "logs.parquet")
    assert run(tmp_path, instar, "uikit-scenes", *two) == 2
    assert "error: two patterns read line 1 of 'a.log' as different calls: " in capfd.readouterr().err
    pq.write_table(table([("d\t1", "s", START, "a", 1, "sceneDidBecomeActive")]), tmp_path / "logs.parquet")
    assert run(tmp_path, instar, "uikit-scenes") == 2
    assert "error: the column 'device' has a tab or a line end" in capfd.readouterr().err
    assert run(tmp_path, "nobody", "uikit-scenes") == 2
    assert "error: there is no program 'nobody': name it with --instar\n" in capfd.readouterr().err
