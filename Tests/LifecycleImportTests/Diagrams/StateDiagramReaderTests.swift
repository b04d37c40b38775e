import LifecycleImport
import LifecycleModel
import TestSupport
import Testing

@Suite("State diagrams")
struct StateDiagramReaderTests {
  @Test(
    "A label is an event, a guard and actions, or callbacks",
    arguments: [
      ("go", "go"), ("go [x < 3]", "go [x < 3]"), ("go [a[0]] / stop()", "go [a[0]] {Action: stop()}"),
      ("[ready]", "[ready]"), ("Play/Pause", "Play/Pause"), ("go/ stop", "go {Action: stop}"),
      ("tap, swipe", "tap | swipe"), ("after\\n5 seconds", "after 5 seconds"),
      ("sceneDidBecomeActive(_:)", "SceneDelegate.sceneDidBecomeActive(_:)"),
      ("sceneDidBecomeActive", "SceneDelegate.sceneDidBecomeActive(_:)"),
      ("viewDidLoad()", "ViewController.viewDidLoad()"),
      ("scene:willConnectToSession:options:", "SceneDelegate.scene(_:willConnectTo:options:)"),
      ("Player.play(_:)", "Player.play(_:)"), ("Player.play", "Player.play"), ("player.play()", "player.play()"),
      ("play()", "play()"), ("active", "active"), ("ScenePhase.active", "ScenePhase.active"),
      (
        "open / sceneWillEnterForeground(_:), sceneDidBecomeActive(_:)",
        "open SceneDelegate.sceneWillEnterForeground(_:) SceneDelegate.sceneDidBecomeActive(_:)"
      ),
      (
        "open\\n1. viewDidLoad\\n2. viewWillAppear",
        "open ViewController.viewDidLoad() ViewController.viewWillAppear(_:)"
      ),
      ("viewDidLoad (may be skipped: cached)", "ViewController.viewDidLoad() (may be skipped: cached)"),
      ("Leave (home)", "Leave (home)"), ("2 taps", "2 taps"), ("- dash", "- dash"),
    ])
  func labels(label: String, meaning: String) {
    for dialect in DiagramDialect.allCases {
      let draft = StateDiagramReader.read("A --> B : \(label)", dialect)[0].draft
      #expect(draft.transitions.map(words).joined(separator: " | ") == meaning)
    }
  }

  private func words(_ transition: DraftTransition) -> String {
    let calls = transition.calls.joined().map { call in
      "\(call.delegate).\(call.callback)" + (call.certainty.text.map { " (\($0))" } ?? "")
    }
    let parts = [transition.event, transition.condition.map { "[\($0)]" } ?? ""] + calls
    return (parts + [transition.documentation].filter { !$0.isEmpty }.map { "{\($0)}" }).filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  @Test("PlantUML's arrows have directions, styles and two ends")
  func arrows() {
    let draft = StateDiagramReader.read(
      """
      A -left-> B
      B -[#red,dashed]-> C : x
      C -u[bold]-> D
      D <-- E
      E -[hidden]-> F
      "G h" -> A #pink
      A -> B
      """, .plantUML)[0].draft
    #expect(draft.states.map(\.name) == ["A", "B", "C", "D", "E", "F", "G h"])
    #expect(draft.transitions.map(\.path) == [[0, 1], [1, 2], [2, 3], [4, 3], [6, 0], [0, 1]])
  }

  @Test("Names have line ends, markup and entities, and notes are prose")
  func texts() {
    let plantUML = StateDiagramReader.read(
      """
      state "Not\\nrunning <b>now</b> <U+0041>" as N <<Warning>> #LightBlue ##[dashed]red
      N : first ~**line
      N : second //line//
      note right of N : see *this*
      note left
        of the last state
      endnote
      note "floats" as F
      """, .plantUML)[0].draft
    #expect(plantUML.states.map(\.name) == ["Not running now A"])
    #expect(plantUML.states[0].isTransient)
    #expect(
      plantUML.states[0].documentation
        == "first \\*\\*line\n\nsecond //line//\n\nsee \\*this\\*\n\nof the last state")
    #expect(plantUML.summary == "floats")
    let mermaid = StateDiagramReader.read(
      """
      stateDiagram-v2
        accTitle: Two states
        accDescr {
          Of a player.
        }
        s1 : Not<br/>#quot;running#quot; &amp; #35;
        s1 : more
        s1 --> s2
        note right of s2
          A note.
        end note
      """, .mermaid)[0].draft
    #expect(mermaid.name == "Two states")
    #expect(mermaid.summary == "Of a player.")
    #expect(mermaid.states.map(\.name) == ["Not \"running\" & #", "s2"])
    #expect(mermaid.states.map(\.documentation) == ["more", "A note."])
  }

