"""`instar preview` in a real browser: it loads without a message on the console, reloads by itself, and shows errors.

Run it with `INSTAR=path/to/instar python3 -m unittest Tests/Browser/test_preview.py`; it needs Selenium, Chromium and its driver.
With SCREENSHOTS=folder, it keeps pictures of what it has seen.
"""

import os
import pathlib
import re
import shutil
import signal
import subprocess
import tempfile
import unittest

from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

PAGE = """# Order

- Platform: iOS
- Version: 13

## Delegates

- `Shop`: `ShopDelegate`, one per process

## States

- **Cart** (initial)
- **Paid** (final)

## Callbacks

### Shop

- `func pay(_ amount: Int)`: money comes in.

## Transitions

### Pay: Cart → Paid

1. `Shop.pay(_:)`
"""

# A large site with anchors, external links, and its own policy.
TEMPLATE = """<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'">
<title>{{title}}</title>
</head>
<body>
<h1>{{title}}</h1>
<p><a id="out" href="https://example.invalid/">out</a> <a id="down" href="#low">down</a></p>
{{#sections}}{{{body}}}{{/sections}}
%s
<p id="low"><a id="far" href="#low">low</a></p>
</body>
</html>
""" % ("<p>line</p>\n" * 200)


def driver(width=1200, height=900, dark=False):
    options = webdriver.ChromeOptions()
    options.binary_location = shutil.which("chromium") or shutil.which("google-chrome") or ""
    for argument in ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage", f"--window-size={width},{height}"]:
        options.add_argument(argument)
    if dark:
        options.add_argument("--force-dark-mode")
        options.add_argument("--blink-settings=preferredColorScheme=0")
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    return webdriver.Chrome(options=options, service=Service(shutil.which("chromedriver")))


