import Diagnostics
import LifecycleReader
import TestSupport
import Testing

@Suite("Diagnostics about states and transitions")
struct GraphDiagnosticsTests {
  @Test("A page without states or transitions is an error at its title, reported once")
  func empty() {
    expect("# 1️⃣T", [.init("no-states", at: "1️⃣", covering: "T")], diagnostics: \.checked)
    expect(
      "# 1️⃣T\n\n## States\n\n- **A** (initial)\n\n## Transitions\n", [.init("no-transitions", at: "1️⃣", covering: "T")],
      diagnostics: \.checked)
  }

  @Test("A state that no path leads to is a warning; substates and parents of reached states are reached")
  func unreachable() {
    expect(
      page(
        """
        - **A** (initial)
        - **B**
          - **C**
          - **D**
            - **1️⃣E**
            - **F**
        - **2️⃣G**
          - **3️⃣H**
        - **I** (final)

        ## Transitions

        - go: A → B
        - on: C → F
        - G → A
        - B → A
        - off: B → I
        """),
      [
        .init("unreachable-state", at: "1️⃣", covering: "E"), .init("unreachable-state", at: "2️⃣", covering: "G"),
        .init("unreachable-state", at: "3️⃣", covering: "H"),
      ], diagnostics: \.checked)
  }

  @Test(
    "A case in which no guard of an event holds is a note, where the guards say so",
    arguments: [
      ("[x]", "[not x, y]", "not x, not y"), ("[x, y]", "[!y]", "not x, y"),
      ("[first scene]", "[last scene]", "another scene"),
      ("[first scene, app with scenes]", "[last scene, app with scenes]", "another scene"),
    ])
  func guards(first: String, second: String, missing: String) {
    let reading = expect(
      page(
        "- **A** (initial)\n- **B**\n\n## Transitions\n\n- go: A → B \(first)\n- 1️⃣go: A → A \(second)\n- back: B → A"),
      [.init("incomplete-guards", at: "1️⃣", covering: "go: A → A \(second)")], diagnostics: \.checked)
    #expect(reading.checked.map(\.summary) == ["'go' has no outcome in 'A' for [\(missing)]"])
  }

  @Test(
    "Guards that leave no case, or of which that is not known, are nothing to report",
    arguments: [
      ("[x]", "[not x]"), ("[x]", "[!x]"), ("[granted]", "[denied]"), ("[x]", ""), ("[first scene]", "[another scene]"),
      ("[app with scenes]", "[app without scenes]"), ("[first scene]", "[ready]"),
      ("[first scene, app with scenes]", "[app without scenes]"),
    ])
  func completeGuards(first: String, second: String) {
    expect(
      page(
        "- **A** (initial)\n- **B**\n\n## Transitions\n\n- go: A → B \(first)\n- go: A → A \(second)\n- back: B → A"),
      [], diagnostics: \.checked)
  }

  @Test("An outcome of a state that contains another is one of that, too")
  func inheritedOutcome() {
    expect(
      page(
        """
        - **A** (initial)
          - **C**
        - **B**

        ## Transitions

        - go: A → B
        - go: C → B [x]
        - go: C → A [not x, y]
        - back: B → A
        """), [], diagnostics: \.checked)
  }

  @Test("A reached state that is never left and not final is a warning; one inside a final state is not")
  func deadEnd() {
    expect(
      page(
        """
        - **A** (initial)
        - **1️⃣B**
        - **C** (final)
          - **D**
        - **E**
          - **F**

        ## Transitions

        - A → B
        - A → C
        - A → E
        - E → A
        """), [.init("dead-end", at: "1️⃣", covering: "B")], diagnostics: \.checked)
  }

