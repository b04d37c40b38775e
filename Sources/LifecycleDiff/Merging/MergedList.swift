import LifecycleModel

/// Two lists in one: the elements of the new list in its order, removed ones at their old places.
struct MergedList<Element> {
  /// The elements.
  let elements: [Merged<Element>]
  /// The ids in the merged list by ids in the old list.
  let idsOfOld: [ElementID<Element>: ElementID<Element>]
  /// The ids in the merged list by ids in the new list.
  let idsOfNew: [ElementID<Element>: ElementID<Element>]

  /// Merges two lists; a removed element follows the one that it followed in the old list.
  ///
  /// `place` may change the index at which a removed element is inserted into the list so far.
  init(
    _ pairs: Pairs<Element>, old: [ElementID<Element>], new: [ElementID<Element>],
    place: (ElementID<Element>, Int, [Merged<Element>]) -> Int = { _, place, _ in place }
  ) {
    var elements = new.map { Merged(old: pairs.old(for: $0), new: $0) }
    var previous: ElementID<Element>?
    for id in old {
      defer { previous = id }
      guard pairs.new(for: id) == nil else { continue }
      let predecessor = previous.flatMap { previous in elements.firstIndex { $0.old == previous } }
      elements.insert(Merged(old: id, new: nil), at: place(id, predecessor.map { $0 + 1 } ?? 0, elements))
    }
    self.elements = elements
    idsOfOld = Self.ids(in: elements, by: \.old)
    idsOfNew = Self.ids(in: elements, by: \.new)
  }

  private static func ids(
    in elements: [Merged<Element>], by key: (Merged<Element>) -> ElementID<Element>?
  ) -> [ElementID<Element>: ElementID<Element>] {
    let pairs = elements.enumerated().compactMap { index, element in
      key(element).map { ($0, ElementID<Element>(index)) }
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }
}
