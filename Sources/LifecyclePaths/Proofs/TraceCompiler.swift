import LifecycleModel

/// Computes the observations of macrosteps by a property.
struct TraceCompiler {
  private let property: Property
  private let runs: RunGraph
  private let isOwn: Bool
  private let isHeard: [Bool]
  private let hasLate: Bool

  /// Prepares for the macrosteps of the watched scene (`isOwn`), or of another one.
  init(_ property: Property, of runs: RunGraph, isOwn: Bool) {
    self.property = property
    self.runs = runs
    self.isOwn = isOwn || !property.watchesScene
    let label = self.isOwn ? property.own : property.others
    isHeard = label.map { $0.contains { !$0.isEmpty } }
    hasLate =
      runs.hasDeferredCalls
      && zip(property.own, runs.lifecycle.transitions).contains { label, transition in
        zip(label, transition.steps).contains { !$0.isEmpty && $1.certainty.isDeferred }
      }
  }

  /// The observations of a macrostep.
  func trace(of macrostep: Macrostep) -> ObservationTrace {
    var items: [ObservationTrace.Item] = []
    for transition in runs.transitions(of: macrostep) {
      let touchesPlace = touchesPlace(transition)
      for group in isHeard[transition.transition.index] ? groups(of: transition.transition) : [] {
        let observations = group.compactMap { observation(of: transition.transition, step: $0) }
        if !observations.isEmpty { items.append(.calls(observations, inPlace: touchesPlace)) }
      }
      if hasLate, !touchesPlace { items.append(.calls([], inPlace: false)) }
      items.append(contentsOf: arrival(of: transition))
    }
    return ObservationTrace(
      items: items, condition: runs.guard(of: macrostep)?.sceneCondition, wasAlive: runs.isAlive(macrostep.source),
      isAlive: runs.isAlive(macrostep.target))
  }

  /// The calls of a macrostep with their observations.
  func annotated(of macrostep: Macrostep) -> AnnotatedMacrostep {
    var parts: [AnnotatedMacrostep.Part] = []
    for transition in runs.transitions(of: macrostep) {
      let touchesPlace = touchesPlace(transition)
      for group in groups(of: transition.transition) {
        let notes = group.filter { !isPutOff(transition.transition, step: $0) }.map { step in
          AnnotatedMacrostep.Note(
            call: Run.Call(transition.transition, step: step),
            observation: observation(of: transition.transition, step: step))
        }
        let voices = Dictionary(grouping: notes, by: \.observation).values.sorted { ($0[0].call) < ($1[0].call) }
        parts.append(.calls(voices, inPlace: touchesPlace))
      }
      if groups(of: transition.transition).isEmpty { parts.append(.calls([], inPlace: touchesPlace)) }
      parts.append(
        .arrival(
          isOwn ? enteredLabel(of: transition) : [], transition.target, isAlive: runs.isAlive(transition.target),
          inPlace: isInPlace(transition.target)))
    }
    return AnnotatedMacrostep(parts: parts)
  }

  private func groups(of transition: TransitionID) -> [Range<Int>] { runs.lifecycle[transition].steps.groups }

  /// Returns `true` for a deferred call that must come first: the page allows it never to come, and coming would only
  /// help the property.
  func isPutOff(_ transition: TransitionID, step: Int) -> Bool {
    !property.monitor.kind.isPromise && label(of: transition, step: step) == .first
      && runs.lifecycle[transition].steps[step].certainty.isDeferred
  }

  /// The observation of a step; `nil` for none.
  private func observation(of transition: TransitionID, step: Int) -> ObservationTrace.Observation? {
    let label = label(of: transition, step: step)
    guard !label.isEmpty, !isPutOff(transition, step: step) else { return nil }
    let presence = ObservationTrace.Presence(runs.lifecycle[transition].steps[step].certainty)
    // An obligation is fulfilled by a call that is sure to come, even late.
    return ObservationTrace.Observation(label: label, certainty: label == .first ? presence.atOnce : presence)
  }

  private func label(of transition: TransitionID, step: Int) -> Label {
    (isOwn ? property.own : property.others)[transition.index][step]
  }

  /// Returns `true` if a transition begins or ends in the place: a call between two states comes in both.
  private func touchesPlace(_ transition: StateGraph.Edge) -> Bool {
    isInPlace(transition.source) || isInPlace(transition.target)
  }

  private func isInPlace(_ leaf: StateID) -> Bool { !isOwn || property.place[leaf.index] }

  private func arrival(of transition: StateGraph.Edge) -> [ObservationTrace.Item] {
    let isAlive = runs.isAlive(transition.target)
    let label = isOwn ? enteredLabel(of: transition) : []
    let inPlace = isInPlace(transition.target)
    guard !label.isEmpty || !isAlive || (hasLate && !inPlace) else { return [] }
    return [.arrival(label, isAlive: isAlive, inPlace: inPlace)]
  }

  /// The label of the states that a transition enters.
  private func enteredLabel(of transition: StateGraph.Edge) -> Label {
    guard transition.source != transition.target else { return property.reentered[transition.target.index] }
    return property.entered[transition.target.index].subtracting(property.entered[transition.source.index])
  }
}

extension ObservationTrace.Presence {
  init(_ certainty: Certainty) {
    self =
      switch (certainty.mayBeMissing, certainty.isDeferred) {
      case (false, false): .always
      case (true, false): .maybe
      case (false, true): .late
      case (true, true): .lateOrNever
      }
  }

  /// The same for a call that comes at its place, if it comes.
  fileprivate var atOnce: Self { mayBeMissing ? .maybe : .always }
}
