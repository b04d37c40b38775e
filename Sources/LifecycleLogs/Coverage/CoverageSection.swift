import LifecycleModel

/// The elements of one kind, in page order.
package struct CoverageSection: Hashable, Sendable {
  /// A kind of elements.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case transitions
    case states
    case callbacks
    case skippableCalls
    case scenarios
    case pairs
  }

  /// The kind.
  package let kind: Kind
  /// All elements.
  package let all: [CoverageItem]
  /// The elements that some call could show.
  package let items: [CoverageItem]
  /// The other elements.
  package let unobservable: [CoverageItem]
  /// The number of elements that could be covered; those that no calls tell apart count as one.
  package let total: Int
  /// The number of elements that are covered for certain, at least.
  package let sureCount: Int
  /// The number of elements that are covered for certain or perhaps.
  package let possibleCount: Int

  /// Sorts elements of a kind by whether a call could show them.
  init(_ kind: Kind, _ all: [CoverageItem]) {
    self.kind = kind
    self.all = all
    items = all.filter { $0.count != nil }
    unobservable = all.filter { $0.count == nil }
    total = items.count
    sureCount = items.count { $0.verdict == .sure }
    possibleCount = items.count { $0.verdict.isCovered }
  }

  /// Sorts transitions, of which some are alike to all calls, and of which one of several may be covered for certain.
  init(transitions: [CoverageItem], alike: [[TransitionID]], _ alternatives: [LogCoverage.Alternatives]) {
    kind = .transitions
    all = transitions
    items = all.filter { $0.count != nil }
    unobservable = all.filter { $0.count == nil }
    var first: [TransitionID: TransitionID] = [:]
    for group in alike {
      for id in group { first[id] = group[0] }
    }
    let groups = { (items: [CoverageItem]) in Set(items.compactMap(\.transition).map { first[$0] ?? $0 }) }
    total = groups(items).count
    possibleCount = groups(items.filter(\.verdict.isCovered)).count
    var sure = groups(items.filter { $0.verdict == .sure })
    // Sets that have nothing in common stand for as many transitions.
    var counted = sure
    for set in alternatives.sorted(by: { $0.transitions.count < $1.transitions.count }) {
      let own = Set(set.transitions.map { first[$0] ?? $0 })
      guard counted.isDisjoint(with: own), let one = own.min() else { continue }
      counted.formUnion(own)
      sure.insert(one)
    }
    sureCount = sure.count
  }
}
