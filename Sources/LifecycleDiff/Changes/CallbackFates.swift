import LifecycleModel

/// Which callbacks are part of both lives, and which of one alone.
struct CallbackFates: Sendable {
  /// The old callbacks that are no part of the new life, in page order.
  let gone: [CallbackID]
  /// The new callbacks that were no part of the old life, in page order.
  let fresh: [CallbackID]
  /// The callbacks of both lives, in the new page's order.
  let kept: [(old: CallbackID, new: CallbackID)]
  private let goneSet: Set<CallbackID>

  /// Sorts the callbacks of two life cycles.
  init(_ correspondence: Correspondence) {
    let pairs = correspondence.callbacks
    let olds = correspondence.old.lifecycle.livingCallbacks
    let news = correspondence.new.lifecycle.livingCallbacks
    let (oldLiving, newLiving) = (Set(olds), Set(news))
    gone = olds.filter { id in !(pairs.new(for: id).map(newLiving.contains) ?? false) }
    fresh = news.filter { id in !(pairs.old(for: id).map(oldLiving.contains) ?? false) }
    kept = pairs.all.filter { oldLiving.contains($0.old) && newLiving.contains($0.new) }
    goneSet = Set(gone)
  }

  /// Whether an old callback was part of the old life and is no part of the new one.
  func isGone(_ id: CallbackID) -> Bool { goneSet.contains(id) }
}
