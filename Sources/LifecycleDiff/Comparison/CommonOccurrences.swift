import LifecycleModel

/// The places at which calls of two sides meet: a transition, its parallels, and those paired with them on the other page.
///
/// Parallel transitions have the same source, target, event and place in their chain: they differ in the guard, or belong to
/// different versions. A transition of one page that calls both sides is a place by itself.
struct CommonOccurrences {
  /// The place of each left transition.
  let left: [Int]
  /// The place of each right transition; on one page the same.
  let right: [Int]
  private let leftTransitions: [[TransitionID]]
  private let rightTransitions: [[TransitionID]]
  private let isOnePage: Bool

  private enum Key: Hashable {
    case shared(TransitionID)
    case parallel(source: Token<State>, target: Token<State>, event: NameKey, position: Int)
  }

  /// Numbers the places of two sides.
  init(of leftSide: ComparisonSide, and rightSide: ComparisonSide, on pages: ComparedPages) {
    let isOnePage = pages.correspondence == nil
    var numbers: [Key: Int] = [:]
    func number(_ key: Key) -> Int {
      let number = numbers[key] ?? numbers.count
      numbers[key] = number
      return number
    }
    let left = Self.keys(of: pages.left) { transition in
      isOnePage && Self.calls(leftSide, on: transition) && Self.calls(rightSide, on: transition)
    }.map(number)
    var right = isOnePage ? left : Self.keys(of: pages.right) { _ in false }.map(number)
    // A right place is that of the paired left transition, and so are its parallels.
    let known = Set(left)
    var renamed: [Int: Int] = [:]
    for pair in pages.correspondence?.transitions.all ?? [] where !known.contains(right[pair.new.index]) {
      renamed[right[pair.new.index]] = left[pair.old.index]
    }
    right = right.map { renamed[$0] ?? $0 }
    self.left = left
    self.right = right
    self.isOnePage = isOnePage
    leftTransitions = Self.transitions(at: left, count: numbers.count)
    rightTransitions = Self.transitions(at: right, count: numbers.count)
  }

  /// The right transitions at the place of a left one, in page order; on one page, the transition alone.
  func rightTransitions(of transition: TransitionID) -> [TransitionID] {
    isOnePage ? [transition] : rightTransitions[left[transition.index]]
  }

  /// The left transitions at the place of a right one, in page order; on one page, the transition alone.
  func leftTransitions(of transition: TransitionID) -> [TransitionID] {
    isOnePage ? [transition] : leftTransitions[right[transition.index]]
  }

  private static func transitions(at places: [Int], count: Int) -> [[TransitionID]] {
    var transitions = Array(repeating: [TransitionID](), count: count)
    for (index, place) in places.enumerated() { transitions[place].append(TransitionID(index)) }
    return transitions
  }

  private static func keys(of side: Side, isShared: (Transition) -> Bool) -> [Key] {
    let lifecycle = side.lifecycle
    return lifecycle.chains.flatMap { chain in
      chain.enumerated().map { position, id in
        let transition = lifecycle[id]
        guard !isShared(transition) else { return .shared(id) }
        return .parallel(
          source: side[transition.source], target: side[transition.target], event: NameKey(transition.event),
          position: position)
      }
    }
  }

  private static func calls(_ side: ComparisonSide, on transition: Transition) -> Bool {
    transition.steps.contains { side.contains(side.lifecycle[$0.callback].delegate) }
  }
}
