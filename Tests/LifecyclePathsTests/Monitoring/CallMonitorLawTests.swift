import LifecycleModel
import LifecyclePaths
import TestSupport
import Testing

@Suite("Laws of call monitors")
struct CallMonitorLawTests {
  /// Life cycles with a name, those of pages and random ones.
  private static let lifecycles =
    (TestPage.bundled + TestPage.fixtures).map { ($0.name, $0.lifecycle) }
    + Seeds.first(60).map { ("random \($0)", Lifecycle.random(seed: $0, size: 3 + $0 % 4)) }

  @Test("They answer as one that remembers nothing, even if they soon forget", arguments: lifecycles.indices)
  func reference(index: Int) throws {
    let (name, lifecycle) = Self.lifecycles[index]
    let graph = RunGraph(lifecycle)
    var numbers = SplitMix64(seed: UInt64(index))
    for round in 0..<6 {
      let (callbacks, calls) = Self.calls(in: graph, scenes: 1 + round % 4, &numbers)
      let isAnywhere = round == 5
      guard var reference = ReferenceMonitor(graph, observing: callbacks, isAnywhere: isAnywhere),
        var monitor = CallMonitor(graph, observing: callbacks, setCapacity: round % 2 == 0 ? 300 : 100_000)
      else { continue }
      var process = monitor.process(isAnywhere: isAnywhere)
      for (place, call) in calls.enumerated() {
        if round > 2, numbers.happens(onceIn: 20) {
          monitor.skip(in: &process)
          reference.skip()
        }
        let verdict = monitor.take(call, in: &process)
        let answer = ReferenceMonitor.Answer(
          state: verdict.state, expected: monitor.explanation(of: verdict)?.expected)
        #expect(answer == reference.take(call), "\(name), \(round): \(lifecycle.described(calls, to: place))")
        #expect(monitor.isAlive(process) == reference.isAlive, "\(name): \(lifecycle.described(calls, to: place))")
      }
    }
  }

  @Test("They answer the same whatever other processes they follow", arguments: lifecycles.indices)
  func processes(index: Int) throws {
    let (name, lifecycle) = Self.lifecycles[index]
    let graph = RunGraph(lifecycle)
    var numbers = SplitMix64(seed: UInt64(index))
    let callbacks = Set(lifecycle.callbackIDs)
    guard var monitor = CallMonitor(graph, observing: callbacks, setCapacity: 2000),
      let fresh = CallMonitor(graph, observing: callbacks)
    else { return }
    let runs = (0..<4).map { Self.calls(in: graph, scenes: 1 + $0 % 3, observing: callbacks, &numbers) }
    let alone = runs.map { run in
      var monitor = fresh
      var process = monitor.process()
      return run.map { Answer(monitor.take($0, in: &process)) }
    }
    var processes = runs.map { _ in monitor.process() }
    var rests = runs.map { $0[...] }
    var together: [[Answer]] = runs.map { _ in [] }
    while let index = rests.indices.filter({ !rests[$0].isEmpty }).randomElement(using: &numbers) {
      together[index].append(Answer(monitor.take(rests[index].removeFirst(), in: &processes[index])))
    }
    #expect(together == alone, "\(name)")
  }

