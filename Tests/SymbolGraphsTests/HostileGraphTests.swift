import Foundation
import LifecyclePaths
import TestSupport
import Testing

@testable import SymbolGraphs

@Suite("Symbol graphs that are none")
struct HostileGraphTests {
  @Test(
    "What is no symbol graph is refused, with the place and the reason",
    arguments: [
      ("", "it is not JSON, or only a part of it"), ("{", "it is not JSON, or only a part of it"),
      ("\u{0}\u{1}", "it is not JSON, or only a part of it"),
      ("{}", "it is no symbol graph: 'metadata' is missing"),
      ("[]", "it is no symbol graph: the whole has a value of another type"),
      ("3", "it is no symbol graph: the whole has a value of another type"),
      (#"{"metadata": 1}"#, "it is no symbol graph: 'metadata' has a value of another type"),
      (
        head + #""symbols": [{"kind": {"identifier": 4}}], "relationships": []}"#,
        "it is no symbol graph: 'symbols[0].identifier' is missing"
      ),
      (
        head + #""symbols": [], "relationships": [{"kind": "memberOf", "source": "a"}]}"#,
        "it is no symbol graph: 'relationships[0].target' is missing"
      ),
      (
        head + #""symbols": [\#(symbol(kind: "objective-c.protocol", id: "a", language: "objective-c"))], "#
          + #""relationships": []}"#,
        "it describes no Swift: extract it with 'swift symbolgraph-extract'"
      ),
    ])
  func refused(text: String, reason: String) {
    #expect(throws: SymbolGraphError(reason)) {
      var reader = SymbolGraphReader()
      try reader.read(Array(text.utf8), named: "a.symbols.json")
    }
  }

  @Test("Deep nesting is refused, not followed")
  func nesting() {
    for bracket in ["[", #"{"a":"#] {
      #expect(throws: SymbolGraphError.self) {
        var reader = SymbolGraphReader()
        try reader.read(Array(String(repeating: bracket, count: 200_000).utf8), named: "a.symbols.json")
      }
    }
  }

  @Test("Types that inherit from themselves, members of nothing and strange versions are read")
  func cycles() throws {
    let text =
      Self.head + #""symbols": ["#
      + [
        Self.symbol(kind: "swift.protocol", id: "a"), Self.symbol(kind: "swift.protocol", id: "b"),
        Self.symbol(
          kind: "swift.method", id: "c:(im)",
          more: #""declarationFragments": [{"kind": "keyword", "spelling": "func"}],"#),
        Self.symbol(
          kind: "swift.method", id: "c:objc(pl)a(im)call:",
          more: #"""
            "availability": [{"domain": "iOS", "introduced": {"major": -1}, "deprecated": {"major": 9223372036854775807}}],
            "declarationFragments": [{"kind": "keyword", "spelling": "func"}, {"kind": "text", "spelling": " call(_ a: B)"}],
            """#),
      ].joined(separator: ",") + #"], "relationships": ["#
      + [
        ("conformsTo", "a", "b"), ("conformsTo", "b", "a"), ("inheritsFrom", "a", "a"), ("memberOf", "x", "y"),
        ("requirementOf", "c:(im)", "a"), ("requirementOf", "c:objc(pl)a(im)call:", "a"),
        ("requirementOf", "c:objc(pl)a(im)call:", "a"), ("defaultImplementationOf", "x", "y"),
      ].map { #"{"kind": "\#($0.0)", "source": "\#($0.1)", "target": "\#($0.2)"}"# }.joined(separator: ",") + "]}"
    var reader = SymbolGraphReader()
    try reader.read(Array(text.utf8), named: "a.symbols.json")
    let types = reader.declaredTypes
    #expect(types.map(\.isolation) == [.nonisolated, .nonisolated])
    #expect(types[0].callbacks.map(\.selector) == ["call:"])
    #expect(types[0].callbacks[0].availability.map(\.versions) == ["iOS"])
    #expect(types[0].callbacks[0].availability[0].deprecated == nil)
  }

  @Test("A graph that is cut off or damaged anywhere is read or refused, and never a trap")
  func damaged() throws {
    let bytes = Array(try GraphFixture.text(of: "1/Radio").utf8)
    var random = SplitMix64(seed: 23)
    for _ in 0..<(Seeds.areAll ? 2_000 : 200) {
      var damaged = bytes
      switch Int.random(in: 0..<3, using: &random) {
      case 0: damaged.removeLast(Int.random(in: 1..<bytes.count, using: &random))
      case 1: damaged[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      default:
        let start = Int.random(in: 0..<bytes.count, using: &random)
        damaged.removeSubrange(start..<min(bytes.count, start + Int.random(in: 1..<200, using: &random)))
      }
      var reader = SymbolGraphReader()
      try? reader.read(damaged, named: "a.symbols.json")
      _ = reader.declaredTypes
    }
  }

  @Test("The time grows with a chain of types as its length does")
  func growth() throws {
    let times = try [1_000, 8_000].map { count in
      let symbols = (0..<count).map { Self.symbol(kind: "swift.protocol", id: "p\($0)") }
      let relationships = (1..<count).flatMap { index in
        [(index, index - 1), (0, index)].map {
          #"{"kind": "conformsTo", "source": "p\#($0.0)", "target": "p\#($0.1)"}"#
        }
      }
      let text =
        Self.head + #""symbols": ["# + symbols.joined(separator: ",") + #"], "relationships": ["#
        + relationships.joined(separator: ",") + "]}"
      return try processorTime {
        var reader = SymbolGraphReader()
        try reader.read(Array(text.utf8), named: "a.symbols.json")
        #expect(reader.declaredTypes.count == count)
      }
    }
    #expect(times[1] < times[0] * 24)
  }

  private static let head =
    #"{"metadata": {"formatVersion": {"major": 0}, "generator": "test"}, "module": {"name": "M", "platform": {}}, "#

  private static func symbol(kind: String, id: String, language: String = "swift", more: String = "") -> String {
    """
    {\(more) "kind": {"identifier": "\(kind)", "displayName": "x"}, "accessLevel": "public",
    "identifier": {"precise": "\(id)", "interfaceLanguage": "\(language)"}, "pathComponents": ["\(id)"],
    "names": {"title": "\(id)"}}
    """
  }
}
