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
    /// The place of the first call that shows it; `nil` where none does for certain.
    package var first: LogPlace?
  }

  /// Transitions of which one is covered for certain, and none by itself.
  package struct Alternatives: Hashable, Sendable {
    /// The transitions, in page order.
    package let transitions: [TransitionID]
    /// The number of life cycles that cover one of them, and do not tell more.
    package let lifeCount: Int
    /// The place of the first call that shows it.
    package let first: LogPlace?
  }

  /// The page.
  package let lifecycle: Lifecycle
  // By the numbers of monitors.
  private var coverages: [Int: CallCoverage] = [:]
  private var first: [CoverableElement: LogPlace] = [:]
  private var calls: [CallbackID: Count] = [:]
  private var firstOfAlternatives: [[TransitionID]: LogPlace] = [:]
  /// The callbacks that some process shows.
  private(set) var observed: Set<CallbackID> = []

  /// Begins with nothing.
  init(_ lifecycle: Lifecycle) { self.lifecycle = lifecycle }

  /// The number of life cycles that are over, or not followed any more.
  package var lifeCount: Int { coverages.values.reduce(0) { $0 + $1.lifeCount } }

  /// The counts of an element; `nil` for one that the callbacks of no process show.
  package func count(of element: CoverableElement) -> Count? {
    let coverages = coverages.values.filter { $0.canCover(element) }
    guard !coverages.isEmpty else { return nil }
    var count = Count(first: first[element])
    var shared = 0
    for coverage in coverages {
      count.sure += coverage.sureCounts[element] ?? 0
      count.possible += coverage.possibleCounts[element] ?? 0
      shared += coverage.sharedCounts[element] ?? 0
    }
    // Calls that may be of several life cycles are of one, at least, and of no more than there are.
    if count.sure == 0, coverages.contains(where: { $0.isSure(element) }) { count.sure = 1 }
    count.possible = max(count.sure, min(count.possible + shared, max(1, lifeCount)))
    return count
  }

  /// The counts of a callback's calls; `nil` for one that no process shows.
  package func count(of callback: CallbackID) -> Count? {
    observed.contains(callback) ? calls[callback] ?? Count() : nil
  }

  /// The sets of transitions of which one is covered for certain, in page order: the smallest, where the calls do not tell more.
  package var alternatives: [Alternatives] {
    var counts: [[TransitionID]: Int] = [:]
    for coverage in coverages.values { counts.merge(coverage.alternativeCounts, uniquingKeysWith: +) }
    let open = counts.keys.filter { set in
      !set.contains { id in coverages.values.contains { $0.isSure(.transition(id)) } }
    }
    let smallest = open.filter { set in !open.contains { $0.count < set.count && $0.allSatisfy(set.contains) } }
    return smallest.sorted { $0.lexicographicallyPrecedes($1) }.map {
      // Calls that may be of several life cycles are of one, at least.
      Alternatives(transitions: $0, lifeCount: max(1, counts[$0] ?? 0), first: firstOfAlternatives[$0])
    }
  }

  // MARK: - Processes

  /// Begins to record a process that its monitor has just begun to follow, maybe after the call that launched it.
  mutating func process(
    _ process: CallMonitor.Process, _ monitor: inout CallMonitor, number: Int, observing callbacks: Set<CallbackID>,
    launchedBy callback: CallbackID? = nil
  ) -> CoveredProcess? {
    if coverages[number] == nil {
      coverages[number] = CallCoverage(&monitor, of: lifecycle)
      observed.formUnion(callbacks)
    }
    guard let covered = coverages[number]?.process(process, monitor, launchedBy: callback) else { return nil }
    return CoveredProcess(process: covered, monitor: number)
  }

  /// Counts a call.
  mutating func count(_ callback: CallbackID, at place: LogPlace) {
    var count = calls[callback] ?? Count(first: place)
    count.sure += 1
    count.possible += 1
    calls[callback] = count
  }

  /// Follows a process through the last call that its monitor took, or the last gap that it skipped (`nil`).
  mutating func take(
    _ process: CallMonitor.Process, _ monitor: CallMonitor, in covered: inout CoveredProcess, at place: LogPlace?
  ) {
    covered.last = place ?? covered.last
    guard let news = coverages[covered.monitor]?.take(process, monitor, in: &covered.process) else { return }
    remember(news, at: covered.last)
  }

  /// Ends a process, and what lives in it.
  mutating func end(_ process: CallMonitor.Process, _ monitor: inout CallMonitor, _ covered: CoveredProcess) {
    guard let news = coverages[covered.monitor]?.end(process, &monitor, covered.process) else { return }
    remember(news, at: covered.last)
  }

  private mutating func remember(_ news: CallCoverage.News, at place: LogPlace?) {
    for element in news.shown where first[element] == nil { first[element] = place }
    for set in news.alternatives where firstOfAlternatives[set] == nil { firstOfAlternatives[set] = place }
  }
}
