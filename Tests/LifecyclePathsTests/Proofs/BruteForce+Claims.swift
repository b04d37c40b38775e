import LifecycleModel
import LifecyclePaths
import Testing

extension BruteForce {
  /// `true` if the claim is about each scene separately.
  var watchesScene: Bool {
    switch claim.kind.word {
    case "never": false
    case "at-most-once": claim.multiplicity.map { $0 != .process } ?? !isOfProcess(claim.operands[0])
    default: claim.operands.contains { !isOfProcess($0) }
    }
  }

  /// Returns `true` if the claim's subject occurs in a trace.
  func isTriggered(_ trace: Trace) -> Bool {
    if claim.kind.word == "never" { return true }
    if claim.kind.word == "always-eventually", case .state(let start) = subject, isInitial(start) { return true }
    return trace.happenings.contains { scene(of: subject, in: $0) != nil }
  }

  /// What the claim is about.
  var subject: Rule.Operand {
    switch claim.kind.word {
    case "only-in", "always-eventually": claim.operands[0]
    default: claim.operands[claim.operands.count - 1]
    }
  }

  /// The operands of which one must come: all but the last, which may be the only one.
  private var alternatives: [Rule.Operand] {
    claim.operands.count == 1 ? claim.operands : claim.operands.dropLast()
  }

  /// Returns `true` if a trace violates the claim, or ends where an obligation can no longer be met.
  func breaks(_ trace: Trace) -> Bool {
    let all = trace.happenings
    let (first, second) = (claim.operands[0], claim.operands[claim.operands.count - 1])
    switch claim.kind.word {
    case "before":
      return all.indices.contains { index in
        guard let scene = scene(of: second, in: all[index]) else { return false }
        let scope = all[..<index].suffix(from: scopeStart(before: index, scene, in: all))
        if alternatives.contains(where: { if case .state(let state) = $0 { isInitial(state) } else { false } }) {
          return false
        }
        return !scope.contains { happening in alternatives.contains { isObserved(happening, $0, by: scene) } }
      }
    case "immediately-before":
      return all.indices.contains { index in
        guard let scene = scene(of: second, in: all[index]) else { return false }
        let scope = all[..<index].suffix(from: scopeStart(before: index, scene, in: all))
        guard let previous = scope.last(where: { isObservable($0, to: scene) }) else { return true }
        return !alternatives.contains { isObserved(previous, $0, by: scene) }
      }
    case "at-most-once":
      return all.indices.contains { index in
        guard let scene = scene(of: first, in: all[index]) else { return false }
        let start = all[..<index].lastIndex { watchesScene ? $0 == .sceneEnd(scene) : $0 == .processEnd } ?? -1
        return all[(start + 1)..<index].contains {
          self.scene(of: first, in: $0).map { !watchesScene || $0 == scene } ?? false
        }
      }
    case "never":
      if case .state(let state) = first, isInitial(state) { return true }
      return all.contains { scene(of: first, in: $0) != nil }
    case "only-in":
      guard case .state(let state) = second else { return false }
      return all.contains { happening in
        guard scene(of: first, in: happening) != nil else { return false }
        switch happening {
        case .call(_, _, let places): return !places.contains { lies($0, in: state) }
        case .entered(let leaf, _, _): return !lies(leaf, in: state)
        case .obligation, .sceneEnd, .processEnd: return false
        }
      }
    case "after-every":
      return violatesObligation(
        trace, alternatives,
        starts: all.indices.compactMap { index in
          scene(of: second, in: all[index]).map { (index, $0) }
        }, endsWithScope: true)
    case "always-eventually":
      guard case .state(let start) = first, case .state(let end) = second else { return false }
      let begins = isInitial(start) && !isInitial(end) ? (0..<scenes).map { (-1, $0) } : []
      let entered = all.indices.compactMap { index in
        scene(of: first, in: all[index]).flatMap { scene in
          isObserved(all[index], second, by: scene) ? nil : (index, scene)
        }
      }
      return violatesObligation(trace, [second], starts: begins + entered, endsWithScope: false)
    default:
      Issue.record("The meaning of '\(claim.kind.word)' is missing here")
      return false
    }
  }

  /// Returns `true` if one of the obligations that begin at some places is violated, or can never be met.
  private func violatesObligation(
    _ trace: Trace, _ required: [Rule.Operand], starts: [(Int, Int)], endsWithScope: Bool
  ) -> Bool {
    starts.contains { start, scene in
      let rest = trace.happenings.suffix(from: start + 1)
      let kept = rest.firstIndex { keeps($0, required, scene) }
      let ended = endsWithScope ? rest.firstIndex { endsScope($0, scene) } : nil
      if let ended { return kept.map { $0 > ended } ?? true }
      return kept == nil && isHopeless(trace.configuration, required, scene, endsWithScope: endsWithScope)
    }
  }

  /// Returns `true` if no possible continuation is sure to meet an obligation.
  private func isHopeless(_ configuration: Configuration, _ required: [Rule.Operand], _ scene: Int, endsWithScope: Bool)
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
            let ended = endsWithScope ? trace.happenings.firstIndex { endsScope($0, scene) } : nil
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

  private func keeps(_ happening: Happening, _ operands: [Rule.Operand], _ scene: Int) -> Bool {
    operands.contains { operand in
      if case .obligation(let callback, let other) = happening {
        return operand == .callback(callback) && (isOfProcess(callback) || other == scene)
      }
      return isObserved(happening, operand, by: scene)
    }
  }

  /// The longest of the lives in which one of the alternatives may come.
  private func endsScope(_ happening: Happening, _ scene: Int) -> Bool {
    happening == (alternatives.contains(where: isOfProcess) ? .processEnd : .sceneEnd(scene))
  }

  /// The start of the scope in which the first operand of a claim must have come.
  private func scopeStart(before index: Int, _ scene: Int, in all: [Happening]) -> Int {
    (all[..<index].lastIndex { endsScope($0, scene) } ?? -1) + 1
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
