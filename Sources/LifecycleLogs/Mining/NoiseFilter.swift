/// Tells what was seen too rarely to be on a page.
struct NoiseFilter: Sendable {
  /// The number of calls in a word beyond which their order is not looked at.
  private static let mostCalls = 200

  /// The share of occurrences below which something is noise.
  private let share: Double

  /// Prepares to find what was seen less often than some percent of the times.
  init(percent: Double) { share = percent / 100 }

  /// Returns `true` for something that was seen too rarely among some occurrences.
  func isNoise(_ count: Int, of all: Int) -> Bool { count > 0 && Double(count) < Double(all) * share }

  /// The words, and those that have a call, lack one, or have an order of two that is rare among them.
  func filter(_ words: [WordMerger.Seen]) -> (kept: [WordMerger.Seen], dropped: [WordMerger.Seen]) {
    let all = words.reduce(0) { $0 + $1.tally.count }
    guard isNoise(1, of: all) else { return (words, []) }
    let items = words.map { CallTemplate.items(of: $0.word) }
    let counts = Counts(zip(words, items).map { ($1, $0.tally.count) }, longest: Self.mostCalls)
    let isUsual = items.map { items in
      let own = Set(items)
      return counts.items.allSatisfy { !isNoise(own.contains($0) ? $1 : all - $1, of: all) }
        && counts.pairs(of: items).allSatisfy { !isNoise($0, of: $0 + $1) }
    }
    guard isUsual.contains(true) else { return (words, []) }
    let judged = Array(zip(words, isUsual))
    return (judged.filter(\.1).map(\.0), judged.filter { !$0.1 }.map(\.0))
  }

  /// The number of times that each call came, and each before another.
  private struct Counts {
    private(set) var items: [CallTemplate.Item: Int] = [:]
    private var orders: [CallTemplate.Item: [CallTemplate.Item: Int]] = [:]
    private let longest: Int

    init(_ words: [(items: [CallTemplate.Item], count: Int)], longest: Int) {
      self.longest = longest
      for (word, count) in words {
        for (index, item) in word.enumerated() {
          items[item, default: 0] += count
          guard word.count <= longest else { continue }
          for later in word[(index + 1)...] { orders[item, default: [:]][later, default: 0] += count }
        }
      }
    }

    /// The number of times that each two calls of a word came in its order, and in the other one.
    func pairs(of word: [CallTemplate.Item]) -> [(count: Int, reversed: Int)] {
      guard word.count <= longest else { return [] }
      return word.indices.flatMap { index in
        word[(index + 1)...].map { (orders[word[index]]?[$0] ?? 0, orders[$0]?[word[index]] ?? 0) }
      }
    }
  }
}
