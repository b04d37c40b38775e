import LifecycleModel
import TestSupport
import Testing

@testable import Diagrams

@Suite("Mermaid")
struct MermaidEmitterTests {
  private func lines(_ lifecycle: Lifecycle, _ view: GraphView) -> [String] {
    MermaidEmitter().graph(of: lifecycle, view: view).split(separator: "\n").map(String.init)
  }

  @Test("States are nested in page order, each region with its start, then the arrows")
  func states() {
    let arrow = [
      "    s_not_running --> s_inactive : <b>Launch</b>",
      "1#160;AppDelegate.application(#95;#58;didFinishLaunchingWithOptions#58;)",
      "2#160;AppDelegate.application(#95;#58;configurationForConnecting#58;options#58;)",
      "3#160;SceneDelegate.scene(#95;#58;willConnectTo#58;options#58;)",
      "•#160;ViewController.viewDidLoad()",
      "4#160;SceneDelegate.sceneWillEnterForeground(#95;#58;)",
    ]
    let expected = [
      "    state \"Not running\" as s_not_running",
      "    state \"Foreground\" as s_foreground {",
      "        state \"Inactive\" as s_inactive",
      "        state \"Active\" as s_active",
      "        [*] --> s_inactive",
      "    }",
      "    state \"Background\" as s_background",
      "    state \"Suspended\" as s_suspended",
      "    [*] --> s_not_running",
      arrow.joined(separator: "<br/>"),
    ]
    #expect(Array(lines(.sample, .states).dropFirst(8).prefix(10)) == expected)
  }

  @Test("A final state has an end, a transient one a dashed border, a silent transition no label")
  func marks() {
    let lines = lines(.shapes, .states)
    #expect(lines.contains("    s_end --> [*]"))
    #expect(lines.contains("    class s_alone transient"))
    #expect(lines.contains("    s_leaf --> s_start"))
    #expect(lines.contains("    s_middle --> s_beside : <b>Leave</b> #91;a #60; b #38;#38; #34;c#34;#93;"))
  }

  @Test("All arrows from a state to itself are one, because Mermaid draws only the last")
  func loops() {
    var lifecycle = Lifecycle.shapes
    lifecycle.transitions = ["One", "Two"].map { Transition(from: StateID(4), to: StateID(4), event: $0) }
    lifecycle.transitions[0].steps = [Step(CallbackID(0))]
    let loops = lines(lifecycle, .states).filter { $0.contains("s_beside --> s_beside") }
    #expect(loops == ["    s_beside --> s_beside : <b>One</b><br/>1#160;begin()<br/><br/><b>Two</b>"])
  }

  @Test("A chain is in a frame; calls that may be skipped, come later or in any order are marked")
  func sequence() {
    let lines = lines(.sample, .sequence)
    #expect(lines[3...4] == ["    participant system as iOS", "    participant d_appdelegate as AppDelegate"])
    let back = lines.firstIndex { $0.contains("Return#58;") } ?? 0
    let expected = [
      "    rect rgba(128, 128, 128, 0.1)",
      "        Note over system,d_scenephase: Return#58; Background → Inactive → Active",
      "        opt may be skipped#58; back within a second",
      "            system->>d_scenedelegate: sceneWillEnterForeground(#95;#58;)",
      "        end",
      "        system-->>d_scenephase: .inactive",
      "        Note over system,d_scenephase: Inactive",
    ]
    #expect(Array(lines[(back - 1)...(back + 5)]) == expected)
    #expect(lines.filter { $0.hasSuffix("par in any order") }.count == 1)
    #expect(
      lines.contains(
        "        system--)d_appdelegate: application(#95;#58;didDiscardSceneSessions#58;) (may come at the next launch)"
      ))
  }

  @Test("The calls of an any-order group are parallel")
  func anyOrder() {
    let lines = lines(.shapes, .sequence).map(\.collapsingSpaces)
    let group = lines.firstIndex(of: "par in any order") ?? 0
    #expect(
      lines[group...(group + 4)] == [
        "par in any order", "system->>d_owner: either()", "and", "system->>d_owner: other()", "end",
      ])
  }

  @Test("An empty life cycle still makes two diagrams")
  func empty() {
    #expect(lines(Lifecycle(), .states).last == "stateDiagram-v2")
    #expect(lines(Lifecycle(), .sequence) == ["sequenceDiagram", "    participant system as System"])
  }
}
