/// Turns a path through situations into a run that one can replay: with the calls that come, skipped ones left out.
struct Witness {
  private let exploration: Exploration
  private let law: Law
  private let paths: RestingPlaces
  private let player: TrackPlayer
  private var late: [Letters.RawValue: [Run.Call]] = [:]

  /// Prepares for an exploration of scenes leaf by leaf.
  init(_ exploration: Exploration, _ law: Law, along paths: RestingPlaces) {
    self.exploration = exploration
    self.law = law
    self.paths = paths
    player = TrackPlayer(law)
  }

  /// The shortest run that breaks the law, where the exploration found one.
  mutating func refutation() -> Refutation? {
    let start = World(paths.leaves[0], scenes: exploration.scenes.count)
    switch exploration.end {
    case .complete, .limit: return nil
    case .broken(_, nil): return Refutation(run: Run(from: start), breach: .entering(paths.leaves[0]))
    case .broken(let node, let step?):
      return refutation(Run(from: start), along: exploration.path(to: node) + [(node, step)], isBroken: true)
    case .doomed(let node):
      return refutation(Run(from: start), along: exploration.path(to: node), isBroken: false)
    }
  }

  private mutating func refutation(
    _ run: Run, along path: [(node: Int, step: Exploration.Step)], isBroken: Bool
  ) -> Refutation? {
    var run = run
    var breach = Refutation.Breach.hopeless
    for (index, (node, step)) in path.enumerated() {
      let isLast = index == path.count - 1
      let next = isLast ? nil : path[index + 1].node
      let goal: Resolver.Goal =
        isLast && isBroken ? .breach : .state(situation(of: next ?? lastNode).monitor)
      let situation = situation(of: node)
      let macrostep = paths.macrosteps[situation.places[step.scene]][step.move.macrostep]
      let company = exploration.company(of: step.scene, at: situation.places)
      let compiler = TrackCompiler(law, of: paths.runs, isOwn: company.isOwn)
      var resolver = Resolver(player, compiler.score(of: macrostep), in: company, to: goal)
      guard let found = resolver.choices(from: situation.monitor) else { return nil }
      let calls = calls(found.choices, event: index)
      breach = found.breach.map { self.breach($0, after: calls) } ?? breach
      run.events.append(
        Run.Event(
          scene: step.scene, macrostep,
          calls: calls + (found.breach == nil ? [] : rest(macrostep, found.choices, compiler))))
    }
    return Refutation(run: run.numberingScenesByAppearance(), breach: breach)
  }

  private var lastNode: Int {
    guard case .doomed(let node) = exploration.end else { return 0 }
    return node
  }

  private func situation(of node: Int) -> Situation { exploration.code.situation(exploration.nodes[node].number) }

  /// The calls that come by some choices.
  private mutating func calls(_ choices: [Resolver.Choice], event: Int) -> [Run.Call] {
    var calls: [Run.Call] = []
    for choice in choices {
      switch choice {
      case .comes(let call): calls.append(call)
      case .isSkipped: break
      case .isDeferred(var call, let letters):
        call.lateFrom = event
        late[letters.union(letters.contains(.second) ? player.lateLetters : []).rawValue, default: []].append(call)
      case .comesLate(let letters):
        guard var call = late[letters.rawValue]?.first else { continue }
        late[letters.rawValue]?.removeFirst()
        if call.lateFrom == event { call.lateFrom = nil }
        calls.append(call)
      }
    }
    return calls
  }

  private func breach(_ breach: Resolver.Breach, after calls: [Run.Call]) -> Refutation.Breach {
    switch breach {
    case .call: .call(calls.count - 1)
    case .entering(let leaf): .entering(leaf)
    case .endOfLife(let life): .endOfLife(ofProcess: life == .process)
    }
  }

  /// What an event brings after the law is broken: all that the page lists and that has not been decided.
  private func rest(
    _ macrostep: Macrostep, _ choices: [Resolver.Choice], _ compiler: TrackCompiler
  ) -> [Run.Call] {
    var decided: Set<Run.Call> = []
    for choice in choices {
      switch choice {
      case .comes(let call), .isDeferred(let call, _), .isSkipped(let call): decided.insert(call)
      case .comesLate: break
      }
    }
    return paths.runs.listedCalls(of: macrostep).filter {
      !decided.contains($0) && !compiler.isPutOff($0.transition, step: $0.step)
    }
  }
}

extension Run {
  /// The same run with the scenes numbered in the order in which they first do something.
  fileprivate func numberingScenesByAppearance() -> Run {
    var order: [Int] = []
    for scene in events.map(\.scene) + Array(start.leaves.indices) where !order.contains(scene) { order.append(scene) }
    var run = self
    for index in events.indices { run.events[index].scene = order.firstIndex(of: events[index].scene) ?? 0 }
    return run
  }
}
