import LifecycleModel

/// The removed, added and common callbacks that pages list or call.
struct CallbackPresence: Sendable {
  /// The callbacks that only the old life cycle has, in page order.
  let removed: [CallbackID]
  /// The callbacks that only the new life cycle has, in page order.
  let added: [CallbackID]
  /// The callbacks that both life cycles have, in the new page's order.
  let common: [(old: CallbackID, new: CallbackID)]

  /// Sorts the callbacks of two life cycles.
  init(_ correspondence: Correspondence) {
    let pairs = correspondence.callbacks
    let olds = correspondence.old.lifecycle.livingCallbacks
    let news = correspondence.new.lifecycle.livingCallbacks
    let (oldLiving, newLiving) = (Set(olds), Set(news))
    removed = olds.filter { id in !(pairs.new(for: id).map(newLiving.contains) ?? false) }
    added = news.filter { id in !(pairs.old(for: id).map(oldLiving.contains) ?? false) }
    common = pairs.all.filter { oldLiving.contains($0.old) && newLiving.contains($0.new) }
  }
}
