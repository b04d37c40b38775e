/// What a change does to code that was written for the old life cycle.
package enum Impact: String, Hashable, Comparable, Sendable, CaseIterable {
  /// Code that relied on it misbehaves.
  case breaking
  /// Code goes on as before.
  case compatible
  /// Nothing behaves differently.
  case editorial

  /// What hurts most comes first.
  package static func < (left: Impact, right: Impact) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .breaking: 0
    case .compatible: 1
    case .editorial: 2
    }
  }
}
