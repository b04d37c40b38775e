"""The web pages of `instar log check` and `instar log coverage`: safe, accessible, and as wide as the window."""

import unittest

import pages
from browser import BrowserTestCase
from test_reading import AXE

PAGE = """# <b onclick="broken()">Door</b>

## Delegates

- `Door`: `DoorCalls`, one per scene

## States

- **Shut** (initial)
- **<script>broken = 1</script>**

## Transitions

### Open: Shut → <script>broken = 1</script>

1. `Door.opened()`

### Close: <script>broken = 1</script> → Shut

1. `Door.closed()`

## Rules

- `Door.opened()` before `Door.closed()`
"""
LOG = """opened() <Door: 0x1f>
opened() <Door: 0x1f> <script>broken = 2</script><img src=x onerror="broken = 3"> and what else a line of several hundred characters may have
closed() <Door: 0x1f>
"""


class LogReports(BrowserTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        folder = pages.FOLDER / "logs"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "door.md").write_text(PAGE, encoding="utf-8")
        (folder / "door.log").write_text(LOG, encoding="utf-8")
        log = ["log", None, folder / "door.md", folder / "door.log", "--observed", "page", "--every-line", "--format", "html"]
        cls.pages = {}
        for name in ["check", "coverage"]:
            log[1] = name
            text = pages.instar(*log, expected=1 if name == "check" else 0)
            cls.pages[name] = folder / f"{name}.html"
            cls.pages[name].write_text(text, encoding="utf-8")

    def test_no_name_and_no_line_runs_a_script(self):
        for name in self.pages:
            with self.subTest(name):
                self.open(name)
                self.assertEqual(self.complaints(), [])
                self.assertIsNone(self.run_script("return window.broken ?? null"))
                self.assertEqual(self.find("script, img, [onclick], [onerror]"), [])
                self.assertEqual(len(self.find("figure svg")), 1)

    def test_no_page_is_wider_than_a_phone(self):
        for dark in [False, True]:
            self.view(390, 780, dark=dark, mobile=True)
            for name in self.pages:
                with self.subTest(name):
                    self.open(name)
                    self.assertEqual(self.run_script("return document.documentElement.scrollWidth"), 390)

    def test_the_marked_part_of_a_line_is_seen(self):
        self.view(390, 780, mobile=True)
        self.open("check")
        places = self.run_script("""
            return [...document.querySelectorAll('article mark')].map((mark) => {
              const [own, frame] = [mark.getBoundingClientRect(), mark.closest('pre').getBoundingClientRect()];
              return own.left >= frame.left && own.right <= frame.right;
            })""")
        self.assertTrue(places and all(places))

    def test_axe_finds_nothing(self):
        if not AXE.is_file():
            self.skipTest("axe is not here: run Tests/Judges/install")
        for dark, width in [(False, 1440), (True, 390)]:
            self.view(dark=dark, width=width, mobile=width < 700)
            for name in self.pages:
                with self.subTest(f"{name} at {width}"):
                    self.open(name)
                    self.browser.execute_cdp_cmd("Runtime.evaluate", {"expression": AXE.read_text(encoding="utf-8") + ";0"})
                    found = self.browser.execute_async_script("""
                        const done = arguments[arguments.length - 1];
                        axe.run(document, { resultTypes: ['violations'] }).then((result) => done(result.violations.map((violation) =>
                          `${violation.id}: ${violation.nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(' | ')}`)))""")
                    self.assertEqual(found, [])


if __name__ == "__main__":
    unittest.main()
