/// A limit of "at most once" in a scope.
package enum Frequency: Hashable, Sendable {
  /// `once`: in the life of the callback's delegate.
  case once
  /// `once per process`, `once per scene`, `once per view`.
  case oncePer(Multiplicity)

  /// The scope that the page names; `nil` for the life of the callback's delegate.
  package var multiplicity: Multiplicity? {
    switch self {
    case .once: nil
    case .oncePer(let multiplicity): multiplicity
    }
  }

  /// The English words: `once per scene`.
  package var text: String {
    switch self {
    case .once: "once"
    case .oncePer(let multiplicity): "once per \(multiplicity.rawValue)"
    }
  }
}
