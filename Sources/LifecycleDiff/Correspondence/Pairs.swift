import LifecycleModel

/// Pairs of an old and a new element, each element at most once.
package struct Pairs<Element>: Hashable, Sendable {
  private var newByOld: [ElementID<Element>: ElementID<Element>] = [:]
  private var oldByNew: [ElementID<Element>: ElementID<Element>] = [:]

  /// Creates no pairs.
  init() {}

  /// The new element paired with an old one; `nil` for a removed one.
  package func new(for old: ElementID<Element>) -> ElementID<Element>? { newByOld[old] }

  /// The old element paired with a new one; `nil` for an added one.
  package func old(for new: ElementID<Element>) -> ElementID<Element>? { oldByNew[new] }

  /// The pairs, in the new page's order.
  package var all: [(old: ElementID<Element>, new: ElementID<Element>)] {
    oldByNew.map { (old: $0.value, new: $0.key) }.sorted { $0.new < $1.new }
  }

  /// The removed elements of `count` old ones, in their order.
  func removed(of count: Int) -> [ElementID<Element>] {
    (0..<count).map(ElementID.init).filter { newByOld[$0] == nil }
  }

  /// The added elements of `count` new ones, in their order.
  func added(of count: Int) -> [ElementID<Element>] {
    (0..<count).map(ElementID.init).filter { oldByNew[$0] == nil }
  }

  /// Pairs two elements, unless either is paired already.
  mutating func pair(_ old: ElementID<Element>, _ new: ElementID<Element>) {
    guard newByOld[old] == nil, oldByNew[new] == nil else { return }
    newByOld[old] = new
    oldByNew[new] = old
  }

  /// Pairs unpaired elements of two lists by equal keys, in order where several have one key.
  ///
  /// An element with the key `nil` is not paired.
  mutating func pairInOrder<Key: Hashable>(
    _ old: [ElementID<Element>], by oldKey: (ElementID<Element>) -> Key?,
    _ new: [ElementID<Element>], by newKey: (ElementID<Element>) -> Key?
  ) {
    let groups = remaining(old, by: oldKey, new, by: newKey)
    for (olds, news) in groups { zip(olds, news).forEach { pair($0, $1) } }
  }

  /// Pairs unpaired elements of two lists by equal keys that are unique on each side.
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
