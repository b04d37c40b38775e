import Diagnostics
import LifecycleReader
import TestSupport
import Testing

@testable import LifecycleChecks

/// A page that repeats one construct of the page language.
private struct RepeatedConstruct: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The bytes of one repetition, about.
  let size: Int
  let page: @Sendable (_ count: Int) -> String

  init(_ name: String, _ size: Int, _ page: @escaping @Sendable (_ count: Int) -> String) {
    (testDescription, self.size, self.page) = (name, size, page)
  }

  private static let start = """
    # B

    ## Delegates

    - `Own`: one per process

    ## States

    - **A** (initial)
    - **B**

    ## Transitions

    ### Go: A → B

    1. `Own.one()`

    ### Back: B → A

    1. `Own.two()`


    """

  private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map { line($0) + "\n" }.joined()
  }

  /// Below a page that is in order.
  private static func added(
    _ name: String, _ size: Int, _ heading: String = "", line: @escaping @Sendable (Int) -> String
  ) -> RepeatedConstruct {
    RepeatedConstruct(name, size) { count in start + heading + lines(count, line) }
  }

  /// Behind `- Go: A → B`, or whatever a line begins with.
  private static func inLine(_ name: String, _ size: Int, _ head: String, _ text: String, _ tail: String = "")
    -> RepeatedConstruct
  {
    RepeatedConstruct(name, size) { count in start + head + String(repeating: text, count: count) + tail + "\n" }
  }

  static let all: [RepeatedConstruct] = [
    RepeatedConstruct("states", 10) { "# B\n\n## States\n\n" + lines($0) { "- **S\($0)**" } },
    RepeatedConstruct("nested states", 100) {
      "# B\n\n## States\n\n" + lines($0) { String(repeating: "  ", count: $0) + "- **S\($0)**" }
    },
    RepeatedConstruct("'any' to each state", 30) { count in
      "# B\n\n## States\n\n" + lines(count) { "- **S\($0)**" } + "\n## Transitions\n\n"
        + lines(count) { "- E\($0): any → S\($0)" }
    },
    RepeatedConstruct("a table of states", 12) {
      "# B\n\n## States\n\n| State | Notes |\n|---|---|\n" + lines($0) { "| S\($0) | n |" }
    },
    RepeatedConstruct("columns", 8) { count in
      start + ["a|", "-|", "b|"].map { "|" + String(repeating: $0, count: count) + "\n" }.joined()
    },
    added("transitions as headings", 20) { "### E\($0): A → B\n" },
    added("the same transition", 14) { _ in "- Go: A → B" },
    added("transitions with guards", 18) { "- Go2: A → B [g\($0)]" },
    added("rows of transitions", 18, "| Event | From | To |\n|---|---|---|\n") { "| E\($0) | A | B |" },
    added("unknown states", 20) { "- E\($0): X\($0) → Y\($0)" },
    added("steps", 18, "### E: A → B\n\n") { "\($0 + 1). `Own.c\($0)()`" },
    added("steps with conditions", 26, "### E: A → B\n\n") { "\($0 + 1). `Own.c\($0)()` (if x\($0))" },
    added("steps in any order", 30, "### E: A → B\n\n") { "- `Own.c\($0)()` (in any order)" },
    inLine("a path", 8, "### E: A", " → B → A"),
    inLine("sources", 6, "- Go2: ", "A, B, ", "A → B"),
    inLine("words of a guard", 6, "- Go2: A → B [", "a and ", "]"),
    inLine("parentheses", 1, "- Go2: A → B ", "("),
    inLine("attributes", 8, "- Go2: A → B (iOS 13", ", iOS 13", ")"),
    inLine("calls of a line", 14, "### E: A → B\n\n1. ", "`Own.call()`, "),
    inLine("links", 30, "### E: A → B\n\n1. `Own.one()` ", "[t](https://example.com/a) "),
    inLine("prose with names", 36, "", "The state A and `Own.one()` then B. "),
    added("callbacks", 22, "## Callbacks\n\n") { "- `Own.c\($0)()`: text" },
    added("rules", 30, "## Rules\n\n") { _ in "- `Own.one()` before `Own.two()`" },
    added("scenarios", 22, "## Scenarios\n\n") { "### S\($0)\n\n1. Go\n2. Back\n" },
    added("steps of a scenario", 9, "## Scenarios\n\n### S\n\n") { "\($0 + 1). \($0 % 2 == 0 ? "Go" : "Back")" },
    added("counterparts", 26, "## Counterparts\n\n") { "- `Own.c\($0)()` = `Own.d\($0)()`" },
    added("scene configurations", 14, "## Scene configurations\n\n") { "- `C\($0)`: `Own`" },
    added("log lines", 24, "## Log lines\n\n") { "- `c\($0) .*`: `Own.one()`" },
    added("headings", 9) { "## H\($0)\n" },
    added("footnotes", 28) { "text [^f\($0)]\n\n[^f\($0)]: note\n" },
    added("comments", 32) { _ in "<!-- instar:allow dead-end -->" },
  ]
}

@Suite("Laws of bounds", .tags(.slow))
struct BoundLaws {
  /// An eighth of the constructs by default.
  private static let chosen = RepeatedConstruct.all.enumerated().filter { Seeds.areAll || $0.offset % 8 == 2 }.map(
    \.element)

  @Test("Twice as much of any construct takes at most three times as long to read and check", arguments: chosen)
  private func growth(construct: RepeatedConstruct) {
    let bytes = Seeds.areAll ? 40_000 : 10_000
    func time(_ bytes: Int) -> Duration {
      let page = construct.page(bytes / construct.size)
      return (0..<2).map { _ in
        processorTime { _ = LifecycleReader.read(SourceFile(path: "page.md", text: page)).checked }
      }.min() ?? .zero
    }
    let (half, whole) = (time(bytes / 2), time(bytes))
    // Of times that short, the constant part and other processes are more than what is measured.
    #expect(whole < .milliseconds(200) || whole < half * 3, "\(half) for half, \(whole) for all")
  }
}
