"""The command gives the tables of a single machine however Spark is started: with Spark Connect, and by spark-submit."""

import os
import pathlib
import subprocess
import sys
import zipfile

import pyarrow.parquet as pq
import pytest
from logs import in_order, single, single_coverage, table

ROOT = pathlib.Path(__file__).resolve().parents[2]
HERE = ["spark.driver.host=localhost", "spark.driver.bindAddress=127.0.0.1", "spark.ui.enabled=false"]


def connect(folder):
    """Starts a server on this machine, which is given as the remote one."""
    environment = {"SPARK_REMOTE": "local[2]", "PYTHONPATH": str(ROOT / "Fleet")}
    return [sys.executable, "-m", "instar_fleet"], environment


def submit(folder):
    """Sends the package as an archive, and a line that calls it."""
    with zipfile.ZipFile(folder / "instar_fleet.zip", "w") as packed:
        for file in (ROOT / "Fleet/instar_fleet").glob("*.py"):
            packed.write(file, f"instar_fleet/{file.name}")
    (folder / "job.py").write_text("import sys\nfrom instar_fleet.__main__ import main\nsys.exit(main())\n")
    settings = [word for setting in HERE for word in ("--conf", setting)]
    program = pathlib.Path(sys.executable).parent / "spark-submit"
    command = [program, "--master", "local[2]", *settings, "--py-files", folder / "instar_fleet.zip", folder / "job.py"]
    return [str(word) for word in command], {"PYTHONPATH": ""}


@pytest.mark.parametrize("start", [connect, submit])
def test_tables_are_those_of_one_machine(start, fleet, instar, tmp_path):
    rows = [row for row in fleet.rows if row[1] in ("s1", "s3", "s4", "s6", "s7", "s9")]
    pq.write_table(table(rows[::2] + rows[1::2]), tmp_path / "logs.parquet")
    command, environment = start(tmp_path)
    words = (
        "check uikit-scenes --logs logs.parquet --line message --device device_id --launch session_id --time ts "
        f"--source source --position position --out out --partitions 2 --coverage --instar {instar}"
    )
    run = subprocess.run(
        [*command, *words.split()], capture_output=True, text=True, check=False, cwd=tmp_path,
        env={**os.environ, **environment, "PYSPARK_PYTHON": sys.executable},
    )  # fmt: skip
    assert run.returncode == 1, run.stderr[-3000:]
    alone = {**single(instar, rows), **single_coverage(instar, rows)}
    for name, other in {"scopes": "scope", "findings": "finding", "alternatives": "alternatives"}.items():
        found = pq.read_table(tmp_path / "out" / name).to_pylist()
        assert len(found) == len(alone[other]) > 0
    found = [
        (row["kind"], row["number"], row["verdict"], row["sure"], row["possible"])
        for row in pq.read_table(tmp_path / "out/coverage").to_pylist()
    ]
    assert in_order(found) == in_order((row[0], row[1], *row[11:14]) for row in alone["coverage"])
