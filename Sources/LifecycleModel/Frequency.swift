/// At most once: in the life of what.
package enum Frequency: Hashable, Sendable {
  /// `once`: in the life of the delegate it belongs to.
  case once
  /// `once per process`, `once per scene`, `once per view`.
  case oncePer(Multiplicity)

  /// In the life of what, where the page says it: `nil` for the life of the delegate that the callback belongs to.
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
