import Diagnostics
import LifecycleChecks
import LifecycleReader
import Testing

@Suite("Diagnostic descriptors")
struct DiagnosticDescriptorTests {
  static let all = ReaderDescriptors.all + CheckRegistry.all.map { $0.descriptor }

  /// The ids that only a very large page triggers.
  private static let withoutExample = ["too-many-versions", "unproved-rule", "undecided-scenario"]

  @Test("Ids never change")
  func pinnedIDs() {
    #expect(
      Self.all.map(\.id).sorted() == [
        "ambiguous-callback", "ambiguous-delegate", "ambiguous-state", "circular-parent",
        "contradicted-equivalent", "contradicted-order", "dead-end",
        "deprecated-callback",
        "duplicate-callback", "duplicate-delegate", "duplicate-initial", "duplicate-log-line",
        "duplicate-state", "duplicate-transition",
        "failing-scenario", "implicit-initial", "incomplete-guards",
        "invalid-property", "invalid-text", "invalid-version",
        "malformed-log-line", "malformed-marker", "malformed-rule",
        "malformed-table",
        "malformed-transition", "misplaced-attribute", "misplaced-state", "missing-title", "misspelt-attribute",
        "misspelt-property", "misspelt-section", "near-duplicate", "nested-region", "never-taken", "no-states",
        "no-transitions",
        "prose-below-state", "read-as-event", "refuted-rule", "repeated-once", "stray-region-end", "too-many-versions",
        "transitions-without-calls",
        "unavailable-callback", "uncalled-callback", "unchecked-type", "unclosed-region", "uncoded-callback",
        "undecided-scenario", "undeclared-callback",
        "unknown-attribute", "unknown-callback",
        "unknown-delegate", "unknown-role", "unknown-state", "unknown-type", "unplaced-steps", "unproved-rule",
        "unreachable-state", "unread-words",
        "unrecognized-column", "unrecognized-section", "unused-allowance", "unused-content", "vacuous-rule",
        "wrong-module",
      ])
  }

  @Test("Ids are unique, and consist of words with hyphens between them", arguments: all)
  func identifier(descriptor: DiagnosticDescriptor) {
    #expect(Self.all.count { $0.id == descriptor.id } == 1)
    #expect(descriptor.id.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil)
  }

  @Test("A headline is one line without a full stop, and an explanation has paragraphs", arguments: all)
  func strings(descriptor: DiagnosticDescriptor) {
    #expect(!descriptor.headline.contains("\n") && !descriptor.headline.hasSuffix("."))
    #expect(descriptor.headline.first?.isUppercase == true)
    #expect(descriptor.explanation.contains("\n\n"))
  }

  @Test("The example has the problem it explains", arguments: all)
  func example(descriptor: DiagnosticDescriptor) {
    guard let example = descriptor.example else { return #expect(Self.withoutExample.contains(descriptor.id)) }
    let reported = diagnostics(in: example)
    let own = reported.filter { $0.id == descriptor.id }
    #expect(!own.isEmpty, "reported instead: \(reported.map(\.id))")
    #expect(own.allSatisfy { $0.severity == descriptor.severity })
  }

  @Test("The fixed example has no diagnostics", arguments: all)
  func fixedExample(descriptor: DiagnosticDescriptor) {
    guard let fixedExample = descriptor.fixedExample else { return #expect(descriptor.example == nil) }
    #expect(diagnostics(in: fixedExample).map { "\($0.id): \($0.summary)" } == [])
  }

  @Test("The diagnostic of an example is at the smallest place that shows it", arguments: all)
  func place(descriptor: DiagnosticDescriptor) {
    guard let example = descriptor.example else { return #expect(descriptor.fixedExample == nil) }
    let file = SourceFile(path: "page.md", text: example)
    for diagnostic in diagnostics(in: example) where diagnostic.id == descriptor.id {
      #expect(file.line(at: diagnostic.range.start) == file.line(at: diagnostic.range.end))
    }
  }

  private func diagnostics(in page: String) -> [Diagnostic] {
    let reading = LifecycleReader.read(SourceFile(path: "page.md", text: page))
    return reading.checked
  }
}

extension DiagnosticDescriptor: CustomTestStringConvertible {
  package var testDescription: String { id }
}
