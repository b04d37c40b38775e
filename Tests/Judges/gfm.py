#!/usr/bin/env python3
"""Reads wikis as GitHub does, with cmark-gfm, and follows their links.

Standard input: a JSON list of objects, each a wiki:
  {"pages": {path: text}, "pictures": [paths], "ending": what a link leaves out of a page's path}
Standard output: a JSON list, one object a wiki:
  {"links": how many lead to another place of the wiki, "tables": count, "elements": [names, sorted],
   "problems": [texts: links that lead nowhere on GitHub or on GitLab]}
"""

import collections
import html.parser
import json
import pathlib
import re
import sys
import unicodedata
import urllib.parse

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / ".build/judges/python"))

import cmarkgfm  # noqa: E402
from cmarkgfm.cmark import Options  # noqa: E402

OPTIONS = Options.CMARK_OPT_UNSAFE | Options.CMARK_OPT_GITHUB_PRE_LANG


def is_of_word(character):
    category = unicodedata.category(character)
    return category[0] in "LM" or category in ("Nd", "Pc")


def slug_on_github(heading):
    return "".join(c for c in heading.lower() if is_of_word(c) or c in "- ").replace(" ", "-")


def slug_on_gitlab(heading):
    slug = re.sub("-+", "-", slug_on_github(heading.strip()))
    return f"anchor-{slug}" if re.fullmatch(r"\d+", slug) else slug


class Page(html.parser.HTMLParser):
    def __init__(self, text):
        super().__init__()
        self.headings, self.ids, self.links, self.pictures = [], set(), [], []
        self.elements = collections.Counter()
        self.heading = None
        self.feed(cmarkgfm.github_flavored_markdown_to_html(text, options=OPTIONS))

    def handle_starttag(self, tag, attrs):
        attributes = dict(attrs)
        self.elements[tag] += 1
        if re.fullmatch("h[1-6]", tag):
            self.heading = ""
        if "id" in attributes:
            self.ids.add(attributes["id"])
        if tag == "a" and "href" in attributes:
            self.links.append(attributes["href"])
        if tag == "img":
            self.pictures.append(attributes.get("src", ""))
        if tag == "source":
            self.pictures.append(attributes.get("srcset", "").partition("#")[0])

    def handle_endtag(self, tag):
        if re.fullmatch("h[1-6]", tag):
            self.headings.append(self.heading)
            self.heading = None

    def handle_data(self, data):
        if self.heading is not None:
            self.heading += data

    def fragments(self, slug):
        counts, fragments = collections.Counter(), set(self.ids)
        for heading in self.headings:
            name = slug(heading)
            fragments.add(f"{name}-{counts[name]}" if counts[name] else name)
            counts[name] += 1
        return fragments


def verdict(wiki):
    pages = {path: Page(text) for path, text in wiki["pages"].items()}
    known = {path: [page.fragments(slug_on_github), page.fragments(slug_on_gitlab)] for path, page in pages.items()}
    links, problems = 0, []
    for path, page in pages.items():
        problems += [f"{path}: no picture {picture}" for picture in page.pictures if picture not in wiki["pictures"]]
        for link in page.links:
            if re.match("[a-z]+:", link):
                continue
            links += 1
            place, _, fragment = link.partition("#")
            target = urllib.parse.unquote(place) + wiki["ending"] if place else path
            if target not in pages:
                problems.append(f"{path}: no page {link}")
            elif fragment and any(urllib.parse.unquote(fragment) not in fragments for fragments in known[target]):
                problems.append(f"{path}: no heading {link}")
    elements = sum((page.elements for page in pages.values()), collections.Counter())
    return {"links": links, "tables": elements["table"], "elements": sorted(elements), "problems": problems}


json.dump([verdict(wiki) for wiki in json.load(sys.stdin)], sys.stdout)
