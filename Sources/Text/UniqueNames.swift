/// A set of names that differ in more than letter case.
package struct UniqueNames {
  private var taken: Set<String>
  /// The first number that may be free after a name and its separator, so that many equal names do not count from 2 each.
  private var next: [String: Int] = [:]

  /// Creates a set with names that are taken.
  package init(taken: [String] = []) {
    self.taken = Set(taken.map { $0.lowercased() })
  }

  /// Returns `true` for a taken name.
  package func contains(_ name: String) -> Bool { taken.contains(name.lowercased()) }

  /// Takes a name; one that is taken is followed by the first free number, from 2.
  package mutating func take(_ name: String, separator: String = "") -> String {
    let stem = (name + separator).lowercased()
    var candidate = name
    var number = next[stem] ?? 2
    while !taken.insert(candidate.lowercased()).inserted {
      candidate = "\(name)\(separator)\(number)"
      number += 1
    }
    next[stem] = number
    return candidate
  }
}
