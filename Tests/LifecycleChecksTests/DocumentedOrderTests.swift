import Foundation
import LifecycleChecks
import LifecycleModel
import TestSupport
import Testing

@Suite("The orders that Apple documents")
struct DocumentedOrderTests {
  private static let file = Repository.root.appending(path: "Sources/LifecycleChecks/Data/documented-orders.tsv")

  @Test("The file has the documented orders of the bundled pages' rules, each once, and nothing else")
  func file() throws {
    let text = try String(contentsOf: Self.file, encoding: .utf8)
    let head = text.split(separator: "\n").prefix { $0.hasPrefix("#") || $0.hasPrefix("system\t") }
    let expected = (head.map(String.init) + rows).joined(separator: "\n") + "\n"
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try expected.write(to: Self.file, atomically: true, encoding: .utf8)
      Issue.record("Recorded \(Self.file.lastPathComponent); run again without RECORD")
    } else {
      #expect(text == expected, "Record it with RECORD=1")
    }
  }

  @Test("Each documented order of two calls of Apple's on a bundled page holds at all versions and has a link")
  func complete() {
    for page in TestPage.bundled {
      for rule in page.lifecycle.rules where rule.claim.kind == BeforeRule.self && rule.provenance.status == .documented
      {
        let isAboutStates = rule.claim.operands.contains { if case .state = $0 { true } else { false } }
        #expect(isAboutStates || DocumentedOrder(rule, of: page.lifecycle) != nil, "\(page.name): \(rule.text)")
      }
    }
  }

  private var rows: [String] {
    var known: Set<[String]> = []
    return TestPage.bundled.flatMap { page in
      page.lifecycle.rules.compactMap { DocumentedOrder($0, of: page.lifecycle) }
    }
    .filter { known.insert([$0.mode.rawValue, $0.first, $0.second]).inserted }.map(\.row).sorted()
  }
}
