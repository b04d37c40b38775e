import Diagnostics
import LifecycleDiff
import LifecycleModel
import LifecycleReader
import Testing

@Suite("Places of elements")
struct SourceMapElementTests {
  private static let page = """
    # Player

    ## Delegates

    - `Player`: one per process

    ## States

    - **Idle** (initial)
    - **Playing**

    ## Transitions

    - Play: Idle → Playing: `Player.load()`, `Player.start()`

    ## Scenarios

    - Evening: Idle → Playing: `Player.load()`

    ## Rules

    - `Player.load()` before `Player.start()`

    ## Equivalents

    | Player | Notes |
    | ------ | ----- |
    | `load()` | first |

    ## Scene configurations

    | Name | Role |
    | ---- | ---- |
    | Main | application |

    ## Log lines

    - `playing`: `Player.start()`
    """

  private let reading = LifecycleReader.read(SourceFile(path: "page.md", text: page))

  @Test(
    "Each kind of element has its place",
    arguments: [
      (Element.page, "Player"), (.delegate(DelegateID(0)), "Player"), (.state(StateID(1)), "Playing"),
      (.callback(CallbackID(0)), "Player.load()"), (.transition(TransitionID(0)), "Play: Idle → Playing"),
      (.step(TransitionID(0), 1), "Player.start()"), (.scenario(ElementID(0)), "Evening: Idle → Playing"),
      (.rule(ElementID(0)), "`Player.load()` before `Player.start()`"),
      (.equivalence(table: 0, row: 0), "| `load()` | first |"), (.configuration(ElementID(0)), "Main"),
      (.logLine(ElementID(0)), "playing"),
    ])
  func places(element: Element, text: String) {
    #expect(reading.file[reading.sourceMap.range(of: element)] == text)
  }

  @Test("An element without a place is at the title")
  func missing() {
    let elements: [Element] = [
      .delegate(DelegateID(9)), .state(StateID(9)), .callback(CallbackID(9)), .transition(TransitionID(9)),
      .step(TransitionID(9), 0), .scenario(ElementID(9)), .rule(ElementID(9)), .equivalence(table: 0, row: 9),
      .equivalence(table: 9, row: 0), .configuration(ElementID(9)), .logLine(ElementID(9)),
    ]
    for element in elements { #expect(reading.sourceMap.range(of: element) == reading.sourceMap.title) }
    #expect(reading.file[reading.sourceMap.range(of: .step(TransitionID(0), 9))] == "Play: Idle → Playing")
  }
}
