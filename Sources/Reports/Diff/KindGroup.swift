import LifecycleDiff
import Text

/// The changes of one kind.
struct KindGroup {
  /// The kind.
  let kind: ChangeKind
  /// Its changes, in their order.
  let changes: [Change]

  /// Groups changes by kind, in the order in which the kinds come first.
  static func all(of changes: [Change]) -> [KindGroup] {
    changes.map(\.kind).unique.map { kind in KindGroup(kind: kind, changes: changes.filter { $0.kind == kind }) }
  }

  /// The advice that several changes share; `nil` where it differs.
  var commonAdvice: String? {
    guard changes.count > 1, let advice = changes.first?.advice else { return nil }
    return changes.allSatisfy { $0.advice == advice } ? advice : nil
  }
}
