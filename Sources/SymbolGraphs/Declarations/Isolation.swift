/// The isolation of a declaration: where its body runs.
package enum Isolation: Hashable, Sendable, CustomStringConvertible {
  /// No actor's.
  case nonisolated
  /// A global actor's: `MainActor`.
  case globalActor(String)

  /// `@MainActor`, `nonisolated`.
  package var description: String {
    switch self {
    case .nonisolated: "nonisolated"
    case .globalActor(let name): "@\(name)"
    }
  }
}
