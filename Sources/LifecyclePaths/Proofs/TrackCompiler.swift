import LifecycleModel

/// Finds out what a law hears of macrosteps.
struct TrackCompiler {
  private let law: Law
  private let runs: RunGraph
  private let isOwn: Bool
  private let isHeard: [Bool]
  private let hasLate: Bool

  /// Prepares for the macrosteps of the watched scene (`isOwn`), or of another one.
  init(_ law: Law, of runs: RunGraph, isOwn: Bool) {
    self.law = law
    self.runs = runs
    self.isOwn = isOwn || !law.watchesScene
    let letters = self.isOwn ? law.own : law.others
    isHeard = letters.map { $0.contains { !$0.isEmpty } }
    hasLate = zip(law.own, runs.lifecycle.transitions).contains { letters, hop in
      zip(letters, hop.steps).contains { !$0.isEmpty && Track.Presence($1.certainty) == .late }
    }
  }

  /// What the law hears of a macrostep.
  func track(of macrostep: Macrostep) -> Track {
    var items: [Track.Item] = []
    for hop in runs.hops(of: macrostep) {
      let touchesPlace = touchesPlace(hop)
      for group in isHeard[hop.transition.index] ? groups(of: hop.transition) : [] {
        let sounds = group.compactMap { sound(of: hop.transition, step: $0) }
        if !sounds.isEmpty { items.append(.calls(sounds, inPlace: touchesPlace)) }
      }
      if hasLate, !touchesPlace, law.monitor.kind == .onlyIn { items.append(.calls([], inPlace: false)) }
      items.append(contentsOf: arrival(of: hop))
    }
    return Track(
      items: items, condition: runs.guard(of: macrostep)?.sceneCondition, wasAlive: runs.isAlive(macrostep.source),
      isAlive: runs.isAlive(macrostep.target))
  }

  /// A macrostep call by call.
  func score(of macrostep: Macrostep) -> Score {
    var parts: [Score.Part] = []
    for hop in runs.hops(of: macrostep) {
      let touchesPlace = touchesPlace(hop)
      for group in groups(of: hop.transition) {
        let notes = group.filter { !isPutOff(hop.transition, step: $0) }.map { step in
          Score.Note(call: Run.Call(hop.transition, step: step), sound: sound(of: hop.transition, step: step))
        }
        let voices = Dictionary(grouping: notes, by: \.sound).values.sorted { ($0[0].call) < ($1[0].call) }
        parts.append(.calls(voices, inPlace: touchesPlace))
      }
      if groups(of: hop.transition).isEmpty { parts.append(.calls([], inPlace: touchesPlace)) }
      parts.append(
        .arrival(
          isOwn ? enteredLetters(of: hop) : [], hop.target, isAlive: runs.isAlive(hop.target),
          inPlace: isInPlace(hop.target)))
    }
    return Score(parts: parts)
  }

  /// The steps of a hop by any-order group, each other step alone.
  private func groups(of transition: TransitionID) -> [Range<Int>] {
    let steps = runs.lifecycle[transition].steps
    var groups: [Range<Int>] = []
    for index in steps.indices {
      if let last = groups.last, let group = steps[index].unordered, group == steps[last.lowerBound].unordered {
        groups[groups.count - 1] = last.lowerBound..<index + 1
      } else {
        groups.append(index..<index + 1)
      }
    }
    return groups
  }

  /// Whether a call may be put off for ever without breaking what the page says, and would only help the law: what must come
  /// first is deferred.
  func isPutOff(_ transition: TransitionID, step: Int) -> Bool {
    !law.monitor.isPromise && letters(of: transition, step: step) == .first
      && Track.Presence(runs.lifecycle[transition].steps[step].certainty) == .late
  }

  /// What the law hears of a step; `nil` for nothing.
  private func sound(of transition: TransitionID, step: Int) -> Track.Sound? {
    let letters = letters(of: transition, step: step)
    guard !letters.isEmpty, !isPutOff(transition, step: step) else { return nil }
    let presence = Track.Presence(runs.lifecycle[transition].steps[step].certainty)
    // A promise is kept by a call that is sure to come, if later.
    return Track.Sound(letters: letters, certainty: presence == .late && letters == .first ? .always : presence)
  }

  private func letters(of transition: TransitionID, step: Int) -> Letters {
    (isOwn ? law.own : law.others)[transition.index][step]
  }

  /// A call on a hop comes between two states, so it comes in both.
  private func touchesPlace(_ hop: StateGraph.Edge) -> Bool { isInPlace(hop.source) || isInPlace(hop.target) }

  private func isInPlace(_ leaf: StateID) -> Bool { !isOwn || law.place[leaf.index] }

  private func arrival(of hop: StateGraph.Edge) -> [Track.Item] {
    let isAlive = runs.isAlive(hop.target)
    let letters = isOwn ? enteredLetters(of: hop) : []
    let inPlace = isInPlace(hop.target)
    guard !letters.isEmpty || !isAlive || (hasLate && !inPlace) else { return [] }
    return [.arrival(letters, isAlive: isAlive, inPlace: inPlace)]
  }

  /// What a hop says by the states that it enters.
  private func enteredLetters(of hop: StateGraph.Edge) -> Letters {
    guard hop.source != hop.target else { return law.reentered[hop.target.index] }
    return law.entered[hop.target.index].subtracting(law.entered[hop.source.index])
  }
}

extension Track.Presence {
  init(_ certainty: Certainty) {
    switch certainty {
    case .always: self = .always
    case .mayBeSkipped: self = .maybe
    case .deferred: self = .late
    }
  }
}
