import Diagnostics
import LifecycleChecks
import LifecycleReader
import TestSupport
import Testing

@Suite("What may be reported")
struct SituationTests {
  static let all = ReaderSituations.all + CheckRegistry.all.map { $0.situation }

  /// What takes a page too large to be read.
  private static let withoutExample = ["unproved-rule", "undecided-scenario"]

  @Test("Ids are what they have always been")
  func pinnedIDs() {
    #expect(
      Self.all.map(\.id).sorted() == [
        "ambiguous-callback", "ambiguous-delegate", "ambiguous-state", "circular-parent",
        "contradicted-equivalent", "dead-end",
        "deprecated-callback",
        "duplicate-callback", "duplicate-delegate", "duplicate-initial", "duplicate-state", "duplicate-transition",
        "failing-scenario", "implicit-initial", "invalid-property", "invalid-text", "invalid-version",
        "malformed-marker", "malformed-rule",
        "malformed-table",
        "malformed-transition", "misplaced-attribute", "misplaced-state", "missing-title", "misspelt-attribute",
        "misspelt-property", "misspelt-section", "nested-region", "never-taken", "no-states", "no-transitions",
        "refuted-rule", "repeated-once", "stray-region-end",
        "unavailable-callback", "uncalled-callback", "unclosed-region", "uncoded-callback", "undecided-scenario",
        "unknown-attribute", "unknown-callback",
        "unknown-delegate", "unknown-role", "unknown-state", "unplaced-steps", "unproved-rule", "unreachable-state",
        "unused-allowance", "vacuous-rule",
      ])
  }

  @Test("Ids are unique, and words with hyphens between", arguments: all)
  func identifier(situation: Situation) {
    #expect(Self.all.count { $0.id == situation.id } == 1)
    #expect(situation.id.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil)
  }

  @Test("A headline is one line without a full stop, and an explanation has paragraphs", arguments: all)
  func wording(situation: Situation) {
    #expect(!situation.headline.contains("\n") && !situation.headline.hasSuffix("."))
    #expect(situation.headline.first?.isUppercase == true)
    #expect(situation.explanation.contains("\n\n"))
  }

  @Test("The example has the problem it explains", arguments: all)
  func example(situation: Situation) {
    guard let example = situation.example else { return #expect(Self.withoutExample.contains(situation.id)) }
    let reported = findings(in: example)
    let own = reported.filter { $0.id == situation.id }
    #expect(!own.isEmpty, "reported instead: \(reported.map(\.id))")
    #expect(own.allSatisfy { $0.severity == situation.severity })
  }

  @Test("The remedy leaves nothing to report", arguments: all)
  func remedy(situation: Situation) {
    guard let remedy = situation.remedy else { return #expect(situation.example == nil) }
    #expect(findings(in: remedy).map { "\($0.id): \($0.summary)" } == [])
  }

  @Test("What an example reports is wrong at the smallest place that shows it", arguments: all)
  func place(situation: Situation) {
    guard let example = situation.example else { return #expect(situation.remedy == nil) }
    let file = SourceFile(path: "page.md", text: example)
    for finding in findings(in: example) where finding.id == situation.id {
      #expect(file.line(at: finding.range.start) == file.line(at: finding.range.end))
    }
  }

  private func findings(in page: String) -> [Diagnostic] {
    let reading = LifecycleReader.read(SourceFile(path: "page.md", text: page))
    return reading.checked
  }
}

extension Situation: CustomTestStringConvertible {
  package var testDescription: String { id }
}
