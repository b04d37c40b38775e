/// The callbacks of two declarations of a type, each with the one that it was or became.
struct CallbackPairs {
  private struct Name: Hashable {
    let name: String
    let isStatic: Bool
  }

  /// The callbacks that both have.
  private(set) var common: [(old: DeclaredCallback, new: DeclaredCallback)] = []
  /// The callbacks that only the old one has.
  private(set) var removed: [DeclaredCallback]
  /// The callbacks that only the new one has.
  private(set) var added: [DeclaredCallback]

  /// Pairs callbacks: by their selectors, by their signatures, then by their names.
  init(_ old: [DeclaredCallback], _ new: [DeclaredCallback]) {
    removed = old
    added = new
    pair { callback in callback.selector.map { Name(name: $0, isStatic: callback.isStatic) } }
    pair { CallbackSignature($0) }
    pair { CallbackSignature($0, ignoring: TypeSpelling.concurrency) }
    pair { Name(name: $0.name, isStatic: $0.isStatic) }
  }

  /// Pairs the callbacks that are left and have equal keys, the first with the first; none that has no key.
  private mutating func pair<Key: Hashable>(by key: (DeclaredCallback) -> Key?) {
    var candidates: [Key: [Int]] = [:]
    for (index, callback) in added.enumerated().reversed() {
      if let key = key(callback) { candidates[key, default: []].append(index) }
    }
    var taken: Set<Int> = []
    removed.removeAll { callback in
      guard let key = key(callback), let index = candidates[key]?.popLast() else { return false }
      common.append((callback, added[index]))
      taken.insert(index)
      return true
    }
    added = added.indices.filter { !taken.contains($0) }.map { added[$0] }
  }
}
