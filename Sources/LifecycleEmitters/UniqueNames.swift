/// Names of which no two are alike, also where letter case does not count.
struct UniqueNames {
  private var taken: Set<String>

  /// Begins with names that are taken.
  init(taken: [String] = []) {
    self.taken = Set(taken.map { $0.lowercased() })
  }

  /// Whether a name is taken.
  func contains(_ name: String) -> Bool { taken.contains(name.lowercased()) }

  /// Takes a name, with the first number from 2 on behind it that makes it another where it is taken.
  mutating func take(_ name: String, separator: String = "") -> String {
    var candidate = name
    var number = 2
    while !taken.insert(candidate.lowercased()).inserted {
      candidate = "\(name)\(separator)\(number)"
      number += 1
    }
    return candidate
  }
}