  @Test("They count the callbacks that the page allows instead of a call", arguments: lifecycles.indices)
  func allowedCount(index: Int) throws {
    let (name, lifecycle) = Self.lifecycles[index]
    let graph = RunGraph(lifecycle)
    var numbers = SplitMix64(seed: UInt64(index))
    for scenes in 1...2 {
      let (callbacks, calls) = Self.calls(in: graph, scenes: scenes, &numbers)
      let isOneLife =
        graph.defaultSceneCount == 1 && callbacks.allSatisfy { lifecycle.delegate(of: $0).multiplicity == .process }
      guard var monitor = CallMonitor(graph, observing: callbacks) else { continue }
      var process = monitor.process()
      for (place, call) in calls.enumerated() {
        let allowed = callbacks.sorted().filter { callback in
          var other = process
          return monitor.take(MonitoredCall(callback, object: call.object, scene: call.scene), in: &other).isAllowed
        }
        let verdict = monitor.take(call, in: &process)
        let words = "\(name): \(lifecycle.described(calls, to: place)), \(allowed.count)"
        #expect(!isOneLife || verdict.allowedCount == allowed.count, "\(words)")
        #expect(
          verdict.isAllowed == allowed.contains(call.callback) && verdict.allowedCount <= callbacks.count, "\(words)")
        #expect(verdict.allowedCount > 0 || !verdict.isAllowed, "\(words)")
      }
    }
  }

  @Test("A life cycle has a number of its own, and is over once", arguments: lifecycles.indices)
  func lives(index: Int) throws {
    let (name, lifecycle) = Self.lifecycles[index]
    let graph = RunGraph(lifecycle)
    var numbers = SplitMix64(seed: UInt64(index))
    for scenes in 1...4 {
      let (callbacks, calls) = Self.calls(in: graph, scenes: scenes, &numbers)
      guard var monitor = CallMonitor(graph, observing: callbacks) else { continue }
      var process = monitor.process()
      var over: Set<Int> = []
      for (place, call) in calls.enumerated() {
        let verdict = monitor.take(call, in: &process)
        let words = "\(name): \(lifecycle.described(calls, to: place))"
        for life in verdict.ended + [verdict.forgotten].compactMap(\.self) {
          let isNew = over.insert(life).inserted
          #expect(isNew, "\(words)")
        }
      }
    }
  }

  @Test("The life cycles of objects are told apart, from the first call to the last")
  func objects() throws {
    let page = try #require(TestPage.bundled.first { $0.name == "android-activity" }).lifecycle
    let calls = { (names: [String], object: UInt64) in
      names.compactMap { name in page.callbackIDs.first { page[$0].name == name } }
        .map { MonitoredCall($0, object: object) }
    }
    let first = ["onCreate", "onStart", "onResume"]
    let last = ["onBackPressed", "onPause", "onStop", "onDestroy"]
    let all = calls(first, 7) + calls(first, 9) + calls(last, 7) + calls(first, 7) + calls(last, 9)
    var monitor = try #require(CallMonitor(RunGraph(page), observing: Set(page.callbackIDs)))
    var process = monitor.process()
    let verdicts = all.map { monitor.take($0, in: &process) }
    #expect(verdicts.allSatisfy { $0.isAllowed })
    #expect(verdicts.map(\.life) == [1, 1, 1, 2, 2, 2, 1, 1, 1, 1, 3, 3, 3, 2, 2, 2, 2])
    #expect(verdicts.indices.filter { !verdicts[$0].ended.isEmpty } == [9, 16])
    #expect(verdicts.flatMap(\.ended) == [1, 2])
  }

  /// Calls of a random run, some of them wrong: on objects of scenes, or also with their numbers.
  private static func calls(
    in graph: RunGraph, scenes: Int, observing callbacks: Set<CallbackID>, _ numbers: inout SplitMix64
  ) -> [MonitoredCall] {
    guard let initial = graph.graph.initial else { return [] }
    var randomWalk = RandomWalk(in: graph, seed: numbers.next(), resolvesCalls: true)
    let run = randomWalk.extend(Run(from: Configuration(initial, scenes: scenes)), by: 12 * scenes)
    var observed = ObservedCall.all(of: run, among: callbacks, in: graph.lifecycle)
    for _ in 0..<(numbers.happens(onceIn: 2) ? observed.count / 10 : 0) {
      let kind = CallMutation.allCases[numbers.next(below: CallMutation.allCases.count)]
      observed = kind.applied(to: observed, &numbers) ?? observed
    }
    let hasScenes = numbers.happens(onceIn: 2)
    return observed.map { call in
      // Sometimes another object, so that there are more than are followed.
      let object = call.scene.map { numbers.happens(onceIn: 10) ? $0 + 5 * numbers.next(below: 12) : $0 }
      var monitored = MonitoredCall(call.callback, object: object.map(UInt64.init))
      if hasScenes, numbers.happens(onceIn: 2) { monitored.scene = call.scene.map(UInt64.init) }
      return monitored
    }
  }

  private static func calls(
    in graph: RunGraph, scenes: Int, _ numbers: inout SplitMix64
  ) -> (Set<CallbackID>, [MonitoredCall]) {
    let callbacks = Set(graph.lifecycle.callbackIDs.filter { _ in !numbers.happens(onceIn: 6) })
    return (callbacks, calls(in: graph, scenes: scenes, observing: callbacks, &numbers))
  }
}

/// What two verdicts must have in common to be the same.
private struct Answer: Hashable {
  let isAllowed: Bool
  let state: PossibleState
  let life: Int?
  let ended: [Int]
  let allowedCount: Int

  init(_ verdict: CallMonitor.Verdict) {
    isAllowed = verdict.isAllowed
    state = verdict.state
    life = verdict.life
    ended = verdict.ended
    allowedCount = verdict.allowedCount
  }
}

extension Lifecycle {
  /// The calls up to one.
  fileprivate func described(_ calls: [MonitoredCall], to index: Int) -> String {
    calls.prefix(index + 1).map { call in
      qualifiedName(of: call.callback) + (call.object.map { " #\($0)" } ?? "") + (call.scene.map { " @\($0)" } ?? "")
    }.joined(separator: ", ")
  }
}
