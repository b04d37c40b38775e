import LifecycleModel
import LifecyclePaths

extension BruteForce {
  /// `true` if the claim is about each scene separately.
  var watchesScene: Bool {
    switch claim {
    case .never: false
    case .atMostOnce(let operand, let per): per.map { $0 != .process } ?? !isOfProcess(operand)
    case .onlyIn, .alwaysEventually: true
    case .before(let first, let second), .immediatelyBefore(let first, let second), .afterEvery(let first, let second):
      !isOfProcess(first) || !isOfProcess(second)
    }
  }

  /// Returns `true` if the claim's subject occurs in a trace.
  func isTriggered(_ trace: Trace) -> Bool {
    switch claim {
    case .never: true
    case .alwaysEventually(let start, _):
      isInitial(start) || trace.happenings.contains { scene(of: .state(start), in: $0) != nil }
    case .before(_, let second), .immediatelyBefore(_, let second), .afterEvery(_, let second),
      .atMostOnce(let second, _), .onlyIn(let second, _):
      trace.happenings.contains { scene(of: second, in: $0) != nil }
    }
  }

  /// Returns `true` if a trace violates the claim, or ends where an obligation can no longer be met.
  func breaks(_ trace: Trace) -> Bool {
    let all = trace.happenings
    switch claim {
    case .before(let first, let second):
      return all.indices.contains { index in
        guard let scene = scene(of: second, in: all[index]) else { return false }
        let scope = all[..<index].suffix(from: scopeStart(before: index, of: first, scene, in: all))
        if case .state(let state) = first, isInitial(state) { return false }
        return !scope.contains { isObserved($0, first, by: scene) }
      }
    case .immediatelyBefore(let first, let second):
      return all.indices.contains { index in
        guard let scene = scene(of: second, in: all[index]) else { return false }
        let scope = all[..<index].suffix(from: scopeStart(before: index, of: first, scene, in: all))
        guard let previous = scope.last(where: { isObservable($0, to: scene) }) else { return true }
        return !isObserved(previous, first, by: scene)
      }
    case .atMostOnce(let operand, _):
      return all.indices.contains { index in
        guard let scene = scene(of: operand, in: all[index]) else { return false }
        let start = all[..<index].lastIndex { watchesScene ? $0 == .sceneEnd(scene) : $0 == .processEnd } ?? -1
        return all[(start + 1)..<index].contains {
          self.scene(of: operand, in: $0).map { !watchesScene || $0 == scene } ?? false
        }
      }
    case .never(let operand):
      if case .state(let state) = operand, isInitial(state) { return true }
      return all.contains { scene(of: operand, in: $0) != nil }
    case .onlyIn(let operand, let state):
      return all.contains { happening in
        guard scene(of: operand, in: happening) != nil else { return false }
        switch happening {
        case .call(_, _, let places): return !places.contains { lies($0, in: state) }
        case .entered(let leaf, _, _): return !lies(leaf, in: state)
        case .obligation, .sceneEnd, .processEnd: return false
        }
      }
    case .afterEvery(let first, let second):
      return violatesObligation(
        trace, first,
        starts: all.indices.compactMap { index in
          scene(of: second, in: all[index]).map { (index, $0) }
        }, endsWithScope: true)
    case .alwaysEventually(let start, let end):
      let begins = isInitial(start) && !isInitial(end) ? (0..<scenes).map { (-1, $0) } : []
      let entered = all.indices.compactMap { index in
        scene(of: .state(start), in: all[index]).flatMap { scene in
          isObserved(all[index], .state(end), by: scene) ? nil : (index, scene)
        }
      }
      return violatesObligation(trace, .state(end), starts: begins + entered, endsWithScope: false)
    }
  }

