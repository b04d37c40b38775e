import LifecycleModel
import LifecyclePaths
import TestSupport
import Testing

@Suite("Coverage by calls")
struct CallCoverageTests {
  /// Life cycles with a name, those of pages and random ones.
  private static let lifecycles =
    (TestPage.bundled + TestPage.fixtures).map { ($0.name, $0.lifecycle) }
    + Seeds.first(60).map { ("random \($0)", Lifecycle.random(seed: $0, size: 3 + $0 % 4)) }

  @Test(
    "Of one life cycle, it has what all runs have that explain the calls, and what some have, as a search confirms",
    arguments: lifecycles.indices)
  func exact(index: Int) throws {
    let (name, original) = Self.lifecycles[index]
    let lifecycle = original.ofOneLife
    let graph = RunGraph(lifecycle)
    var numbers = SplitMix64(seed: UInt64(index))
    for _ in 0..<3 {
      let (callbacks, run) = Self.run(in: graph, scenes: 1, &numbers)
      let calls = ObservedCall.all(of: run, among: callbacks, in: lifecycle)
      guard !calls.isEmpty, let covered = Self.lives(of: calls, observing: callbacks, in: graph),
        graph.defaultSceneCount == 1
      else {
        continue
      }
      let oracle = CallOracle(graph, observing: callbacks, scenes: 1)
      let (sure, possible) = (Set(covered.lives.flatMap(\.sure)), Set(covered.lives.flatMap(\.possible)))
      let isExact = covered.lives.count == 1 && !lifecycle.hasLargeGroups
      let elements = covered.elements.filter { !lifecycle.isDeferred($0) && !$0.isStretch }
      for element in numbers.shuffled(elements).prefix(20) {
        let expected = oracle.coverage(ofAny: [element], by: calls)
        let words = "\(name): \(lifecycle.described(element)) in \(lifecycle.described(calls))"
        if isExact {
          #expect(sure.contains(element) == expected.isSure, "\(words)")
          #expect(possible.contains(element) == expected.isPossible, "\(words)")
        }
        #expect(!sure.contains(element) || expected.isSure, "\(words)")
        #expect(possible.contains(element) || !expected.isPossible, "\(words)")
      }
    }
  }

