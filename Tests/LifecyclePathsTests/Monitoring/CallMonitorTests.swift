import LifecycleModel
import LifecyclePaths
import TestSupport
import Testing

@Suite("Call monitors")
struct CallMonitorTests {
  /// Life cycles with a name, those of pages and random ones.
  private static let lifecycles =
    (TestPage.bundled + TestPage.fixtures).map { ($0.name, $0.lifecycle) }
    + Seeds.first(60).map { ("random \($0)", Lifecycle.random(seed: $0, size: 3 + $0 % 4)) }

  @Test(
    "They report nothing on a run that the page allows, of one, two and three scenes", arguments: lifecycles.indices)
  func silence(index: Int) throws {
    let (name, lifecycle) = Self.lifecycles[index]
    for scenes in 1...3 {
      for (callbacks, calls) in try Self.runs(of: lifecycle, scenes: scenes, count: 4, seed: index) {
        let problem = try Self.firstProblem(calls, observing: callbacks, in: lifecycle)
        #expect(problem == calls.count, "\(name), \(scenes) scenes: \(lifecycle.described(calls, to: problem))")
      }
    }
  }

  @Test(
    "What they report no run explains, as a search through all runs confirms", arguments: lifecycles.indices,
    CallMutation.allCases)
  func soundness(index: Int, mutation: CallMutation) throws {
    let (name, lifecycle) = Self.lifecycles[index]
    var numbers = SplitMix64(seed: UInt64(index))
    for (callbacks, calls) in try Self.runs(of: lifecycle, scenes: 1 + index % 2, count: 4, seed: index) {
      guard let wrong = mutation.applied(to: calls, &numbers) else { continue }
      let graph = RunGraph(lifecycle)
      let oracle = CallOracle(graph, observing: callbacks, scenes: graph.defaultSceneCount)
      let legal = oracle.legalCount(of: wrong)
      let problem = try Self.firstProblem(wrong, observing: callbacks, in: lifecycle)
      #expect(problem >= legal, "\(name): \(lifecycle.described(wrong, to: problem))")
    }
  }

  @Test("Of one scene, they report the first call that no run explains", arguments: lifecycles.indices)
  func completeness(index: Int) throws {
    let (name, lifecycle) = Self.lifecycles[index]
    let graph = RunGraph(lifecycle)
    var numbers = SplitMix64(seed: UInt64(index))
    for (callbacks, calls) in try Self.runs(of: lifecycle, scenes: 1, count: 6, seed: index) {
      // Of a call of the process, other scenes may be the reason, which have not been seen.
      guard callbacks.allSatisfy({ lifecycle.delegate(of: $0).multiplicity == .process }) else { continue }
      guard graph.defaultSceneCount == 1 else { continue }
      for mutation in CallMutation.allCases {
        guard let wrong = mutation.applied(to: calls, &numbers) else { continue }
        let legal = CallOracle(graph, observing: callbacks, scenes: 1).legalCount(of: wrong)
        let problem = try Self.firstProblem(wrong, observing: callbacks, in: lifecycle)
        #expect(problem == legal, "\(name): \(lifecycle.described(wrong, to: problem))")
      }
    }
  }

  @Test("They report nothing on the rest of a run, whose process may be anywhere", arguments: lifecycles.indices)
  func rest(index: Int) throws {
    let (name, lifecycle) = Self.lifecycles[index]
    var numbers = SplitMix64(seed: UInt64(index))
    for (callbacks, calls) in try Self.runs(of: lifecycle, scenes: 2, count: 4, seed: index) where !calls.isEmpty {
      let rest = Array(calls.dropFirst(numbers.next(below: calls.count)))
      let problem = try Self.firstProblem(rest, observing: callbacks, in: lifecycle, isAnywhere: true)
      #expect(problem == rest.count, "\(name): \(lifecycle.described(rest, to: problem))")
    }
  }

  @Test("They report nothing after a gap that they know of", arguments: lifecycles.indices)
  func gap(index: Int) throws {
    let (name, lifecycle) = Self.lifecycles[index]
    var numbers = SplitMix64(seed: UInt64(index))
    for (callbacks, calls) in try Self.runs(of: lifecycle, scenes: 2, count: 4, seed: index) where !calls.isEmpty {
      let start = numbers.next(below: calls.count)
      let end = start + numbers.next(below: calls.count - start + 1)
      let left = Array(calls[..<start] + calls[end...])
      let problem = try Self.firstProblem(left, observing: callbacks, in: lifecycle, gap: start)
      #expect(problem == left.count, "\(name): \(lifecycle.described(left, to: problem))")
    }
  }

