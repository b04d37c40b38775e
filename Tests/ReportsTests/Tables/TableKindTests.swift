import Foundation
import LifecycleModel
import Reports
import TestSupport
import Testing

/// What cannot be made from the list of kinds names each of them.
@Suite("Kinds of tables")
struct TableKindTests {
  @Test("A name finds its kind, and every kind has a title", arguments: TableKind.allCases)
  func names(kind: TableKind) {
    #expect(TableKind.allCases.count { $0.rawValue == kind.rawValue } == 1)
    #expect(
      TableKind(rawValue: kind.rawValue)?.rawValue == kind.rawValue && TableKind(rawValue: "\(kind.rawValue)s") == nil)
    for language in Language.allCases {
      #expect(!kind.title(in: language).hasPrefix("table."), "vocabulary.tsv lacks 'table.kind.\(kind.rawValue)'")
    }
  }

  @Test("The schema of tables lists them")
  func schema() throws {
    let json = try JSONSerialization.jsonObject(with: Data(text("Schemas/table.schema.json").utf8)) as? [String: Any]
    let member = (json?["properties"] as? [String: Any])?["kind"] as? [String: Any]
    #expect(
      member?["enum"] as? [String] == TableKind.allCases.map(\.rawValue) + ["coverage"], "in the enumeration 'kind'")
  }

  @Test("The documentation lists them")
  func documentation() throws {
    let names = TableKind.allCases.map { "`\($0.rawValue)`" }
    let choice = names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    #expect(try text("docs/regions.md").contains("| a table: \(choice), as"), "in the table 'What a region holds'")
    #expect(
      try text("README.md").contains("One table: \(names.joined(separator: ", ")), as"), "in the table of commands")
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
  }
}

extension TableKind: CustomTestStringConvertible {
  package var testDescription: String { rawValue }
}
