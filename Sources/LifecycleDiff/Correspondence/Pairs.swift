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

  /// Pairs unpaired elements by equal keys, in order where several have one key.
  ///
  /// Each list has a key for every element of its life cycle; one with the key `nil` is not paired.
  mutating func pairInOrder<Key: Hashable>(_ oldKeys: [Key?], _ newKeys: [Key?]) {
    for (olds, news) in remaining(oldKeys, newKeys) { zip(olds, news).forEach { pair($0, $1) } }
  }

  /// Pairs unpaired elements by equal keys that are unique on each side.
  mutating func pairUnique<Key: Hashable>(_ oldKeys: [Key?], _ newKeys: [Key?]) {
    for (olds, news) in remaining(oldKeys, newKeys) where olds.count == 1 && news.count == 1 { pair(olds[0], news[0]) }
  }

  private func remaining<Key: Hashable>(
    _ oldKeys: [Key?], _ newKeys: [Key?]
  ) -> [([ElementID<Element>], [ElementID<Element>])] {
    let olds = Dictionary(grouping: removed(of: oldKeys.count)) { oldKeys[$0.index] }
    let news = Dictionary(grouping: added(of: newKeys.count)) { newKeys[$0.index] }
    return olds.compactMap { key, ids in key == nil ? nil : news[key].map { (ids, $0) } }
  }
}