  @Test("A life cycle ends where no transition leads on, and begins in the states around an initial one")
  func ends() {
    let draft = StateDiagramReader.read(
      """
      [*] --> inner
      state Outer {
        state inner
        inner --> [*]
      }
      state Last {
        x --> [*]
      }
      Outer --> Last
      Last --> [*] : quit
      """, .plantUML)[0].draft
    #expect(draft.states.filter(\.isInitial).map(\.name) == ["inner", "Outer"])
    #expect(draft.states.filter(\.isFinal).map(\.name) == ["End"])
    #expect(draft.transitions.map(\.event) == ["", "quit"])
  }

  @Test("A text in PlantUML holds several diagrams; lines are counted through it")
  func several() {
    let drafts = StateDiagramReader.read(
      "words\n@startuml one\nA --> B\n@enduml\n\n@startuml\ntitle Two\nC --> D\n@enduml\n@startmindmap\n* x\n@endmindmap\n",
      .plantUML, firstLine: 11)
    #expect(drafts.map { $0.draft.states.map(\.name) } == [["A", "B"], ["C", "D"], []])
    #expect(drafts.map(\.draft.name) == ["", "Two", ""])
    #expect(drafts.map { $0.report.rows.map(\.line) } == [[11, 12, 13, 14], [16, 17, 18, 19], [20, 21, 22]])
    #expect(drafts.map(\.report.isIncomplete) == [false, false, true])
    #expect(StateDiagramReader.read("flowchart TD\nA --> B\n", .mermaid)[0].report.isIncomplete)
    #expect(StateDiagramReader.read("", .mermaid) == [ImportedDraft()])
  }

  @Test("A brace that nothing ends is reported where it is", arguments: [DiagramDialect.mermaid, .plantUML])
  func unclosed(dialect: DiagramDialect) {
    let header = dialect == .mermaid ? "stateDiagram-v2" : "@startuml"
    let report = StateDiagramReader.read("\(header)\nA --> B\nstate C {\nD --> E\n", dialect)[0].report
    #expect(report.rows.filter(\.isIncomplete).map(\.line) == [3])
  }

  @Test("Calls without a delegate are those of the system that has most of them")
  func owners() {
    let imported = StateDiagramReader.read(
      "A --> B : windowDidBecomeKey(_:)\nB --> A : applicationDidHide(_:)\nA --> A : 1#160;onCreate(_:)\n", .mermaid)[0]
    #expect(imported.draft.platform == "macOS")
    let calls = imported.draft.transitions.flatMap { $0.calls.joined() }
    #expect(calls.map(\.delegate) == ["WindowDelegate", "AppDelegate", "Delegate"])
    #expect(imported.report.questions.map(\.line) == [3])
  }

  @Test("Each line that is not understood is in the report, with its reason")
  func report() throws {
    let files = try DiagramFile.all(in: "Unsupported")
    let texts = files.map { file in
      let dialect: DiagramDialect = file.name == "mermaid" ? .mermaid : .plantUML
      let imported = StateDiagramReader.read(file.text, dialect)[0]
      return (file.name + ".txt", lines(of: imported.report))
    }
    try Goldens("import/diagrams").expect(Dictionary(uniqueKeysWithValues: texts))
  }

  private func lines(of report: ImportReport) -> String {
    report.rows.flatMap { row in row.entries.map { "\(row.line): \($0)\n" } }.joined()
      + report.questions.map { "\($0.line ?? 0): \($0.text)\n" }.joined()
  }

  @Test("Fences of Markdown hold state diagrams")
  func fences() {
    let fences = DiagramFence.all(
      in: """
        # Notes

        ```mermaid
        flowchart TD
        ```

        - An item:

          ````mermaid
          stateDiagram-v2
            A --> B
          ```
          ````

        ~~~ {.puml}
        [*] --> C
        ~~~
        ```swift
        [*]
        ```
        ``` plantuml
        state D
        """)
    #expect(fences.map(\.dialect) == [.mermaid, .plantUML, .plantUML])
    #expect(fences.map(\.firstLine) == [10, 16, 22])
    #expect(fences.map(\.text) == ["  stateDiagram-v2\n    A --> B\n  ```", "[*] --> C", "state D"])
  }
}
