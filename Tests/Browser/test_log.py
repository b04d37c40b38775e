"""Stepping through a log on the page: what the program writes of a log is loaded, and its calls move the states."""

import json
import re
import unittest

import pages
from browser import BrowserTestCase, Keys
from test_reading import AXE

DOOR = """# Doors

## Delegates

- `Building`: `BuildingCalls`, one per process
- `Door`: `DoorCalls`, one per door

## States

- **Shut** (initial)
- **Ajar**
- **Wide**

## Transitions

### Push: Shut → Ajar

1. `Door.willOpen()`
2. `Building.noticed()`

### Swing: Ajar → Wide

1. `Door.opened()`

### Close: Wide → Shut

1. `Door.closed()`
"""
GENERATED = re.compile(r'lifecycle delegate=(\w+) callback="?([^ "]+)"? instance=(\w+).*')
# The possible states of each life that is shown.
STATES = "return [...document.querySelectorAll('#scenes .scene')].map((scene) => JSON.parse(scene.dataset.states))"
# The verdict on each call that is listed, empty for none.
VERDICTS = "return [...document.querySelectorAll('#log .came')].map((call) => call.dataset.verdict ?? '')"


class Logs(BrowserTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.folder = pages.FOLDER / "events"
        cls.folder.mkdir(parents=True, exist_ok=True)
        door = cls.folder / "doors.md"
        door.write_text(DOOR, encoding="utf-8")
        pages.instar("generate", door, "--only", "html", "--force", "--quiet", "-o", cls.folder)
        cls.pages = {**cls.pages, "doors": cls.folder / "doors" / "index.html"}

    def events(self, page, lines):
        """A file with the events of a log's lines."""
        log = self.folder / "app.log"
        log.write_text("\n".join(lines) + "\n", encoding="utf-8")
        return self.file("app.ndjson", pages.instar("log", "events", log, "--for", page, "--format", "ndjson"))

    def file(self, name, text):
        path = self.folder / name
        path.write_text(text, encoding="utf-8")
        return path

    def begin(self, name, path, place="#play"):
        """Opens a page, and the file on it; returns what the page says of it."""
        self.open(name, place)
        self.run_script("window.before = document.getElementById('happened')")
        self.find("#log-file")[0].send_keys(str(path))
        self.wait("document.getElementById('happened') !== window.before", "loading")
        self.wait("document.getElementById('happened').textContent !== ''", "saying")
        return self.find("#happened")[0].text

    def door(self, *lines):
        return self.begin("doors", self.events(self.folder / "doors.md", lines))

    def walk(self):
        """The possible states at each call."""
        return self.run_script(f"""
            const forward = () => document.querySelector('[data-do="forward"]');
            const read = () => {{ {STATES} }};
            const states = [read()];
            while (!forward().disabled) {{ forward().click(); states.push(read()); }}
            return states""")

    def test_a_simulated_run_is_followed_to_its_states(self):
        for name, words in [("uikit-scenes", ["launch", "leave", "return"]), ("uikit-app", ["launch", "leave"])]:
            with self.subTest(name):
                simulated = pages.simulation(name, words)
                log = pages.instar("simulate", name, "--log", "--", *words).splitlines()
                self.begin(name, self.events(name, log))
                self.assertIn(simulated["states"][0], self.walk()[-1][0])
                self.assertEqual(set(self.run_script(VERDICTS)), {""})
                self.assertEqual(self.complaints(), [])

    def test_every_state_is_possible_that_the_program_is_in(self):
        for name in pages.BUNDLED:
            for seed in [1, 3]:
                arguments = ["simulate", name, "--random", 12, "--seed", seed]
                simulated = json.loads(pages.instar(*arguments, "--format", "json"))
                log = pages.instar(*arguments, "--log").splitlines()
                with self.subTest(f"{name}, seed {seed}"):
                    said = self.begin(name, self.events(name, log))
                    if not self.find("#life"):
                        self.assertIn("app.ndjson", said)
                        continue
                    # A run may end a process and go on with another one.
                    for place in range(len(self.find("#life option"))):
                        self.choose(place)
                        self.assertEqual(set(self.run_script(VERDICTS)), {""})
                    self.assertIn(simulated["states"][0], self.walk()[-1][0])

    def test_nothing_is_unexpected_in_a_run_of_several_scenes_however_it_is_logged(self):
        for name, scenes in [("uikit-scenes", 2), ("mobile", 2)]:
            for seed in [1, 2]:
                log = pages.instar("simulate", name, "--scenes", scenes, "--random", 20, "--seed", seed, "--log").splitlines()
                bare = [GENERATED.sub(r"\2 <\1: \3>", line) for line in log if GENERATED.match(line)]
                for lines in [log, log[len(log) // 2:], bare]:
                    with self.subTest(f"{name}, seed {seed}: {lines[0]}"):
                        self.begin(name, self.events(name, lines))
                        for place in range(len(self.find("#life option"))):
                            self.choose(place)
                            verdicts = self.run_script(VERDICTS)
                            self.assertNotIn("unexpected", verdicts)
                            if lines is log:
                                self.assertEqual(set(verdicts), {""})

    def choose(self, place):
        """Chooses a process, or a scene in one, by its place in the list."""
        self.run_script("""
            const life = document.getElementById('life');
            life.value = arguments[0];
            life.dispatchEvent(new Event('change'));""", str(place))

    def test_a_call_that_the_page_does_not_allow_is_shown_and_the_next_go_on(self):
        self.door("willOpen() <Door: 0x1f>", "noticed() <Building: 0x9>", "closed() <Door: 0x1f>", "willOpen() <Door: 0x1f>",
                  "noticed() <Building: 0x9>", "opened() <Door: 0x1f>", "closed() <Door: 0x1f>")
        self.assertEqual(self.run_script(VERDICTS), ["", "", "unexpected", "", "", "", ""])
        self.find('[data-do="next-unexpected"]')[0].click()
        self.assertEqual(self.find("#log [aria-current]")[0].get_attribute("data-step"), "2")
        self.assertIn("does not allow", self.find("#happened")[0].text)
        self.assertEqual(self.walk()[-1], [["Shut"]])

    def test_places_and_times_are_shown(self):
        self.begin("doors", self.file("one.ndjson", json.dumps(self.row(time="2026-01-02T03:04:05.000006Z", line=7)) + "\n"))
        self.assertIn("app.log:7 2026-01-02T03:04:05.000006Z", self.find("#log .came")[0].text)

    def test_a_file_of_something_else_is_refused_plainly(self):
        lines = json.dumps(self.row()) + "\n"
        for text, place in [("sceneDidBecomeActive(_:)\n", 1), (lines + '{"file": 3}\n', 2), ("", 1), ("null\n", 1), ("[]\n", 1),
                            (json.dumps(self.row(event="call", line="7")), 1)]:
            with self.subTest(text):
                said = self.begin("doors", self.file("other.txt", text))
                self.assertIn(f"other.txt:{place} is not a line of", said)
                self.assertEqual(len(self.find("#scenes .events button")), 1)
                self.assertEqual(self.complaints(), [])

    def test_a_log_of_another_page_is_refused_plainly(self):
        said = self.begin("scene-phase", self.file("doors.ndjson", json.dumps(self.row())))
        self.assertIn("doors.ndjson has no call of this page", said)
        self.assertEqual(len(self.find("#life")), 0)

    def test_scenes_are_told_apart_by_their_objects(self):
        self.door("willOpen() <Door: 0x1f>", "willOpen() <Door: 0x2f>", "noticed() <Building: 0x9>", "noticed() <Building: 0x9>",
                  "opened() <Door: 0x1f>", "closed() <Door: 0x1f>")
        names = [option.text for option in self.find("#life option")]
        self.assertEqual([name.split(": ")[-1] for name in names[1:]], ["Door 1 (0x1f)", "Door 2 (0x2f)"])
        # Either door may be the one that the building has noticed.
        self.assertEqual(self.walk()[-2:], [[["Wide"], ["Push (Shut → Ajar)", "Ajar"]], [["Shut"], ["Push (Shut → Ajar)", "Ajar"]]])
        self.choose(2)
        self.assertEqual(len(self.find("#log .came")), 3)
        self.assertEqual(self.walk()[-1], [["Push (Shut → Ajar)", "Ajar"]])
        self.assertIn("is-current", self.run_script("return document.querySelector('#figures .state-ajar').getAttribute('class')"))

    def test_several_lines_of_one_call_are_no_finding(self):
        self.door("willOpen() <Door: 0x1f>", "willOpen() <Door: 0x1f> again", "opened() <Door: 0x1f>", "opened() <Door: 0x1f> too")
        self.assertEqual(self.run_script(VERDICTS), ["", ""])

    def test_callbacks_that_log_their_end_are_called_once_also_when_nested(self):
        self.door("> Door.willOpen()", "> Building.noticed()", "< Building.noticed()", "< Door.willOpen() <Door: 0x1f>", "> Door.opened() <Door: 0x1f>",
                  "< Door.opened() <Door: 0x1f>")
        self.assertEqual(self.run_script(VERDICTS), ["", "", ""])
        # Nothing is printed where a door closes.
        self.assertEqual(self.walk()[-1], [["Wide", "Shut"]])

    def test_lost_lines_end_what_is_known(self):
        rows = [self.row(callback="willOpen()"), self.row(callback="opened()"), self.row(event="lost", delegate=None, callback=None),
                self.row(callback="opened()", line=4)]
        self.begin("doors", self.file("lost.ndjson", "\n".join(map(json.dumps, rows))))
        self.assertEqual(self.run_script(VERDICTS), ["", "", ""])

    def test_calls_are_chosen_with_the_keyboard(self):
        self.door("willOpen() <Door: 0x1f>", "noticed() <Building: 0x9>", "opened() <Door: 0x1f>")
        self.run_script("document.querySelector('[data-do=\"forward\"]').focus()")
        at = "return [document.querySelector('#log [aria-current]').dataset.step, document.activeElement.dataset.do ?? document.activeElement.dataset.step]"
        self.press(Keys.ENTER)
        self.assertEqual(self.run_script(at), ["1", "forward"])
        self.press(Keys.ENTER)
        self.assertEqual(self.run_script(at), ["2", "2"])
        self.press(Keys.ARROW_LEFT)
        self.press(Keys.ARROW_LEFT)
        self.assertEqual(self.run_script(at), ["0", "0"])

    def test_no_text_of_a_log_becomes_an_element(self):
        bad = "<img src=x onerror=\"window.broken = 1\"><script>window.broken = 2</script>"
        rows = [self.row(), self.row(delegate=bad, callback=bad, file=bad, launch=None, instance=bad),
                self.row(launch=bad, device=bad, file=bad, time=bad)]
        self.begin("doors", self.file("bad.ndjson", "\n".join(map(json.dumps, rows))))
        for place in range(len(self.find("#life option"))):
            self.choose(place)
        self.assertIsNone(self.run_script("return window.broken ?? null"))
        self.assertEqual(self.find("#panel img, #panel script"), [])
        self.assertIn(bad, self.run_script("return document.getElementById('log').textContent"))
        self.assertEqual(self.complaints(), [])

    def test_a_dropped_file_is_loaded(self):
        self.open("doors", "#play")
        self.run_script("""
            const data = new DataTransfer();
            data.items.add(new File([arguments[0]], 'dropped.ndjson'));
            document.getElementById('panel').dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }));""",
                        json.dumps(self.row()))
        self.wait("document.getElementById('life')", "loading")
        self.assertEqual(self.find("#panel h3")[0].text, "dropped.ndjson")

    def test_a_switch_of_the_version_reads_the_log_again(self):
        log = pages.instar("simulate", "uikit-scenes", "--log", "--", "launch").splitlines()
        self.begin("uikit-scenes", self.events("uikit-scenes", log))
        self.find("[data-version='1']")[0].click()
        self.assertIn("Active", self.walk()[-1][0])
        self.find('[data-do="close-log"]')[0].click()
        self.assertTrue(self.find("#scenes .events button"))
        self.assertEqual(self.complaints(), [])

    def test_the_panel_fits_a_phone_and_axe_finds_nothing(self):
        for dark, width in [(False, 1440), (True, 390)]:
            self.view(dark=dark, width=width, mobile=width < 700)
            self.door("willOpen() <Door: 0x1f>", "closed() <Door: 0x1f>", "opened() <Door: 0x2f>", "noticed() <Building: 0x9>")
            self.assertEqual(self.run_script("return document.documentElement.scrollWidth"), width)
            self.assertIn("unexpected", self.run_script(VERDICTS))
            if not AXE.is_file():
                continue
            self.browser.execute_cdp_cmd("Runtime.evaluate", {"expression": AXE.read_text(encoding="utf-8") + ";0"})
            found = self.browser.execute_async_script("""
                const done = arguments[arguments.length - 1];
                axe.run('#panel', { resultTypes: ['violations'] }).then((result) => done(result.violations.map((violation) =>
                  `${violation.id}: ${violation.nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(' | ')}`)))""")
            self.assertEqual(found, [])

    @staticmethod
    def row(**members):
        """An event of the door's log, as the program writes it."""
        row = {"file": "app.log", "line": 1, "column": 1, "offset": 0, "time": None, "device": None, "launch": None, "pid": None,
               "event": "call", "delegate": "Door", "callback": "opened()", "instance": "0x1f", "scene": None, "state": None, "n": None}
        return {**row, **members}


if __name__ == "__main__":
    unittest.main()
