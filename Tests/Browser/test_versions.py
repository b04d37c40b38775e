"""A version that is chosen on the page of all versions is the page that `--at` makes."""

import unittest
import urllib.parse

import pages
from browser import FACTS, BrowserTestCase

# What a reader sees of each section, with all rows open, without the signs of changes and the numbers that
# sources have on paper, which are those of the whole page; and the text of the pictures.
SHOWN = """
    document.querySelectorAll('.sign, .changed, .footnote').forEach((mark) => mark.remove());
    const sections = [...document.querySelectorAll('main > section')].filter((section) => !section.hidden);
    const text = (element) => element.textContent.replace(/\\s+/g, ' ').trim();
    return [...document.querySelectorAll('#contents li'), ...sections.flatMap((section) => [...section.children])]
      .filter((part) => !part.matches('.toolbar, .workbench')).map(text)
      .concat([...document.querySelectorAll('#figures svg')].map(text));"""
# What Play looks up, without the anchors, which are those of the whole page.
LOOKED_UP = FACTS.replace("versions[0]", "versions.find((version) => version.at === arguments[0])") + """
    const { states, transitions, callbacks, delegates, initial, isSeveral } = data;
    return JSON.stringify([states, transitions, callbacks, delegates, initial, isSeveral],
      (key, value) => key === 'anchor' ? undefined : value);"""
STATE = "return [document.getElementById('changes').textContent, document.querySelectorAll('.row .sign').length]"


class Versions(BrowserTestCase):
    def shown_at(self, name, version):
        self.open(name)
        button = self.run_script("""
            const { versions } = JSON.parse(document.getElementById('data').textContent);
            return document.querySelectorAll('[data-version]')[versions.findIndex((version) => version.at === arguments[0])]""", version)
        self.run_script("arguments[0].click()", button)
        self.assertEqual(self.complaints(), [])
        return button

    def test_the_switch_shows_what_at_gives(self):
        for name, version in pages.VERSIONS:
            with self.subTest(f"{name} at {version}"):
                self.shown_at(name, version)
                switched, facts = self.run_script(SHOWN), self.run_script(LOOKED_UP, version)
                self.browser.get("about:blank")
                self.browser.get(pages.at(name, version).as_uri())
                self.assertEqual(switched, self.run_script(SHOWN))
                self.assertEqual(facts, self.run_script(LOOKED_UP, ""))

    def test_changes_are_told_and_marked(self):
        self.shown_at("uikit", "iOS 13")
        text, marks = self.run_script(STATE)
        self.assertIn("Compared with iOS 12: +", text)
        self.assertGreater(marks, 5)
        row = self.find("#callbacks > .row:has(> summary .sign)")[0]
        row.find_element("css selector", "summary").click()
        self.assertIn("+", row.text)
        self.assertTrue(self.find("#callbacks .rest .changed"))
        self.shown_at("uikit", "iOS 12")
        self.assertEqual(self.run_script(STATE), ["", 0])
        self.assertNotIn("sceneDidDisconnect", self.find("#callbacks")[0].text)

    def test_a_version_has_an_address_and_all_is_the_whole_page(self):
        self.open("uikit")
        whole = self.run_script(SHOWN)
        self.shown_at("uikit", "iOS 12")
        self.assertIn("at=", self.browser.current_url)
        address = self.browser.current_url
        self.browser.get("about:blank")
        self.browser.get(address)
        self.assertEqual(self.find('[data-version][aria-pressed="true"]')[0].text, "12")
        self.find('[data-version="0"]')[0].click()
        self.assertNotIn("at=", self.browser.current_url)
        self.assertEqual(self.run_script(SHOWN), whole)
        self.browser.get(self.pages["uikit"].as_uri() + "?at=" + urllib.parse.quote("iOS 99"))
        self.assertEqual(self.run_script(SHOWN), whole)

    def test_a_page_about_one_version_has_no_switch(self):
        for name in ["uikit-app", "scene-phase"]:
            self.open(name)
            self.assertEqual(self.find("[data-version]"), [])

    def test_a_page_of_several_systems_shows_one_at_a_time(self):
        self.open("systems")
        names = "return [...document.querySelectorAll('[data-version]')].filter((button) => button.checkVisibility()).map((button) => button.textContent)"
        self.assertEqual(self.run_script(names), ["All", "13", "14", "16"])
        self.run_script("""const system = document.getElementById('system'); system.value = 'Android';
            system.dispatchEvent(new Event('change', { bubbles: true }))""")
        self.assertEqual(self.run_script(names), ["All", "10", "12", "14"])
        self.assertEqual(self.find('[data-version][aria-pressed="true"]')[0].text, "14")
        self.assertIn("Compared with Android 12", self.find("#changes")[0].text)

    def test_play_follows_the_version(self):
        self.shown_at("systems", "iOS 13")
        self.find('[data-do="play"]')[0].click()
        self.find("#scenes .events button")[0].click()
        self.assertNotIn("Paused", self.find("#scenes")[0].text.split("Unavailable")[0])
        self.assertNotIn("didPlay", self.find("#log")[0].text)


if __name__ == "__main__":
    unittest.main()
