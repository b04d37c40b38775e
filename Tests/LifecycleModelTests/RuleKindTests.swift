import Foundation
import LifecycleModel
import TestSupport
import Testing

@Suite("The kinds of rules")
struct RuleKindTests {
  @Test("Every phrase of the vocabulary is one kind's, and has a gap for each operand")
  func phrases() {
    let vocabulary = Vocabulary.standard
    #expect(RuleKindRegistry.all.flatMap { $0.phrases }.sorted() == vocabulary.keys("rule").sorted())
    for kind in RuleKindRegistry.all {
      for key in kind.phrases {
        let gaps = ["{a}", "{b}"].filter(vocabulary.phrase(key, in: .english).contains)
        #expect(gaps == Array(["{a}", "{b}"].prefix(kind.propositions.count)), "\(key)")
      }
      #expect(kind.propositions.contains(.second), "\(kind.word)")
    }
  }

  @Test("The schema has the word of every kind, in this order")
  func schema() throws {
    let schema = try text("Schemas/lifecycle.schema.json")
    let words = RuleKindRegistry.all.map { "\"\($0.word)\"" }
    #expect(schema.filter { !$0.isWhitespace }.contains("\"claim\":{\"enum\":[\(words.joined(separator: ","))]"))
  }

  @Test("The docs have every kind: how it is worded, and what it means", arguments: RuleKindRegistry.all.indices)
  func docs(index: Int) throws {
    let kind = RuleKindRegistry.all[index]
    let row = kind.outline(callbacks: ["`A`", "`B`"], states: ["*State*", "*Other*"])
    #expect(try text("docs/proofs.md").contains("\n| \(row) |"))
    let item = kind.outline(callbacks: ["`A`", "`B`"], states: ["*State*", "*State*"])
    #expect(try text("docs/page-language.md").replacing("\n", with: " ").contains(item))
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
  }
}
