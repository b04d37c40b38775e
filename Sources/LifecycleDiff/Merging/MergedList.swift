import LifecycleModel

/// The elements of two lists in one: those of the new list in its order, those that are gone where they stood.
struct MergedList<Element> {
  /// The elements.
  private(set) var elements: [Merged<Element>]

  /// Merges two lists; an element that is gone stands behind the one that it stood behind.
  ///
  /// `place` may move the place, from 0, in the list so far where one is put that stood behind another.
  init(
    _ pairs: Pairs<Element>, old: [ElementID<Element>], new: [ElementID<Element>],
    place: (ElementID<Element>, Int, [Merged<Element>]) -> Int = { _, place, _ in place }
  ) {
    elements = new.map { Merged(old: pairs.old(for: $0), new: $0) }
    var previous: ElementID<Element>?
    for id in old {
      defer { previous = id }
      guard pairs.new(for: id) == nil else { continue }
      let behind = previous.flatMap { previous in elements.firstIndex { $0.old == previous } }
      elements.insert(Merged(old: id, new: nil), at: place(id, behind.map { $0 + 1 } ?? 0, elements))
    }
  }

  /// The merged element of each element of the old list.
  var idsOfOld: [ElementID<Element>: ElementID<Element>] { ids(by: \.old) }
  /// The merged element of each element of the new list.
  var idsOfNew: [ElementID<Element>: ElementID<Element>] { ids(by: \.new) }

  private func ids(by key: (Merged<Element>) -> ElementID<Element>?) -> [ElementID<Element>: ElementID<Element>] {
    let pairs = elements.enumerated().compactMap { index, element in
      key(element).map { ($0, ElementID<Element>(index)) }
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }
}
