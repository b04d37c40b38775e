"""The sections stand in the order of a reader's questions, and each of their rows is a line that opens."""

import unittest

from browser import BrowserTestCase, Keys

ORDER = ["diagram", "events", "callbacks", "comparison", "states", "rules", "scenarios", "configurations", "sources"]


class Rows(BrowserTestCase):
    def test_the_sections_stand_in_the_order_of_the_questions_with_numbers_of_rows(self):
        for name in self.pages:
            with self.subTest(name):
                self.open(name)
                sections = self.run_script("return [...document.querySelectorAll('main > section')].map((section) => section.id)")
                self.assertEqual(sections, [section for section in ORDER if section in sections])
                empty = self.run_script("""return [...document.querySelectorAll('main > section:not(#diagram)')].filter((section) =>
                    section.querySelectorAll('.row').length === 0 || !/\\d/.test(section.querySelector('h2 .count').textContent))
                    .map((section) => section.id)""")
                self.assertEqual(empty, [])
        self.open("uikit-scenes")
        self.assertEqual(self.run_script("return [...document.querySelectorAll('main > section')].map((section) => section.id)"), ORDER)
        self.assertRegex(self.find("#rules h2")[0].text, r"Rules \d+ proved")

    def test_a_phone_shows_a_row_in_two_lines(self):
        self.view(width=500, height=900, mobile=True)
        self.open("uikit-scenes")
        height, rows = self.run_script("return [document.documentElement.scrollHeight, document.querySelectorAll('main .row').length]")
        self.assertLessEqual(height / rows, 82, "with the headings and the diagram, where a row of two lines takes 59")
        lines = self.run_script("""return [...document.querySelectorAll('#events .row > summary')].map((line) =>
            [...line.children].filter((part) => part.checkVisibility()).length)""")
        self.assertEqual(set(lines), {2})

    def test_a_row_opens_without_scripts(self):
        self.scripts(False)
        self.open("uikit-scenes")
        rest = self.find("#transition-leave > .rest")[0]
        self.assertFalse(rest.is_displayed())
        self.find("#transition-leave > summary")[0].click()
        self.assertTrue(rest.is_displayed())
        self.assertIn("sceneWillResignActive", rest.text)
        self.assertTrue(self.find("#transition-leave svg")[0].is_displayed())

    def test_an_event_opens_to_its_calls_and_remarks_and_sources_and_sequence(self):
        self.open("uikit-scenes")
        self.find("#transition-launch > summary")[0].click()
        self.assertTrue(self.browser.current_url.endswith("#transition-launch"))
        self.assertEqual(self.run_script("""return [...document.querySelectorAll('#transition-launch .call > p > .number')]
            .map((number) => number.textContent)"""), ["1", "2", "3", "4", "•", "•", "•", "5"])
        for selector in [".said", ".call .source", ".certainty", ".sequence svg"]:
            self.assertTrue(self.find(f"#transition-launch > .rest {selector}")[0].is_displayed(), selector)

    def test_the_address_of_a_row_opens_it(self):
        for anchor in ["callback-scenedelegate-scenedidbecomeactive", "rule-3", "scenario-2"]:
            with self.subTest(anchor):
                self.open("uikit-scenes", f"#{anchor}")
                self.assertTrue(self.run_script("return document.getElementById(arguments[0]).open", anchor))
                top = self.run_script("return document.getElementById(arguments[0]).getBoundingClientRect().top", anchor)
                bar = self.run_script("return document.querySelector('.bar').getBoundingClientRect().bottom")
                self.assertTrue(bar - 2 <= top < 450, (bar, top))

    def test_the_browsers_search_finds_closed_rows(self):
        self.open("uikit-scenes")
        self.assertEqual(self.run_script("""return [...document.querySelectorAll('main > section > details.row > .rest')]
            .filter((rest) => rest.hidden !== 'until-found').length"""), 0)
        self.run_script("document.querySelector('#transition-leave > .rest').dispatchEvent(new Event('beforematch', { bubbles: true }))")
        self.wait("document.getElementById('transition-leave').open && !document.querySelector('#transition-leave > .rest').hidden", "opening")
        self.find("#transition-leave > summary")[0].click()
        self.wait("document.querySelector('#transition-leave > .rest').hidden === 'until-found'", "closing")

    def test_no_fact_is_told_twice(self):
        self.open("uikit-scenes")
        self.assertEqual(self.find("table"), [])
        twice = self.run_script("""
            const said = [...document.querySelectorAll('main .said')].map((text) => text.textContent.trim()).filter((text) => text.length > 60);
            return said.filter((text, index) => said.indexOf(text) !== index)""")
        self.assertEqual(twice, [])
        links = self.run_script("""return ['#callbacks .rest a[href^="#transition-"]', '#events .call a[href^="#callback-"]',
            '#states .rest a[href^="#transition-"]', '#sources .rest a[href^="#"]'].map((selector) => document.querySelectorAll(selector).length)""")
        self.assertTrue(all(count > 10 for count in links), links)

    def test_slash_jumps_to_an_event_a_callback_or_a_state(self):
        self.open("uikit-scenes")
        for words, anchor in [("didbecome", "callback-scenedelegate-scenedidbecomeactive"), ("suspended", "state-suspended"),
                              ("quick ret", "transition-quick-return")]:
            with self.subTest(words):
                self.press("/")
                self.assertEqual(self.browser.switch_to.active_element.get_attribute("id"), "jump")
                self.press(words)
                options = self.find("#jumps [role=option]")
                self.assertTrue(options)
                self.assertEqual(self.find("#jump")[0].get_attribute("aria-expanded"), "true")
                place = [option.get_attribute("data-to") for option in options].index(anchor)
                self.press(Keys.ARROW_DOWN * place)
                self.assertEqual(self.find("#jump")[0].get_attribute("aria-activedescendant"), f"jump-{place}")
                self.press(Keys.ENTER)
                self.assertTrue(self.browser.current_url.endswith(f"#{anchor}"))
                self.assertFalse(self.find("#jumps")[0].is_displayed())
                self.assertTrue(self.find("#panel article")[0].get_attribute("data-of"), anchor)
        self.press("/", "nothing has this")
        self.assertEqual(self.find("#jumps")[0].text, "Nothing found")
        self.press(Keys.ESCAPE)
        self.assertFalse(self.find("#jumps")[0].is_displayed())

    def test_the_list_of_sections_is_never_cut(self):
        for name in ["uikit-scenes", "mobile", "ja-scene-delegate", "ko-app-life"]:
            for width in [320, 400, 768, 1000, 1440]:
                with self.subTest(f"{name} at {width}"):
                    self.view(width=width, height=900, mobile=width < 700)
                    self.open(name)
                    cut = self.run_script("""return [...document.querySelectorAll('nav a')].filter((link) => {
                        const place = link.getBoundingClientRect(), frame = document.querySelector('nav').getBoundingClientRect();
                        return place.left < 0 || place.right > innerWidth || place.bottom > frame.bottom + 1;
                      }).map((link) => link.textContent)""")
                    self.assertEqual(cut, [])

    def test_a_delegate_is_filtered_out_everywhere(self):
        self.open("scene-phase")
        box = self.find(".delegates input")[0]
        name = self.find(".delegates .delegate")[0].text
        self.assertIn("Filter by delegate", self.find(".delegates")[0].text)
        self.run_script("document.querySelectorAll('#events details').forEach((row) => { row.open = true; })")
        self.run_script("arguments[0].focus()", box)
        self.press(" ")
        shown = [call.text for call in self.find("#events .call .delegate") if call.is_displayed()]
        self.assertTrue(shown)
        self.assertNotIn(name, shown)
        self.assertFalse(any(name in row.text for row in self.find("#callbacks > .row") if row.is_displayed()))
        self.assertTrue(self.run_script("""return [...document.querySelectorAll('figure svg [data-delegate="0"]')]
            .every((call) => Number(getComputedStyle(call).opacity) < 0.5)"""))
        self.press(" ")


if __name__ == "__main__":
    unittest.main()
