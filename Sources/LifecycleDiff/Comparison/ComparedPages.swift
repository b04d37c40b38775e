import LifecycleModel

/// The right calls that are named as the counterparts of a left one.
typealias NamedCalls = [CallbackID: Set<CallbackID>]

/// The two life cycles of a comparison, which may be one: their elements by shared tokens.
struct ComparedPages {
  /// The left life cycle.
  let left: Side
  /// The right life cycle.
  let right: Side
  /// The pairing of the elements; `nil` where both sides are one page.
  let correspondence: Correspondence?
  private let successors: [CallbackID: CallbackID]

  /// Compares a page with itself.
  init(_ lifecycle: Lifecycle) {
    let side = Side(lifecycle: lifecycle, delegates: lifecycle.delegateIDs.map(Token.old))
      .naming(lifecycle.stateIDs.map(Token.old))
    left = side
    right = side
    correspondence = nil
    successors = [:]
  }

  /// Pairs the elements of two pages.
  init(_ left: Lifecycle, _ right: Lifecycle) {
    let correspondence = Correspondence(of: left, with: right)
    self.left = correspondence.old
    self.right = correspondence.new
    self.correspondence = correspondence
    let living = Set(right.livingCallbacks)
    successors = Dictionary(
      uniqueKeysWithValues: correspondence.callbacks.all.filter { living.contains($0.new) }.map { ($0.old, $0.new) })
  }

  /// The right page's callback with the delegate and name of a left one; `nil` where it was removed, and on one page.
  func successor(of callback: CallbackID) -> CallbackID? { successors[callback] }

  /// The right calls that a page names as equivalents of each left one, or the pages or the catalog as its replacements or what it
  /// replaces.
  func named(_ lefts: [CallbackID], _ rights: [CallbackID], by equivalents: PageEquivalents) -> NamedCalls {
    let replacements = DeclaredReplacements(left: left.lifecycle, right: right.lifecycle).links(from: lefts, to: rights)
    var named = replacements.reduce(into: NamedCalls()) { $0[$1.0, default: []].insert($1.1) }
    let byName = Dictionary(rights.map { (right[$0], $0) }) { first, _ in first }
    for call in lefts {
      let others = equivalents.counterparts(of: left[call]).compactMap { byName[$0] }
      if !others.isEmpty { named[call, default: []].formUnion(others) }
    }
    return named
  }
}
