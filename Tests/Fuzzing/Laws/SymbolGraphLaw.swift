import SymbolGraphs

/// Symbol graphs are read, each type once, and do not differ from themselves; or they are refused with a reason.
enum SymbolGraphLaw: Law {
  static let name = "symbols"

  static func violations(of bytes: [UInt8]) -> [String] {
    var reader = SymbolGraphReader()
    do {
      try reader.read(bytes, named: "a.symbols.json")
    } catch {
      return error.description.isEmpty ? ["no reason is given"] : []
    }
    let types = reader.declaredTypes
    let changes = DeclarationChanges(from: types, to: types).changes
    let forth = DeclarationChanges(from: [], to: types).changes
    let back = DeclarationChanges(from: types, to: []).changes
    return changes.map { "\($0) differs from itself" }
      + (forth.map(\.new) == back.map(\.old) ? [] : ["the way back is another one"])
  }
}
