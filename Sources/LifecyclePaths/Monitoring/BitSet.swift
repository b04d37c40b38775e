/// A set of numbers from 0 to a limit, stored as a bit for each.
struct BitSet: Hashable, Sendable {
  /// The bits, from the lowest of the first word on.
  private(set) var words: [UInt64]

  /// The set of some words.
  init(_ words: some Sequence<UInt64>) { self.words = Array(words) }

  /// The empty set of numbers below a limit.
  init(below limit: Int) { words = Array(repeating: 0, count: Self.width(below: limit)) }

  /// The number of words for the numbers below a limit, at least 1.
  static func width(below limit: Int) -> Int { max(1, (limit + 63) / 64) }

  /// The number of numbers in it.
  var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  /// Returns `true` for a number of the set.
  func contains(_ number: Int) -> Bool { words[number / 64] >> UInt64(number % 64) & 1 == 1 }

  /// Adds a number.
  mutating func insert(_ number: Int) { words[number / 64] |= 1 << UInt64(number % 64) }

  /// Removes all.
  mutating func removeAll() {
    for index in words.indices { words[index] = 0 }
  }

  /// Adds the numbers of a set whose words begin at an index.
  mutating func formUnion(_ others: [UInt64], from start: Int) {
    for index in words.indices { words[index] |= others[start + index] }
  }

  /// The numbers that are not in another set.
  func subtracting(_ other: BitSet) -> BitSet { BitSet(zip(words, other.words).map { $0 & ~$1 }) }

  /// Returns `true` if all numbers are in another set.
  func isSubset(of other: BitSet) -> Bool { zip(words, other.words).allSatisfy { $0 & ~$1 == 0 } }

  /// Adds all numbers to which changes lead from those of the set.
  mutating func close(under changes: [(source: Int, target: Int)]) {
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for change in changes where contains(change.source) && !contains(change.target) {
        insert(change.target)
        isGrowing = true
      }
    }
  }
}