  @Test(
    "Of one life cycle, one of some transitions is taken where a search says so; it is known if they make one call that is not deferred, whatever follows"
  )
  func alternatives() throws {
    var (known, all) = (0, 0)
    for (index, (name, original)) in Self.lifecycles.enumerated() {
      let lifecycle = original.ofOneLife
      let graph = RunGraph(lifecycle)
      var numbers = SplitMix64(seed: UInt64(index))
      for _ in 0..<3 {
        let (callbacks, run) = Self.run(in: graph, scenes: 1, &numbers)
        let calls = ObservedCall.all(of: run, among: callbacks, in: lifecycle)
        guard !calls.isEmpty, graph.defaultSceneCount == 1,
          let life = Self.lives(of: calls, observing: callbacks, in: graph)?.lives.first
        else { continue }
        let oracle = CallOracle(graph, observing: callbacks, scenes: 1)
        for set in life.alternatives {
          let isSure = oracle.coverage(ofAny: Set(set.map { .transition($0) }), by: calls).isSure
          let words = "\(name): \(set.map { lifecycle.described(.transition($0)) }) in \(lifecycle.described(calls))"
          #expect(isSure, "\(words)")
        }
        let open = life.possible.filter { !life.sure.contains($0) }.compactMap { element -> TransitionID? in
          guard case .transition(let id) = element else { return nil }
          return id
        }
        for _ in 0..<6 where open.count > 1 {
          let set = numbers.shuffled(open).prefix(2 + numbers.next(below: 2))
          guard oracle.coverage(ofAny: Set(set.map { .transition($0) }), by: calls).isSure else { continue }
          all += 1
          let isKnown = life.alternatives.contains { $0.allSatisfy(set.contains) }
          // A deferred call may be one that an earlier transition owes: as in `exact`, only what is said of it must hold.
          let makesOneCall = calls.indices.contains { index in
            let isDeferred = set.contains { id in
              lifecycle[id].steps.contains { $0.callback == calls[index].callback && $0.certainty.isDeferred }
            }
            return !isDeferred && oracle.makers(ofLast: Array(calls[...index])).isSubset(of: set)
          }
          if isKnown { known += 1 }
          #expect(
            isKnown || !makesOneCall,
            "\(name): \(set.map { lifecycle.described(.transition($0)) }) in \(lifecycle.described(calls))")
        }
      }
    }
    // The others need several calls, or later ones.
    #expect(known > 10 && all > known, "\(known) of \(all)")
  }

  @Test(
    "Of several scenes, it has nothing for certain that did not happen, and all that did perhaps, even after a gap",
    arguments: lifecycles.indices)
  func sound(index: Int) throws {
    let (name, lifecycle) = Self.lifecycles[index]
    let graph = RunGraph(lifecycle)
    var numbers = SplitMix64(seed: UInt64(index))
    for round in 0..<6 {
      let (callbacks, run) = Self.run(in: graph, scenes: graph.defaultSceneCount == 1 ? 1 : 1 + round % 3, &numbers)
      var calls = ObservedCall.all(of: run, among: callbacks, in: lifecycle)
      let first = numbers.next(below: calls.count + 1)
      let gap = round < 3 ? nil : first..<min(calls.count, first + numbers.next(below: 5))
      if let gap { calls.removeSubrange(gap) }
      let capacity = round % 2 == 0 ? 300 : 100_000
      guard
        let covered = Self.lives(
          of: calls, observing: callbacks, in: graph, gap: gap?.lowerBound, setCapacity: capacity)
      else { continue }
      let possible = Set(covered.lives.flatMap(\.possible))
      for scene in run.start.leaves.indices {
        let own = covered.lives.filter { life in
          life.number.map { covered.numbers[scene, default: []].contains($0) } ?? false
        }
        let words = "\(name), scene \(scene), gap at \(gap?.lowerBound ?? -1): \(lifecycle.described(calls))"
        let actual = lifecycle.elements(of: run, scene: scene, in: graph)
        let sure = Set(own.flatMap(\.sure))
        let invented = sure.filter { !$0.isStretch && !actual.contains($0) }
        for case .scenario(let number) in sure where graph.modes.count == 1 {
          let scenario = CallOracle.Stretch(ofScenario: number, in: lifecycle, observing: callbacks)
          let isCovered = scenario.isCovered(by: run, scene: scene, in: graph, observing: callbacks)
          #expect(isCovered, "\(lifecycle.described(.scenario(number))) \(words)")
        }
        #expect(invented.isEmpty, "\(invented.map(lifecycle.described)) \(words)")
        for set in own.flatMap(\.alternatives) {
          let isTaken = set.contains { actual.contains(.transition($0)) }
          #expect(isTaken, "one of \(set.map { lifecycle.described(.transition($0)) }) \(words)")
        }
        // Of life cycles without a call nothing is known.
        guard !covered.lives.isEmpty else { continue }
        let observed = lifecycle.elements(of: run, scene: scene, in: graph, observing: callbacks)
        let scenarios = lifecycle.scenarios.indices.filter {
          graph.modes.count == 1 && lifecycle.scenarios[$0].isShown(by: callbacks)
            && CallOracle.Stretch(ofScenario: $0, in: lifecycle, observing: callbacks)
              .isCovered(by: run, scene: scene, in: graph, observing: callbacks)
        }
        let stretches = gap == nil ? scenarios.map { CoverableElement.scenario($0) } : []
        let missing = observed.intersection(covered.elements).union(stretches)
          .filter { !lifecycle.isDeferred($0) }.subtracting(possible)
        #expect(missing.isEmpty, "\(missing.map(lifecycle.described)) \(words)")
      }
    }
  }

  @Test("Whatever calls come, it has nothing for certain that it does not have perhaps", arguments: lifecycles.indices)
  func wrongCalls(index: Int) throws {
    let (name, lifecycle) = Self.lifecycles[index]
    let graph = RunGraph(lifecycle)
    var numbers = SplitMix64(seed: UInt64(index))
    for round in 0..<4 {
      let (callbacks, run) = Self.run(in: graph, scenes: 3, &numbers)
      var calls = ObservedCall.all(of: run, among: callbacks, in: lifecycle)
      for index in calls.indices where numbers.happens(onceIn: 4) {
        calls.swapAt(index, numbers.next(below: calls.count))
        if calls[index].scene != nil { calls[index].scene = numbers.next(below: 50) }
      }
      let capacity = round % 2 == 0 ? 300 : 100_000
      let gap = round > 0 ? numbers.next(below: calls.count + 1) : nil
      let covered = Self.lives(
        of: calls, observing: callbacks, in: graph, isAnywhere: round == 3, gap: gap, setCapacity: capacity)
      for life in covered?.lives ?? [] {
        #expect(Set(life.sure).isSubset(of: life.possible), "\(name): \(lifecycle.described(calls))")
        let all = Set(life.alternatives.joined().map { CoverableElement.transition($0) })
        #expect(all.isSubset(of: life.possible), "\(name): \(lifecycle.described(calls))")
      }
    }
  }

  @Test("It counts life cycles, and tells each element when it is first covered for certain")
  func counts() throws {
    let page = try #require(TestPage.bundled.first { $0.name == "android-activity" }).lifecycle
    let graph = RunGraph(page)
    let names = ["onCreate", "onStart", "onResume", "onPause", "onStop", "onDestroy"]
    let callbacks = names.compactMap { name in page.callbackIDs.first { page[$0].name == name } }
    var monitor = try #require(CallMonitor(graph, observing: Set(callbacks)))
    var coverage = CallCoverage(&monitor, of: page)
    var process = monitor.process()
    var covered = coverage.process(process, monitor)
    var shown: [[String]] = []
    for object in 1...2 {
      for callback in callbacks {
        _ = monitor.take(MonitoredCall(callback, object: UInt64(object)), in: &process)
        let news = coverage.take(process, monitor, in: &covered)
        shown.append(news.shown.map(page.described))
      }
    }
    _ = coverage.end(process, &monitor, covered)
    #expect(shown[0].contains("call Activity.onCreate of Launch") == false)
    #expect(shown[2].contains("transition Launch"))
    #expect(shown.dropFirst(6).allSatisfy { $0.isEmpty })
    #expect(coverage.lifeCount == 2)
    #expect(coverage.sureCounts.values.allSatisfy { $0 == 2 })
  }

  @Test("Of a process that begins with a call in the middle of its launch, it has what comes after")
  func launch() throws {
    let page = try #require(TestPage.bundled.first { $0.name == "uikit-app" }).lifecycle
    let names = ["application(_:didFinishLaunchingWithOptions:)", "applicationDidBecomeActive(_:)"]
    let callbacks = names.compactMap { name in page.callbackIDs.first { page[$0].name == name } }
    var monitor = try #require(CallMonitor(RunGraph(page), observing: Set(page.callbackIDs)))
    var coverage = CallCoverage(&monitor, of: page)
    var process = monitor.process(launchedBy: callbacks[0])
    var covered = coverage.process(process, monitor, launchedBy: callbacks[0])
    #expect(monitor.take(MonitoredCall(callbacks[1]), in: &process).isAllowed)
    _ = coverage.take(process, monitor, in: &covered)
    let life = try #require(coverage.end(process, &monitor, covered).ended.first)
    #expect(life.sure.map(page.described).contains("state Active"))
    #expect(life.possible.map(page.described).contains("call AppDelegate.\(names[0]) of Launch"))
    #expect(Set(life.sure).isSubset(of: life.possible))
  }

  // MARK: - Cases

  static func run(
    in graph: RunGraph, scenes: Int, _ numbers: inout SplitMix64
  ) -> (Set<CallbackID>, Run) {
    let callbacks = Set(graph.lifecycle.callbackIDs.filter { _ in !numbers.happens(onceIn: 6) })
    guard let initial = graph.graph.initial else { return ([], Run(from: Configuration(StateID(0), scenes: 0))) }
    var randomWalk = RandomWalk(in: graph, seed: numbers.next(), resolvesCalls: true)
    return (callbacks, randomWalk.extend(Run(from: Configuration(initial, scenes: scenes)), by: 5 * scenes))
  }

  static func lives(
    of calls: [ObservedCall], observing callbacks: Set<CallbackID>, in graph: RunGraph, isAnywhere: Bool = false,
    gap: Int? = nil, setCapacity: Int = 100_000, withPairs: Bool = false, capacity: Int = 8_000_000
  ) -> (elements: [CoverableElement], lives: [CallCoverage.Life], numbers: [Int: Set<Int>])? {
    guard var monitor = CallMonitor(graph, observing: callbacks, setCapacity: setCapacity) else { return nil }
    var coverage = CallCoverage(&monitor, of: graph.lifecycle, withPairs: withPairs, capacity: capacity)
    var process = monitor.process(isAnywhere: isAnywhere)
    var covered = coverage.process(process, monitor)
    var lives: [CallCoverage.Life] = []
    var numbers: [Int: Set<Int>] = [:]
    for (index, call) in calls.enumerated() {
      if index == gap {
        monitor.skip(in: &process)
        lives += coverage.take(process, monitor, in: &covered).ended
      }
      let verdict = monitor.take(MonitoredCall(call.callback, object: call.scene.map(UInt64.init)), in: &process)
      lives += coverage.take(process, monitor, in: &covered).ended
      if let scene = call.scene, let life = verdict.life { numbers[scene, default: []].insert(life) }
    }
    if gap == calls.count {
      monitor.skip(in: &process)
      lives += coverage.take(process, monitor, in: &covered).ended
    }
    lives += coverage.end(process, &monitor, covered).ended
    return (coverage.elements, lives, numbers)
  }
}

