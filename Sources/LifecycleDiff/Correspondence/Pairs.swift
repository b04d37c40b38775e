import LifecycleModel

/// Which elements of an old life cycle are which of a new one: each at most once.
package struct Pairs<Element>: Hashable, Sendable {
  private var newByOld: [ElementID<Element>: ElementID<Element>] = [:]
  private var oldByNew: [ElementID<Element>: ElementID<Element>] = [:]

  /// No pairs.
  init() {}

  /// The new element that an old one is; `nil` for one that is gone.
  package func new(for old: ElementID<Element>) -> ElementID<Element>? { newByOld[old] }

  /// The old element that a new one is; `nil` for one that was added.
  package func old(for new: ElementID<Element>) -> ElementID<Element>? { oldByNew[new] }

  /// The pairs, in the new page's order.
  package var all: [(old: ElementID<Element>, new: ElementID<Element>)] {
    oldByNew.map { (old: $0.value, new: $0.key) }.sorted { $0.new < $1.new }
  }

  /// The elements of the old life cycle, of so many, that are gone, in its order.
  func removed(of count: Int) -> [ElementID<Element>] {
    (0..<count).map(ElementID.init).filter { newByOld[$0] == nil }
  }

  /// The elements of the new life cycle, of so many, that were added, in its order.
  func added(of count: Int) -> [ElementID<Element>] {
    (0..<count).map(ElementID.init).filter { oldByNew[$0] == nil }
  }

  /// Pairs two elements that have no partner yet.
  mutating func pair(_ old: ElementID<Element>, _ new: ElementID<Element>) {
    guard newByOld[old] == nil, oldByNew[new] == nil else { return }
    newByOld[old] = new
    oldByNew[new] = old
  }

  /// Pairs what is left of two lists where the keys are the same, in order where several have one key.
  ///
  /// An element whose key is `nil` keeps no partner.
  mutating func pairInOrder<Key: Hashable>(
    _ old: [ElementID<Element>], by oldKey: (ElementID<Element>) -> Key?,
    _ new: [ElementID<Element>], by newKey: (ElementID<Element>) -> Key?
  ) {
    let groups = remaining(old, by: oldKey, new, by: newKey)
    for (olds, news) in groups { zip(olds, news).forEach { pair($0, $1) } }
  }

  /// Pairs what is left of two lists where one element on each side has the key, and no other.
  mutating func pairUnique<Key: Hashable>(
    _ old: [ElementID<Element>], by oldKey: (ElementID<Element>) -> Key?,
    _ new: [ElementID<Element>], by newKey: (ElementID<Element>) -> Key?
  ) {
    let groups = remaining(old, by: oldKey, new, by: newKey)
    for (olds, news) in groups where olds.count == 1 && news.count == 1 { pair(olds[0], news[0]) }
  }

  private func remaining<Key: Hashable>(
    _ old: [ElementID<Element>], by oldKey: (ElementID<Element>) -> Key?,
    _ new: [ElementID<Element>], by newKey: (ElementID<Element>) -> Key?
  ) -> [([ElementID<Element>], [ElementID<Element>])] {
    var olds: [Key: [ElementID<Element>]] = [:]
    for id in old where newByOld[id] == nil {
      if let key = oldKey(id) { olds[key, default: []].append(id) }
    }
    var news: [Key: [ElementID<Element>]] = [:]
    for id in new where oldByNew[id] == nil {
      if let key = newKey(id) { news[key, default: []].append(id) }
    }
    return olds.compactMap { key, ids in news[key].map { (ids, $0) } }
  }
}