  @Test("Two transitions with one source, event and guard are an error at the second")
  func duplicates() {
    let reading = expect(
      page(
        """
        - **A** (initial)
        - **B**
        - **C**

        ## Transitions

        - Go: A → B
        - 1️⃣go: a → C
        - Go: A → C [x]
        - 2️⃣Go: A → C [X]
        - A → B
        - A → C
        - 3️⃣A → B
        - Back: B → A (removed iOS 13)
        - Back: B → C (since iOS 13)
        - C → A
        """),
      [
        .init("duplicate-transition", at: "1️⃣", covering: "go: a → C"),
        .init("duplicate-transition", at: "2️⃣", covering: "Go: A → C [X]"),
        .init("duplicate-transition", at: "3️⃣", covering: "A → B"),
      ], diagnostics: \.checked)
    #expect(
      reading.checked.map { $0.notes.map { reading.file[$0.range] } } == [["Go: A → B"], ["Go: A → C [x]"], ["A → B"]])
  }

  @Test("Transitions of two modes never compete, nor does a state that only one mode leaves")
  func modes() {
    expect(
      page(
        """
        - **A** (initial)
        - **B**
        - **C**

        ## Transitions

        - Go: A → B [app with scenes]
        - Go: A → C [app without scenes]
        - Back: B → A
        - Back: C → A
        """), [], diagnostics: { $0.checked.filter { $0.id != "transitions-without-calls" } })
    expect(
      page(
        """
        - **A** (initial)
        - **B**
        - **1️⃣C**

        ## Transitions

        - Go: A → B [app with scenes]
        - Back: B → A
        - 2️⃣On: B → C [app without scenes]
        - Off: C → A
        """),
      [
        .init("unreachable-state", at: "1️⃣", covering: "C"),
        .init("never-taken", at: "2️⃣", covering: "On: B → C [app without scenes]"),
      ], diagnostics: { $0.checked.filter { $0.id != "transitions-without-calls" } })
  }

  @Test("A segment that longer chains share is not a duplicate, unless its calls differ")
  func chains() {
    expect(
      page(
        """
        - **A** (initial)
        - **B**
        - **C**

        ## Delegates

        - `Own`: `OwnDelegate`

        ## Transitions

        ### Go: A → B → C

        1. `Own.one()`
        2. **B**
        3. `Own.two()`

        ### Go: C → B → C

        1. **B**
        2. `Own.two()`

        ### 1️⃣Go: A → B → A

        1. `Own.other()`
        2. **B**
        """),
      [.init("duplicate-transition", at: "1️⃣", covering: "Go: A → B → A")],
      diagnostics: { $0.checked.filter { $0.id == "duplicate-transition" }.uniqueByPlace })
  }

  @Test("Guards with the same parts in another order or spelling are one guard; those with another part are not")
  func sameGuards() {
    let reading = expect(
      page(
        """
        - **A** (initial)
        - **B**

        ## Transitions

        - Go: A → B [paired, on Wi-Fi]
        - 1️⃣Go: A → A [on wi-fi,Paired]
        - Go: A → A [paired]
        - Start: A → B [first scene]
        - 2️⃣Start: A → A [最初のシーン]
        - Back: B → A
        """),
      [
        .init("duplicate-transition", at: "1️⃣", covering: "Go: A → A [on wi-fi,Paired]"),
        .init("duplicate-transition", at: "2️⃣", covering: "Start: A → A [最初のシーン]"),
      ], diagnostics: \.checked)
    #expect(
      reading.checked.map(\.help) == [
        "'[on wi-fi,Paired]' is the same guard as '[paired, on Wi-Fi]'. Use a different one, or another event name",
        "'[最初のシーン]' is the same guard as '[first scene]'. Use a different one, or another event name",
      ])
  }

  private func page(_ states: String) -> MarkedText {
    MarkedText("# T\n\n## States\n\n\(states)")
  }
}

extension [Diagnostic] {
  /// The first of those at one place.
  fileprivate var uniqueByPlace: [Diagnostic] {
    var seen: Set<SourceRange> = []
    return filter { seen.insert($0.range).inserted }
  }
}
