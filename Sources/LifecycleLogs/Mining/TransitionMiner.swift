import LifecycleModel
import Text

/// Makes transitions of events.
struct TransitionMiner: Sendable {
  /// The events that were seen too rarely to be on the page.
  struct Noise: Sendable {
    /// The states before and after, and the calls.
    let transition: MinedTransition
    /// The number of times that something was seen in its place.
    let all: Int
  }

  private struct Ends: Hashable {
    let source: String
    let path: [String]
    /// The other life cycles, where they matter.
    let company: MinedEvent.Company?
  }

  /// The transitions in the order in which they were seen.
  private(set) var transitions: [MinedTransition] = []
  /// The events that were seen too rarely.
  private(set) var noise: [Noise] = []

  /// Makes the transitions of life cycles that begin in a state. What calls the process when one begins may depend on the others.
  init(_ events: LifeEvents, from initial: String, callingProcess processDelegates: Set<String>, _ filter: NoiseFilter)
  {
    let all = events.all
    let isOneLife = Set(all.lazy.flatMap(\.word.calls).map(\.delegate)).isSubset(of: processDelegates)
    let words = Self.words(of: all) { event in
      let callsProcess = event.word.calls.contains { processDelegates.contains($0.delegate) }
      return !isOneLife && event.source == initial && callsProcess ? event.company : nil
    }
    for (ends, words) in words {
      for part in WordMerger.connected(words) {
        let (kept, dropped) = filter.filter(part)
        let all = part.reduce(0) { $0 + $1.tally.count }
        noise += dropped.map { Noise(transition: MinedTransition(from: ends.source, ends.path, [$0]), all: all) }
        for words in WordMerger.events(kept) { add(words, ends) }
      }
    }
    dropRare(filter)
    transitions += events.unseen.sorted { $0.key < $1.key }.map { change, tally in
      var transition = MinedTransition(from: change.source, to: change.target, tally: tally)
      transition.event = change.source == initial ? "Before the log" : "Lost calls"
      return transition
    }
    dropUnreachable(from: initial)
    transitions.sort { Self.order(of: $0) < Self.order(of: $1) }
    noise.sort { Self.order(of: $0.transition) < Self.order(of: $1.transition) }
  }

  /// Adds a transition; one with the same calls that was seen with and without other life cycles is one without a condition.
  private mutating func add(_ words: [WordMerger.Seen], _ ends: Ends) {
    var transition = MinedTransition(from: ends.source, ends.path, words)
    switch ends.company {
    case .alone: transition.condition = .firstScene
    case .beside: transition.condition = .anotherScene
    case .unknown, nil: break
    }
    let twin =
      ends.company == nil ? nil : transitions.firstIndex { $0.source == ends.source && $0.isSame(as: transition) }
    guard let twin else {
      transitions.append(transition)
      return
    }
    var merged = MinedTransition(from: ends.source, ends.path, Self.united(transitions[twin].words + words))
    let conditions = [transitions[twin].condition, transition.condition].compactMap { $0 }
    merged.condition = conditions.count == 1 ? conditions[0] : nil
    transitions[twin] = merged
  }

  /// Words with their tallies, each once.
  private static func united(_ words: [WordMerger.Seen]) -> [WordMerger.Seen] {
    let tallies = Dictionary(grouping: words, by: \.word).mapValues { EventTally($0.map(\.tally)) }
    return words.map(\.word).unique.map { ($0, tallies[$0] ?? EventTally()) }
  }

  /// The order in which transitions were seen; what was before a log comes first.
  private static func order(of transition: MinedTransition) -> (MinedPlace, Int, String) {
    let last = MinedPlace(file: .max, line: 0)
    return (transition.tally.first ?? last, transition.words.isEmpty ? 0 : 1, transition.pathText)
  }

  /// The words between states, those that were seen first before others.
  private static func words(
    of events: [MinedEvent], company: (MinedEvent) -> MinedEvent.Company?
  ) -> [(Ends, [WordMerger.Seen])] {
    var numbers: [Ends: Int] = [:]
    var all: [(ends: Ends, words: [EventWord: EventTally], order: [EventWord])] = []
    for event in events {
      guard let source = event.source else { continue }
      let ends = Ends(source: source, path: event.path, company: company(event))
      let number = numbers[ends] ?? all.count
      if number == all.count {
        numbers[ends] = number
        all.append((ends, [:], []))
      }
      if all[number].words[event.word] == nil { all[number].order.append(event.word) }
      all[number].words[event.word, default: EventTally()].add(event)
    }
    return all.map { found in (found.ends, found.order.map { ($0, found.words[$0] ?? EventTally()) }) }
  }

  /// Drops transitions that were rare among those from their state.
  private mutating func dropRare(_ filter: NoiseFilter) {
    var counts: [String: Int] = [:]
    for transition in transitions { counts[transition.source, default: 0] += transition.tally.count }
    drop { filter.isNoise($0.tally.count, of: counts[$0.source] ?? 0) ? counts[$0.source] : nil }
  }

  /// Drops transitions from states to which nothing leads any more.
  private mutating func dropUnreachable(from initial: String) {
    guard !noise.isEmpty else { return }
    var reached: Set<String> = [initial]
    var count = 0
    while count < reached.count {
      count = reached.count
      for transition in transitions where reached.contains(transition.source) { reached.formUnion(transition.path) }
    }
    drop { reached.contains($0.source) ? nil : $0.tally.count }
  }

  private mutating func drop(_ all: (MinedTransition) -> Int?) {
    noise += transitions.compactMap { transition in all(transition).map { Noise(transition: transition, all: $0) } }
    transitions.removeAll { all($0) != nil }
  }
}
