import LifecycleModel

/// The part that a callback has in a life, by which the methods of a class are grouped.
enum CallbackRole: Int, CaseIterable, Comparable {
  /// Most of its transitions begin a life.
  case start
  /// It comes with changes of states.
  case change
  /// It comes only if something asks for it, or on transitions that leave the state as it is.
  case request
  /// Most of its transitions end a life.
  case end
  /// The page calls it nowhere.
  case uncalled

  static func < (left: CallbackRole, right: CallbackRole) -> Bool { left.rawValue < right.rawValue }

  /// The roles of the callbacks that a page calls.
  static func all(in lifecycle: Lifecycle) -> [CallbackID: CallbackRole] {
    let hierarchy = StateHierarchy(lifecycle)
    let initial = StateGraph(lifecycle).initial
    let isOver = { (leaf: StateID?) in
      leaf == initial || leaf.map { lifecycle.lineage(of: $0).contains { lifecycle[$0].isFinal } } == true
    }
    var counts: [CallbackID: Counts] = [:]
    for chain in lifecycle.chains {
      guard let first = chain.first, let last = chain.last else { continue }
      let source = hierarchy.initialLeaf(of: lifecycle[first].source)
      let target = hierarchy.initialLeaf(of: lifecycle[last].target)
      let steps = chain.flatMap { lifecycle[$0].steps }
      for (callback, steps) in Dictionary(grouping: steps, by: \.callback) {
        counts[callback, default: Counts()].add(
          begins: isOver(source) && !isOver(target), ends: isOver(target),
          isOptional: source == target || steps.allSatisfy { !$0.certainty.doubts.isEmpty })
      }
    }
    return counts.mapValues(\.role)
  }

  /// The numbers of the transitions of a callback.
  private struct Counts {
    private var all = 0
    private var beginning = 0
    private var ending = 0
    private var optional = 0

    mutating func add(begins: Bool, ends: Bool, isOptional: Bool) {
      all += 1
      beginning += begins ? 1 : 0
      ending += ends ? 1 : 0
      optional += isOptional ? 1 : 0
    }

    var role: CallbackRole {
      if 2 * beginning > all { return .start }
      if 2 * ending > all { return .end }
      return optional == all ? .request : .change
    }
  }
}
