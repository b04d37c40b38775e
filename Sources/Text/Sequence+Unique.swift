extension Sequence where Element: Hashable {
  /// The elements without those that equal an earlier one.
  package var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
