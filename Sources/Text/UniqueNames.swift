/// Names of which no two are alike, also where letter case does not count.
package struct UniqueNames {
  private var taken: Set<String>
  /// The first number that may be free behind a name and its separator, so that many equal names do not count from 2 each.
  private var next: [String: Int] = [:]

  /// Begins with names that are taken.
  package init(taken: [String] = []) {
    self.taken = Set(taken.map { $0.lowercased() })
  }

  /// Whether a name is taken.
  package func contains(_ name: String) -> Bool { taken.contains(name.lowercased()) }

  /// Takes a name, with the first number from 2 on behind it that makes it another where it is taken.
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
