import Documents
import LifecycleModel
import LifecyclePaths
import Reports
import TestSupport
import Testing

@Suite("Test plans")
struct TestPlanTests {
  @Test("Plans are as recorded")
  func goldens() throws {
    var files: [String: String] = [:]
    for page in TestPage.bundled + TestPage.fixtures {
      files["\(page.name).md"] = MarkdownWriter(.gitHub).text(of: plan(page.lifecycle).document)
    }
    for name in ["uikit-scenes", "hostile-names"] {
      files["\(name).swift"] = TestPlanXCTest(plan(try lifecycle(name))).text
    }
    files["scene-phase.json"] = TestPlanJSON(plan(try lifecycle("scene-phase"))).text
    files["view-controller.txt"] = TestPlanText(plan(try lifecycle("view-controller"), .calls), isColored: false).text
    try Goldens("paths").expect(files)
  }

  @Test("A call that may be skipped, comes later or in any order says so; so does an event without calls")
  func remarks() {
    var lifecycle = Lifecycle.sample
    lifecycle.transitions[0].steps[4].unordered = 1
    let text = MarkdownWriter(.gitHub).text(of: plan(lifecycle).document)
    #expect(text.contains("  4. In any order:\n     - `ViewController.viewDidLoad()`\n     - `SceneDelegate.sceneWill"))
    #expect(text.contains("(may be skipped: back within a second)"))
    #expect(text.contains("(may come at the next launch)"))
    #expect(text.contains("- [ ] **Suspend**: Nothing is called. → **Suspended**\n- [ ] "))
  }

  @Test("A sequence names the mode that its events need, in the page's language; a guard of one is no condition")
  func modes() {
    var lifecycle = Lifecycle.sample
    lifecycle.language = .japanese
    lifecycle.transitions = [
      Transition(from: StateID(0), to: StateID(4), event: "A"),
      Transition(
        from: StateID(4), to: StateID(0), event: "B", guard: Guard("x", sceneCondition: .lastScene, mode: .withScenes)),
      Transition(from: StateID(4), to: StateID(0), event: "C", guard: Guard("y", mode: .withoutScenes)),
    ]
    let plan = plan(lifecycle)
    let text = MarkdownWriter(.gitHub).text(of: plan.document)
    #expect(text.contains("## 1. A, B (シーンを使うアプリ)\n") && text.contains("## 2. A, C (シーンを使わないアプリ)\n"))
    #expect(!text.contains("[x") && !text.contains("[y"))
    let json = TestPlanJSON(plan).text
    #expect(json.contains("\"mode\": \"with-scenes\"") && json.contains("\"mode\": \"without-scenes\""))
  }

  @Test("Uncovered elements are listed with the reason")
  func gaps() {
    var lifecycle = Lifecycle.sample
    lifecycle.states.append(State(name: "Lost"))
    lifecycle.transitions.append(Transition(from: StateID(6), to: StateID(0), event: "Find"))
    let text = MarkdownWriter(.gitHub).text(of: plan(lifecycle).document)
    #expect(text.contains("cover 9 of 10 transitions."))
    #expect(text.hasSuffix("## Not covered\n\n- Find: Lost → Not running: no run reaches 'Lost'\n"))
    lifecycle.transitions[lifecycle.transitions.count - 1].event = "1. Find"
    #expect(MarkdownWriter(.gitHub).text(of: plan(lifecycle).document).contains("\n- 1\\. Find: Lost → "))
  }

  @Test("An empty page has an empty plan in every format")
  func empty() {
    let plan = plan(Lifecycle(name: "Nothing"))
    let text = MarkdownWriter(.gitHub).text(of: plan.document)
    #expect(text.contains("0 sequences, 0 events, cover 0 of 0 transitions."))
    #expect(TestPlanText(plan, isColored: false).text.hasPrefix("Test plan: Nothing\n"))
    #expect(TestPlanJSON(plan).text.contains("\"sequences\": []"))
    #expect(TestPlanXCTest(plan).text.contains("final class NothingPathTests: XCTestCase {"))
  }

  @Test("Without a title it is still a test plan; events without calls are mentioned once")
  func silence() {
    var lifecycle = Lifecycle.sample
    lifecycle.name = ""
    lifecycle.transitions[6].documentation = "In memory only; nothing is called."
    lifecycle.transitions[7].documentation = "The system needs the room."
    let text = MarkdownWriter(.gitHub).text(of: plan(lifecycle).document)
    #expect(text.hasPrefix("# Test plan\n"))
    #expect(text.contains("**Suspend**: In memory only; nothing is called. → "))
    #expect(text.contains("**Reclaim**: The system needs the room. Nothing is called. → "))
  }

  @Test("Names stay on their lines in Markdown and on a terminal, whatever they contain")
  func hostileLines() {
    let plan = plan(.hostile)
    #expect(TestPlanJSON(plan).text.contains("\"steps\""))
    let starts = ["# ", "## ", "- ", "  1", "  2", "  3", "  4", "     - ", "`", "<code>", "Start ", "At the end: "]
    for line in MarkdownWriter(.gitHub).text(of: plan.document).split(separator: "\n").dropFirst(2) {
      #expect(starts.contains { line.hasPrefix($0) }, "\(line)")
    }
    let text = TestPlanText(plan, isColored: false).text
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0 != "\u{202E}" })
  }

  private func plan(_ lifecycle: Lifecycle, _ goal: CoverGoal = .transitions) -> TestPlan {
    let runs = RunGraph(lifecycle)
    return TestPlan(CoveringPlan(covering: goal, in: runs, scenes: runs.defaultSceneCount), in: runs)
  }

  private func lifecycle(_ name: String) throws -> Lifecycle {
    try #require((TestPage.bundled + TestPage.fixtures).first { $0.name == name }).lifecycle
  }
}