extension CoverableElement {
  fileprivate var isStretch: Bool {
    switch self {
    case .scenario, .pair: true
    case .transition, .state, .call, .skippedCall: false
    }
  }
}

extension Lifecycle {
  /// The same with delegates of the process only.
  var ofOneLife: Lifecycle {
    var lifecycle = self
    for index in lifecycle.delegates.indices { lifecycle.delegates[index].multiplicity = .process }
    for index in lifecycle.transitions.indices where lifecycle.transitions[index].guard?.sceneCondition != nil {
      lifecycle.transitions[index].guard?.sceneCondition = nil
    }
    return lifecycle
  }

  /// `true` if some any-order group is so large that its orders are not told apart.
  var hasLargeGroups: Bool { transitions.contains { $0.steps.groups.contains { $0.count > 5 } } }

  fileprivate func isDeferred(_ element: CoverableElement) -> Bool {
    switch element {
    case .transition, .state: false
    case .call(let transition, let step), .skippedCall(let transition, let step):
      self[transition].steps[step].certainty.isDeferred
    case .scenario, .pair: false
    }
  }

  /// The changes of a scene in a run: in all events, or in those with an observed call.
  fileprivate func elements(
    of run: Run, scene: Int, in graph: RunGraph, observing callbacks: Set<CallbackID>? = nil
  ) -> Set<CoverableElement> {
    var elements = Set(ancestry(of: run.start.leaves[scene]).map { CoverableElement.state($0) })
    for event in run.events where event.scene == scene {
      let isObserved = event.calls.contains {
        callbacks?.contains(self[$0.transition].steps[$0.step].callback) == true && $0.lateFrom == nil
      }
      guard isObserved || callbacks == nil else { continue }
      for edge in graph.transitions(of: event.macrostep) {
        elements.insert(.transition(edge.transition))
        elements.formUnion(ancestry(of: edge.target).map { .state($0) })
        for step in self[edge.transition].steps.indices {
          let came = event.calls.contains { $0.transition == edge.transition && $0.step == step && $0.lateFrom == nil }
          elements.insert(came ? .call(edge.transition, step: step) : .skippedCall(edge.transition, step: step))
        }
      }
    }
    return elements
  }

  private func ancestry(of state: StateID) -> [StateID] { Array(sequence(first: state) { self[$0].parent }) }

  func described(_ element: CoverableElement) -> String {
    switch element {
    case .transition(let id): "transition \(self[id].event)"
    case .state(let id): "state \(self[id].name)"
    case .call(let id, let step): "call \(qualifiedName(of: self[id].steps[step].callback)) of \(self[id].event)"
    case .skippedCall(let id, let step):
      "skipped call \(qualifiedName(of: self[id].steps[step].callback)) of \(self[id].event)"
    case .scenario(let number): "scenario \(scenarios[number].title)"
    case .pair(let first, let second): "\(self[first].event) and \(self[second].event)"
    }
  }

  func described(_ calls: [ObservedCall]) -> String {
    calls.map { "\(qualifiedName(of: $0.callback))\($0.scene.map { " #\($0)" } ?? "")" }.joined(separator: ", ")
  }
}
