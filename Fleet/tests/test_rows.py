"""Rows become the bytes that the program reads."""

import pyarrow as pa
import pytest

from instar_fleet.rows import KEYED, keyed


def batch(*rows):
    kinds = dict.fromkeys(KEYED, pa.string()) | {"time": pa.int64(), "n": pa.int64(), "position": pa.int64()}
    arrays = [pa.array(column, kinds[name]) for name, column in zip(KEYED, zip(*rows))]
    return pa.RecordBatch.from_arrays(arrays, names=list(KEYED))


def test_what_is_not_known_is_empty_and_lines_keep_their_tabs():
    rows = batch(("d", None, 5, None, "f", 7, "a\tb"), (None, "s", None, 2, None, None, None))
    assert bytes(keyed(rows)) == b"d\t\t5\t\tf\t7\ta\tb\n\ts\t\t2\t\t\t\n"
    assert bytes(keyed(rows.slice(1))) == b"\ts\t\t2\t\t\t\n"
    assert bytes(keyed(rows.slice(2))) == b""


def test_a_message_of_several_lines_has_several_rows():
    rows = batch(("d", "s", 5, 1, "f", 7, "a\nb\r\n\tc"), ("d", "s", 6, 2, "f", 8, "日本"))
    start = "d\ts\t5\t1\tf\t7\t"
    assert bytes(keyed(rows)).decode() == f"{start}a\n{start}b\r\n{start}\tc\nd\ts\t6\t2\tf\t8\t日本\n"


@pytest.mark.parametrize("column", ["device", "launch", "source"])
def test_a_key_with_a_tab_or_a_line_end_is_refused(column):
    row = dict.fromkeys(KEYED) | {column: "a\tb"}
    with pytest.raises(ValueError, match=f"'{column}' has a tab"):
        keyed(batch(tuple(row.values())))
