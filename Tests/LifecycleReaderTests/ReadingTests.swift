import Diagnostics
import LifecycleModel
import TestSupport
import Testing

@testable import LifecycleReader

@Suite("A page at one of its versions")
struct ReadingTests {
  static let page: MarkedText = """
    # T

    - Platform: iOS
    - Version: 12 to 27

    ## Delegates

    - `Old`: `A`, removed iOS 27
    - `New`: `B`, since iOS 13

    ## States

    - **A** (initial)
    - **B** (since iOS 13)
      - **C**
    - **D**

    ## Callbacks

    - `Old.one()` (deprecated iOS 26)
    - `New.two()`

    ## Transitions

    - Go: A → D: `Old.one()`, `New.two()` (since iOS 14)
    - Far: A → B → D: `New.two()`, **B**, `Old.one()`
    - Far: D → A (removed iOS 13.4): `Old.one()`

    ## Scenarios

    - Go: A → D: `Old.one()`, `New.two()`
    - Far: A → B → D

    ## Rules

    - `Old.one()` before `New.two()`
    - never `Old.one()`

    ## Equivalents

    | Old | New |
    |---|---|
    | `one()` | `two()` |
    """

  @Test("Its boundaries are the ends of its range and the versions between at which it changes")
  func boundaries() {
    let reading = expect(Self.page)
    #expect(
      reading.lifecycle.boundaries.map(\.description) == ["iOS 12", "iOS 13", "iOS 13.4", "iOS 14", "iOS 26", "iOS 27"])
    #expect(reading.projections.count == 6)
  }

  @Test("Where an element depends on the SDK, the version is visited with the SDK before it, too")
  func boundariesWithSDK() {
    let page: MarkedText = """
      # T

      - Version: iOS 12 to 27; Android 9 to 16

      ## States

      - **A** (initial)
      - **B** (removed iOS 27 with SDK iOS 27)
      - **C** (since Android 10)
      """
    let lifecycle = expect(page).lifecycle
    #expect(lifecycle.systems.map(\.description) == ["iOS 12 to 27", "Android 9 to 16"])
    #expect(
      lifecycle.boundaries.map(\.description)
        == ["iOS 12", "iOS 27, SDK iOS 26", "iOS 27", "Android 9", "Android 10"],
      "Android 16 is iOS 27: both the newest")
    let states = lifecycle.boundaries.map { selection in
      LifecycleSelection(of: lifecycle, sourceMap: SourceMap(), at: selection).lifecycle.states.map(\.name).joined()
    }
    #expect(states == ["ABC", "ABC", "AC", "A", "AC"])
    let early = expect(page).at(VersionSelection(PlatformVersion("Android", Version(9))))
    #expect(early.lifecycle.versionsText == "iOS 27; Android 9")
  }

  @Test(
    "Systems have names, and each is named once",
    arguments: ["iOS 12 to 27; 9 to 16", "iOS 12; iOS 13", "iOS 12; Android", "iOS 12 to 13 to 14; Android 9"])
  func invalidSystems(text: String) {
    let reading = LifecycleReader.read(SourceFile(path: "page.md", text: "# T\n\n- Version: \(text)\n"))
    #expect(reading.diagnostics.map(\.id) == ["invalid-property"])
    #expect(reading.lifecycle.versions == nil)
  }

  @Test("A page about one version has one projection, the whole page")
  func oneVersion() {
    let reading = expect("# T\n\n- Version: 13\n\n## States\n\n- **A** (initial, since iOS 12)")
    #expect(reading.lifecycle.boundaries == [])
    #expect(reading.projections.map(\.lifecycle) == [reading.lifecycle])
  }

  @Test("At a version, only elements that exist there remain, and references to them")
  func before() {
    let reading = expect(Self.page)
    let early = reading.at(VersionSelection(PlatformVersion("iOS", Version(12)))).lifecycle
    #expect(early.versions == VersionRange(Version(12)))
    #expect(early.delegates.map(\.name) == ["Old"])
    #expect(early.stateLines == ["A (initial)", "D"])
    #expect(early.callbackLines == ["Old.one()"])
    #expect(early.transitionLines == ["Go: A → D: Old.one()", "Far: D → A: Old.one()"])
    #expect(early.scenarioLines == ["Go: A → D: Old.one()"])
    #expect(early.ruleLines == ["never Old.one()"])
    #expect(early.equivalents[0].columns == [DelegateID(0)])
    #expect(early.equivalents[0].rows.map { $0.cells.map(\.callbacks) } == [[[CallbackID(0)]]])
  }

  @Test("Removed elements don't exist later, and places remain with their elements")
  func after() {
    let late = expect(Self.page).at(VersionSelection(PlatformVersion("iOS", Version(27))))
    #expect(late.lifecycle.stateLines == ["A (initial)", "B", "B/C", "D"])
    #expect(late.lifecycle.transitionLines == ["Go: A → D: New.two()", "Far: A → B: New.two()", "… Far: B → D"])
    #expect(late.lifecycle.ruleLines == [])
    #expect(late.sourceMap.states.map { late.file[$0] } == ["A", "B", "C", "D"])
    #expect(
      late.sourceMap.transitions.map { late.file[$0.range] } == ["Go: A → D", "Far: A → B → D", "Far: A → B → D"])
    #expect(late.sourceMap.transitions.map { $0.steps.map { late.file[$0] } } == [["New.two()"], ["New.two()"], []])
  }

  @Test("Bounds for another system don't count")
  func otherSystem() {
    let reading = expect("# T\n\n- Platform: iOS\n\n## States\n\n- **A** (initial, since macOS 11)")
    #expect(reading.at(VersionSelection(PlatformVersion("iOS", Version(9)))).lifecycle.states.count == 1)
    #expect(reading.at(VersionSelection(PlatformVersion("macOS", Version(9)))).lifecycle.states.count == 0)
    #expect(reading.at(VersionSelection(PlatformVersion(nil, Version(9)))).lifecycle.states.count == 0)
  }
}
