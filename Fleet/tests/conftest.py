"""What the tests share: a Spark of two cores on this machine, the program, and the logs of many devices."""

import os
import pathlib
import sys

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "Fleet"), str(ROOT / "Fleet/tests")]
os.environ["PYTHONPATH"] = str(ROOT / "Fleet")
os.environ["PYSPARK_PYTHON"] = sys.executable


@pytest.fixture(scope="session")
def instar() -> str:
    """The path of the program."""
    path = pathlib.Path(os.environ.get("INSTAR", ROOT / ".build/debug/instar"))
    assert path.is_file(), f"'{path}' is missing: run 'make build', or name the program in INSTAR"
    return str(path.resolve())


@pytest.fixture(scope="session")
def spark():
    from pyspark.sql import SparkSession

    settings = {
        "spark.ui.enabled": "false",
        "spark.ui.showConsoleProgress": "false",
        "spark.sql.shuffle.partitions": "2",
        "spark.sql.session.timeZone": "UTC",
        "spark.driver.host": "localhost",
        "spark.driver.bindAddress": "127.0.0.1",
    }
    builder = SparkSession.builder.master("local[2]").appName("instar-fleet tests")
    for name, value in settings.items():
        builder = builder.config(name, value)
    session = builder.getOrCreate()
    session.sparkContext.setLogLevel("OFF")
    yield session
    session.stop()


@pytest.fixture(scope="session")
def fleet(instar):
    """The logs of many devices, some with faults."""
    from logs import Fleet

    return Fleet(instar, devices=40)
