"""Simulating on the page gives the same results as `instar simulate`."""

import json
import unittest

import pages
from browser import FACTS, BrowserTestCase

SCENES = "return [...document.querySelectorAll('#scenes .scene')].map((scene) => scene.dataset.state)"
# The calls of the newest event, in order, as the log shows them.
CALLS = """return [...document.querySelectorAll('#log > li:first-child .came')].map((call) =>
    [call.querySelector('.delegate').textContent.replace(/′+$/, ''), call.dataset.call, call.querySelector('small')?.textContent ?? ''])"""


class Playing(BrowserTestCase):
    def begin(self, name, scenes=1):
        self.open(name)
        self.find('[data-do="play"]')[0].click()
        for _ in range(scenes - 1):
            self.find('[data-do="add-scene"]')[0].click()

    def play(self, name, words, scenes=1):
        """Simulates a run with the page's buttons, comparing state and calls with the program's at every event."""
        simulated = pages.simulation(name, words, scenes)
        self.assertEqual(simulated["run"], words, "the run is the one that was asked for")
        self.begin(name, scenes)
        steps = simulated["steps"]
        for word in words:
            button, transitions = self.next_event(steps, word)
            calls = [[call["delegate"], call["callback"]] for transition in transitions for call in transition["calls"]]
            self.run_script("arguments[0].click()", button)
            self.assertEqual([call[:2] for call in self.run_script(CALLS)], calls, f"{name}: {word}")
            self.assertEqual(self.run_script(SCENES)[transitions[0]["scene"] - 1], transitions[-1]["target"])
            steps = steps[len(transitions):]
        self.assertEqual(steps, [])
        self.assertEqual(self.run_script(SCENES), simulated["states"])
        return simulated

    def next_event(self, steps, word):
        """The button for the next event, and the transitions that it takes; of several, the longest path."""
        buttons = self.run_script(FACTS + """
            const scene = document.querySelector(`#scenes .scene:nth-child(${arguments[0]})`);
            return [...scene.querySelectorAll('.events button')].map((button) => {
              const calls = [];
              for (let index = Number(button.dataset.first); index !== null; index = data.transitions[index].next) {
                calls.push(data.transitions[index].calls.map((call) => data.callbacks[call.callback].name));
              }
              return [button, button.dataset.event, JSON.parse(button.dataset.path), calls];
            })""", steps[0]["scene"])
        found = []
        for button, event, path, calls in buttons:
            transitions = steps[:len(path) - 1]
            is_meant = all(transition["word"] == word and transition["event"] == event for transition in transitions) \
                and [transitions[0]["source"]] + [transition["target"] for transition in transitions] == path \
                and [[call["callback"] for call in transition["calls"]] for transition in transitions] == calls
            if is_meant:
                found.append((button, transitions))
        self.assertTrue(found, f"no button does what {word} does")
        return max(found, key=lambda pair: len(pair[1]))

    def test_every_state_of_every_bundled_page_is_reached_with_the_same_calls(self):
        for name in pages.BUNDLED:
            plan = json.loads(pages.instar("paths", name, "--cover", "states", "--format", "json"))
            reached = set()
            for run in plan["sequences"]:
                with self.subTest(f"{name}: {' '.join(run['run'])}"):
                    simulated = self.play(name, run["run"], run["scenes"])
                    for step in simulated["steps"]:
                        reached |= {step["source"], step["target"]}
            leaves = self.run_script(FACTS + """
                const { states } = data;
                const parents = new Set(states.flatMap((state) => state.lineage.slice(1)));
                return states.filter((_, index) => !parents.has(index)).map((state) => state.name)""")
            self.assertEqual(reached, set(leaves), name)

    def test_every_transition_of_a_page_with_several_scenes_is_simulated_as_by_the_program(self):
        plan = json.loads(pages.instar("paths", "uikit-scenes", "--cover", "transitions", "--format", "json"))
        for run in plan["sequences"]:
            with self.subTest(" ".join(run["run"])):
                self.play("uikit-scenes", run["run"], run["scenes"])

    def test_possible_events_are_those_of_the_program_after_random_events(self):
        for name in pages.BUNDLED:
            self.open(name)
            scenes = 2 if self.run_script(FACTS + "return data.isSeveral") else 1
            for seed in [1, 2]:
                simulated = json.loads(pages.instar(
                    "simulate", name, "--scenes", scenes, "--random", 12, "--seed", seed, "--format", "json"))
                words = [word.split("(")[0] for word in simulated["run"]]
                with self.subTest(f"{name}, seed {seed}"):
                    simulated = self.play(name, words, scenes)
                    self.assertEqual(len(self.find("#scenes .events button")), len(simulated["next"]))

    def test_undo_and_restart_go_back(self):
        self.begin("uikit-scenes")
        start = self.run_script(SCENES)
        self.find("#scenes .events button")[0].click()
        after = self.run_script(SCENES)
        self.assertNotEqual(start, after)
        self.find('[data-do="add-scene"]')[0].click()
        self.assertEqual(len(self.run_script(SCENES)), 2)
        self.find('[data-do="undo"]')[0].click()
        self.assertEqual(self.run_script(SCENES), after)
        self.find('[data-do="undo"]')[0].click()
        self.assertEqual(self.run_script(SCENES), start)
        self.assertFalse(self.find('[data-do="undo"]')[0].is_enabled())
        self.find("#scenes .events button")[0].click()
        self.find('[data-do="restart"]')[0].click()
        self.assertEqual(self.run_script(SCENES), start)
        self.assertEqual(self.find("#log > li"), [])

    def test_the_picture_shows_where_the_scenes_are_and_what_can_happen(self):
        self.begin("uikit-scenes", scenes=2)
        self.find("#scenes .events button")[0].click()
        marked = self.run_script("""return [...document.querySelectorAll('.badge')].map((badge) =>
            [badge.dataset.at.split(' — ')[0], badge.textContent])""")
        states = self.run_script(SCENES)
        self.assertEqual(sorted(marked), sorted([[states[0], "1"], [states[1], "2"]]))
        listed, marked = self.run_script(FACTS + """
            const firsts = [...document.querySelectorAll('#scenes .events button')].map((button) => Number(button.dataset.first));
            const anchors = firsts.map((first) => data.transitions[first].anchor);
            const possible = [...document.querySelectorAll('.is-possible')];
            return [anchors.every((anchor) => possible.some((place) => place.classList.contains(anchor))),
              possible.every((place) => anchors.some((anchor) => place.classList.contains(anchor)))];""")
        self.assertTrue(listed and marked)

    def test_an_arrow_of_the_picture_is_taken(self):
        self.begin("scene-phase")
        button = self.find("#scenes .events button")[0]
        event, first = button.get_attribute("data-event"), button.get_attribute("data-first")
        self.run_script(FACTS + """
            const anchor = data.transitions[arguments[0]].anchor;
            document.querySelector(`#figures g[class~="${anchor}"] a`).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));""",
            first)
        self.assertIn(event, self.find("#log > li:first-child h4")[0].text)

    def test_there_are_several_scenes_only_where_the_page_has_them_and_they_have_its_noun(self):
        for name, noun in [("uikit-app", None), ("scene-phase", "Scene"), ("android-activity", "Activity"), ("view-controller", "View"),
                           ("systems", "Player")]:
            with self.subTest(name):
                self.begin(name)
                text = self.find("#panel")[0].text
                if noun is None:
                    self.assertNotIn("Scene", text)
                    self.assertNotIn("scene", text)
                    self.assertEqual(self.find('[data-do="add-scene"]'), [])
                else:
                    self.assertIn(f"{noun} 1", text)
                    self.assertEqual(self.find('[data-do="add-scene"]')[0].text, f"Add another {noun.lower()}")

    def test_the_first_event_of_a_mode_makes_those_of_the_other_unavailable(self):
        self.begin("uikit")
        guards = "return [...document.querySelectorAll('#scenes .events button')].map((button) => button.textContent)"
        self.assertTrue(any("app without scenes" in text for text in self.run_script(guards)))
        launch = next(button for button in self.find("#scenes .events button") if "first scene, app with scenes" in button.text)
        launch.click()
        texts = self.run_script(guards)
        self.assertTrue(any("app with scenes" in text for text in texts))
        self.assertFalse(any("app without scenes" in text for text in texts))
        reasons = self.run_script("return [...document.querySelectorAll('#scenes details li')].map((item) => item.textContent)")
        self.assertIn("Leave [app without scenes]: the events so far are not those of such an app", reasons)
        self.find('[data-do="restart"]')[0].click()
        self.assertTrue(any("app without scenes" in text for text in self.run_script(guards)))

    def test_the_calls_so_far_are_copied(self):
        self.begin("uikit-scenes")
        for _ in range(2):
            self.find("#scenes .events button")[0].click()
        self.run_script("""
            window.copied = null;
            Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => { window.copied = text; } } });""")
        self.find('[data-do="copy"]')[0].click()
        self.wait("window.copied !== null", "copying")
        lines = self.run_script("return window.copied").splitlines()
        self.assertTrue(lines[0].startswith("1. ") and any(line.startswith("2. ") for line in lines))
        self.assertEqual(len([line for line in lines if line.startswith("  ")]), len(self.find("#log .came")))

    def test_events_are_announced(self):
        self.begin("scene-phase")
        self.find("#scenes .events button")[0].click()
        said = self.find("#happened")[0]
        self.assertEqual(said.get_attribute("role"), "status")
        self.assertIn(self.run_script(SCENES)[0], said.text)


if __name__ == "__main__":
    unittest.main()
