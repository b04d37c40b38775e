import LifecycleModel

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

  /// Returns `true` where the pages or the catalog name one of two calls as the replacement of the other.
  func replaces(_ call: CallbackID, _ other: CallbackID) -> Bool {
    !DeclaredReplacements(left: left.lifecycle, right: right.lifecycle).links(from: [other], to: [call]).isEmpty
  }
}
