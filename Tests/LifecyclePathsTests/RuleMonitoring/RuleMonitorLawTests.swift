import LifecycleModel
import LifecyclePaths
import TestSupport
import Testing

@Suite("Rules on the calls of random runs", .tags(.slow))
struct RuleMonitorLawTests {
  @Test(
    "A rule is reported only if the run breaks it, whatever is observed, lost or before the first line",
    arguments: Seeds.first(12))
  func soundness(batch: Int) throws {
    for seed in (batch * 40)..<(batch * 40 + 40) {
      let (lifecycle, graph, logs) = try Self.logs(seed: seed, rounds: Array(0..<6))
      for (round, log) in logs.enumerated() {
        for rule in log.broken {
          let claim = lifecycle.rules[rule].claim
          let judge = BruteForce(runs: graph, claim: claim, scenes: log.run.start.leaves.count)
          let traces = judge.traces(of: log.run)
          #expect(
            traces.isEmpty || traces.contains(where: judge.breaks),
            "seed \(seed), round \(round): \(claim.words(in: lifecycle)) in \(log.words(in: lifecycle))")
        }
      }
    }
  }

  @Test("Most rules on calls that a single scene breaks from its launch on are reported: few have another explanation")
  func completeness() throws {
    var (broken, reported) = (0, 0)
    for seed in 0..<200 {
      let (lifecycle, graph, logs) = try Self.logs(seed: seed + 9000, rounds: [0, 0, 0])
      for log in logs {
        for (rule, claim) in lifecycle.rules.map(\.claim).enumerated() where log.checked.contains(rule) {
          guard claim.isOfCalls(notOf: .process, in: lifecycle), !claim.kind.isPromise, log.isOfOneLife(in: graph)
          else {
            continue
          }
          guard BruteForce(runs: graph, claim: claim, scenes: 1).isBroken(by: log.run) else { continue }
          broken += 1
          reported += log.broken.contains(rule) ? 1 : 0
        }
      }
    }

    #expect(reported > 10 && reported * 3 > broken * 2)
  }

  /// The logs of a random life cycle with random rules.
  fileprivate static func logs(seed: Int, rounds: [Int]) throws -> (Lifecycle, RunGraph, [RuleLog]) {
    var lifecycle = Lifecycle.random(seed: seed)
    var numbers = SplitMix64(seed: UInt64(seed + 4242))
    lifecycle.rules = (0..<4).map { _ in
      let claim = lifecycle.randomClaim(using: &numbers)
      return Rule(text: "\(claim)", claim: claim)
    }
    let graph = RunGraph(lifecycle)
    return (
      lifecycle, graph,
      try rounds.map { round in
        var log = try #require(
          RuleLog(graph, scenes: rounds[0] == rounds[1] ? 1 : 1 + round % 3, round: round, &numbers))
        log.check(in: graph)
        return log
      }
    )
  }
}

/// The calls of a random run, and the rules that they break.
private struct RuleLog {
  let run: Run
  private let callbacks: Set<CallbackID>
  private var calls: [ObservedCall]
  private var gap: Int?
  private var isAnywhere = false
  private(set) var broken: Set<Int> = []
  private(set) var checked: Set<Int> = []

  /// Takes a random run: of some callbacks, without the beginning, or with a gap, by the round.
  init?(_ graph: RunGraph, scenes: Int, round: Int, _ numbers: inout SplitMix64) {
    guard let initial = graph.graph.initial else { return nil }
    let hidesSome = round == 3 || round == 5
    callbacks = Set(graph.lifecycle.callbackIDs.filter { _ in !(hidesSome && numbers.happens(onceIn: 4)) })
    var randomWalk = RandomWalk(in: graph, seed: numbers.next(), resolvesCalls: true)
    let scenes = graph.defaultSceneCount == 1 ? 1 : scenes
    run = randomWalk.extend(Run(from: Configuration(initial, scenes: scenes)), by: 5 * scenes)
    calls = ObservedCall.all(of: run, among: callbacks, in: graph.lifecycle)
    if round == 2 || round == 5 {
      isAnywhere = true
      calls.removeFirst(numbers.next(below: calls.count + 1))
    }
    if round == 4 {
      let first = numbers.next(below: calls.count + 1)
      calls.removeSubrange(first..<min(calls.count, first + numbers.next(below: 4)))
      gap = first
    }
  }

  /// Follows the calls.
  mutating func check(in graph: RunGraph) {
    guard var monitor = CallMonitor(graph, observing: callbacks) else { return }
    var rules = RuleMonitor(&monitor, of: graph, observing: callbacks, tellsScenesApart: true)
    checked = Set(rules.checked)
    var process = monitor.process(isAnywhere: isAnywhere)
    var followed = rules.process(process, monitor, isAnywhere: isAnywhere)
    for index in 0...calls.count {
      if index == gap {
        monitor.skip(in: &process)
        note(rules.take(process, monitor, nil, nil, at: nil, in: &followed))
      }
      guard calls.indices.contains(index) else { continue }
      let call = calls[index]
      let verdict = monitor.take(MonitoredCall(call.callback, object: call.scene.map(UInt64.init)), in: &process)
      let place = LogPlace(file: 0, line: index + 1, offset: 0, columns: 0..<0, time: nil)
      note(rules.take(process, monitor, call.callback, verdict, at: place, in: &followed))
    }
    note(rules.end(followed))
  }

  private mutating func note(_ news: RuleNews) { broken.formUnion(news.violations.map(\.rule)) }

  /// `true` if the scene begins only once, and no call comes late.
  func isOfOneLife(in graph: RunGraph) -> Bool {
    run.events.count { !graph.isAlive($0.macrostep.source) } <= 1
      && run.events.allSatisfy { event in event.calls.allSatisfy { $0.lateFrom == nil } }
  }

  /// The calls in words.
  func words(in lifecycle: Lifecycle) -> String {
    let all = run.events.map { event in
      let calls = event.calls.map { lifecycle[lifecycle[$0.transition].steps[$0.step].callback].name }
      return "\(event.scene): \(lifecycle[event.macrostep.first.target].name) \(calls)"
    }
    return
      "\(all.joined(separator: "; ")), of which \(calls.map { "\($0.scene ?? -1).\(lifecycle[$0.callback].name)" }), gap \(gap ?? -1)"
  }
}

extension Rule.Claim {
  /// `true` if its operands are calls of delegates that are not of a kind.
  fileprivate func isOfCalls(notOf multiplicity: Multiplicity, in lifecycle: Lifecycle) -> Bool {
    operands.allSatisfy { operand in
      switch operand {
      case .callback(let callback): lifecycle.delegate(of: callback).multiplicity != multiplicity
      case .state: false
      }
    }
  }

  fileprivate func words(in lifecycle: Lifecycle) -> String {
    let names = operands.map { operand in
      switch operand {
      case .callback(let callback): lifecycle[callback].name
      case .state(let state): "*\(lifecycle[state].name)*"
      }
    }
    return "\(kind.word) \(names) \(multiplicity?.rawValue ?? "")"
  }
}
