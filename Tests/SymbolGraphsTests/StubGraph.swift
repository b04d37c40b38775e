import Foundation
import LifecycleModel
import TestSupport

/// The symbol graph of a stub framework, changed into one as Apple's compiler makes it of the framework itself.
///
/// The stubs have a protocol for each optional requirement, `UISceneDelegate_sceneDidDisconnect_`, for Linux has no optional ones.
/// Its requirement becomes one of `UISceneDelegate`, with the selector that the protocol's name spells: an optional one, unless
/// `UISceneDelegate` has it too.
struct StubGraph {
  private struct Requirement {
    let id: String
    let owner: String
    let name: String
  }

  private var graph: [String: Any]

  /// Extracts the graph of a module; Foundation's delegates are in a stub of another name.
  init(of module: String) async throws {
    let stub = module == "Foundation" ? "URLSessions" : module
    let text = try await SwiftCompiler.withFrameworks.value.symbolGraph(of: stub)
    graph = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
    graph["module"] = ["name": module, "platform": [:]]
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
    let requirements = relationships.filter { $0["kind"] as? String == "requirementOf" }.compactMap { relationship in
      (relationship["source"] as? String).flatMap { source in
        (relationship["target"] as? String).map {
          Requirement(id: source, owner: $0, name: Self.lastName(names[source]))
        }
      }
    }
    var renamed: [String: String] = [:]
    var dropped: Set<String> = []
    for requirement in requirements {
      guard let name = names[requirement.owner], let end = name.firstIndex(of: "_"), end > name.startIndex,
        let owner = ids[String(name[..<end])]
      else { continue }
      let own = requirements.first { $0.owner == owner && $0.name == requirement.name }
      let selector = String(name[name.index(after: end)...].map { $0 == "_" ? ":" : $0 })
      let id = "c:objc(pl)\(name[..<end])(\(requirement.name.contains("(") ? "im" : "py"))\(selector)"
      renamed[requirement.id] = id
      dropped.formUnion([requirement.id] + [own?.id].compactMap(\.self))
      relationships.append([
        "kind": own == nil ? "optionalRequirementOf" : "requirementOf", "source": id, "target": owner,
      ])
    }
    relationships.removeAll { ($0["source"] as? String).map(dropped.contains) ?? false }
    for (index, symbol) in symbols.enumerated() {
      guard let id = Self.id(of: symbol).flatMap({ renamed[$0] }) else { continue }
      symbols[index]["identifier"] = ["precise": id, "interfaceLanguage": "swift"]
    }
    graph["symbols"] = symbols
    graph["relationships"] = relationships
  }

  /// `call(_:)` in `Owner.call(_:)`.
  private static func lastName(_ path: String?) -> String {
    path.map { path in path.firstIndex(of: ".").map { String(path[path.index(after: $0)...]) } ?? path } ?? ""
  }

  private static func id(of symbol: [String: Any]) -> String? {
    (symbol["identifier"] as? [String: Any])?["precise"] as? String
  }
}
