import Diagnostics
import Foundation
import LifecycleChecks
import TestSupport
import Testing

@testable import instar

@Suite("What published schemas say of findings", .tags(.judge))
struct FindingsJudgeTests {
  private struct Question: Encodable {
    let schema: String
    let instances: [String]
  }

  /// A name with all that addresses, properties and lines of a log take for something else.
  private static let path = "my docs/注 🚀: a,b%20\\<c>\n\"d\".md"

  /// The page of each situation's manual, and one that is misspelt, checked.
  private static let findings: [FileFindings] =
    (Situation.known.compactMap(\.example) + [Pages.misspelt]).map { text in
      let source = SourceFile(path: path, text: text)
      return CheckedPage(Page(origin: .file, source: source, bytes: source.bytes)).findings
    }

  @Test(
    "Every kind of finding is valid SARIF, new since a baseline or not",
    .enabled(if: Judge.sarif.isWanted, "\(Judge.sarif.reason)"))
  func sarif() async throws {
    let found = Set(Self.findings.flatMap(\.diagnostics).map(\.id))
    #expect(Situation.known.filter { $0.example != nil && !found.contains($0.id) }.map(\.id) == [])
    #expect(Self.findings.contains { $0.diagnostics.contains { !$0.fixIts.isEmpty } })
    #expect(Self.findings.contains { $0.diagnostics.contains { !$0.notes.isEmpty && $0.replay != nil } })
    func log(_ findings: [FileFindings], isComparedWithBaseline: Bool) -> String {
      FindingsFormat.sarif.text(of: findings, isComparedWithBaseline: isComparedWithBaseline, isColored: false)
    }
    let good = [log(Self.findings, isComparedWithBaseline: true), log(Self.findings, isComparedWithBaseline: false)]
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
    "Every kind of finding is a valid line of JSON",
    .enabled(if: Judge.jsonSchema.isWanted, "\(Judge.jsonSchema.reason)"))
  func lines() async throws {
    let schema = try String(
      contentsOf: Repository.root.appending(path: "Schemas/check.schema.json"), encoding: .utf8)
    let lines = DiagnosticLines.text(of: Self.findings).split(separator: "\n").map(String.init)
    #expect(lines.count >= Self.findings.count)
    let problems: [[String]] = try await Judge.jsonSchema.answer(Question(schema: schema, instances: lines))
    #expect(problems.flatMap(\.self) == [])
  }
}
