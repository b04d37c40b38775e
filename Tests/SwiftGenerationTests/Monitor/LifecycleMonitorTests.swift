import LifecycleModel
import LifecyclePaths
import TestSupport
import Testing

@testable import SwiftGeneration

@Suite("The generated monitor", .tags(.slow))
struct LifecycleMonitorTests {
  /// Life cycles with something to monitor, in one program, without the page whose only purpose is its language.
  private static let pages =
    ((TestPage.bundled + TestPage.fixtures.filter { $0.name != "zh-scene-life" }).map {
      ($0.name, $0.lifecycle.withSwift)
    } + (0..<8).map { ("random \($0)", Lifecycle.random(seed: $0, size: 3 + $0 % 3).withSwift) })
    .filter { !$0.1.monitored.isEmpty }
  private static let program = Task { try await MonitorProgram(pages.map(\.1)) }

  @Test(
    "It reports nothing on every run that the page allows, with one, two and three scenes", arguments: pages.indices)
  func silence(page: Int) async throws {
    let lifecycle = Self.pages[page].1
    let graph = RunGraph(lifecycle)
    for scenes in 1...(graph.defaultSceneCount == 1 ? 1 : 3) {
      let runs = try Self.runs(in: graph, scenes: scenes, count: Seeds.areAll ? 60 : 4)
      let answers = try await Self.program.value.answers(page: page, to: runs, in: lifecycle)
      for (run, answers) in zip(runs, answers) {
        let problem = answers.firstIndex { $0.expected != nil }
        #expect(problem == nil, "\(scenes) scenes: \(lifecycle.described(run, to: problem, answers))")
      }
    }
  }

  @Test(
    "It reports two calls that are swapped, a missing one, and a repeated one, if no run explains it",
    arguments: pages.indices.filter { !pages[$0].0.hasPrefix("random") && pages[$0].0 != "bluetooth" },
    CallMutation.allCases)
  func mutations(page: Int, mutation: CallMutation) async throws {
    let lifecycle = Self.pages[page].1
    let graph = RunGraph(lifecycle)
    var numbers = SplitMix64(seed: 11)
    // Short runs of `bluetooth` stay among states with one and the same call, which may come at any time.
    // An app that is launched again has a new monitor.
    let runs = try Self.runs(in: graph, scenes: 1, count: Seeds.areAll ? 60 : 30, isOneProcess: true)
      .compactMap { mutation.applied(to: $0, &numbers) }
    let (impossible, missed) = try await Self.missed(page: page, runs)
    #expect(missed.count < impossible)
    #expect(missed.count * 100 <= impossible * 6, "of \(impossible):\n\(missed.joined(separator: "\n"))")
  }

  @Test("A callback that comes once is reported whenever it comes twice", arguments: pages.indices)
  func once(page: Int) async throws {
    let lifecycle = Self.pages[page].1
    let runs = try Self.runs(in: RunGraph(lifecycle), scenes: 1, count: Seeds.areAll ? 30 : 10, isOneProcess: true)
      .flatMap { run in
        run.indices.filter { lifecycle[run[$0].callback].attributes.frequency != nil }.map { place in
          Array(run[...place] + run[place...])
        }
      }
    #expect(try await Self.missed(page: page, runs).missed == [])
  }

