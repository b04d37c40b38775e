import LifecycleModel

/// The two life cycles of a comparison, which may be one: their elements by tokens that both share.
struct ComparedPages {
  /// The left life cycle.
  let left: Side
  /// The right life cycle.
  let right: Side
  /// Which is which of two; `nil` where both sides are one page.
  let correspondence: Correspondence?
  private let successors: [CallbackID: CallbackID]

  /// One page on both sides.
  init(_ lifecycle: Lifecycle) {
    let side = Side(lifecycle, delegates: lifecycle.delegateIDs.map(Token.old))
      .naming(lifecycle.stateIDs.map(Token.old))
    left = side
    right = side
    correspondence = nil
    successors = [:]
  }

  /// Two pages.
  init(_ left: Lifecycle, _ right: Lifecycle) {
    let correspondence = Correspondence(of: left, with: right)
    self.left = correspondence.old
    self.right = correspondence.new
    self.correspondence = correspondence
    let living = Set(right.livingCallbacks)
    successors = Dictionary(
      uniqueKeysWithValues: correspondence.callbacks.all.filter { living.contains($0.new) }.map { ($0.old, $0.new) })
  }

  /// What a left callback is on the right page, under the same delegate; `nil` where it is gone, and on one page.
  func successor(of callback: CallbackID) -> CallbackID? { successors[callback] }

  /// Whether one of two calls is to be used instead of the other, by the page's word or the catalog's.
  func replaces(_ call: CallbackID, _ other: CallbackID) -> Bool {
    DeclaredReplacements(left.lifecycle, right.lifecycle).link(other, call)
  }
}
