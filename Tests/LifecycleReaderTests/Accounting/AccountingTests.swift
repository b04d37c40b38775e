import Diagnostics
import LifecycleModel
import LifecyclePaths
import TestSupport
import Text
import Testing

@testable import LifecycleReader

@Suite("What a page says and no section reads")
struct AccountingTests {
  private static let pages = TestPage.bundled + TestPage.fixtures.filter { !$0.isHostile }

  @Test("No bundled page and no fixture has content that is read as nothing", arguments: pages + TestPage.starters)
  func none(page: TestPage) {
    let ids: Set = ["unused-content", "unread-words"]
    let unused = page.reading.diagnostics.filter { ids.contains($0.id) }
    #expect(unused.map { "\(page.reading.file.line(at: $0.range.start)): \($0.summary)" } == [])
  }

  @Test("The life cycle alone is that of the whole reading", arguments: TestPage.bundled + TestPage.fixtures)
  func alone(page: TestPage) {
    #expect(LifecycleReader.lifecycle(of: page.reading.file) == page.reading.lifecycle)
  }

  @Test("A page in another form says the same, or there is a warning about it")
  func otherForms() async throws {
    var numbers = SplitMix64(seed: 46)
    let all = Self.pages.flatMap { PageMutation.all(of: $0.reading.file.text, named: $0.name) }
    let chosen = Array(all.shuffled(using: &numbers).prefix(Seeds.areAll ? 2000 : 200))
    let claims = Dictionary(uniqueKeysWithValues: Self.pages.map { ($0.name, $0.lifecycle.claims) })
    let missed = chosen.concurrentMap { mutation -> PageMutation? in
      let reading = LifecycleReader.read(SourceFile(path: mutation.name + ".md", bytes: mutation.text.utf8))
      let isTold = reading.diagnostics.contains { diagnostic in
        diagnostic.severity != .note
          && (reading.file.line(at: diagnostic.range.start)...reading.file.line(at: diagnostic.range.end))
            .overlaps(mutation.lines)
      }
      return !isTold && reading.lifecycle.claims != claims[mutation.name] ? mutation : nil
    }.compactMap(\.self)
    let list = missed.map(\.description).joined(separator: "\n")
    #expect(missed.count * 100 <= chosen.count * 2, "\(missed.count) of \(chosen.count):\n\(list)")
  }

  @Test("What is told to be read as nothing is: a page with other words in its place says the same")
  func unused() {
    var numbers = SplitMix64(seed: 146)
    let all = Self.pages.flatMap { PageMutation.all(of: $0.reading.file.text, named: $0.name) }
    let chosen = Array(all.shuffled(using: &numbers).prefix(Seeds.areAll ? 1000 : 60))
    let wrong = chosen.concurrentMap { mutation -> String? in
      let reading = LifecycleReader.read(SourceFile(path: mutation.name + ".md", bytes: mutation.text.utf8))
      let unused = reading.diagnostics.filter { $0.id == DiagnosticDescriptor.unusedContent.id }
      guard !unused.isEmpty else { return nil }
      let other = LifecycleReader.read(reading.file.without(unused))
      return other.lifecycle.claims == reading.lifecycle.claims ? nil : mutation.description
    }.compactMap(\.self)
    #expect(wrong == [])
  }
}

extension SourceFile {
  /// The page with a word in the place of each entry that is told to be read as nothing.
  fileprivate func without(_ findings: [Diagnostic]) -> SourceFile {
    var lines = self[SourceRange(0, bytes.count)].split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init)
    for finding in findings {
      let number = line(at: finding.range.start) - 1
      if lines[number].hasPrefix("|") {
        // A finding on one cell of the heading is about its column.
        let isColumn = !self[finding.range].contains("|")
        let start = offset(ofLine: number + 1)
        let column = self[SourceRange(start, finding.range.start)].count { $0 == "|" }
        for row in number..<lines.count {
          guard lines[row].hasPrefix("|") else { break }
          var cells = lines[row].split(separator: "|", omittingEmptySubsequences: false).map(String.init)
          if isColumn, row != number + 1, column < cells.count { cells[column] = " remark " }
          lines[row] = isColumn ? cells.joined(separator: "|") : ""
        }
      } else {
        let mark = lines[number].prefixMatch(of: /\s*(#+ |[-*+] |\d+[.)] )?/).map { lines[number][$0.range] } ?? ""
        lines[number] = mark + "remark"
      }
    }
    return SourceFile(path: path, bytes: lines.joined(separator: "\n").utf8)
  }
}

extension Lifecycle {
  /// What the page claims, without its prose and its sources.
  var claims: [[String]] {
    [
      [platform ?? "", versions?.description ?? ""], delegateLines, stateLines, callbackLines, transitionLines,
      scenarioLines,
      ruleLines,
      (delegates.map(\.availability) + states.map(\.availability) + transitions.map(\.availability)
        + scenarios.map(\.availability) + rules.map(\.availability)
        + callbacks.map(\.attributes.availability)).map { "\($0)" },
    ]
  }
}
