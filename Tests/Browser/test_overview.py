"""The web page about several life cycles."""

import unittest

import pages
from browser import BrowserTestCase

AXE = pages.ROOT / ".build/judges/axe/axe.min.js"
FOLDER = pages.FOLDER / "overview"
PAGES = ["scene-phase", pages.ROOT / "Tests/Fixtures/hostile-names.md", pages.ROOT / "Tests/Fixtures/zh-scene-life.md"]


class OverviewTests(BrowserTestCase):
    """Links, pictures and sizes, with scripts off."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        pages.instar("generate", *PAGES, "--only", "html,svg", "--force", "-o", FOLDER)

    def show(self, width, dark=False):
        """Opens the page."""
        self.view(width, dark=dark)
        self.browser.get((FOLDER / "index.html").as_uri())

    def test_links_and_pictures_are_there(self):
        self.show(1440)
        names = self.run_script("return [...document.querySelectorAll('main h2')].map((heading) => heading.textContent)")
        self.assertEqual(len(names), 3)
        self.assertTrue(any("</title>" in name for name in names), names)
        for link in self.run_script("return [...document.links].map((link) => link.pathname)"):
            self.assertTrue(pages.pathlib.Path(link).exists(), link)
        self.assertTrue(self.run_script("return [...document.images].every((image) => image.complete && image.naturalWidth > 100)"))
        self.assertEqual(self.complaints(), [])

    def test_nothing_is_wider_than_the_window_or_small(self):
        for width in [400, 1000, 1920]:
            self.show(width)
            with self.subTest(width=width):
                self.assertLessEqual(self.run_script("return document.documentElement.scrollWidth"), width)
                sizes = self.run_script(
                    "return [...document.querySelectorAll('h1, h2, p')].map((text) => parseFloat(getComputedStyle(text).fontSize))")
                self.assertGreaterEqual(min(sizes), 15)

    def test_axe_finds_nothing(self):
        if not AXE.exists():
            self.skipTest("axe is not here: run Tests/Judges/install")
        for dark in [False, True]:
            self.show(1440, dark=dark)
            self.run_script(AXE.read_text(encoding="utf-8"))
            found = self.browser.execute_async_script(
                "const done = arguments[0]; axe.run().then((result) => done(result.violations.map((violation) => violation.id)))")
            with self.subTest(dark=dark):
                self.assertEqual(found, [])


if __name__ == "__main__":
    unittest.main()
