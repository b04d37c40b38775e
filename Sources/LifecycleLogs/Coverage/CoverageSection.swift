/// The elements of one kind, in page order.
package struct CoverageSection: Hashable, Sendable {
  /// A kind of elements.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case transitions
    case states
    case callbacks
    case skippableCalls
  }

  /// The kind.
  package let kind: Kind
  /// All elements.
  package let all: [CoverageItem]
  /// The elements that some call could show.
  package let items: [CoverageItem]
  /// The other elements.
  package let unobservable: [CoverageItem]
  /// The number of elements that are covered for certain.
  package let sureCount: Int
  /// The number of elements that are covered for certain or perhaps.
  package let possibleCount: Int

  /// Sorts elements of a kind by whether a call could show them.
  init(_ kind: Kind, _ all: [CoverageItem]) {
    self.kind = kind
    self.all = all
    items = all.filter { $0.count != nil }
    unobservable = all.filter { $0.count == nil }
    sureCount = items.count { $0.verdict == .sure }
    possibleCount = items.count { $0.verdict == .sure || $0.verdict == .possible }
  }
}