  @Test("After a call that is not allowed they go on where it is: one slip is one report")
  func recovery() throws {
    let page = try #require(TestPage.bundled.first { $0.name == "uikit-scenes" }).lifecycle
    let names = [
      "application(_:didFinishLaunchingWithOptions:)", "scene(_:willConnectTo:options:)",
      "sceneWillEnterForeground(_:)", "sceneDidBecomeActive(_:)", "sceneDidEnterBackground(_:)",
      "sceneWillEnterForeground(_:)", "sceneDidBecomeActive(_:)", "sceneWillResignActive(_:)",
    ]
    let callbacks = Set(names.compactMap { name in page.callbackIDs.first { page[$0].name == name } })
    var monitor = try #require(CallMonitor(RunGraph(page), observing: callbacks))
    var process = monitor.process()
    var reports: [(Int, UnexpectedCall)] = []
    for (index, name) in names.enumerated() {
      let callback = try #require(page.callbackIDs.first { page[$0].name == name })
      let isOfProcess = page.delegate(of: callback).multiplicity == .process
      let call = MonitoredCall(callback, object: isOfProcess ? nil : 1)
      let verdict = monitor.take(call, in: &process)
      if let report = monitor.explanation(of: verdict) { reports.append((index, report)) }
    }
    #expect(reports.map(\.0) == [4])
    let report = try #require(reports.first?.1)
    #expect(report.state.known.map { page[$0].name } == "Active")
    #expect(report.expected.map { page[$0].name } == ["sceneWillResignActive(_:)"])
    #expect(report.lostCalls.map { page[$0].name } == ["sceneWillResignActive(_:)"])
    let events = report.expectations.map { page[$0.transition].event }
    #expect(events.first == "Leave")
    #expect(Set(events) == ["Leave", "Interruption", "Control Center or app switcher", "Quick return"])
    #expect(report.life == 1 && monitor.isAlive(process) != false)
  }