class PreviewTest(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="instar-preview-"))
        self.addCleanup(shutil.rmtree, self.folder)
        self.page = self.folder / "order.md"
        self.page.write_text(PAGE)
        self.instar = str(pathlib.Path(os.environ["INSTAR"]).resolve())

    def start(self, *options, port="0"):
        process = subprocess.Popen(
            [self.instar, "preview", "order.md", "--port", port, *options],
            cwd=self.folder, stderr=subprocess.PIPE, text=True)
        self.addCleanup(process.stderr.close)
        self.addCleanup(process.wait)
        self.addCleanup(process.kill)
        for line in process.stderr:
            if found := re.search(r"Serving (http://[^ ]+/) ", line):
                return process, found[1]
        self.fail("the preview has not begun")

    def browser(self, **options):
        browser = driver(**options)
        self.addCleanup(browser.quit)
        return browser

    def until(self, browser, condition, what):
        WebDriverWait(browser, 60, poll_frequency=0.05, ignored_exceptions=[Exception]).until(condition, what)

    def site(self, browser, script):
        """The result of a script in the web page in the frame."""
        return browser.execute_script(
            f"const view = document.getElementById('site').contentWindow; const page = view.document; {script}")

    def complaints(self, browser):
        return [entry["message"] for entry in browser.get_log("browser")]

    def picture(self, browser, name):
        if folder := os.environ.get("SCREENSHOTS"):
            browser.save_screenshot(str(pathlib.Path(folder) / f"{name}.png"))

    def heading(self, browser):
        return self.site(browser, "return page.querySelector('h1')?.textContent")

    def test_reloads_by_itself(self):
        _, address = self.start()
        browsers = [self.browser(), self.browser()]
        for browser in browsers:
            browser.get(address)
            self.until(browser, lambda b: b.title == "Order", "the title is the page's")
            self.assertEqual(browser.find_element(By.ID, "notices").is_displayed(), False)
        self.page.write_text(PAGE.replace("# Order", "# Purchase"))
        for browser in browsers:
            self.until(browser, lambda b: self.heading(b) == "Purchase", "the new page is there")
            self.until(browser, lambda b: b.title == "Purchase", "the new title is there")
            self.assertEqual(self.complaints(browser), [])
        self.picture(browsers[0], "preview")

    def test_shows_errors(self):
        _, address = self.start()
        browser = self.browser()
        browser.get(address)
        self.until(browser, lambda b: b.title == "Order", "the page is there")
        hostile = "**</script><img src=x onerror=alert(1)>**"
        self.page.write_text(PAGE.replace("Cart → Paid", f"Cart → {hostile}"))
        notices = browser.find_element(By.ID, "notices")
        self.until(browser, lambda b: notices.is_displayed(), "the diagnostics are there")
        self.assertIn("Below is the last page without errors.", notices.text)
        self.assertIn("</script>", notices.text)
        self.assertIn("^^^", notices.text)
        self.assertEqual(browser.execute_script("return document.querySelectorAll('img, article script').length"), 0)
        self.assertEqual(self.heading(browser), "Order")
        self.until(browser, lambda b: b.title == "✗ Order", "the title says so")
        self.assertIn("order.md has", browser.find_element(By.ID, "status").get_attribute("textContent"))
        # The diagnostics can be reached and folded with the keyboard.
        browser.find_element(By.ID, "headline").send_keys(Keys.ENTER)
        self.until(browser, lambda b: not b.find_element(By.ID, "diagnostics").is_displayed(), "they are folded")
        self.page.write_text(PAGE)
        self.until(browser, lambda b: not notices.is_displayed(), "no problems are left")
        self.until(browser, lambda b: b.title == "Order", "the title is as it was")
        self.assertEqual(self.complaints(browser), [])

    def test_looks(self):
        self.page.write_text(PAGE.replace("Cart → Paid", "状態 Cart → Piad").replace("1. `Shop.pay(_:)`", "1. `Shop.pya(_:)`"))
        _, address = self.start()
        for name, options in [
            ("wide", {}), ("dark", {"dark": True}), ("narrow", {"width": 500, "height": 800})]:
            browser = self.browser(**options)
            browser.get(address)
            self.until(browser, lambda b: b.find_element(By.ID, "notices").is_displayed(), "the diagnostics are there")
            self.until(browser, lambda b: self.site(b, "return page.body.textContent").strip() != "", "the frame too")
            self.assertLessEqual(
                browser.execute_script("return document.documentElement.scrollWidth - window.innerWidth"), 0)
            self.assertEqual(self.complaints(browser), [])
            self.picture(browser, f"broken-{name}")

    def test_keeps_the_place(self):
        (self.folder / "ours" / "Site").mkdir(parents=True)
        (self.folder / "ours" / "Site" / "Page.mustache").write_text(TEMPLATE)
        _, address = self.start("--templates", "ours")
        browser = self.browser()
        browser.get(address + "#low")
        self.until(browser, lambda b: self.site(b, "return view.location.hash") == "#low", "the hash is passed on")
        self.until(browser, lambda b: self.site(b, "return view.scrollY") > 1000, "it is shown")
        browser.switch_to.frame("site")
        browser.find_element(By.ID, "far").send_keys("")
        browser.execute_script("document.getElementById('far').focus(); window.scrollTo(0, 777)")
        browser.switch_to.default_content()
        browser.execute_script("document.getElementById('site').focus()")
        self.site(browser, "page.getElementById('far').focus(); view.scrollTo(0, 777)")
        self.page.write_text(PAGE.replace("# Order", "# Purchase"))
        self.until(browser, lambda b: self.heading(b) == "Purchase", "the new page is there")
        self.until(browser, lambda b: self.site(b, "return view.scrollY") == 777, "the reader is where they were")
        self.assertEqual(self.site(browser, "return view.location.hash"), "#low")
        self.assertEqual(self.site(browser, "return page.activeElement.id"), "far")
        self.assertEqual(browser.execute_script("return document.activeElement.id"), "site")
        self.assertTrue(browser.current_url.endswith("#low"))
        self.assertEqual(self.complaints(browser), [])

    def test_links_and_history(self):
        (self.folder / "ours" / "Site").mkdir(parents=True)
        (self.folder / "ours" / "Site" / "Page.mustache").write_text(TEMPLATE)
        _, address = self.start("--templates", "ours")
        browser = self.browser()
        browser.get(address)
        self.until(browser, lambda b: b.title == "Order", "the page is there")
        self.assertEqual(browser.execute_script("return document.activeElement.id"), "site")
        browser.switch_to.frame("site")
        browser.find_element(By.ID, "down").click()
        browser.switch_to.default_content()
        self.until(browser, lambda b: b.current_url == address + "#low", "the address follows")
        browser.back()
        self.until(browser, lambda b: self.site(b, "return view.location.hash") == "", "back is back")
        self.until(browser, lambda b: "#" not in b.current_url, "the address follows back")
        browser.switch_to.frame("site")
        browser.find_element(By.ID, "out").click()
        browser.switch_to.default_content()
        self.until(browser, lambda b: len(b.window_handles) == 2, "a link out opens beside it")
        self.assertEqual(self.heading(browser), "Order")

    def test_comes_back(self):
        process, address = self.start()
        port = re.search(r":(\d+)/", address)[1]
        browser = self.browser()
        browser.get(address)
        self.until(browser, lambda b: b.title == "Order", "the page is there")
        process.send_signal(signal.SIGINT)
        self.assertEqual(process.wait(20), 0)
        status = browser.find_element(By.ID, "status")
        self.until(browser, lambda b: "has stopped" in status.text, "the end is reported")
        self.page.write_text(PAGE.replace("# Order", "# Purchase"))
        self.start(port=port)
        self.until(browser, lambda b: self.heading(b) == "Purchase", "it goes on by itself")
        self.until(browser, lambda b: status.get_attribute("textContent") == "", "nothing is said any more")

    def test_the_bundled_site_runs_under_its_own_policy(self):
        _, address = self.start()
        browser = self.browser()
        browser.get(address + "page")
        self.until(browser, lambda b: b.title == "Order", "the page stands alone too")
        self.assertEqual(self.complaints(browser), [])


if __name__ == "__main__":
    unittest.main()
