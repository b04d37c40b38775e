import Diagnostics
import LifecycleDiff
import LifecycleModel
import LifecycleReader
import Reports
import TestSupport
import Testing
import Text

@Suite("Formats of a comparison")
struct ComparisonFormatTests {
  /// Recorded comparisons: pages, and delegates if not all take part.
  static let shown: [(name: String, pages: [String], delegates: [String])] = [
    ("scene-phase", ["scene-phase"], ["SceneDelegate", "ScenePhase"]),
    ("phase-scene", ["scene-phase"], ["ScenePhase", "SceneDelegate"]),
    ("uikit", ["uikit"], ["AppDelegate", "SceneDelegate"]),
    ("uikit-scenes", ["uikit-scenes"], ["AppDelegate", "SceneDelegate"]),
    ("uikit-app-scenes", ["uikit-app", "uikit-scenes"], ["AppDelegate", "SceneDelegate"]),
    ("uikit-app-scenes-whole", ["uikit-app", "uikit-scenes"], []),
    ("uikit-app-phase", ["uikit-app", "scene-phase"], ["AppDelegate", "ScenePhase"]),
    ("ja-scene-delegate", ["ja-scene-delegate"], ["SceneDelegate", "AppDelegate"]),
    ("ko-app-life", ["ko-app-life"], ["AppDelegate", "SceneDelegate"]),
    ("hostile-names", ["hostile-names"], ["class", "Mood"]),
  ]

  static func comparison(_ pages: [String], _ delegates: [String]) throws -> Comparison {
    let lifecycles = try pages.map { name in
      try #require((TestPage.bundled + TestPage.fixtures).first { $0.name == name }).lifecycle
    }
    let id = { (name: String?, lifecycle: Lifecycle) in
      lifecycle.delegateIDs.first { lifecycle[$0].name == name }
    }
    let left = id(delegates.first, lifecycles[0])
    let right = id(delegates.last, lifecycles[lifecycles.count - 1])
    guard lifecycles.count == 1 else {
      return Comparison(of: left, in: lifecycles[0], with: right, in: lifecycles[1], asking: .bundled)
    }
    return try Comparison(of: #require(left), with: #require(right), in: lifecycles[0], asking: .bundled)
  }

  @Test("Comparisons are as recorded, two of them in every format")
  func goldens() throws {
    var files: [String: String] = [:]
    for (name, pages, delegates) in Self.shown {
      let comparison = try Self.comparison(pages, delegates)
      let formats = ["hostile-names", "uikit-app-scenes-whole"].contains(name) ? ComparisonFormat.allCases : [.text]
      for format in formats {
        files["\(name).\(format.fileExtension)"] = format.render(comparison)
      }
    }
    try Goldens("compare").expect(files)
  }

  @Test("Lines of text have at most 100 columns, except for longer names; colours don't change the text")
  func lines() throws {
    for (_, pages, delegates) in Self.shown where pages != ["hostile-names"] {
      let comparison = try Self.comparison(pages, delegates)
      let text = ComparisonFormat.text.render(comparison)
      for line in text.split(separator: "\n") { #expect(line.displayWidth <= 100, "\(line)") }
      let colored = ComparisonFormat.text.render(comparison, isColored: true)
      #expect(colored != text)
      #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == text)
    }
  }

  @Test("Long notes break at words, aligned with their beginning")
  func longNotes() throws {
    var lifecycle = Lifecycle.sample
    let notes = String(repeating: "word ", count: 30) + "end"
    lifecycle.equivalents = [
      Equivalents(
        columns: [DelegateID(1), DelegateID(3)],
        rows: [.init(cells: [.init(callbacks: [CallbackID(11)], text: "x"), .init()], notes: notes)])
    ]
    let comparison = Comparison(of: DelegateID(1), with: DelegateID(3), in: lifecycle)
    let lines = ComparisonFormat.text.render(comparison).split(separator: "\n").map(String.init)
    let first = try #require(lines.firstIndex { $0.hasPrefix("    Notes: word word") })
    #expect(lines[first + 1].hasPrefix("      word word"))
    #expect(lines[first].displayWidth > 90)
  }

  @Test("Two indistinguishable calls say so, each of the other")
  func ambiguous() throws {
    let text = ComparisonFormat.text.render(Self.twoEnds)
    #expect(text.contains("Indistinguishable from discard()."))
    #expect(text.contains("Indistinguishable from stop()."))
    #expect(ComparisonFormat.markdown.render(Self.twoEnds).contains("Indistinguishable from `stop()`."))
  }

  @Test("An event on which a call has a counterpart and also none shows its guard")
  func guards() {
    let text = ComparisonFormat.text.render(Self.twoEnds)
    #expect(
      text.contains(/stop\(\) +disconnect\(\) +End \[scenes\]\n    Without counterpart on: End \[none\]\n/), "\(text)")
  }

  /// Two calls beside one of another delegate, each also without it.
  private static let twoEnds: Comparison = {
    let text = """
      # P

      ## Delegates

      - `App`: one per process
      - `Window`: one per scene

      ## States

      - **On** (initial)
      - **Gone**
      - **Off**

      ## Transitions

      - End: On → Off [none]: `App.func stop()`
      - Disconnect: On → Gone: `Window.func disconnect()`
      - Discard: Gone → Off: `App.func discard()`

      ### End: On → Off [scenes]

      1. `Window.disconnect()`
      2. `App.discard()`
      3. `App.stop()`
      """
    let lifecycle = LifecycleReader.read(SourceFile(path: "page.md", text: text)).lifecycle
    return Comparison(of: DelegateID(0), with: DelegateID(1), in: lifecycle)
  }()

  @Test("Names stay in their cells and lines, whatever they contain", arguments: ComparisonFormat.allCases)
  func hostile(format: ComparisonFormat) {
    for right in 1..<8 {
      let comparison = Comparison(of: DelegateID(0), with: DelegateID(right), in: .hostile)
      let text = format.render(comparison)
      switch format {
      case .text:
        #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0 != "\u{202E}" })
      case .markdown:
        let counts = Set(text.split(separator: "\n").map(Self.cells))
        #expect(counts.count == 1)
      case .html:
        #expect(!text.contains("</script>") && !text.contains("<b>bold"))
      case .csv:
        #expect(text.hasPrefix("left,right,previous,transitions,unanswered,known,substitute,notes,by,ambiguous\r\n"))
      case .json:
        #expect(text.contains("\"schema\": \"instar/1\""))
      }
    }
  }

  /// The number of pipes that divide a row: those without a backslash before them.
  private static func cells(_ line: Substring) -> Int {
    var isEscaped = false
    var count = 0
    for character in line {
      if character == "|", !isEscaped { count += 1 }
      isEscaped = character == "\\" && !isEscaped
    }
    return count
  }
}
