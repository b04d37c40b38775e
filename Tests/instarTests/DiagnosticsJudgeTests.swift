import Diagnostics
import Foundation
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
      let source = SourceFile(path: path, text: text)
      return CheckedPage(Page(origin: .file, source: source, bytes: source.bytes)).diagnostics
    }

  @Test(
    "Every kind of diagnostic is valid SARIF, new since a baseline or not",
    .enabled(if: Judge.sarif.isWanted, "\(Judge.sarif.reason)"))
  func sarif() async throws {
    let found = Set(Self.diagnostics.flatMap(\.diagnostics).map(\.id))
    #expect(DiagnosticDescriptor.known.filter { $0.example != nil && !found.contains($0.id) }.map(\.id) == [])
    #expect(Self.diagnostics.contains { $0.diagnostics.contains { !$0.fixIts.isEmpty } })
    #expect(Self.diagnostics.contains { $0.diagnostics.contains { !$0.notes.isEmpty && $0.replay != nil } })
    func log(_ diagnostics: [FileDiagnostics], isComparedWithBaseline: Bool) -> String {
      DiagnosticFormat.sarif.text(
        of: diagnostics, isComparedWithBaseline: isComparedWithBaseline, threshold: .error, isColored: false)
    }
    let good = [
      log(Self.diagnostics, isComparedWithBaseline: true), log(Self.diagnostics, isComparedWithBaseline: false),
    ]
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
}
