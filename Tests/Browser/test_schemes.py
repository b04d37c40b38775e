"""Pictures in files of their own take the colour scheme of the page around them, or of the system, or of their address."""

import pages
from browser import BrowserTestCase

WHITE, PAPER, GITHUB = [255, 255, 255], [28, 28, 30], [13, 17, 23]

# The colour of a picture's corner, from a screenshot.
CORNER = """
    const [png, place, done] = arguments;
    const image = new Image();
    image.onload = () => {
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [image.width, image.height];
      const context = canvas.getContext("2d");
      context.drawImage(image, 0, 0);
      done([...context.getImageData(place.x + 4, place.y + 4, 1, 1).data].slice(0, 3));
    };
    image.src = "data:image/png;base64," + png;"""

COLORS = """
    const style = (element) => getComputedStyle(element);
    return [style(document.querySelector("text")).fill, style(document.documentElement).backgroundColor];"""


class SchemeTests(BrowserTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.svg = pages.FOLDER / "states.svg"
        pages.instar("graph", "scene-phase", "--format", "svg", "-o", cls.svg)

    def corner(self, style, source):
        """The corner of an image on a page with a style."""
        page = pages.FOLDER / "image.html"
        page.write_text(
            f"<!doctype html><style>:root {{ {style} }} * {{ margin: 0 }}</style>{source}", encoding="utf-8")
        self.browser.get("about:blank")
        self.browser.get(page.as_uri())
        place = self.run_script("const { x, y } = document.querySelector('img').getBoundingClientRect(); return { x, y };")
        png = self.browser.execute_cdp_cmd("Page.captureScreenshot", {"format": "png"})["data"]
        return self.browser.execute_async_script(CORNER, png, place)

    def test_a_picture_alone_takes_the_scheme_of_the_system(self):
        for dark, expected in [(False, ["rgb(28, 28, 30)", "rgb(255, 255, 255)"]), (True, ["rgb(242, 242, 247)", "rgb(28, 28, 30)"])]:
            self.view(dark=dark)
            self.browser.get(self.svg.as_uri())
            self.assertEqual(self.run_script(COLORS), expected)

    def test_an_image_takes_the_scheme_of_its_page_and_brings_its_background(self):
        image = '<img src="states.svg">'
        for dark in [False, True]:
            self.view(dark=dark)
            self.assertEqual(self.corner("color-scheme: light", image), WHITE)
            self.assertEqual(self.corner("color-scheme: dark; background: #0d1117", image), PAPER)

    def test_an_address_chooses_the_scheme_and_has_no_background(self):
        for dark in [False, True]:
            self.view(dark=dark)
            self.assertEqual(self.corner("background: #0d1117", '<img src="states.svg#dark">'), GITHUB)
            for scheme, text in [("dark", "rgb(242, 242, 247)"), ("light", "rgb(28, 28, 30)")]:
                self.browser.get("about:blank")
                self.browser.get(f"{self.svg.as_uri()}#{scheme}")
                self.assertEqual(self.run_script(COLORS), [text, "rgba(0, 0, 0, 0)"])
