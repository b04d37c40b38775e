/// The effect of a change on code that was written for the old life cycle.
package enum Impact: String, Hashable, Comparable, Sendable, CaseIterable {
  /// Code that relies on the old behaviour misbehaves.
  case breaking
  /// Code works as before.
  case compatible
  /// Nothing behaves differently.
  case editorial

  /// Orders from breaking to editorial.
  package static func < (left: Impact, right: Impact) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .breaking: 0
    case .compatible: 1
    case .editorial: 2
    }
  }
}
