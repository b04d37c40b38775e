extension Sequence where Element: Hashable {
  /// The elements without those that equal an earlier one.
  package var unique: [Element] { unique { $0 } }
}

extension Sequence {
  /// The first element of each key, in order.
  package func unique<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }
}
