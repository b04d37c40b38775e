"""Runs `instar` in a partition: rows in, lines out."""

from __future__ import annotations

import contextlib
import subprocess
import tempfile
import threading
from collections.abc import Iterable, Iterator
from typing import BinaryIO

import pyarrow as pa

from .rows import keyed


class ProgramFailure(Exception):
    """The program could not be run, or could not read what it was given."""


@contextlib.contextmanager
def output(command: list[str], batches: Iterable[pa.RecordBatch], statuses: dict[int, bool]) -> Iterator[BinaryIO]:
    """Gives what the program prints of rows, which a thread writes to it meanwhile.

    `statuses` has the exit codes that are no failure; that of this run is True after it.
    """
    failures: list[BaseException] = []
    with tempfile.TemporaryFile() as messages:
        try:
            process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=messages)
        except OSError as error:
            raise ProgramFailure(f"cannot run '{command[0]}': {error.strerror}") from error
        writer = threading.Thread(target=_write, args=(process, batches, failures), daemon=True)
        writer.start()
        try:
            yield process.stdout
        except pa.ArrowInvalid as error:
            # The output of a program that fails is none. Its messages say why.
            failures.append(error)
        finally:
            process.stdout.close()
            status = process.wait()
            writer.join()
        messages.seek(0)
        said = messages.read().decode(errors="replace").strip()
    for failure in failures:
        if isinstance(failure, ProgramFailure):
            raise failure
    if status not in statuses:
        raise ProgramFailure(said or f"'{command[0]}' ended with exit code {status}")
    for failure in failures:
        raise failure
    statuses[status] = True


def _write(process: subprocess.Popen, batches: Iterable[pa.RecordBatch], failures: list[BaseException]) -> None:
    try:
        with process.stdin as rows:
            for batch in batches:
                rows.write(keyed(batch))
    except BrokenPipeError:
        pass  # The program has ended: its exit code and messages say why.
    except ValueError as error:
        failures.append(ProgramFailure(str(error)))
        process.kill()
    except BaseException as error:  # It is raised again where the output is read.
        failures.append(error)
        process.kill()
