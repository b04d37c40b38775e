import LifecycleModel
import LifecyclePaths
import Testing

extension BruteForce {
  /// Whether the claim is about each scene for itself.
  var watchesScene: Bool {
    switch claim.kind.word {
    case "never": false
    case "at-most-once": claim.multiplicity.map { $0 != .process } ?? !isOfProcess(claim.operands[0])
    default: claim.operands.contains { !isOfProcess($0) }
    }
  }

  /// Whether what the claim is about came in a trace.
  func isTriggered(_ trace: Trace) -> Bool {
    if claim.kind.word == "never" { return true }
    if claim.kind.word == "always-eventually", case .state(let start) = subject, isInitial(start) { return true }
    return trace.happenings.contains { scene(of: subject, in: $0) != nil }
  }

  /// What the claim is about.
  var subject: Rule.Operand {
    switch claim.kind.word {
    case "only-in", "always-eventually": operands.0
    default: operands.1
    }
  }

  /// The first operand and the last, which may be the same.
  private var operands: (Rule.Operand, Rule.Operand) { (claim.operands[0], claim.operands[claim.operands.count - 1]) }

  /// Whether a trace breaks the claim, or ends where a promise is lost.
  func breaks(_ trace: Trace) -> Bool {
    let all = trace.happenings
    let (first, second) = operands
    switch claim.kind.word {
    case "before":
      return all.indices.contains { index in
        guard let scene = scene(of: second, in: all[index]) else { return false }
        let scope = all[..<index].suffix(from: lifeStart(before: index, of: first, scene, in: all))
        if case .state(let state) = first, isInitial(state) { return false }
        return !scope.contains { isHeard($0, first, heardBy: scene) }
      }
    case "immediately-before":
      return all.indices.contains { index in
        guard let scene = scene(of: second, in: all[index]) else { return false }
        let scope = all[..<index].suffix(from: lifeStart(before: index, of: first, scene, in: all))
        guard let previous = scope.last(where: { isAudible($0, to: scene) }) else { return true }
        return !isHeard(previous, first, heardBy: scene)
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
        case .promise, .sceneEnd, .processEnd: return false
        }
      }
    case "after-every":
      return losesPromise(
        trace, first,
        starts: all.indices.compactMap { index in
          scene(of: second, in: all[index]).map { (index, $0) }
        }, endsWithLife: true)
    case "always-eventually":
      guard case .state(let start) = first, case .state(let end) = second else { return false }
      let begins = isInitial(start) && !isInitial(end) ? (0..<scenes).map { (-1, $0) } : []
      let entered = all.indices.compactMap { index in
        scene(of: first, in: all[index]).flatMap { scene in
          isHeard(all[index], second, heardBy: scene) ? nil : (index, scene)
        }
      }
      return losesPromise(trace, second, starts: begins + entered, endsWithLife: false)
    default:
      Issue.record("The meaning of '\(claim.kind.word)' is missing here")
      return false
    }
  }

  /// Whether one of the promises that begin somewhere is broken, or can never be kept.
  private func losesPromise(
    _ trace: Trace, _ promised: Rule.Operand, starts: [(Int, Int)], endsWithLife: Bool
  ) -> Bool {
    starts.contains { start, scene in
      let rest = trace.happenings.suffix(from: start + 1)
      let kept = rest.firstIndex { keeps($0, promised, scene) }
      let ended = endsWithLife ? rest.firstIndex { endsLife($0, of: promised, scene) } : nil
      if let ended { return kept.map { $0 > ended } ?? true }
      return kept == nil && isHopeless(trace.configuration, promised, scene, endsWithLife: endsWithLife)
    }
  }

  /// Whether nothing that can happen from now on is sure to keep a promise.
  private func isHopeless(_ configuration: Configuration, _ promised: Rule.Operand, _ scene: Int, endsWithLife: Bool)
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
            let kept = trace.happenings.firstIndex { keeps($0, promised, scene) }
            let ended = endsWithLife ? trace.happenings.firstIndex { endsLife($0, of: promised, scene) } : nil
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
    if case .promise(let callback, let other) = happening {
      return operand == .callback(callback) && (isOfProcess(callback) || other == scene)
    }
    return isHeard(happening, operand, heardBy: scene)
  }

  private func endsLife(_ happening: Happening, of operand: Rule.Operand, _ scene: Int) -> Bool {
    happening == (isOfProcess(operand) ? .processEnd : .sceneEnd(scene))
  }

  /// Where the life began in which the first of a claim must have come.
  private func lifeStart(before index: Int, of operand: Rule.Operand, _ scene: Int, in all: [Happening]) -> Int {
    (all[..<index].lastIndex { endsLife($0, of: operand, scene) } ?? -1) + 1
  }

  /// The scene with which an operand comes, if that is what happened.
  private func scene(of operand: Rule.Operand, in happening: Happening) -> Int? {
    switch (happening, operand) {
    case (.call(let called, let scene, _), .callback(let callback)): called == callback ? scene : nil
    case (.entered(let leaf, let source, let scene), .state(let state)):
      lies(leaf, in: state) && (!lies(source, in: state) || (leaf == source && leaf == state)) ? scene : nil
    default: nil
    }
  }

  /// Whether an operand came, as a scene sees it: the process's calls are everybody's.
  private func isHeard(_ happening: Happening, _ operand: Rule.Operand, heardBy scene: Int) -> Bool {
    guard let source = self.scene(of: operand, in: happening) else { return false }
    return source == scene || isOfProcess(operand)
  }

  /// Whether something counts as coming before something else of a scene.
  private func isAudible(_ happening: Happening, to scene: Int) -> Bool {
    switch happening {
    case .call(let callback, let source, _): !watchesScene || source == scene || isOfProcess(callback)
    case .entered: claim.operands.contains { self.scene(of: $0, in: happening) == scene }
    case .promise, .sceneEnd, .processEnd: false
    }
  }

  private func isOfProcess(_ operand: Rule.Operand) -> Bool {
    if case .callback(let callback) = operand { return isOfProcess(callback) }
    return false
  }

  private func isInitial(_ state: StateID) -> Bool { runs.graph.initial.map { lies($0, in: state) } ?? false }

  private func lies(_ leaf: StateID, in state: StateID) -> Bool { lifecycle.lineage(of: leaf).contains(state) }
}