  @Test(
    "A log is checked by the same rules: the answers to possible and impossible calls are equal",
    arguments: pages.indices)
  func logs(page: Int) async throws {
    let lifecycle = Self.pages[page].1
    let graph = RunGraph(lifecycle)
    var numbers = SplitMix64(seed: 3)
    let runs = try (1...(graph.defaultSceneCount == 1 ? 1 : 3)).flatMap { scenes in
      try Self.runs(in: graph, scenes: scenes, count: Seeds.areAll ? 20 : 3).flatMap { run in
        [run] + CallMutation.allCases.compactMap { $0.applied(to: run, &numbers) }
      }
    }
    for (run, answers) in zip(runs, try await Self.program.value.answers(page: page, to: runs, in: lifecycle)) {
      let own = try lifecycle.answers(to: run)
      let difference = zip(answers, own).enumerated().first { $1.0 != $1.1 }
      #expect(
        difference == nil,
        "\(lifecycle.described(run, to: difference?.offset, answers)): \(String(describing: difference?.element))")
    }
  }

  /// The number of lists of calls that are impossible, and those of them that a monitor does not report though it could; it
  /// must never report anything before the impossible call.
  private static func missed(page: Int, _ runs: [[ObservedCall]]) async throws -> (impossible: Int, missed: [String]) {
    let lifecycle = pages[page].1
    let graph = RunGraph(lifecycle)
    let oracle = CallOracle(graph, observing: lifecycle.monitored, scenes: graph.defaultSceneCount)
    let anyScenes = CallOracle(
      RunGraph(lifecycle.withoutSceneConditions), observing: lifecycle.monitored, scenes: graph.defaultSceneCount)
    var impossible = 0
    var missed: [String] = []
    // Random runs often begin alike: the same impossible call after the same calls is one fault to find, not several.
    var known: Set<[ObservedCall]> = []
    for (run, answers) in zip(runs, try await program.value.answers(page: page, to: runs, in: lifecycle)) {
      let legal = oracle.legalCount(of: run)
      let problem = answers.firstIndex { $0.expected != nil } ?? run.count
      #expect(problem >= legal, "\(lifecycle.described(run, to: problem, answers))")
      guard legal < run.count, known.insert(Array(run[...legal])).inserted else { continue }
      impossible += 1
      // There may be scenes that the monitor has not observed yet: a call of the process may be theirs, and guards ask for them.
      let isOfProcess = lifecycle.delegate(of: run[legal].callback).multiplicity == .process
      guard problem == run.count, !isOfProcess, anyScenes.legalCount(of: run) < run.count else { continue }
      missed.append(lifecycle.described(run, to: legal, answers))
    }
    return (impossible, missed)
  }

  @Test("It reports a scene's state, another scene's wrong call, and the calls expected there")
  func twoScenes() async throws {
    let page = try #require(Self.pages.firstIndex { $0.0 == "uikit-scenes" })
    let lifecycle = Self.pages[page].1
    let launch = [
      "application(_:willFinishLaunchingWithOptions:)", "application(_:didFinishLaunchingWithOptions:)",
      "application(_:configurationForConnecting:options:)",
    ]
    let connection = [
      "scene(_:willConnectTo:options:)", "viewDidLoad()", "sceneWillEnterForeground(_:)", "sceneDidBecomeActive(_:)",
    ]
    let first = lifecycle.calls(launch + connection, scene: 1)
    let second = lifecycle.calls([launch[2]] + connection, scene: 2)
    let rest =
      lifecycle.calls(["sceneWillResignActive(_:)"], scene: 1)
      + lifecycle.calls(["sceneDidEnterBackground(_:)"], scene: 2)
      + lifecycle.calls(["sceneDidEnterBackground(_:)"], scene: 1)
    let answers = try await Self.program.value.answers(page: page, to: [first + second + rest], in: lifecycle)[0]
    #expect(answers.dropLast(2).allSatisfy { $0.expected == nil })
    #expect(answers.map(\.state).suffix(5) == ["Inactive", "Active", "Inactive", "Active", nil])
    #expect(answers[answers.count - 2].expected?.contains("SceneDelegate.sceneWillResignActive(_:)") == true)
    #expect(answers[answers.count - 1].expected == nil)
  }

  @Test("It continues after a problem: one wrong call is one problem")
  func recovery() async throws {
    let page = try #require(Self.pages.firstIndex { $0.0 == "uikit-app" })
    let lifecycle = Self.pages[page].1
    let calls = lifecycle.calls(
      [
        "application(_:willFinishLaunchingWithOptions:)", "application(_:didFinishLaunchingWithOptions:)",
        "applicationDidBecomeActive(_:)", "applicationDidEnterBackground(_:)", "applicationWillEnterForeground(_:)",
        "applicationDidBecomeActive(_:)", "applicationWillResignActive(_:)", "applicationDidEnterBackground(_:)",
      ], scene: 0)
    let answers = try await Self.program.value.answers(page: page, to: [calls], in: lifecycle)[0]
    #expect(answers.map { $0.expected == nil } == [true, true, true, false, true, true, true, true])
    #expect(answers[3].expected?.contains("AppDelegate.applicationWillResignActive(_:)") == true)
    #expect(answers[3].state == "Active")
  }

  @Test("A process keeps its mode: the first call of one mode rules the calls of the other out")
  func modes() async throws {
    let page = try #require(Self.pages.firstIndex { $0.0 == "uikit" })
    let lifecycle = Self.pages[page].1
    let launch = ["application(_:willFinishLaunchingWithOptions:)", "application(_:didFinishLaunchingWithOptions:)"]
    let runs = [
      launch + ["applicationDidBecomeActive(_:)", "applicationWillResignActive(_:)", "sceneDidEnterBackground(_:)"],
      launch + ["applicationDidEnterBackground(_:)", "sceneWillEnterForeground(_:)"],
      launch + ["scene(_:willConnectTo:options:)", "sceneWillEnterForeground(_:)", "applicationDidBecomeActive(_:)"],
      launch + ["scene(_:willConnectTo:options:)", "applicationWillEnterForeground(_:)"],
    ]
    let answers = try await Self.program.value.answers(
      page: page, to: runs.map { lifecycle.calls($0, scene: 1) }, in: lifecycle)
    for answers in answers {
      #expect(answers.dropLast().allSatisfy { $0.expected == nil })
    }
    let expected = answers.map { $0.last?.expected ?? [] }
    #expect(expected[0].contains("AppDelegate.applicationDidEnterBackground(_:)"))
    #expect(!expected[1].isEmpty && expected[1].allSatisfy { $0.hasPrefix("AppDelegate.") })
    #expect(expected[2].contains("SceneDelegate.sceneDidBecomeActive(_:)"))
    #expect(expected[3].contains("SceneDelegate.sceneWillEnterForeground(_:)"))
  }

  @Test("It reports no state for a call of the process, if there may be several scenes")
  func process() async throws {
    let page = try #require(Self.pages.firstIndex { $0.0 == "uikit-scenes" })
    let lifecycle = Self.pages[page].1
    let calls = lifecycle.calls(
      [
        "application(_:willFinishLaunchingWithOptions:)", "application(_:didFinishLaunchingWithOptions:)",
        "scene(_:willConnectTo:options:)", "viewDidLoad()", "application(_:didFinishLaunchingWithOptions:)",
      ], scene: 1)
    let answer = try await #require(try Self.program.value.answers(page: page, to: [calls], in: lifecycle)[0].last)
    #expect(answer.expected?.contains("SceneDelegate.sceneWillEnterForeground(_:)") == true)
    #expect(answer.state == nil)
  }

  @Test("It follows more scenes than it has room for without a report")
  func many() async throws {
    let page = try #require(Self.pages.firstIndex { $0.0 == "ja-scene-delegate" })
    let lifecycle = Self.pages[page].1
    let graph = RunGraph(lifecycle)
    let initial = try #require(graph.graph.initial)
    var randomWalk = RandomWalk(in: graph, seed: 5)
    let run = randomWalk.extend(Run(from: Configuration(initial, scenes: 50)), by: 600)
    let calls = ObservedCall.all(of: run, among: lifecycle.monitored, in: lifecycle)
    let answers = try await Self.program.value.answers(page: page, to: [calls], in: lifecycle)[0]
    #expect(Set(calls.map(\.scene)).count > 40)
    #expect(answers.allSatisfy { $0.expected == nil })
  }

  private static func runs(
    in graph: RunGraph, scenes: Int, count: Int, isOneProcess: Bool = false
  ) throws -> [[ObservedCall]] {
    let initial = try #require(graph.graph.initial)
    return (0..<count).map { seed in
      var randomWalk = RandomWalk(in: graph, seed: UInt64(seed), resolvesCalls: true)
      var run = randomWalk.extend(Run(from: Configuration(initial, scenes: scenes)), by: 6 * scenes)
      if isOneProcess {
        var configuration = run.start
        let end = run.events.firstIndex { event in
          configuration = configuration.after(event.macrostep, of: event.scene)
          return !configuration.leaves.contains(where: graph.isAlive)
        }
        run.events = Array(run.events.prefix((end ?? run.events.count) + 1))
      }
      return ObservedCall.all(of: run, among: graph.lifecycle.monitored, in: graph.lifecycle)
    }
  }
}

