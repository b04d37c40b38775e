"""What docs/logs.md says of DuckDB and Polars works: both give what Spark gives."""

import os
import pathlib
import re
import shutil
import subprocess
import sys

import pyarrow.parquet as pq

ROOT = pathlib.Path(__file__).resolve().parents[2]


def test_rows_that_duckdb_and_polars_print_are_checked(fleet, instar, tmp_path):
    text = (ROOT / "docs/logs.md").read_text(encoding="utf-8")
    (duckdb,) = re.findall(r"```sh\n(duckdb .*?)```", text, re.DOTALL)
    (polars,) = re.findall(r"```python\n(import sys\n.*?)```", text, re.DOTALL)
    (pipe,) = re.findall(r"`python rows.py \| (instar .*?)`", text)

    (tmp_path / "logs").mkdir()
    for part in range(2):
        # The place in the files is the order of rows of the same time, so these are not shuffled.
        table = fleet.table().drop(["source", "position"])
        pq.write_table(table.slice(part * 1000, 1000), tmp_path / f"logs/{part}.parquet")
    shutil.copy(ROOT / "Templates/Pages/uikit-scenes.md", tmp_path / "page.md")
    (tmp_path / "rows.py").write_text(polars, encoding="utf-8")
    (tmp_path / "instar").symlink_to(instar)
    path = os.pathsep.join([str(tmp_path), str(pathlib.Path(sys.executable).parent), os.environ["PATH"]])

    runs = [
        subprocess.run(command, shell=True, capture_output=True, text=True, cwd=tmp_path, env={**os.environ, "PATH": path})
        for command in (duckdb, f"python rows.py | {pipe}")
    ]
    assert [run.returncode for run in runs] == [1, 1], [run.stderr for run in runs]
    assert all(re.search(r"^Checked \d+ calls in 2000 lines: ", run.stderr, re.MULTILINE) for run in runs)
    # Polars counts rows from 0, and those of both files together; rows without a device come first or last.
    findings = [sorted(re.findall(r"^\w+: .*$|(?<=\| )lifecycle .*$", run.stdout, re.MULTILINE)) for run in runs]
    assert findings[0] == findings[1] and len(findings[0]) > 20
