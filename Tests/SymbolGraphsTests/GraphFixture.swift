import Foundation
import SymbolGraphs
import TestSupport

/// The symbol graphs of `Tests/Fixtures/SymbolGraphs`, which the compiler made of the headers and sources beside them.
enum GraphFixture {
  /// The text of a graph: `1/Radio`.
  static func text(of name: String) throws -> String {
    try String(
      contentsOf: Repository.root.appending(path: "Tests/Fixtures/SymbolGraphs/\(name).symbols.json"), encoding: .utf8)
  }

  /// The types of some graphs.
  static func types(of names: [String]) throws -> [DeclaredType] {
    var reader = SymbolGraphReader()
    for name in names { try reader.read(Array(text(of: name).utf8), named: "\(name).symbols.json") }
    return reader.declaredTypes
  }
}
