import LifecycleModel
import Text

/// Decides which words are those of one event: words between the same states that have a call in common.
///
/// Calls that do not always come may be skipped, and calls that come in both orders have none. That allows words that were not
/// seen. Where each word was seen often, and merging would allow others, they are of several events.
struct WordMerger {
  /// A word with how often it was seen.
  typealias Seen = (word: EventWord, tally: EventTally)

  /// The parts by which words differ.
  private enum Feature {
    case has(CallTemplate.Item)
    case order(CallTemplate.Item, CallTemplate.Item)

    func holds(in items: [CallTemplate.Item]) -> Bool {
      switch self {
      case .has(let item): return items.contains(item)
      case .order(let first, let second):
        guard let start = items.firstIndex(of: first) else { return false }
        return items[start...].contains(second)
      }
    }
  }

  /// The number of times that each word was seen, on average, before what was not seen counts.
  private static let support = 10
  /// The number of words, and of calls in one, beyond which words are not told apart.
  private static let most = (words: 100, calls: 24)

  /// The words of each event, of those between two states.
  static func events(_ words: [Seen]) -> [[Seen]] { connected(words).flatMap(parts) }

  /// The words in parts that have no call in common, in their order.
  static func connected(_ words: [Seen]) -> [[Seen]] {
    var numbers: [CallName: Int] = [:]
    var parts: [[Seen]?] = []
    for seen in words {
      let calls = Set(seen.word.calls)
      let met = Set(calls.compactMap { numbers[$0] }).sorted()
      let number = met.first ?? parts.count
      if number == parts.count { parts.append([]) }
      for other in met.dropFirst() {
        let moved = parts[other] ?? []
        parts[number]? += moved
        parts[other] = nil
      }
      parts[number]?.append(seen)
      for (call, old) in numbers where met.contains(old) { numbers[call] = number }
      for call in calls { numbers[call] = number }
    }
    return parts.compactMap { $0 }
  }

  private static func parts(of words: [Seen]) -> [[Seen]] {
    let unseen = unseenCount(of: words)
    guard unseen > 0, areWellKnown(words) else { return [words] }
    let items = words.map { CallTemplate.items(of: $0.word) }
    var best: (unseen: Int, parts: [[Seen]])?
    for feature in features(of: items) {
      let (with, without) = split(words, items, by: feature)
      guard !with.isEmpty, !without.isEmpty else { continue }
      let count = unseenCount(of: with) + unseenCount(of: without)
      if count < best?.unseen ?? unseen { best = (count, [with, without]) }
    }
    return best.map { $0.parts.flatMap(events) } ?? [words]
  }

  /// The number of words that an event of some words allows beside them.
  private static func unseenCount(of words: [Seen]) -> Int {
    CallTemplate(words.map { ($0.word, $0.tally.count) }).wordCount - words.count
  }

  /// Returns `true` if what was not seen would have been, if it came: words were seen often, and hardly one only once.
  private static func areWellKnown(_ words: [Seen]) -> Bool {
    guard words.count <= most.words, words.allSatisfy({ $0.word.calls.count <= most.calls }) else { return false }
    let all = words.reduce(0) { $0 + $1.tally.count }
    return all >= support * words.count && words.count { $0.tally.count == 1 } * 50 <= all
  }

  private static func split(_ words: [Seen], _ items: [[CallTemplate.Item]], by feature: Feature) -> ([Seen], [Seen]) {
    let holds = items.map(feature.holds)
    return (zip(words, holds).filter(\.1).map(\.0), zip(words, holds).filter { !$0.1 }.map(\.0))
  }

  private static func features(of words: [[CallTemplate.Item]]) -> [Feature] {
    let all = words.joined().unique
    let optional = all.filter { item in !words.allSatisfy { $0.contains(item) } }
    let orders = all.indices.flatMap { first in
      all[(first + 1)...].filter { second in
        let one = Feature.order(all[first], second)
        let other = Feature.order(second, all[first])
        return words.contains(where: one.holds) && words.contains(where: other.holds)
      }.map { Feature.order(all[first], $0) }
    }
    return optional.map(Feature.has) + orders
  }
}
