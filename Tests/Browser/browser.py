"""One headless Chromium for all tests, and its functions for them."""

import atexit
import base64
import shutil
import sys
import time
import unittest

import pages

sys.path.insert(0, str(pages.ROOT / ".build/judges/python"))

from selenium import webdriver  # noqa: E402
from selenium.webdriver.chrome.service import Service  # noqa: E402
from selenium.webdriver.common.action_chains import ActionChains  # noqa: E402
from selenium.webdriver.common.by import By  # noqa: E402
from selenium.webdriver.common.keys import Keys  # noqa: E402, F401

_session = None
_pages = None


def session():
    """The browser, started at its first use."""
    global _session
    if _session is None:
        options = webdriver.ChromeOptions()
        for argument in ["headless=new", "no-sandbox", "disable-gpu", "disable-dev-shm-usage", "hide-scrollbars"]:
            options.add_argument(f"--{argument}")
        options.binary_location = shutil.which("chromium") or shutil.which("google-chrome")
        options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
        _session = webdriver.Chrome(options=options, service=Service(shutil.which("chromedriver")))
        atexit.register(_session.quit)
    return _session


def all_pages():
    """The pages' names and files, made once."""
    global _pages
    if _pages is None:
        _pages = pages.make()
    return _pages


# The facts of a version of the page, as its script sees them.
FACTS = """
    const { entries, versions } = JSON.parse(document.getElementById('data').textContent);
    const data = { ...versions[0] };
    for (const name of ['states', 'transitions', 'callbacks', 'delegates']) data[name] = versions[0][name].map((index) => entries[index]);"""


class BrowserTestCase(unittest.TestCase):
    """A test in the browser."""

    @classmethod
    def setUpClass(cls):
        cls.browser = session()
        cls.pages = all_pages()

    def setUp(self):
        self.view()
        self.scripts(True)
        self.complaints()

    def view(self, width=1440, height=900, dark=False, mobile=False, scale=1):
        """Sets the window's size and the colour scheme."""
        self.browser.execute_cdp_cmd(
            "Emulation.setDeviceMetricsOverride",
            {"width": width, "height": height, "deviceScaleFactor": scale, "mobile": mobile})
        features = [{"name": "prefers-color-scheme", "value": "dark" if dark else "light"},
                    {"name": "prefers-reduced-motion", "value": "reduce"}]
        self.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": features})

    def scripts(self, are_on):
        """Switches the page's own scripts on or off."""
        self.browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": not are_on})

    def open(self, name, place=""):
        """Opens a page again."""
        self.browser.get("about:blank")
        self.browser.get(self.pages[name].as_uri() + place)

    def heights(self, selector):
        """The sizes of text on the screen in the visible picture, in pixels, smallest first."""
        return self.run_script("""
            return [...document.querySelectorAll(arguments[0])].filter((text) => text.checkVisibility()).map((text) =>
              Math.round(parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().d * 100) / 100).sort((a, b) => a - b)""", selector)

    def run_script(self, script, *arguments):
        """The result of a script."""
        return self.browser.execute_script(script, *arguments)

    def find(self, selector):
        """The elements of a selector."""
        return self.browser.find_elements(By.CSS_SELECTOR, selector)

    def press(self, *keys):
        """Presses keys, wherever the focus is."""
        ActionChains(self.browser).send_keys(*keys).perform()

    def complaints(self):
        """The messages of the console since the last call."""
        return [entry["message"] for entry in self.browser.get_log("browser")]

    def screenshot(self, path):
        """Saves the visible part of the page."""
        shot = self.browser.execute_cdp_cmd("Page.captureScreenshot", {"format": "png"})
        path.write_bytes(base64.b64decode(shot["data"]))

    def wait(self, condition, what):
        """Waits until a script's expression is true."""
        for _ in range(60):
            if self.run_script(f"return Boolean({condition})"):
                return
            time.sleep(0.05)
        self.fail(f"{what} did not happen")
