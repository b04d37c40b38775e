import LifecycleLogs
import LifecycleModel
import LifecyclePaths
import SwiftGeneration
import TestSupport
import Testing

@Suite("Coverage by logs")
struct LogCoverageTests {
  /// Life cycles with a name: those of pages with something to log, and random ones.
  private static let lifecycles =
    ((TestPage.bundled + TestPage.fixtures).map { ($0.name, $0.lifecycle) }
    + Seeds.first(30).map { ("random \($0)", Lifecycle.random(seed: $0, size: 3 + $0 % 4)) })
    .filter { !$0.1.observedCallbacks(of: $0.1.loggedDelegates).isEmpty }

  @Test(
    "What the log of a run covers for certain, the run took; what it took, the log covers for certain or perhaps",
    arguments: lifecycles.indices)
  func runs(index: Int) throws {
    let (name, lifecycle) = Self.lifecycles[index]
    let graph = RunGraph(lifecycle)
    for scenes in Seeds.turn(of: [1, 2, 3], at: index) {
      for run in Run.random(in: graph, scenes: scenes, count: Seeds.repetitions(3), seed: index) {
        let text = RunLog(graph).text(of: run)
        let coverage = try #require(try CheckedLog([text], of: lifecycle, recordsCoverage: true).coverage)
        let sure = Self.transitions(of: coverage) { $0 == .sure }
        let some = Self.transitions(of: coverage) { $0.isCovered }
        let invented = sure.subtracting(Self.transitions(of: run, in: graph))
        #expect(invented.isEmpty, "\(name): \(Self.names(of: invented, lifecycle))\n\(text)")
        let taken = Self.transitions(of: run, in: graph)
        for set in coverage.alternatives {
          let words = "\(name): one of \(Self.names(of: Set(set.transitions), lifecycle))\n\(text)"
          #expect(!taken.isDisjoint(with: set.transitions), "\(words)")
        }
        let section = try #require(coverage.sections.first { $0.kind == .transitions })
        #expect(section.sureCount <= min(taken.count, section.possibleCount), "\(name)\n\(text)")
        let missing = Self.transitions(of: run, in: graph, isLogged: true).subtracting(some)
        #expect(missing.isEmpty, "\(name): \(Self.names(of: missing, lifecycle))\n\(text)")
      }
    }
  }

  @Test(
    "A log that has lost lines, or its beginning, covers nothing for certain that the run did not take",
    arguments: lifecycles.indices)
  func rests(index: Int) throws {
    let (name, lifecycle) = Self.lifecycles[index]
    let graph = RunGraph(lifecycle)
    var numbers = SplitMix64(seed: UInt64(index))
    for run in Run.random(in: graph, scenes: 1 + index % 3, count: Seeds.repetitions(4), seed: index) {
      let text = RunLog(graph).text(of: run)
      let lines = text.split(separator: "\n")
      guard lines.count > 2 else { continue }
      let rest = lines.dropFirst(1 + numbers.next(below: lines.count - 1)).joined(separator: "\n")
      for log in [rest, LineChange.dropped.applied(to: text, &numbers)].compactMap(\.self) {
        let coverage = try #require(try CheckedLog([log], of: lifecycle, recordsCoverage: true).coverage)
        let taken = Self.transitions(of: run, in: graph)
        let invented = Self.transitions(of: coverage) { $0 == .sure }.subtracting(taken)
        #expect(invented.isEmpty, "\(name): \(Self.names(of: invented, lifecycle))\n\(log)")
      }
    }
  }

  @Test("Each element is counted once for a life cycle that has it, with the line that shows it first")
  func counts() throws {
    let lifecycle = try #require(TestPage.bundled.first { $0.name == "android-activity" }).lifecycle
    let names = ["onCreate", "onStart", "onResume", "onPause", "onStop", "onDestroy"]
    let text = [1, 2].flatMap { object in names.map { "\($0) 0x\(object)f" } }.joined(separator: "\n")
    let log = try CheckedLog(
      [text], of: lifecycle, observed: .delegates(lifecycle.delegateIDs), startsAtLaunch: true, findsNames: true,
      recordsCoverage: true)
    let coverage = try #require(log.coverage)
    #expect(coverage.lifeCount == 2)
    let launch = try #require(lifecycle.transitionIDs.first { lifecycle[$0].event == "Launch" })
    let count = try #require(coverage.count(of: .transition(launch)))
    #expect(count.sure == 2 && count.possible == 2 && count.first?.place.line == 3)
    let destroy = try #require(lifecycle.callbackIDs.first { lifecycle[$0].name == "onDestroy" })
    let calls = try #require(coverage.count(of: destroy))
    #expect(calls.sure == 2 && calls.first?.place.line == 6)
  }

