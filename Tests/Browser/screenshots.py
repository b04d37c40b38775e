"""Takes the pictures of the web page in docs/images."""

import pages
from browser import BrowserTestCase

FOLDER = pages.ROOT / "docs/images"


class Screenshots(BrowserTestCase):
    def runTest(self):
        FOLDER.mkdir(parents=True, exist_ok=True)
        self.view(1720, 900)
        self.open("scene-phase", "#transition-launch")
        self.show("#diagram")
        self.screenshot(FOLDER / "site-light.png")
        self.view(1720, 900, dark=True)
        self.open("scene-phase", "#state-active")
        self.show("#diagram")
        self.screenshot(FOLDER / "site-dark.png")
        self.view(1720, 900)
        self.open("uikit-scenes", "#play")
        self.find('[data-do="add-scene"]')[0].click()
        for scene, event in [(1, "Launch"), (2, "New window"), (1, "Leave")]:
            self.find(f'#scenes .scene:nth-child({scene}) [data-event="{event}"]')[0].click()
        self.show("#diagram")
        self.screenshot(FOLDER / "site-play.png")
        self.view(390, 780, mobile=True, scale=2)
        self.open("scene-phase", "#transition-launch")
        self.show("#diagram")
        self.screenshot(FOLDER / "site-phone.png")

    def show(self, selector):
        """Scrolls a heading to the top, without a ring around the focused element."""
        self.run_script("""
            document.activeElement.blur();
            document.querySelector(arguments[0]).scrollIntoView({ behavior: 'instant' });""", selector)


if __name__ == "__main__":
    Screenshots.setUpClass()
    test = Screenshots()
    test.setUp()
    test.runTest()
