"""Everything can be read: without scripts, on paper, in both colour schemes, by a screen reader."""

import base64
import unittest

import pages
from browser import BrowserTestCase

AXE = pages.ROOT / ".build/judges/axe/axe.min.js"

# The texts with too low a contrast to their background: WCAG's formula, on the colours that the browser computed.
CONTRAST = r"""
    const parse = (color) => {
      const canvas = parse.canvas ??= Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', { willReadFrequently: true });
      canvas.clearRect(0, 0, 1, 1); canvas.fillStyle = color; canvas.fillRect(0, 0, 1, 1);
      const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
      return { rgb: [red, green, blue], alpha: alpha / 255 };
    };
    const luminance = (rgb) => rgb.map((part) => part / 255)
      .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
      .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index], 0);
    const background = (element) => {
      const svg = element.closest('svg');
      if (svg) {
        const box = element.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const shapes = [...svg.querySelectorAll('polygon, path, ellipse, circle')].filter((shape) => {
          if (!(shape.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)) return false;
          if (getComputedStyle(shape).fill === 'none') return false;
          const area = shape.getBoundingClientRect();
          return area.left <= x && x <= area.right && area.top <= y && y <= area.bottom;
        });
        if (shapes.length > 0) return parse(getComputedStyle(shapes.at(-1)).fill).rgb;
      }
      for (let place = element; place; place = place.parentElement) {
        const color = parse(getComputedStyle(place).backgroundColor);
        if (color.alpha === 1) return color.rgb;
      }
      return [255, 255, 255];
    };
    const low = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const seen = new Map();
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (!walker.currentNode.textContent.trim() || !element || ['SCRIPT', 'STYLE', 'title', 'desc', 'OPTION'].includes(element.nodeName)) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || element.closest('button:disabled')) continue;
      const style = getComputedStyle(element);
      const ink = parse(element.closest('svg') ? style.fill : style.color).rgb;
      const paper = background(element);
      const [dark, light] = [luminance(ink), luminance(paper)].sort((one, other) => one - other);
      const ratio = (light + 0.05) / (dark + 0.05);
      if (ratio < 4.5) low.push(`${ratio.toFixed(2)} ${element.nodeName}.${element.className.baseVal ?? element.className}: ${walker.currentNode.textContent.trim().slice(0, 40)}`);
      seen.set(element, ratio);
    }
    return [seen.size, [...new Set(low)]];"""