  @Test("Of transitions that the calls do not tell apart, it has one for certain, and counts them once")
  func alternatives() throws {
    let lifecycle = try #require(TestPage.bundled.first { $0.name == "uikit-scenes" }).lifecycle
    let graph = RunGraph(lifecycle)
    let initial = try #require(graph.graph.initial)
    let run = RunNotation(graph).run(of: ["launch", "leave", "return"], from: Configuration(initial, scenes: 1)).run
    let coverage = try #require(
      try CheckedLog([RunLog(graph).text(of: run)], of: lifecycle, recordsCoverage: true).coverage)
    let events = coverage.alternatives.map { $0.transitions.map { lifecycle[$0].event } }
    #expect(
      events == [
        ["Launch", "Launch with request", "New window", "First window"],
        ["Launch", "Launch with request", "New window", "First window"],
        ["Leave", "Interruption", "Control Center or app switcher", "Quick return"], ["Leave", "Quick return"],
        ["Return", "Return with request", "Return with notification", "Quick return"],
        ["Return", "Return with request", "Return with notification", "Quick return"],
      ])
    #expect(coverage.alternatives.map { $0.first?.place.line } == [9, 9, 13, 13, 13, 13])
    #expect(coverage.alternatives.allSatisfy { $0.lifeCount == 1 })
    let transitions = try #require(coverage.sections.first { $0.kind == .transitions })
    // A quick return would be a part of three.
    #expect(transitions.sureCount == 4 && transitions.total == lifecycle.transitions.count - 3)
  }

  @Test("What the callbacks of a log cannot show is not counted")
  func unobservable() throws {
    let lifecycle = try #require(TestPage.bundled.first { $0.name == "uikit-scenes" }).lifecycle
    let text = "sceneDidBecomeActive 0x1f\nsceneWillResignActive 0x1f\n"
    let coverage = try #require(
      try CheckedLog([text], of: lifecycle, findsNames: true, recordsCoverage: true).coverage)
    let callbacks = try #require(coverage.sections.first { $0.kind == .callbacks })
    #expect(callbacks.items.count == 2 && callbacks.sureCount == 2)
    #expect(callbacks.unobservable.count == callbacks.all.count - 2)
    #expect(callbacks.unobservable.allSatisfy { $0.verdict == .unobservable })
  }

  @Test("Without being asked for, nothing is recorded")
  func off() throws {
    let lifecycle = try #require(TestPage.bundled.first { $0.name == "uikit-scenes" }).lifecycle
    #expect(try CheckedLog(["sceneDidBecomeActive"], of: lifecycle, findsNames: true).coverage == nil)
  }

  // MARK: - Cases

  /// The transitions that a coverage has with some verdicts.
  private static func transitions(
    of coverage: LogCoverage, where isMeant: (CoverageItem.Verdict) -> Bool
  ) -> Set<TransitionID> {
    let items = coverage.sections.flatMap(\.items).filter { isMeant($0.verdict) }
    return Set(
      items.compactMap { item in
        guard case .transition(let id) = item.element else { return nil }
        return id
      })
  }

  /// The transitions that a run takes: all, or those of events with a call that is logged.
  private static func transitions(of run: Run, in graph: RunGraph, isLogged: Bool = false) -> Set<TransitionID> {
    let lifecycle = graph.lifecycle
    let logged = lifecycle.observedCallbacks(of: lifecycle.loggedDelegates)
    let events = run.events.filter { event in
      !isLogged
        || event.calls.contains {
          $0.lateFrom == nil && logged.contains(lifecycle[$0.transition].steps[$0.step].callback)
        }
    }
    return Set(events.flatMap { graph.transitions(of: $0.macrostep).map(\.transition) })
  }

  private static func names(of transitions: Set<TransitionID>, _ lifecycle: Lifecycle) -> [String] {
    transitions.sorted().map { CoverTarget.transition($0).name(in: lifecycle) }
  }
}
