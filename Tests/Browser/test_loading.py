"""Every page loads without a message on the console, loads nothing else, and fits its window."""

import json
import unittest

from browser import BrowserTestCase


class Loading(BrowserTestCase):
    def test_nothing_is_logged_and_nothing_is_loaded(self):
        for name in self.pages:
            with self.subTest(name):
                self.browser.get_log("performance")
                self.open(name)
                self.assertTrue(self.run_script("return document.documentElement.classList.contains('scripted')"))
                self.assertEqual(self.complaints(), [])
                messages = [json.loads(entry["message"])["message"] for entry in self.browser.get_log("performance")]
                requests = [message["params"]["request"]["url"] for message in messages
                            if message["method"] == "Network.requestWillBeSent"]
                others = [url for url in requests if not url.startswith(("about:", "data:", self.pages[name].as_uri()))]
                self.assertEqual(others, [])

    def test_the_policy_stops_scripts_and_styles_that_are_not_the_pages_own(self):
        self.open("scene-phase")
        self.run_script("""
            const script = document.createElement('script');
            script.textContent = 'window.broken = true';
            document.body.append(script);
            document.body.setAttribute('style', 'margin: 77px');
            document.body.setAttribute('onclick', 'window.broken = true');
            document.body.click();""")
        self.assertIsNone(self.run_script("return window.broken ?? null"))
        self.assertNotEqual(self.run_script("return getComputedStyle(document.body).marginLeft"), "77px")
        self.assertTrue(any("Content Security Policy" in complaint for complaint in self.complaints()))

    def test_no_page_is_wider_than_its_window(self):
        for name in self.pages:
            self.view(width=360, height=800, mobile=True)
            self.open(name)
            for width in [360, 768, 1024, 1600]:
                with self.subTest(f"{name} at {width}"):
                    self.view(width=width, height=800, mobile=width < 700)
                    widest = self.run_script("return document.documentElement.scrollWidth")
                    self.assertLessEqual(widest, width)

    def test_every_link_within_a_page_has_a_target_and_ids_are_unique(self):
        for name in self.pages:
            with self.subTest(name):
                self.open(name)
                lost, twice = self.run_script("""
                    const ids = [...document.querySelectorAll('[id]')].map((element) => element.id);
                    const links = [...document.querySelectorAll('a')].map((link) =>
                        link.getAttribute('href') ?? link.getAttribute('xlink:href'));
                    return [links.filter((link) => link?.startsWith('#') && !ids.includes(decodeURIComponent(link.slice(1)))),
                        ids.filter((id, index) => ids.indexOf(id) !== index)];""")
                self.assertEqual((lost, twice), ([], []))


if __name__ == "__main__":
    unittest.main()
