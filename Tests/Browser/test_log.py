"""Stepping through a log on the page: what the program writes of a log is loaded, and its calls move the states."""

import json
import tempfile
import pathlib
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
        states = [self.run_script(STATES)]
        while self.find('[data-do="forward"]')[0].is_enabled():
            self.find('[data-do="forward"]')[0].click()
            states.append(self.run_script(STATES))
        return states

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
            for seed in range(1, 4):
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

    @staticmethod
    def row(**members):
        """An event of the door's log, as the program writes it."""
        row = {"file": "app.log", "line": 1, "column": 1, "offset": 0, "time": None, "device": None, "launch": None, "pid": None,
               "event": "call", "delegate": "Door", "callback": "opened()", "instance": "0x1f", "scene": None, "state": None, "n": None}
        return {**row, **members}


if __name__ == "__main__":
    unittest.main()
