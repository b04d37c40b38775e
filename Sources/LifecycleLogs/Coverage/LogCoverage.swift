import LifecycleModel
import LifecyclePaths

/// The coverage of a page by the calls of a log, whatever callbacks its processes show.
package struct LogCoverage: Sendable {
  /// The counts of an element or a callback.
  package struct Count: Hashable, Sendable {
    /// The life cycles that cover it for certain; of a callback, its calls.
    package var sure = 0
    /// The life cycles that may cover it, those included that do for certain.
    package var possible = 0
    /// The first call that shows it; `nil` where none does for certain.
    package var first: CoverageExample?
  }

  /// Transitions of which one is covered for certain, and none by itself.
  package struct Alternatives: Hashable, Sendable {
    /// The transitions, in page order.
    package let transitions: [TransitionID]
    /// The number of life cycles that cover one of them, and do not tell more.
    package let lifeCount: Int
    /// The first call that shows it.
    package let first: CoverageExample?
  }

  /// The page.
  package let lifecycle: Lifecycle
  /// `true` if pairs of transitions are recorded, too.
  package let hasPairs: Bool
  // By the numbers of monitors, not in a dictionary: that would copy one for each call.
  private var coverages: [CallCoverage?] = []
  private var first: [CoverableElement: CoverageExample] = [:]
  private var calls: [CallbackID: CoverageSums] = [:]
  private var firstOfAlternatives: [[TransitionID]: CoverageExample] = [:]
  /// `true` once the log has ended: what processes show now, they show by their ends.
  var isAtEnd = false
  /// The callbacks that some process shows.
  private(set) var observed: Set<CallbackID> = []

  /// Begins with nothing.
  init(_ lifecycle: Lifecycle, hasPairs: Bool) {
    self.lifecycle = lifecycle
    self.hasPairs = hasPairs
  }

  private var recorded: [CallCoverage] { coverages.compactMap(\.self) }

  /// The number of life cycles that are over, or not followed any more.
  package var lifeCount: Int { recorded.reduce(0) { $0 + $1.lifeCount } }

  /// The counts of an element; `nil` for one that the callbacks of no process show.
  package func count(of element: CoverableElement) -> Count? {
    sums(of: element).map { Count($0, lifeCount: lifeCount) }
  }

  /// The sums of an element; `nil` for one that the callbacks of no process show.
  package func sums(of element: CoverableElement) -> CoverageSums? {
    let coverages = recorded.filter { $0.canCover(element) }
    guard !coverages.isEmpty else { return nil }
    var sums = CoverageSums(first: first[element])
    for coverage in coverages {
      sums.sure += coverage.sureCounts[element] ?? 0
      sums.possible += coverage.possibleCounts[element] ?? 0
      sums.shared += coverage.sharedCounts[element] ?? 0
      sums.isShown = sums.isShown || coverage.isSure(element)
    }
    return sums
  }

  /// The counts of a callback's calls; `nil` for one that no process shows.
  package func count(of callback: CallbackID) -> Count? {
    sums(of: callback).map { Count(sure: $0.sure, possible: $0.possible, first: $0.first) }
  }

  /// The sums of a callback's calls; `nil` for one that no process shows.
  package func sums(of callback: CallbackID) -> CoverageSums? {
    observed.contains(callback) ? calls[callback] ?? CoverageSums() : nil
  }

  /// The numbers of life cycles that take one of some transitions for certain, and do not tell more, also where another life
  /// cycle does.
  package var allAlternatives: [Alternatives] {
    var counts: [[TransitionID]: Int] = [:]
    for coverage in recorded { counts.merge(coverage.alternativeCounts, uniquingKeysWith: +) }
    return counts.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map {
      Alternatives(transitions: $0.key, lifeCount: $0.value, first: firstOfAlternatives[$0.key])
    }
  }

  /// The sets of transitions of which one is covered for certain, in page order: the smallest, where the calls do not tell more.
  package var alternatives: [Alternatives] {
    let open = allAlternatives.filter { set in
      !set.transitions.contains { id in recorded.contains { $0.isSure(.transition(id)) } }
    }
    let smallest = open.filter { set in
      !open.contains {
        $0.transitions.count < set.transitions.count && $0.transitions.allSatisfy(set.transitions.contains)
      }
    }
    // Calls that may be of several life cycles are of one, at least.
    return smallest.map {
      Alternatives(transitions: $0.transitions, lifeCount: max(1, $0.lifeCount), first: $0.first)
    }
  }

  // MARK: - Processes

  /// Begins to record a process that its monitor has just begun to follow, maybe after the call that launched it.
  mutating func process(
    _ process: CallMonitor.Process, _ monitor: inout CallMonitor, number: Int, under key: LogKey?,
    observing callbacks: Set<CallbackID>, launchedBy callback: CallbackID? = nil
  ) -> CoveredProcess? {
    if number >= coverages.count {
      coverages.append(contentsOf: repeatElement(nil, count: number + 1 - coverages.count))
    }
    if coverages[number] == nil {
      coverages[number] = CallCoverage(&monitor, of: lifecycle, withPairs: hasPairs)
      observed.formUnion(callbacks)
    }
    guard let covered = coverages[number]?.process(process, monitor, launchedBy: callback) else { return nil }
    return CoveredProcess(process: covered, monitor: number, key: key)
  }

  /// Counts a call.
  mutating func count(_ callback: CallbackID, at place: LogPlace, under key: LogKey?) {
    var sums =
      calls[callback]
      ?? CoverageSums(isShown: true, first: CoverageExample(place: place, key: key, isAtEnd: isAtEnd))
    sums.sure += 1
    sums.possible += 1
    calls[callback] = sums
  }

  /// Follows a process through the last call that its monitor took, or the last gap that it skipped (`nil`).
  mutating func take(
    _ process: CallMonitor.Process, _ monitor: CallMonitor, in covered: inout CoveredProcess, at place: LogPlace?
  ) {
    covered.last = place ?? covered.last
    guard let news = coverages[covered.monitor]?.take(process, monitor, in: &covered.process) else { return }
    remember(news, of: covered)
  }

  /// Ends a process, and what lives in it.
  mutating func end(_ process: CallMonitor.Process, _ monitor: inout CallMonitor, _ covered: CoveredProcess) {
    guard let news = coverages[covered.monitor]?.end(process, &monitor, covered.process) else { return }
    remember(news, of: covered)
  }

  private mutating func remember(_ news: CallCoverage.News, of covered: CoveredProcess) {
    let example = covered.last.map { CoverageExample(place: $0, key: covered.key, isAtEnd: isAtEnd) }
    for element in news.shown where first[element] == nil { first[element] = example }
    for set in news.alternatives where firstOfAlternatives[set] == nil { firstOfAlternatives[set] = example }
  }
}
