import LifecycleModel

/// Which callbacks are part of both lives, and which of one alone.
struct CallbackPresence: Sendable {
  /// The old callbacks that are no part of the new life, in page order.
  let removed: [CallbackID]
  /// The new callbacks that were no part of the old life, in page order.
  let added: [CallbackID]
  /// The callbacks of both lives, in the new page's order.
  let common: [(old: CallbackID, new: CallbackID)]
  private let removedSet: Set<CallbackID>

  /// Sorts the callbacks of two life cycles.
  init(_ correspondence: Correspondence) {
    let pairs = correspondence.callbacks
    let olds = correspondence.old.lifecycle.livingCallbacks
    let news = correspondence.new.lifecycle.livingCallbacks
    let (oldLiving, newLiving) = (Set(olds), Set(news))
    removed = olds.filter { id in !(pairs.new(for: id).map(newLiving.contains) ?? false) }
    added = news.filter { id in !(pairs.old(for: id).map(oldLiving.contains) ?? false) }
    common = pairs.all.filter { oldLiving.contains($0.old) && newLiving.contains($0.new) }
    removedSet = Set(removed)
  }

  /// Whether an old callback was part of the old life and is no part of the new one.
  func isGone(_ id: CallbackID) -> Bool { removedSet.contains(id) }
}
