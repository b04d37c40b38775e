"""The blocks of text of a web page or of a page in Confluence's storage format, for comparing what two programs make of one text."""

import html.parser
import re

BLOCKS = {
    "article", "blockquote", "details", "div", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "li", "ol", "p", "pre", "summary", "table",
    "tbody", "td", "th", "thead", "tr", "ul", "ac:image", "ac:structured-macro", "ac:rich-text-body", "ac:plain-text-body",
}
# What is not a part of the text: the parameters of macros, the captions that repeat a picture's text, and Mermaid.
SILENT = {"ac:parameter", "ac:caption", "details", "script", "style"}


class Blocks(html.parser.HTMLParser):
    """Takes a page apart."""

    def __init__(self, source):
        super().__init__()
        self.all, self.current, self.silent = [], "", []
        self.feed(source)
        self.close()
        self.flush()

    def flush(self):
        text = re.sub(r"\s+", " ", self.current).strip()
        if text:
            self.all.append(text)
        self.current = ""

    def handle_starttag(self, tag, attrs):
        if tag in SILENT:
            self.silent.append(tag)
        if tag in BLOCKS:
            self.flush()
        attributes = dict(attrs)
        if tag in ("img", "ac:image"):
            self.handle_data(f"[{attributes.get('alt') or attributes.get('ac:alt', '')}]")
        if tag == "br":
            self.handle_data(" / ")

    def handle_startendtag(self, tag, attrs):
        self.handle_starttag(tag, attrs)
        if tag not in ("br", "img"):
            self.handle_endtag(tag)

    def handle_endtag(self, tag):
        if tag in BLOCKS:
            self.flush()
        if self.silent and self.silent[-1] == tag:
            self.silent.pop()

    def handle_data(self, data):
        if not self.silent:
            self.current += data

    def unknown_decl(self, data):
        if data.startswith("CDATA["):
            self.handle_data(data.removeprefix("CDATA["))


def first_difference(expected, found):
    """The first block that differs, in words; `None` for none."""
    for want, have in zip(expected, found):
        if want != have:
            return f"expected {want!r}, found {have!r}"
    if len(expected) != len(found):
        more = (expected + found)[min(len(expected), len(found)):][:1]
        return f"expected {len(expected)} blocks, found {len(found)}: {more}"
    return None


def expected_blocks(markdown, changed=lambda page: page):
    """The blocks of a page of a wiki on GitHub, from its title on; `changed` changes the web page."""
    import cmarkgfm
    from cmarkgfm.cmark import Options

    page = cmarkgfm.github_flavored_markdown_to_html(markdown, options=Options.CMARK_OPT_UNSAFE)
    return Blocks(changed(page[page.index("<h1>"):])).all
