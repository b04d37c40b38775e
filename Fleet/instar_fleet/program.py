"""Runs `instar` in a partition: rows in, lines out."""

from __future__ import annotations

import subprocess
import tempfile
import threading
from collections.abc import Iterable, Iterator
from typing import BinaryIO

import pyarrow as pa

from .rows import keyed


class ProgramFailure(Exception):
    """The program could not be run, or could not read what it was given."""


class Run:
    """A run of the program over rows: its output is read while a thread writes its input."""

    def __init__(self, command: list[str], batches: Iterable[pa.RecordBatch], statuses: tuple[int, ...] = (0,)):
        self._command = command
        self._batches = batches
        self._statuses = statuses
        self._failure: BaseException | None = None
        #: The exit code, once the output is read.
        self.status: int | None = None

    def __iter__(self) -> Iterator[BinaryIO]:
        """Yields the output, to be read to its end, and raises what went wrong after it."""
        with tempfile.TemporaryFile() as messages:
            try:
                process = subprocess.Popen(
                    self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=messages
                )
            except OSError as error:
                raise ProgramFailure(f"cannot run '{self._command[0]}': {error.strerror}") from error
            writer = threading.Thread(target=self._write, args=(process,), daemon=True)
            writer.start()
            try:
                yield process.stdout
            except pa.ArrowInvalid as error:
                self._failure = self._failure or error
            finally:
                # A partition that is not needed any more ends here, too.
                process.stdout.close()
                if self._failure is not None:
                    process.kill()
                self.status = process.wait()
                writer.join()
            messages.seek(0)
            self._raise(messages.read().decode(errors="replace").strip())

    def _write(self, process: subprocess.Popen) -> None:
        try:
            with process.stdin as rows:
                for batch in self._batches:
                    rows.write(keyed(batch))
        except BrokenPipeError:
            pass  # The program's exit code and messages say why.
        except BaseException as error:  # pylint: disable=broad-except
            self._failure = error
            process.kill()

    def _raise(self, messages: str) -> None:
        if isinstance(self._failure, (ValueError, OSError)) and not isinstance(self._failure, pa.ArrowInvalid):
            raise ProgramFailure(str(self._failure)) from self._failure
        if self.status not in self._statuses:
            raise ProgramFailure(messages or f"'{self._command[0]}' ended with {self.status}")
        if self._failure is not None:
            raise self._failure
