#!/usr/bin/env python3
"""Converts wikis to Confluence's storage format with markdown-to-confluence, and reads them back with cfxmark.

Standard input: a JSON list of objects, each a wiki:
  {"files": {path: text}, "pictures": [paths], "same": {path of a page: its text on GitHub}}
Standard output: a JSON list, one object a wiki:
  {"accepted": bool, "complaint": text, "problems": [texts: links to no anchor, what a page lost],
   "unread": [texts: what cfxmark read otherwise], "titles": [sorted]}
"""

import contextlib
import io
import json
import logging
import pathlib
import re
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / ".build/judges/confluence"), str(ROOT / ".build/judges/python")]

import cfxmark  # noqa: E402
from blocks import Blocks, expected_blocks, first_difference  # noqa: E402
from md2conf.local import LocalConverter  # noqa: E402
from md2conf.metadata import ConfluenceSiteMetadata  # noqa: E402
from md2conf.options import ConverterOptions, ProcessorOptions  # noqa: E402

SITE = ConfluenceSiteMetadata(domain="example.com", base_path="/wiki/", space_key="LIFE")
OPTIONS = ProcessorOptions(generated_by=None, converter=ConverterOptions(heading_anchors=True))
PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'


def with_gaps(page):
    """A page with a space between any two elements of a line: md2conf drops white space that stands alone there."""
    return re.sub(r"(</(?:a|ac:link|code|em|strong)>)\s*(?=<(?:a|ac:link|code|em|strong)\b)", r"\1 ", page)


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def anchors(storage):
    """The names of a page's anchors, as often as they come."""
    return re.findall(r'ac:name="anchor"[^>]*><ac:parameter ac:name="">([^<]*)<', storage)


def problems_of(path, storage, pages):
    """The links of a page that have no target, or more than one; `pages` are in the order of their numbers."""
    own = anchors(storage)
    found = [f"{path}: {name} is {own.count(name)} anchors" for name in re.findall(r'ac:anchor="([^"]*)"', storage)
             if own.count(name) != 1]
    for number, fragment in re.findall(r'href="https://example.com/wiki/spaces/LIFE/pages/(\d+)/[^"#]*#([^"]*)"', storage):
        if anchors(pages[int(number) - 1]).count(fragment) != 1:
            found.append(f"{path}: no anchor {fragment} on page {number}")
    return found


def verdict(wiki):
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder).resolve()
        for path in wiki["pictures"]:
            write(folder / path, PICTURE)
        for path, text in wiki["files"].items():
            write(folder / path, text)
        for number, path in enumerate(wiki["same"], 1):
            write(folder / path, wiki["files"][path] + f"\n<!-- confluence-page-id: {number} -->\n")
        log = io.StringIO()
        logging.basicConfig(stream=log, level=logging.WARNING, force=True)
        error = ""
        with contextlib.redirect_stdout(sys.stderr):
            try:
                LocalConverter(OPTIONS, SITE).process(folder)
            except Exception as failure:  # pylint: disable=broad-except
                error = f"{failure}: {failure.__cause__}"
        complaint = (error + log.getvalue()).strip()
        stored = {path: (folder / path).with_suffix(".csf") for path in wiki["same"]}
        storage = {path: file.read_text(encoding="utf-8") for path, file in stored.items() if file.exists()}
        titles = [Blocks(text).all[0] for text in storage.values()]
        problems = [f"{path}: no page" for path in wiki["same"] if path not in storage]
        unread = []
        for path, text in storage.items():
            expected = expected_blocks(wiki["same"][path])
            problems += problems_of(path, text, list(storage.values()))
            difference = first_difference(expected_blocks(wiki["same"][path], with_gaps), Blocks(with_gaps(text)).all)
            problems += [f"{path}: {difference}"] if difference else []
            back = cfxmark.to_md(text)
            difference = first_difference(expected, read_back(back.markdown))
            unread += [f"{path}: {text}" for text in list(back.warnings) + [difference] if text]
        return {
            "accepted": not complaint, "complaint": complaint[:2000], "problems": problems[:20],
            "unread": unread, "titles": sorted(titles)}


def read_back(markdown):
    """The blocks of a page that cfxmark made of Confluence's storage format."""
    without_anchors = re.sub(r"\[cfx:anchor\]\(cfx:[^)]*\)", "", markdown)
    return expected_blocks(re.sub(r"<!-- cfxmark:.*?-->", "", without_anchors, flags=re.DOTALL))


json.dump([verdict(wiki) for wiki in json.load(sys.stdin)], sys.stdout)
