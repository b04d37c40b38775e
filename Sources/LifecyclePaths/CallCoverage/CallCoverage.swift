import LifecycleModel

/// The coverage of a page by the calls of processes.
///
/// Several runs may explain the calls of a life cycle. An element is certainly covered if it is in each of them, and possibly if
/// it is in some. An event counts once it is over, and before that up to its last call that has come.
package struct CallCoverage: Sendable {
  /// A process, as a call monitor follows it.
  package struct Process: Sendable {
    /// The coverage in each mode that it may have.
    fileprivate var modes: [CoveredLives]
  }

  /// The coverage by a life cycle.
  package struct Life: Hashable, Sendable {
    /// Its number in the process, as verdicts have it; `nil` for what may be of several.
    package let number: Int?
    /// The elements that it covers for certain.
    package let sure: [CoverableElement]
    /// The elements that it may cover, those included that it does for certain.
    package let possible: [CoverableElement]
    /// Sets of transitions of which it takes one for certain, where the calls do not tell which.
    package let alternatives: [[TransitionID]]
  }

  /// The news of a call.
  package struct News: Sendable {
    /// The elements that are covered for certain, and never were before.
    package fileprivate(set) var shown: [CoverableElement] = []
    /// The sets of transitions of which one is taken for certain, where that never was known before.
    package fileprivate(set) var alternatives: [[TransitionID]] = []
    /// The life cycles that are over, or not followed any more.
    package fileprivate(set) var ended: [Life] = []
  }

  /// For each element, the number of life cycles that are told apart and cover it for certain.
  package private(set) var sureCounts: [CoverableElement: Int] = [:]
  /// For each element, the number of life cycles that are told apart and may cover it, those included that do for certain.
  package private(set) var possibleCounts: [CoverableElement: Int] = [:]
  /// For each element, how often calls that may be of several life cycles may have covered it.
  package private(set) var sharedCounts: [CoverableElement: Int] = [:]
  /// For each set of transitions of which one is taken for certain, the number of life cycles that are told apart, take one, and do
  /// not tell more.
  package private(set) var alternativeCounts: [[TransitionID]: Int] = [:]
  /// The number of life cycles that are counted: those told apart that are over, or not followed any more.
  package private(set) var lifeCount = 0
  private var graph: CoverageGraph
  private var shown: BitSet

  /// Begins to cover the page of a monitor, which from now on records how life cycles move; with pairs of transitions, if that is
  /// asked for. Of how far scenarios and pairs have come, `capacity` entries are remembered.
  package init(
    _ monitor: inout CallMonitor, of lifecycle: Lifecycle, withPairs: Bool = false, capacity: Int = 8_000_000
  ) {
    let automaton = monitor.steps.automaton
    graph = CoverageGraph(
      automaton, of: lifecycle,
      lifecycle.stretches(observing: automaton.callbacks, withPairs: withPairs),
      capacity: capacity, hasOneLife: monitor.steps.page.hasOneLife)
    shown = BitSet(below: graph.elements.all.count)
    monitor.steps.moves.isRecorded = true
  }

  /// The elements that can be covered: transitions, states, calls, scenarios and pairs, each in page order.
  package var elements: [CoverableElement] { graph.elements.all }

  /// Returns `true` for an element that is covered for certain.
  package func isSure(_ element: CoverableElement) -> Bool {
    graph.elements.number(of: element).map(shown.contains) ?? false
  }

  /// Returns `true` for an element that can be covered.
  package func canCover(_ element: CoverableElement) -> Bool { graph.elements.number(of: element) != nil }

  /// A process that a monitor has just begun to follow: from its start, from anywhere, or after the call that launched it.
  package mutating func process(
    _ process: CallMonitor.Process, _ monitor: CallMonitor, launchedBy callback: CallbackID? = nil
  ) -> Process {
    let lives = [process.lives] + process.otherModes
    return Process(
      modes: lives.map { lives in
        let places = monitor.steps.sets.placeList(of: lives.newcomer)
        guard let callback else {
          return CoveredLives(
            mode: lives.mode, graph.start(at: places), graph.stretches.start(at: places, lives.mode))
        }
        return CoveredLives(
          mode: lives.mode, graph.ways(byAny: callback, after: graph.start(at: [0])).ways,
          graph.stretches.after(any: callback, lives.mode), hasMoved: true)
      })
  }

  /// Follows a process through the last call that a monitor took, or the last gap that it skipped, which must be of that process.
  package mutating func take(
    _ process: CallMonitor.Process, _ monitor: CallMonitor, in covered: inout Process
  ) -> News {
    graph.stretches.renew()
    for index in covered.modes.indices { covered.modes[index].take(monitor.steps.moves, &graph, monitor.steps.sets) }
    if process.otherModes.isEmpty, covered.modes.count > 1 {
      covered.modes.removeAll { $0.mode != process.lives.mode }
    }
    guard covered.modes.count == 1 else { return News() }
    return news(of: monitor.steps.moves, in: &covered.modes[0])
  }

  /// Ends a process, and what lives in it.
  package mutating func end(
    _ process: CallMonitor.Process, _ monitor: inout CallMonitor, _ covered: Process
  ) -> News {
    let process = monitor.renewed(process)
    var lists: [[Life]] = []
    for (var covered, lives) in zip(covered.modes, [process.lives] + process.otherModes) {
      for index in lives.lives.indices {
        covered.end(lives.lives[index].number, at: lives.lives[index].places, &graph, monitor.steps.sets)
      }
      covered.end(LifeMove.newcomer, at: lives.newcomer, &graph, monitor.steps.sets)
      lists.append(covered.ended)
    }
    var news = News(ended: common(to: lists))
    count(&news)
    return news
  }

  // MARK: - Counting

  private mutating func news(of moves: LifeMoves, in lives: inout CoveredLives) -> News {
    var news = News()
    for move in moves.moves {
      for set in lives.removeNews(of: move.life) { know(graph.elements.transitions(in: set), &news) }
      guard let ways = lives.ways(of: move.life), ways.isMoreSure(than: shown) else { continue }
      let sure = ways.sure
      news.shown += graph.elements.elements(in: sure.subtracting(shown))
      shown.formUnion(sure.words, from: 0)
    }
    if !lives.ended.isEmpty {
      swap(&news.ended, &lives.ended)
      count(&news)
    }
    return news
  }

  private mutating func count(_ news: inout News) {
    for life in news.ended {
      let isToldApart = life.number != nil
      if isToldApart { lifeCount += 1 }
      for set in life.alternatives where !life.sure.contains(where: { $0.isTransition(of: set) }) {
        know(set, &news)
        if isToldApart { alternativeCounts[set, default: 0] += 1 }
      }
      for element in life.sure {
        if isToldApart { sureCounts[element, default: 0] += 1 }
        guard let number = graph.elements.number(of: element), !shown.contains(number) else { continue }
        shown.insert(number)
        news.shown.append(element)
      }
      for element in life.possible {
        if isToldApart { possibleCounts[element, default: 0] += 1 } else { sharedCounts[element, default: 0] += 1 }
      }
    }
  }

  /// Remembers a set of transitions of which one is taken for certain.
  private mutating func know(_ set: [TransitionID], _ news: inout News) {
    guard alternativeCounts[set] == nil else { return }
    alternativeCounts[set] = 0
    news.alternatives.append(set)
  }

  /// The elements that life cycles cover in whichever mode their process has.
  private func common(to modes: [[Life]]) -> [Life] {
    guard modes.count > 1 else { return modes.first ?? [] }
    let numbers = Dictionary(grouping: modes.joined(), by: \.number)
    return numbers.sorted { ($0.key ?? 0) < ($1.key ?? 0) }.map { number, lives in
      let isInAll = modes.allSatisfy { mode in mode.contains { $0.number == number } }
      let alternatives = Set(isInAll ? lives[0].alternatives : [])
      let common = lives.reduce(alternatives) { $0.intersection($1.alternatives) }
      let sure = isInAll ? lives.reduce(Set(elements)) { $0.intersection($1.sure) } : []
      let possible = lives.reduce(Set<CoverableElement>()) { $0.union($1.possible) }
      return Life(
        number: number, sure: elements.filter(sure.contains), possible: elements.filter(possible.contains),
        alternatives: lives[0].alternatives.filter(common.contains))
    }
  }
}
