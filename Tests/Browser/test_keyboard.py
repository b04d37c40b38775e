"""The page can be used with the keyboard alone."""

import unittest

from browser import BrowserTestCase, Keys

# Every visible element that can be used with a mouse.
CONTROLS = """
    const shown = (element) => element.checkVisibility({ visibilityProperty: true });
    return [...document.querySelectorAll('a, button, input, select, summary, [tabindex="0"]')]
      .filter((element) => shown(element) && !element.disabled && element.getAttribute('tabindex') !== '-1'
        && !element.closest('[hidden]'));"""


class Keyboard(BrowserTestCase):
    def focused(self):
        return self.browser.switch_to.active_element

    def test_tab_reaches_every_control_once_and_in_the_order_of_the_page(self):
        self.open("scene-phase")
        self.find('[data-do="play"]')[0].click()
        controls = self.run_script(CONTROLS)
        self.run_script("document.activeElement.blur(); getSelection().removeAllRanges()")
        reached = self.run_script("window.reached = []; addEventListener('focusin', (event) => reached.push(event.target))")
        self.run_script("document.body.focus(); document.body.setAttribute('tabindex', '-1'); document.body.focus()")
        for _ in range(len(controls) + 2):
            self.press(Keys.TAB)
        missed = self.run_script("""
            return arguments[0].filter((control) => !reached.includes(control)).map((control) => control.outerHTML.slice(0, 120))""",
            controls)
        self.assertEqual(missed, [])
        self.assertIsNone(reached)
        out_of_order = self.run_script("""
            const order = reached.filter((element, index) => reached.indexOf(element) === index && element !== document.body);
            return order.filter((element, index) => index > 0
              && !(order[index - 1].compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)).length""")
        self.assertEqual(out_of_order, 0)

    def test_the_focus_is_always_visible(self):
        self.open("scene-phase")
        self.press(Keys.TAB)
        for element in self.find("#jump, #theme, .toolbar button, figure:not([hidden]) .viewport, figure:not([hidden]) g.node a, .delegates input, nav a, .row > summary"):
            self.run_script("arguments[0].focus({ focusVisible: true })", element)
            outline = self.run_script("return getComputedStyle(arguments[0]).outlineStyle", element)
            self.assertNotEqual(outline, "none", element.get_attribute("outerHTML")[:120])

    def test_the_first_stop_skips_the_list_of_sections(self):
        self.open("scene-phase")
        self.press(Keys.TAB)
        self.assertEqual(self.focused().get_attribute("class"), "skip")
        self.press(Keys.ENTER)
        self.assertTrue(self.browser.current_url.endswith("#diagram"))

    def test_a_state_is_selected_with_enter_and_an_arrow_with_space(self):
        self.open("scene-phase")
        for selector, key in [("g[class*=\" state-\"] a", Keys.ENTER), ("g[class*=\" transition-\"] a:not([tabindex])", " ")]:
            link = self.find(selector)[1]
            self.run_script("arguments[0].focus()", link)
            self.press(key)
            anchor = link.get_attribute("xlink:href") or self.run_script("return arguments[0].href.baseVal", link)
            self.assertTrue(self.browser.current_url.endswith(anchor))
            row = self.run_script("return document.querySelector(arguments[0]).closest('.row').id", anchor)
            self.assertEqual(self.find("#panel article")[0].get_attribute("data-of"), row)
            self.assertTrue(self.find("g.is-chosen"))
        self.browser.back()
        self.wait("document.querySelector('#panel article')?.dataset.of.startsWith('state-')", "going back to the state")

    def test_escape_returns_from_a_selection_to_the_picture(self):
        self.open("scene-phase", "#state-active")
        self.run_script("document.querySelector('#panel h3').focus()")
        self.press(Keys.ESCAPE)
        self.assertEqual(self.find("#panel article"), [])
        self.assertTrue(self.run_script("return document.activeElement.closest('g.node') !== null"))

    def test_an_event_is_played(self):
        self.open("scene-phase")
        self.run_script("document.querySelector('[data-do=play]').focus()")
        self.press(Keys.ENTER)
        self.assertEqual(self.focused().get_attribute("aria-pressed"), "true")
        self.run_script("document.querySelector('#scenes button').focus()")
        self.press(Keys.ENTER)
        self.assertEqual(len(self.find("#log > li")), 1)
        # The focus stays at the place to choose the next event.
        self.assertTrue(self.run_script("return document.activeElement.closest('.events') !== null"))
        self.press(Keys.ENTER)
        self.assertEqual(len(self.find("#log > li")), 2)

    def test_a_row_is_opened_and_closed(self):
        self.open("scene-phase")
        self.run_script("document.querySelector('#transition-launch > summary').focus()")
        self.press(Keys.ENTER)
        self.wait("document.getElementById('transition-launch').open", "opening")
        self.press(" ")
        self.wait("!document.getElementById('transition-launch').open", "closing")

    def test_the_picture_is_moved_and_enlarged(self):
        self.open("uikit-scenes")
        viewport = self.find("#figures .viewport")[0]
        width = "return document.querySelector('#figures svg').getBoundingClientRect().width"
        self.run_script("arguments[0].focus()", viewport)
        before = self.run_script(width)
        self.press("++")
        self.assertGreater(self.run_script(width), before * 1.5)
        self.press("0")
        fitted = self.run_script("return [arguments[0].scrollWidth - arguments[0].clientWidth, arguments[0].scrollHeight - arguments[0].clientHeight]", viewport)
        self.assertLessEqual(max(fitted), 1)
        self.press("1")
        self.assertAlmostEqual(self.run_script(width), before, delta=1)
        self.press("++" + Keys.ARROW_DOWN)
        self.wait("document.querySelector('#figures .viewport').scrollTop > 0", "scrolling")

    def test_the_appearance_is_changed(self):
        self.open("scene-phase")
        color = "return getComputedStyle(document.body).backgroundColor"
        light = self.run_script(color)
        self.run_script("document.getElementById('theme').focus()")
        self.press(Keys.END)
        self.assertEqual(self.run_script("return document.documentElement.dataset.theme"), "dark")
        self.assertNotEqual(self.run_script(color), light)
        self.press(Keys.HOME)
        self.assertEqual(self.run_script(color), light)


if __name__ == "__main__":
    unittest.main()
