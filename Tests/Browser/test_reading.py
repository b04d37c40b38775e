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
                    document.querySelectorAll('details').forEach((row) => { row.open = true; });
                    return [...document.querySelectorAll('section, figure, svg, details, summary, h1, h2, h3, h4, li, p')]
                      .filter((element) => !element.closest('.control') && !element.classList.contains('control')
                        && element.textContent.trim() !== '' && !element.checkVisibility({ visibilityProperty: true })
                        && element.closest('svg') === null)
                      .map((element) => element.outerHTML.slice(0, 100))""")
                self.assertEqual(hidden, [])
                self.assertEqual([control for control in self.find(".control") if control.is_displayed()], [])
                self.assertGreaterEqual(len(self.find("main > section")), 4)
                self.scripts(True)

    def test_without_scripts_the_picture_links_to_descriptions(self):
        self.scripts(False)
        self.open("scene-phase")
        link = self.find("g.node a")[1]
        anchor = self.run_script("return arguments[0].href.baseVal", link)
        self.run_script("arguments[0].dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))", link)
        self.assertTrue(self.browser.current_url.endswith(anchor))
        self.assertTrue(self.run_script("return document.querySelector(':target').getBoundingClientRect().top < innerHeight"))

    def test_text_has_enough_contrast_in_both_schemes(self):
        for name in self.pages:
            self.view()
            self.open(name, "#play")
            for button in self.find("#scenes .events button")[:1]:
                self.run_script("arguments[0].click()", button)
            self.run_script("document.querySelectorAll('details').forEach((row) => { row.open = true; })")
            for dark in [False, True]:
                with self.subTest(f"{name}, {'dark' if dark else 'light'}"):
                    self.view(dark=dark)
                    count, low = self.run_script(CONTRAST)
                    self.assertGreater(count, 100)
                    self.assertEqual(low, [])

    def test_print_has_every_row_open_and_sources_as_footnotes_and_no_controls(self):
        for name in ["scene-phase", "uikit"]:
            with self.subTest(name):
                self.open(name)
                self.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
                hidden = self.run_script("""return [...document.querySelectorAll('#figures figure:not([hidden]), .rest, .rest p, .rest svg')]
                    .filter((element) => !element.checkVisibility()).map((element) => element.outerHTML.slice(0, 80))""")
                shown = self.run_script("""return [...document.querySelectorAll('.control, nav')]
                    .filter((element) => element.checkVisibility()).map((element) => element.outerHTML.slice(0, 80))""")
                notes, numbers, addresses = self.run_script("""
                    const shown = (selector) => [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
                    return [shown('.footnote').map((note) => Number(note.textContent)), shown('.sources li').map((source) => source.value),
                      shown('.sources .address').length]""")
                background = self.run_script("return getComputedStyle(document.body).backgroundColor")
                wide = self.run_script("""const picture = document.querySelector('#figures svg').getBoundingClientRect();
                    return picture.width <= document.body.clientWidth""")
                self.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})
                self.assertEqual((hidden, shown), ([], []))
                self.assertTrue(wide)
                self.assertEqual(numbers, list(range(1, len(numbers) + 1)))
                self.assertLessEqual(set(notes), set(numbers))
                self.assertGreater(len(notes), 10)
                self.assertEqual(addresses, len(numbers))
                self.assertEqual(background, "rgb(255, 255, 255)")
                paper = self.browser.execute_cdp_cmd("Page.printToPDF", {"preferCSSPageSize": True})
                self.assertTrue(base64.b64decode(paper["data"]).startswith(b"%PDF"))

    def test_every_control_has_a_name(self):
        self.browser.execute_cdp_cmd("Accessibility.enable", {})
        roles = {"button", "link", "checkbox", "combobox", "textbox", "DisclosureTriangle", "region", "group", "listbox", "img", "navigation"}
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
        # Its rule on contrast takes most of the time; contrast has a test of its own, on all pages.
        if not AXE.is_file():
            self.skipTest("axe is not here: run Tests/Judges/install")
        for dark, width in [(False, 1440), (True, 390)]:
            self.view(dark=dark, width=width, mobile=width < 700)
            for name in self.pages if width > 700 else ["uikit-scenes", "scene-phase", "ja-scene-delegate"]:
                for place in [""] if name not in ["uikit-scenes", "scene-phase"] else ["#play", "#state-active", "#transition-launch"]:
                    with self.subTest(f"{name}{place} at {width}"):
                        self.open(name, place)
                        self.browser.execute_cdp_cmd("Runtime.evaluate", {"expression": AXE.read_text(encoding="utf-8") + ";0"})
                        found = self.browser.execute_async_script("""
                            const done = arguments[arguments.length - 1];
                            const rules = { 'color-contrast': { enabled: arguments[0] } };
                            axe.run(document, { resultTypes: ['violations'], rules }).then((result) => done(result.violations.map((violation) =>
                              `${violation.id}: ${violation.nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(' | ')}`)))""", name in ["scene-phase", "ja-scene-delegate"])
                        self.assertEqual(found, [])


if __name__ == "__main__":
    unittest.main()