extension Lifecycle {
  /// The callbacks that a monitor observes.
  fileprivate var monitored: Set<CallbackID> { monitoredCallbacks(of: delegateIDs) }

  /// The answers of a call monitor, in the words of the generated one.
  fileprivate func answers(to calls: [ObservedCall]) throws -> [MonitorProgram.Answer] {
    var monitor = try #require(CallMonitor(RunGraph(self), observing: monitored))
    var process = monitor.process()
    return calls.map { call in
      let verdict = monitor.take(MonitoredCall(call.callback, object: call.scene.map(UInt64.init)), in: &process)
      // The generated tables have the callbacks by delegate.
      let expected = monitor.explanation(of: verdict)?.expected.sorted {
        (self[$0].delegate, $0) < (self[$1].delegate, $1)
      }
      return MonitorProgram.Answer(
        state: verdict.state.known.map { self[$0].name }, expected: expected?.map(qualifiedName))
    }
  }

  /// Calls of one scene, and of the process, by their names.
  fileprivate func calls(_ names: [String], scene: Int) -> [ObservedCall] {
    names.compactMap { name in
      callbackIDs.first { self[$0].name == name }.map { id in
        ObservedCall(callback: id, scene: delegate(of: id).multiplicity == .process ? nil : scene)
      }
    }
  }

  /// The calls up to one, and the calls expected there.
  fileprivate func described(_ run: [ObservedCall], to place: Int?, _ answers: [MonitorProgram.Answer]) -> String {
    let calls = run.prefix((place ?? run.count) + 1)
      .map { "\(qualifiedName(of: $0.callback))\($0.scene.map { " #\($0)" } ?? "")" }
    let expected = place.flatMap { $0 < answers.count ? answers[$0].expected : nil } ?? []
    return calls.joined(separator: ", ") + " — expected " + expected.joined(separator: ", ")
  }
}

extension Lifecycle {
  /// The same without guards on other scenes.
  fileprivate var withoutSceneConditions: Lifecycle {
    var lifecycle = self
    for index in lifecycle.transitions.indices where lifecycle.transitions[index].guard?.sceneCondition != nil {
      lifecycle.transitions[index].guard?.sceneCondition = nil
    }
    return lifecycle
  }
}
