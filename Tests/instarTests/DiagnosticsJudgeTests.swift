import Diagnostics
import Foundation
import LifecycleChecks
import TestSupport
import Testing

@testable import instar

@Suite("Diagnostics and the published schemas", .tags(.judge, .slow))
struct DiagnosticsJudgeTests {
  private struct Question: Encodable {
    let schema: String
    let instances: [String]
  }

  /// A name with all that addresses, properties and lines of a log take for something else.
  private static let path = "my docs/注 🚀: a,b%20\\<c>\n\"d\".md"

  /// The page of each descriptor's manual, and one that is misspelt, checked.
  private static let diagnostics: [FileDiagnostics] =
    (DiagnosticDescriptor.known.compactMap(\.example) + [Pages.misspelt]).map { text in
      PageCheck(regions: .standard).page(Page(SourceFile(path: path, text: text))).diagnostics
    }

  @Test(
    "Every kind of diagnostic is valid SARIF, new since a baseline or not",
    .enabled(if: Judge.sarif.isWanted, "\(Judge.sarif.reason)"))
  func sarif() async throws {
    let found = Set(Self.diagnostics.flatMap(\.diagnostics).map(\.id))
    #expect(DiagnosticDescriptor.known.filter { $0.example != nil && !found.contains($0.id) }.map(\.id) == [])
    #expect(Self.diagnostics.contains { $0.diagnostics.contains { !$0.fixIts.isEmpty } })
    #expect(Self.diagnostics.contains { $0.diagnostics.contains { !$0.notes.isEmpty && $0.replay != nil } })
    let good = try [[], nil].map {
      try DiagnosticsRun(of: PageSubject.tool, baseline: $0).text(of: Self.diagnostics, as: .sarif)
    }
    let bad = [
      good[0].replacing("\"baselineState\": \"new\"", with: "\"baselineState\": \"old\""),
      good[0].replacing("\"startLine\": 1,", with: "\"startLine\": 0,"),
      good[0].replacing("\"insertedContent\": {", with: "\"inserted\": {"),
    ]
    #expect(bad.allSatisfy { $0 != good[0] })
    let problems: [[String]] = try await Judge.sarif.answer(good + bad)
    #expect(problems.prefix(2).flatMap(\.self) == [])
    #expect(problems.dropFirst(2).allSatisfy { !$0.isEmpty })
  }

  @Test(
    "Every kind of diagnostic is a valid line of JSON",
    .enabled(if: Judge.jsonSchema.isWanted, "\(Judge.jsonSchema.reason)"))
  func lines() async throws {
    let schema = try String(
      contentsOf: Repository.root.appending(path: "Schemas/check.schema.json"), encoding: .utf8)
    let lines = DiagnosticLines.text(of: Self.diagnostics).split(separator: "\n").map(String.init)
    #expect(lines.count >= Self.diagnostics.count)
    let problems: [[String]] = try await Judge.jsonSchema.answer(Question(schema: schema, instances: lines))
    #expect(problems.flatMap(\.self) == [])
  }

  @Test(
    "Every kind of diagnostic is an entry of a code quality report, with a fingerprint of its own",
    .enabled(if: Judge.jsonSchema.isWanted, "\(Judge.jsonSchema.reason)"))
  func codeQuality() async throws {
    struct Entry: Decodable {
      let fingerprint: String
    }
    let schema = try String(
      contentsOf: Repository.root.appending(path: "Tests/Fixtures/code-quality.schema.json"), encoding: .utf8)
    // The same page twice, under two names: its diagnostics have the same fingerprints on each.
    let pages = Self.diagnostics.enumerated().map { index, page in
      FileDiagnostics(page.file.named("\(index)/\(page.file.path)"), page.diagnostics)
    }
    let good = try DiagnosticsRun(of: PageSubject.tool).text(
      of: pages + pages.map { FileDiagnostics($0.file.named("./again/\($0.file.path)"), $0.diagnostics) }, as: .gitlab)
    let entries = try JSONDecoder().decode([Entry].self, from: Data(good.utf8))
    #expect(entries.count == 2 * pages.flatMap(\.diagnostics).count)
    #expect(Set(entries.map(\.fingerprint)).count == entries.count)
    let bad = [
      good.replacing("\"severity\": \"major\"", with: "\"severity\": \"error\""),
      good.replacing("\"path\": \"again", with: "\"path\": \"./again"),
      good.replacing("\"check_name\"", with: "\"id\""),
    ]
    #expect(bad.allSatisfy { $0 != good })
    let problems: [[String]] = try await Judge.jsonSchema.answer(Question(schema: schema, instances: [good] + bad))
    #expect(problems.map(\.isEmpty) == [true, false, false, false], "\(problems.first ?? [])")
  }

  @Test(
    "A page is a test that fails if a diagnostic is at or above the threshold",
    .enabled(if: Judge.junit.isWanted, "\(Judge.junit.reason)"))
  func junit() async throws {
    struct Report: Decodable {
      let problems: [String]
      let cases: [[String]]
    }
    let pages = Self.diagnostics.enumerated().map { index, page in
      FileDiagnostics(page.file.named("\(index) \(page.file.path)"), page.diagnostics)
    }
    let texts = try [false, true].map {
      try DiagnosticsRun(of: PageSubject.tool, isStrict: $0).text(of: pages, as: .junit)
    }
    let reports: [Report] = try await Judge.junit.answer(texts)
    for (report, threshold) in zip(reports, [Severity.error, .warning]) {
      #expect(report.problems == [])
      let expected = pages.map { page in page.diagnostics.first { $0.severity >= threshold }?.id ?? "passed" }
      #expect(report.cases.map { $0[2] } == expected)
      #expect(Set(expected).count > 2)
    }
  }
}
