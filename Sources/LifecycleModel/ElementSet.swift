/// Some elements of one kind of a life cycle, a bit each: large pages ask often whether an element is among some.
package struct ElementSet<Element>: Hashable, Sendable {
  @usableFromInline var words: [UInt64] = []

  /// Creates an empty set.
  @inlinable package init() {}

  /// Takes in some elements.
  @inlinable package init(_ ids: some Sequence<ElementID<Element>>) {
    for id in ids { insert(id) }
  }

  /// Whether an element is in it.
  @inlinable package func contains(_ id: ElementID<Element>) -> Bool {
    let word = id.index / UInt64.bitWidth
    return word < words.count && words[word] & bit(of: id) != 0
  }

  /// Takes in an element; whether it is new.
  @discardableResult
  @inlinable package mutating func insert(_ id: ElementID<Element>) -> Bool {
    let word = id.index / UInt64.bitWidth
    if word >= words.count { words += Array(repeating: 0, count: word + 1 - words.count) }
    defer { words[word] |= bit(of: id) }
    return words[word] & bit(of: id) == 0
  }

  @inlinable func bit(of id: ElementID<Element>) -> UInt64 { 1 << UInt64(id.index % UInt64.bitWidth) }
}

extension ElementSet: Sequence {
  /// The elements in page order.
  @inlinable package func makeIterator() -> AnyIterator<ElementID<Element>> {
    var index = -1
    return AnyIterator {
      repeat { index += 1 } while index < words.count * UInt64.bitWidth && !contains(ElementID(index))
      return index < words.count * UInt64.bitWidth ? ElementID(index) : nil
    }
  }
}