class Reading(BrowserTestCase):
    def test_without_scripts_everything_is_shown(self):
        for name in self.pages:
            with self.subTest(name):
                self.scripts(False)
                self.open(name)
                hidden = self.run_script("""
                    return [...document.querySelectorAll('section, figure, svg, table, tr, td, th, article, h1, h2, h3, h4, li, p')]
                      .filter((element) => !element.closest('.control') && !element.classList.contains('control')
                        && element.textContent.trim() !== '' && !element.checkVisibility({ visibilityProperty: true })
                        && element.closest('svg') === null)
                      .map((element) => element.outerHTML.slice(0, 100))""")
                self.assertEqual(hidden, [])
                self.assertEqual([control for control in self.find(".control") if control.is_displayed()], [])
                self.assertGreaterEqual(len(self.find("table")), 5)
                articles = len(self.find("article"))
                self.assertEqual(len([article for article in self.find("article") if article.is_displayed()]), articles)
                self.scripts(True)

    def test_without_scripts_the_picture_links_to_descriptions(self):
        self.scripts(False)
        self.open("scene-phase")
        link = self.find("g.node a")[1]
        anchor = self.run_script("return arguments[0].href.baseVal", link)
        self.run_script("arguments[0].dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))", link)
        self.assertTrue(self.browser.current_url.endswith(anchor))
        self.assertTrue(self.run_script("return document.querySelector(':target').getBoundingClientRect().top < innerHeight"))

    def test_a_large_page_shows_one_picture_at_a_time_and_all_without_scripts(self):
        self.open("large")
        shown = "return [...document.querySelectorAll('.figures figure')].filter((figure) => figure.checkVisibility()).map((figure) => figure.id)"
        self.assertEqual(self.run_script(shown), ["picture-1"])
        self.run_script("""
            const chooser = document.getElementById('chooser');
            chooser.value = 'picture-3';
            chooser.dispatchEvent(new Event('change'));""")
        self.assertEqual(self.run_script(shown), ["picture-3"])
        self.assertIn("event2FromA", self.find("#picture-3 svg")[0].get_attribute("textContent"))
        self.assertEqual(self.complaints(), [])
        self.scripts(False)
        self.open("large")
        self.assertEqual(len(self.run_script(shown)), 10)

    def test_text_has_enough_contrast_in_both_schemes(self):
        for name in self.pages:
            self.view()
            self.open(name, "#play")
            for button in self.find("#scenes .events button")[:1]:
                self.run_script("arguments[0].click()", button)
            # Both sides of the panel are tested together.
            self.run_script("""
                document.querySelectorAll('.panel').forEach((panel) => { panel.hidden = false; });
                document.querySelector('.detail').classList.add('is-shown');""")
            for dark in [False, True]:
                with self.subTest(f"{name}, {'dark' if dark else 'light'}"):
                    self.view(dark=dark)
                    count, low = self.run_script(CONTRAST)
                    self.assertGreater(count, 100)
                    self.assertEqual(low, [])

    def test_print_has_all_tables_and_no_controls(self):
        for name in ["scene-phase", "uikit"]:
            with self.subTest(name):
                self.open(name)
                self.run_script("document.getElementById('search').value = 'nothing has this'; "
                                "document.getElementById('search').dispatchEvent(new Event('input'))")
                self.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
                hidden = self.run_script("""return [...document.querySelectorAll('table, tbody tr, article, figure')]
                    .filter((element) => !element.checkVisibility()).map((element) => element.outerHTML.slice(0, 80))""")
                shown = self.run_script("""return [...document.querySelectorAll('.control, .bar')]
                    .filter((element) => element.checkVisibility()).map((element) => element.outerHTML.slice(0, 80))""")
                background = self.run_script("return getComputedStyle(document.body).backgroundColor")
                self.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})
                self.assertEqual((hidden, shown), ([], []))
                self.assertEqual(background, "rgb(255, 255, 255)")
                paper = self.browser.execute_cdp_cmd("Page.printToPDF", {"preferCSSPageSize": True})
                self.assertTrue(base64.b64decode(paper["data"]).startswith(b"%PDF"))

    def test_every_control_has_a_name(self):
        self.browser.execute_cdp_cmd("Accessibility.enable", {})
        roles = {"button", "link", "checkbox", "combobox", "searchbox", "textbox", "tab", "DisclosureTriangle", "table", "region",
                 "tabpanel", "group", "img", "navigation"}
        for name in ["uikit-scenes", "uikit", "ja-scene-delegate", "hostile"]:
            with self.subTest(name):
                self.open(name)
                nodes = self.browser.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
                nameless = [node["role"]["value"] for node in nodes
                            if not node.get("ignored") and node.get("role", {}).get("value") in roles - {"group"}
                            and not node.get("name", {}).get("value", "").strip()]
                self.assertEqual(nameless, [])
                self.assertTrue(any(node.get("role", {}).get("value") == "main" for node in nodes))
        self.browser.execute_cdp_cmd("Accessibility.disable", {})

    def test_axe_finds_nothing(self):
        if not AXE.is_file():
            self.skipTest("axe is not here: run Tests/Judges/install")
        for dark, width in [(False, 1440), (True, 390)]:
            self.view(dark=dark, width=width, mobile=width < 700)
            for name in self.pages:
                for place in [""] if name not in ["uikit-scenes", "scene-phase"] else ["#play", "#state-active"]:
                    with self.subTest(f"{name}{place} at {width}"):
                        self.open(name, place)
                        self.browser.execute_cdp_cmd("Runtime.evaluate", {"expression": AXE.read_text(encoding="utf-8") + ";0"})
                        found = self.browser.execute_async_script("""
                            const done = arguments[arguments.length - 1];
                            axe.run(document, { resultTypes: ['violations'] }).then((result) => done(result.violations.map((violation) =>
                              `${violation.id}: ${violation.nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(' | ')}`)))""")
                        self.assertEqual(found, [])


if __name__ == "__main__":
    unittest.main()