  @Test(
    "An address is used again by an object of a scene from before, unless that scene has had one",
    arguments: [true, false])
  func addressUsedAgain(isOfView: Bool) throws {
    let page = try #require(TestPage.bundled.first { $0.name == "uikit-scenes" }).lifecycle
    let names = [
      "viewDidLoad()", "scene(_:willConnectTo:options:)", "sceneDidBecomeActive(_:)", "sceneDidDisconnect(_:)",
    ]
    let callbacks = try names.map { name in try #require(page.callbackIDs.first { page[$0].name == name }) }
    var monitor = try #require(CallMonitor(RunGraph(page), observing: Set(callbacks)))
    var process = monitor.process(isAnywhere: true)
    // The first scene is over. The second had begun: its view may be loaded now, but it has its delegate.
    let ended = [
      MonitoredCall(callbacks[0], object: 9, scene: 1), MonitoredCall(callbacks[2], object: 1, scene: 1),
      MonitoredCall(callbacks[3], object: 1, scene: 1),
    ]
    for call in ended { #expect(monitor.take(call, in: &process).isAllowed) }
    let again = isOfView ? MonitoredCall(callbacks[0], object: 9) : MonitoredCall(callbacks[2], object: 1)
    #expect(monitor.take(again, in: &process).isAllowed == isOfView)
  }

  @Test(
    "A call that the page never makes is reported, and the life cycle stays where it was", arguments: [nil, UInt64(1)])
  func neverMade(object: UInt64?) throws {
    var page = try #require(TestPage.bundled.first { $0.name == "uikit-scenes" }).lifecycle
    let delegate = try #require(page.delegateIDs.first { (page[$0].multiplicity == .process) == (object == nil) })
    page.callbacks.append(Callback(delegate: delegate, name: "neverMade()"))
    let never = MonitoredCall(CallbackID(page.callbacks.count - 1), object: object)
    let callbacks = Set(page.callbackIDs)
    let graph = RunGraph(page)
    let initial = try #require(graph.graph.initial)
    var randomWalk = RandomWalk(in: graph, seed: 4, resolvesCalls: true)
    let run = randomWalk.extend(Run(from: Configuration(initial, scenes: 1)), by: 12)
    var monitor = try #require(CallMonitor(graph, observing: callbacks))
    var process = monitor.process()
    for call in ObservedCall.all(of: run, among: callbacks, in: page) {
      let name = page.qualifiedName(of: call.callback)
      #expect(monitor.take(Self.monitored(call), in: &process).isAllowed, "\(name) is reported")
      #expect(!monitor.take(never, in: &process).isAllowed, "\(name)")
    }
  }

  @Test("A page without callbacks has a monitor, which knows nothing")
  func noCallbacks() throws {
    var page = Lifecycle()
    page.states = [State(name: "A"), State(name: "B")]
    page.transitions = [Transition(from: StateID(0), to: StateID(1), event: "Go", steps: [])]
    var monitor = try #require(CallMonitor(RunGraph(page), observing: []))
    var process = monitor.process()
    #expect(monitor.isAlive(process) == nil)
    monitor.skip(in: &process)
    #expect(monitor.isAlive(process) == nil)
  }

  @Test("Lost calls that are named explain the call: with them the page allows it", arguments: lifecycles.indices)
  func lostCalls(index: Int) throws {
    let (name, lifecycle) = Self.lifecycles[index]
    var numbers = SplitMix64(seed: UInt64(index))
    var named = 0
    for (callbacks, calls) in try Self.runs(of: lifecycle, scenes: 1, count: 8, seed: index) {
      guard let wrong = CallMutation.missing.applied(to: calls, &numbers),
        var monitor = CallMonitor(RunGraph(lifecycle), observing: callbacks)
      else { continue }
      var process = monitor.process()
      for (place, call) in wrong.enumerated() {
        let verdict = monitor.take(Self.monitored(call), in: &process)
        guard let report = monitor.explanation(of: verdict) else { continue }
        guard !report.lostCalls.isEmpty else { break }
        named += 1
        let lost = report.lostCalls.map { ObservedCall(callback: $0, scene: lifecycle.scene(of: $0)) }
        let explained = wrong[..<place] + lost + [call]
        let problem = try Self.firstProblem(Array(explained), observing: callbacks, in: lifecycle)
        #expect(problem == explained.count, "\(name): \(lifecycle.described(Array(explained), to: problem))")
        break
      }
    }
    if name == "uikit-app" { #expect(named > 0) }
  }

  /// Calls that can be observed of random runs, each with the observed callbacks.
  private static func runs(
    of lifecycle: Lifecycle, scenes: Int, count: Int, seed: Int
  ) throws -> [(Set<CallbackID>, [ObservedCall])] {
    let graph = RunGraph(lifecycle)
    guard let initial = graph.graph.initial else { return [] }
    var numbers = SplitMix64(seed: UInt64(seed))
    let scenes = graph.defaultSceneCount == 1 ? 1 : scenes
    return (0..<count).map { _ in
      let callbacks = Set(lifecycle.callbackIDs.filter { _ in !numbers.happens(onceIn: 6) })
      var randomWalk = RandomWalk(in: graph, seed: numbers.next(), resolvesCalls: true)
      let run = randomWalk.extend(Run(from: Configuration(initial, scenes: scenes)), by: 6 * scenes)
      return (callbacks, ObservedCall.all(of: run, among: callbacks, in: lifecycle))
    }
  }

  private static func monitored(_ call: ObservedCall) -> MonitoredCall {
    MonitoredCall(call.callback, object: call.scene.map(UInt64.init))
  }

  /// The index of the first call that is reported; the number of calls where none is.
  private static func firstProblem(
    _ calls: [ObservedCall], observing callbacks: Set<CallbackID>, in lifecycle: Lifecycle, isAnywhere: Bool = false,
    gap: Int? = nil
  ) throws -> Int {
    guard var monitor = CallMonitor(RunGraph(lifecycle), observing: callbacks) else { return calls.count }
    var process = monitor.process(isAnywhere: isAnywhere)
    for (index, call) in calls.enumerated() {
      if index == gap { monitor.skip(in: &process) }
      if !monitor.take(Self.monitored(call), in: &process).isAllowed { return index }
    }
    return calls.count
  }
}

extension Lifecycle {
  /// The only scene, for a call that is about one.
  fileprivate func scene(of callback: CallbackID) -> Int? {
    delegate(of: callback).multiplicity == .process ? nil : 0
  }

  /// The calls up to one.
  fileprivate func described(_ calls: [ObservedCall], to index: Int) -> String {
    calls.prefix(index + 1).map { "\(qualifiedName(of: $0.callback))\($0.scene.map { " #\($0)" } ?? "")" }
      .joined(separator: ", ")
  }
}
