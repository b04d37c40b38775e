import LifecycleModel
import LifecyclePaths

/// The calls of an event that was seen several times: in groups, one after another, each without an order in itself.
struct CallTemplate: Sendable {
  /// A call.
  struct Step: Hashable, Sendable {
    /// The callback.
    let name: CallName
    /// The number of times that it came.
    let count: Int
  }

  /// A call of a word: the first, second, … of its name in a segment.
  struct Item: Hashable, Sendable {
    let segment: Int
    let name: CallName
    let number: Int
  }

  /// The groups before each state.
  let segments: [[[Step]]]
  /// The number of times that the event was seen.
  let count: Int

  /// The number beyond which words are not counted.
  static let mostWords = 1_000_000

  /// Finds the strictest groups that have all of some words, with the number of times of each.
  init(_ words: [(word: EventWord, count: Int)]) {
    let ordered = words.sorted { $0.count > $1.count }
    var numbers: [Item: Int] = [:]
    var items: [Item] = []
    var counts: [Int] = []
    var successors: [Set<Int>] = []
    for (word, count) in ordered {
      var before: Int?
      for item in Self.items(of: word) {
        let number = numbers[item] ?? items.count
        if number == items.count {
          numbers[item] = number
          items.append(item)
          counts.append(0)
          successors.append([])
        }
        counts[number] += count
        if let before, items[before].segment == item.segment { successors[before].insert(number) }
        before = number
      }
    }
    count = words.reduce(0) { $0 + $1.count }
    let segmentCount = words.first?.word.segments.count ?? 0
    var segments = Array(repeating: [[Step]](), count: segmentCount)
    for group in Self.ordered(successors) {
      segments[items[group[0]].segment].append(group.map { Step(name: items[$0].name, count: counts[$0]) })
    }
    self.segments = segments
  }

  /// The calls of a word.
  static func items(of word: EventWord) -> [Item] {
    word.segments.enumerated().flatMap { segment, calls in
      var numbers: [CallName: Int] = [:]
      return calls.map { name in
        numbers[name, default: 0] += 1
        return Item(segment: segment, name: name, number: numbers[name, default: 0])
      }
    }
  }

  /// The groups of nodes that come before each other, in an order in which no group comes before one that precedes it: as the
  /// nodes are numbered, where several may come.
  private static func ordered(_ successors: [Set<Int>]) -> [[Int]] {
    let connected = StronglyConnected(successors.map { $0.sorted() })
    var groups = Array(repeating: [Int](), count: connected.count)
    for node in successors.indices { groups[connected.component[node]].append(node) }
    var next = Array(repeating: Set<Int>(), count: connected.count)
    var open = Array(repeating: 0, count: connected.count)
    for (node, after) in successors.enumerated() {
      let group = connected.component[node]
      for other in after.map({ connected.component[$0] }) where other != group && next[group].insert(other).inserted {
        open[other] += 1
      }
    }
    // By their first nodes, the last one first.
    var ready = groups.indices.filter { open[$0] == 0 }.sorted { groups[$0][0] > groups[$1][0] }
    var order: [[Int]] = []
    while let group = ready.popLast() {
      order.append(groups[group])
      for other in next[group] {
        open[other] -= 1
        guard open[other] == 0 else { continue }
        let place = ready.firstIndex { groups[$0][0] < groups[other][0] } ?? ready.endIndex
        ready.insert(other, at: place)
      }
    }
    return order
  }

  /// Returns `true` for a call that did not always come.
  func mayBeSkipped(_ step: Step) -> Bool { step.count < count }

  /// Returns `true` for one that allows the same words.
  func isSame(as other: CallTemplate) -> Bool { outline == other.outline }

  /// The names in each group, and if they may be skipped.
  private var outline: [[[CallName: [Bool]]]] {
    segments.map { groups in
      groups.map { group in
        Dictionary(grouping: group, by: \.name).mapValues { steps in
          let optional = steps.count(where: mayBeSkipped)
          return steps.indices.map { $0 < optional }
        }
      }
    }
  }

  /// The number of words that it allows, at most `mostWords`.
  var wordCount: Int {
    segments.joined().reduce(1) { product, group in
      let optional = group.count(where: mayBeSkipped)
      return Self.capped(product, by: Self.wordCount(required: group.count - optional, optional: optional))
    }
  }

  /// The number of orders of some calls with any of others.
  private static func wordCount(required: Int, optional: Int) -> Int {
    var sum = 0
    var choices = 1
    for chosen in 0...optional {
      let orders = (1...max(1, required + chosen)).reduce(1) { capped($0, by: $1) }
      sum = min(mostWords, sum + capped(choices, by: orders))
      choices = min(mostWords, choices * (optional - chosen) / (chosen + 1))
    }
    return sum
  }

  private static func capped(_ one: Int, by other: Int) -> Int { min(mostWords, one * other) }
}
