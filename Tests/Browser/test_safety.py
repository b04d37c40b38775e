"""Hostile names remain text."""

import json
import unittest

import pages
from browser import BrowserTestCase

HOSTILE = ["hostile", "hostile-names"]


class Safety(BrowserTestCase):
    def facts(self, name):
        return json.loads(pages.instar("graph", pages.source(name), "--format", "json"))

    def test_no_name_runs_a_script_or_makes_or_links_an_element(self):
        for name in HOSTILE:
            with self.subTest(name):
                self.open(name)
                self.assertIsNone(self.run_script("return window.broken ?? null"))
                strange = self.run_script("""
                    const known = new Set(('a article aside body br button code details div em fieldset figure footer h1 h2 h3 h4 '
                      + 'head header html input kbd label legend li link main meta nav ol option p script section select small span strong '
                      + 'style summary sup template title ul wbr svg g path polygon polyline ellipse circle text desc').split(' '));
                    return [...document.querySelectorAll('*')].filter((element) => !known.has(element.localName)
                        || element.localName === 'script' && !['data', ''].includes(element.id)
                        || [...element.attributes].some((attribute) => attribute.name.startsWith('on')))
                      .map((element) => element.outerHTML.slice(0, 100))""")
                self.assertEqual(strange, [])
                self.assertEqual(len(self.find("script")), 2)
                schemes = self.run_script("""return [...new Set([...document.querySelectorAll('a')]
                    .map((link) => link.getAttribute('href') ?? link.getAttribute('xlink:href'))
                    .filter((href) => !href.startsWith('#')).map((href) => new URL(href, 'https://x.invalid').protocol))]""")
                self.assertLessEqual(set(schemes), {"http:", "https:", "mailto:"})
                self.assertEqual(self.complaints(), [])

    def test_names_are_shown_unchanged(self):
        for name in HOSTILE:
            facts = self.facts(name)
            self.open(name)
            headings = self.run_script("return [...document.querySelectorAll('#states .name strong')].map((name) => name.textContent)")
            drawn = self.run_script("return document.querySelector('#figures svg').textContent")
            delegates = self.run_script("return [...document.querySelectorAll('.delegates .delegate')].map((name) => name.textContent)")
            with self.subTest(name):
                self.assertEqual(self.browser.title, facts["name"])
                self.assertEqual(self.find("h1")[0].get_attribute("textContent"), facts["name"])
                self.assertEqual(delegates, [delegate["name"] for delegate in facts["delegates"]])
                for state in facts["states"]:
                    self.assertIn(state["name"], headings)
                    # A long name takes several lines.
                    self.assertIn(state["name"].split(" ")[0], drawn)

    def test_simulating_with_hostile_names_shows_them(self):
        for name in HOSTILE:
            with self.subTest(name):
                self.open(name)
                self.find('[data-do="play"]')[0].click()
                for _ in range(12):
                    buttons = self.find("#scenes .events button")
                    if not buttons:
                        break
                    event, path = buttons[0].get_attribute("data-event"), json.loads(buttons[0].get_attribute("data-path"))
                    self.run_script("arguments[0].click()", buttons[0])
                    title = self.run_script("return document.querySelector('#log > li h4').textContent")
                    self.assertIn(event, title)
                    self.assertIn(" → ".join(path), title)
                self.assertIsNone(self.run_script("return window.broken ?? null"))
                self.assertEqual(self.complaints(), [])


if __name__ == "__main__":
    unittest.main()
