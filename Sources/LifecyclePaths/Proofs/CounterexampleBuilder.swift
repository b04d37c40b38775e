import LifecycleModel

/// Turns a path through product states into a run that can be replayed, with the calls that come.
struct CounterexampleBuilder {
  private let exploration: Exploration
  private let property: Property
  private let paths: StableStates
  private let stepper: MonitorStepper
  private var late: [Label.RawValue: [Run.Call]] = [:]

  /// Prepares for an exploration without quotients.
  init(_ exploration: Exploration, _ property: Property, along paths: StableStates) {
    self.exploration = exploration
    self.property = property
    self.paths = paths
    stepper = MonitorStepper(property)
  }

  /// The shortest run that violates the property, if the exploration found one.
  mutating func counterexample() -> Counterexample? {
    let start = Configuration(paths.leaves[0], scenes: exploration.scenes.count)
    switch exploration.end {
    case .complete, .limit: return nil
    case .broken(_, nil):
      return Counterexample(run: Run(from: start), violation: .entering(paths.leaves[0]), mode: paths.mode)
    case .broken(let node, let step?):
      return counterexample(Run(from: start), along: exploration.path(to: node) + [(node, step)], isBroken: true)
    case .doomed(let node):
      return counterexample(Run(from: start), along: exploration.path(to: node), isBroken: false)
    }
  }

  private mutating func counterexample(
    _ run: Run, along path: [(node: Int, step: Exploration.Step)], isBroken: Bool
  ) -> Counterexample? {
    var run = run
    var violation = Counterexample.Violation.hopeless
    for (index, (node, step)) in path.enumerated() {
      let isLast = index == path.count - 1
      let next = isLast ? nil : path[index + 1].node
      let goal: Resolver.Goal =
        isLast && isBroken ? .violation : .state(productState(of: next ?? lastNode).monitor)
      let productState = productState(of: node)
      let macrostep = paths.macrosteps[productState.places[step.scene]][step.move.macrostep]
      let context = exploration.context(of: step.scene, at: productState.places)
      let compiler = TraceCompiler(property, of: paths.runs, isOwn: context.isOwn)
      var resolver = Resolver(stepper, compiler.annotated(of: macrostep), in: context, to: goal)
      guard let found = resolver.choices(from: productState.monitor) else { return nil }
      let calls = calls(found.choices, event: index)
      violation = found.violation.map { self.violation($0, after: calls) } ?? violation
      run.events.append(
        Run.Event(
          scene: step.scene, macrostep,
          calls: calls + (found.violation == nil ? [] : rest(macrostep, found.choices, compiler))))
    }
    return Counterexample(run: run.numberingScenesByAppearance(), violation: violation, mode: paths.mode)
  }

  private var lastNode: Int {
    guard case .doomed(let node) = exploration.end else { return 0 }
    return node
  }

  private func productState(of node: Int) -> ProductState {
    exploration.code.productState(exploration.nodes[node].number)
  }

  /// The calls that come by some choices.
  private mutating func calls(_ choices: [Resolver.Choice], event: Int) -> [Run.Call] {
    var calls: [Run.Call] = []
    for choice in choices {
      switch choice {
      case .comes(let call): calls.append(call)
      case .isSkipped: break
      case .isDeferred(var call, let label):
        call.lateFrom = event
        late[label.union(label.contains(.second) ? stepper.lateLabel : []).rawValue, default: []].append(call)
      case .comesLate(let label):
        guard var call = late[label.rawValue]?.first else { continue }
        late[label.rawValue]?.removeFirst()
        if call.lateFrom == event { call.lateFrom = nil }
        calls.append(call)
      }
    }
    return calls
  }

  private func violation(_ violation: Resolver.Violation, after calls: [Run.Call]) -> Counterexample.Violation {
    switch violation {
    case .call: .call(calls.count - 1)
    case .entering(let leaf): .entering(leaf)
    case .endOfScope(let scope): .endOfScope(ofProcess: scope == .process)
    }
  }

  /// The calls of an event after the violation: all that the page lists and no choice has decided.
  private func rest(
    _ macrostep: Macrostep, _ choices: [Resolver.Choice], _ compiler: TraceCompiler
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
  /// Returns the run with its scenes numbered by their first event.
  fileprivate func numberingScenesByAppearance() -> Run {
    var order: [Int] = []
    for scene in events.map(\.scene) + Array(start.leaves.indices) where !order.contains(scene) { order.append(scene) }
    var run = self
    for index in events.indices { run.events[index].scene = order.firstIndex(of: events[index].scene) ?? 0 }
    return run
  }
}