  /// Returns `true` if one of the obligations that begin at some places is violated, or can never be met.
  private func violatesObligation(
    _ trace: Trace, _ required: Rule.Operand, starts: [(Int, Int)], endsWithScope: Bool
  ) -> Bool {
    starts.contains { start, scene in
      let rest = trace.happenings.suffix(from: start + 1)
      let kept = rest.firstIndex { keeps($0, required, scene) }
      let ended = endsWithScope ? rest.firstIndex { endsScope($0, of: required, scene) } : nil
      if let ended { return kept.map { $0 > ended } ?? true }
      return kept == nil && isHopeless(trace.configuration, required, scene, endsWithScope: endsWithScope)
    }
  }

  /// Returns `true` if no possible continuation is sure to meet an obligation.
  private func isHopeless(_ configuration: Configuration, _ required: Rule.Operand, _ scene: Int, endsWithScope: Bool)
    -> Bool
  {
    var seen: Set<Configuration> = [configuration]
    var waiting = [configuration]
    while let configuration = waiting.popLast() {
      for other in 0..<scenes {
        for macrostep in configuration.macrosteps(of: other, in: runs) {
          var isSure = true
          var mayStay = false
          for trace in traces(Trace(configuration: configuration), after: macrostep, of: other) {
            let kept = trace.happenings.firstIndex { keeps($0, required, scene) }
            let ended = endsWithScope ? trace.happenings.firstIndex { endsScope($0, of: required, scene) } : nil
            if let kept, ended.map({ kept < $0 }) ?? true { continue }
            isSure = false
            if ended == nil { mayStay = true }
          }
          if isSure { return false }
          let next = configuration.after(macrostep, of: other)
          if mayStay, seen.insert(next).inserted { waiting.append(next) }
        }
      }
    }
    return true
  }

  private func keeps(_ happening: Happening, _ operand: Rule.Operand, _ scene: Int) -> Bool {
    if case .obligation(let callback, let other) = happening {
      return operand == .callback(callback) && (isOfProcess(callback) || other == scene)
    }
    return isObserved(happening, operand, by: scene)
  }

  private func endsScope(_ happening: Happening, of operand: Rule.Operand, _ scene: Int) -> Bool {
    happening == (isOfProcess(operand) ? .processEnd : .sceneEnd(scene))
  }

  /// The start of the scope in which the first operand of a claim must have come.
  private func scopeStart(before index: Int, of operand: Rule.Operand, _ scene: Int, in all: [Happening]) -> Int {
    (all[..<index].lastIndex { endsScope($0, of: operand, scene) } ?? -1) + 1
  }

  /// The scene with which an operand comes, if it came.
  private func scene(of operand: Rule.Operand, in happening: Happening) -> Int? {
    switch (happening, operand) {
    case (.call(let called, let scene, _), .callback(let callback)): called == callback ? scene : nil
    case (.entered(let leaf, let source, let scene), .state(let state)):
      lies(leaf, in: state) && (!lies(source, in: state) || (leaf == source && leaf == state)) ? scene : nil
    default: nil
    }
  }

  /// Returns `true` if an operand came, as seen by a scene: calls of the process are seen by all scenes.
  private func isObserved(_ happening: Happening, _ operand: Rule.Operand, by scene: Int) -> Bool {
    guard let source = self.scene(of: operand, in: happening) else { return false }
    return source == scene || isOfProcess(operand)
  }

  /// Returns `true` for something that counts as coming before something else of a scene.
  private func isObservable(_ happening: Happening, to scene: Int) -> Bool {
    switch happening {
    case .call(let callback, let source, _): !watchesScene || source == scene || isOfProcess(callback)
    case .entered: claim.operands.contains { self.scene(of: $0, in: happening) == scene }
    case .obligation, .sceneEnd, .processEnd: false
    }
  }

  private func isOfProcess(_ operand: Rule.Operand) -> Bool {
    if case .callback(let callback) = operand { return isOfProcess(callback) }
    return false
  }

  private func isInitial(_ state: StateID) -> Bool { runs.graph.initial.map { lies($0, in: state) } ?? false }

  private func lies(_ leaf: StateID, in state: StateID) -> Bool { lifecycle.lineage(of: leaf).contains(state) }
}
