"""Checks the logs of a fleet against a page: `instar log check` in each partition of Apache Spark."""

from .fleet import Check, Checked, check
from .program import ProgramFailure
from .rows import Columns

__all__ = ["Check", "Checked", "Columns", "ProgramFailure", "check"]
