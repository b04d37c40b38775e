import Foundation
import LifecycleModel
import TestSupport

/// The symbol graph of a stub framework, changed into one as Apple's compiler makes it of the framework itself.
///
/// The stubs have a protocol for each optional requirement, `UISceneDelegate_sceneDidDisconnect_`, for Linux has no optional ones.
/// Its requirement becomes an optional one of `UISceneDelegate`, with the selector that the protocol's name spells.
struct StubGraph {
  private var graph: [String: Any]

  /// Extracts the graph of a module.
  init(of module: String) async throws {
    let text = try await SwiftCompiler.withFrameworks.value.symbolGraph(of: module)
    graph = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
    joinRequirements()
  }

  /// The bytes of the graph's file; `change` may change its text.
  func bytes(_ change: (String) -> String = { $0 }) throws -> [UInt8] {
    let data = try JSONSerialization.data(withJSONObject: graph, options: [.sortedKeys])
    return Array(change(String(decoding: data, as: UTF8.self)).utf8)
  }

  private mutating func joinRequirements() {
    var symbols = graph["symbols"] as? [[String: Any]] ?? []
    var relationships = graph["relationships"] as? [[String: Any]] ?? []
    let names = symbols.reduce(into: [String: String]()) { names, symbol in
      guard let id = Self.id(of: symbol), let path = symbol["pathComponents"] as? [String] else { return }
      names[id] = path.joined(separator: ".")
    }
    let ids = Dictionary(names.map { ($1, $0) }) { first, _ in first }
    var renamed: [String: String] = [:]
    for (index, relationship) in relationships.enumerated() where relationship["kind"] as? String == "requirementOf" {
      guard let source = relationship["source"] as? String,
        let name = (relationship["target"] as? String).flatMap({ names[$0] }),
        let end = name.firstIndex(of: "_"), end > name.startIndex, let owner = ids[String(name[..<end])]
      else { continue }
      let selector = String(name[name.index(after: end)...].map { $0 == "_" ? ":" : $0 })
      let isProperty = names[source]?.contains("(") == false
      renamed[source] = "c:objc(pl)\(name[..<end])(\(isProperty ? "py" : "im"))\(selector)"
      relationships[index] = ["kind": "optionalRequirementOf", "source": renamed[source] ?? source, "target": owner]
    }
    // Those that are required stand in the delegate's protocol, too.
    let joined = Set(renamed.keys.compactMap { names[$0]?.afterOwner })
    let isDouble = { (relationship: [String: Any]) in
      guard relationship["kind"] as? String == "requirementOf",
        let name = (relationship["source"] as? String).flatMap({ names[$0] })
      else { return false }
      return joined.contains(name)
    }
    let doubles = Set(relationships.filter(isDouble).compactMap { $0["source"] as? String })
    relationships.removeAll(where: isDouble)
    symbols.removeAll { Self.id(of: $0).map(doubles.contains) == true }
    for (index, symbol) in symbols.enumerated() {
      guard let id = Self.id(of: symbol).flatMap({ renamed[$0] }) else { continue }
      symbols[index]["identifier"] = ["precise": id, "interfaceLanguage": "swift"]
    }
    graph["symbols"] = symbols
    graph["relationships"] = relationships
  }

  private static func id(of symbol: [String: Any]) -> String? {
    (symbol["identifier"] as? [String: Any])?["precise"] as? String
  }
}

extension String {
  /// `CBPeripheralDelegate.f(_:)` of `CBPeripheralDelegate_f_.f(_:)`, the path of a requirement with a protocol of its own.
  fileprivate var afterOwner: String? {
    guard let end = firstIndex(of: "_"), let point = firstIndex(of: ".") else { return nil }
    return String(self[..<end]) + self[point...]
  }
}
