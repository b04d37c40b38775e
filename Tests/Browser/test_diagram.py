"""The diagram is legible at every width, and what is chosen in it is told in the panel."""

import unittest

from browser import BrowserTestCase

WIDTHS = [400, 1000, 1440, 1920]
TEXTS = "#figures figure:not([hidden]) svg text"
CLICK = "arguments[0].dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))"


class Diagram(BrowserTestCase):
    def test_states_and_events_have_13_pixels_and_nothing_less_than_11(self):
        for name in ["uikit-app", "uikit-scenes", "uikit", "scene-phase", "mobile", "ja-scene-delegate"]:
            for width in WIDTHS:
                self.view(width=width, height=900, mobile=width < 700)
                self.open(name)
                with self.subTest(f"{name} at {width}"):
                    sizes = self.heights(TEXTS)
                    self.assertGreaterEqual(sizes[0], 11)
                    named = self.heights("#figures figure:not([hidden]) :is(g.node, g.edge) a text")
                    self.assertGreaterEqual(named[0], 13)
                    for button in self.find('[data-do="calls"]'):
                        button.click()
                        self.assertGreaterEqual(self.heights(TEXTS)[0], 11)

    def test_the_picture_has_the_whole_width_below_1700_pixels_and_the_frame_its_height(self):
        for width in WIDTHS:
            with self.subTest(width):
                self.view(width=width, height=900, mobile=width < 700)
                self.open("uikit-scenes")
                frame, section, picture, clipped = self.run_script("""
                    const viewport = document.querySelector('.viewport'), svg = viewport.querySelector('svg');
                    const of = (element) => element.getBoundingClientRect();
                    return [of(viewport).width, of(document.querySelector('.toolbar').parentElement).width
                      - 2 * parseFloat(getComputedStyle(document.querySelector('#diagram')).paddingLeft),
                      of(svg).height, viewport.clientHeight - of(svg).height];""")
                self.assertTrue(0 <= clipped < 24, (picture, clipped))
                if width < 1700:
                    self.assertAlmostEqual(frame, section, delta=1)
                else:
                    self.assertLess(frame, section - 300)

    def test_what_is_chosen_is_strong_and_told_in_the_panel_with_what_can_happen_next(self):
        self.open("uikit-scenes")
        self.run_script(CLICK, self.find("#figures g.edge.transition-leave a")[0])
        self.assertTrue(self.browser.current_url.endswith("leave"))
        panel = self.find("#panel")[0]
        self.assertIn("sceneWillResignActive(_:)", panel.text)
        self.assertIn("What can happen next", panel.text)
        chosen, others = self.run_script("""
            const opacity = (edge) => Number(getComputedStyle(edge).opacity);
            const edges = [...document.querySelectorAll('#figures figure:not([hidden]) g.edge[class*="transition-"]')];
            return [edges.filter((edge) => edge.classList.contains('transition-leave')).map(opacity),
              edges.filter((edge) => !edge.classList.contains('is-chosen')).map(opacity)];""")
        self.assertEqual(set(chosen), {1})
        self.assertTrue(others and all(opacity < 0.5 for opacity in others))
        self.run_script(CLICK, self.find("#figures g.node.state-background a")[0])
        self.assertEqual(self.find("#panel article")[0].get_attribute("data-of"), "state-background")
        self.browser.back()
        self.wait("document.querySelector('#panel article').dataset.of === 'transition-leave'", "going back to the event")

    def test_an_arrow_of_several_events_tells_them_all(self):
        self.open("uikit-scenes")
        edge = self.run_script("""return [...document.querySelectorAll('#figures figure:not([hidden]) g.edge')]
            .find((edge) => [...edge.classList].filter((name) => name.startsWith('transition-')).length > 2)""")
        names = self.run_script("""return [...new Set([...arguments[0].classList].filter((name) => name.startsWith('transition-'))
            .map((name) => document.getElementById(name).closest('.row').id))].sort()""", edge)
        self.run_script(CLICK + "", self.run_script("return arguments[0].querySelector('a')", edge))
        self.assertEqual(sorted(article.get_attribute("data-of") for article in self.find("#panel article")), names)

    def test_all_calls_are_shown_in_the_picture_on_request(self):
        self.open("scene-phase")
        self.assertNotIn("sceneDidBecomeActive", self.find("#figures figure:not([hidden])")[0].text)
        button = self.find('[data-do="calls"]')[0]
        button.click()
        self.assertEqual(button.get_attribute("aria-pressed"), "true")
        self.assertIn("sceneDidBecomeActive", self.find("#figures figure:not([hidden])")[0].text)
        self.assertEqual(len([figure for figure in self.find("#figures figure") if figure.is_displayed()]), 1)
        button.click()
        self.assertNotIn("sceneDidBecomeActive", self.find("#figures figure:not([hidden])")[0].text)

    def test_a_large_page_has_one_picture(self):
        self.open("large")
        self.assertEqual(len(self.find("#figures figure")), 1)
        self.assertEqual(self.find('[data-do="calls"]'), [])
        self.find("#transition-event-2 > summary")[0].click()
        self.assertIn("event2FromA", self.find("#transition-event-2 .sequence svg")[0].get_attribute("textContent"))
        self.assertEqual(self.complaints(), [])

    def test_the_panel_is_a_sheet_below_the_picture_on_a_phone(self):
        self.view(width=400, height=800, mobile=True)
        self.open("uikit-scenes", "#transition-launch")
        top, bottom, width = self.run_script("""const place = document.getElementById('panel').getBoundingClientRect();
            return [place.top, innerHeight - place.bottom, place.width]""")
        self.assertGreater(top, 300)
        self.assertLess(abs(bottom), 4)
        self.assertGreater(width, 350)


if __name__ == "__main__":
    unittest.main()
