/// A set of elements of one kind, stored as a bit for each.
package struct ElementSet<Element>: Hashable, Sendable {
  private var words: [UInt64] = []

  /// Creates an empty set.
  package init() {}

  /// Creates a set of elements. It takes only lists because a generic initialiser is not specialized for other modules.
  package init(_ ids: [ElementID<Element>]) {
    for id in ids { insert(id) }
  }

  /// Returns `true` for an element of the set.
  package func contains(_ id: ElementID<Element>) -> Bool {
    let word = id.index / UInt64.bitWidth
    return word < words.count && words[word] & bit(of: id) != 0
  }

  /// Inserts an element; returns `true` where it is new.
  @discardableResult
  package mutating func insert(_ id: ElementID<Element>) -> Bool {
    let word = id.index / UInt64.bitWidth
    if word >= words.count { words += Array(repeating: 0, count: word + 1 - words.count) }
    defer { words[word] |= bit(of: id) }
    return words[word] & bit(of: id) == 0
  }

  private func bit(of id: ElementID<Element>) -> UInt64 { 1 << UInt64(id.index % UInt64.bitWidth) }
}

extension ElementSet: Sequence {
  /// Iterates over the elements in page order.
  package func makeIterator() -> AnyIterator<ElementID<Element>> {
    var index = -1
    return AnyIterator {
      repeat { index += 1 } while index < words.count * UInt64.bitWidth && !contains(ElementID(index))
      return index < words.count * UInt64.bitWidth ? ElementID(index) : nil
    }
  }
}
