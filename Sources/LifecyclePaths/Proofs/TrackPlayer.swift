/// Plays tracks to a monitor, with every choice that the page leaves open.
struct TrackPlayer: Sendable {
  /// Who else is alive while a macrostep happens.
  struct Company: Hashable, Sendable {
    /// Whether the scene is the watched one, or the law hears all scenes.
    let isOwn: Bool
    /// Whether a scene besides the one at hand is alive.
    let isAnotherAlive: Bool
    /// Whether the watched scene is alive, where the scene at hand is another one.
    let isWatchedAlive: Bool
  }

  /// What may come out of a macrostep.
  struct Outcomes: Hashable, Sendable {
    /// The monitor's possible states, by number; obligations old and new are told apart.
    var states: Set32 = Set32()
    /// Whether some choice breaks the law.
    var breaks = false
    /// Whether some choice does so by a promise that was open before the macrostep.
    var losesOld = false
  }

  let monitor: Monitor
  let lateLetters: Letters
  private let isSecondOfScene: Bool

  init(_ law: Law) {
    monitor = law.monitor
    lateLetters = law.lateLetters
    isSecondOfScene = law.watchesScene && !law.isSecondOfProcess
  }

  /// What may come out of a macrostep that begins in a state of the monitor.
  func outcomes(of track: Track, from start: Monitor.State, in company: Company) -> Outcomes {
    var outcomes = Outcomes(states: [start.number])
    for item in track.items {
      switch item {
      case .calls(let sounds, let inPlace):
        hear(sounds, inPlace: inPlace, whileAlive: isSecondAlive(company, isSceneAlive: true), &outcomes)
      case .arrival(let letters, let isAlive, let inPlace):
        arrive(letters, isAlive: isAlive, inPlace: inPlace, in: company, &outcomes)
      }
    }
    hearLate(&outcomes, inPlace: true, whileAlive: isSecondAlive(company, isSceneAlive: track.isAlive))
    return outcomes
  }

  /// Whether the deferred call that the law is about may come: its process, or its scene, is alive.
  func isSecondAlive(_ company: Company, isSceneAlive: Bool) -> Bool {
    guard isSecondOfScene else { return isSceneAlive || company.isAnotherAlive }
    return company.isOwn ? isSceneAlive : company.isWatchedAlive
  }

  /// The lives that end when a scene reaches a leaf in which it is not alive.
  func endedLives(in company: Company) -> [Life] {
    (company.isOwn ? [.scene] : []) + (company.isAnotherAlive ? [] : [.process])
  }

  private func arrive(
    _ letters: Letters, isAlive: Bool, inPlace: Bool, in company: Company, _ outcomes: inout Outcomes
  ) {
    hearLate(&outcomes, inPlace: true, whileAlive: isSecondAlive(company, isSceneAlive: true))
    if !letters.isEmpty { outcomes.map { monitor.hearing(letters, inPlace: inPlace, $0) } }
    if !isAlive {
      for life in endedLives(in: company) { outcomes.map { monitor.ending(life, $0) } }
    }
    hearLate(&outcomes, inPlace: inPlace, whileAlive: isSecondAlive(company, isSceneAlive: isAlive))
  }

  /// Deferred calls may come now.
  private func hearLate(_ outcomes: inout Outcomes, inPlace: Bool, whileAlive: Bool) {
    var waiting = outcomes.states
    while let number = waiting.popFirst() {
      for heard in late(after: Monitor.State(number), inPlace: inPlace, whileAlive: whileAlive) {
        guard let heard else {
          outcomes.breaks = true
          continue
        }
        if outcomes.states.insert(heard.number) { waiting.insert(heard.number) }
      }
    }
  }

  private func late(after state: Monitor.State, inPlace: Bool, whileAlive: Bool) -> [Monitor.State?] {
    var heard: [Monitor.State?] = []
    if state.late > 0, whileAlive {
      var rest = state
      rest.late -= 1
      heard.append(monitor.hearing(lateLetters, inPlace: inPlace, rest))
    }
    if state.isOtherLate {
      var rest = state
      rest.isOtherLate = false
      heard.append(monitor.hearing(.other, inPlace: inPlace, rest))
    }
    return heard
  }

  /// Calls of one group come, in every order, and deferred ones between them.
  private func hear(_ sounds: [Track.Sound], inPlace: Bool, whileAlive: Bool, _ outcomes: inout Outcomes) {
    hearLate(&outcomes, inPlace: inPlace, whileAlive: whileAlive)
    guard sounds.count > 1 else {
      if let sound = sounds.first { hear(sound, inPlace: inPlace, &outcomes) }
      return
    }
    // More than four equal calls in one group make no difference to any monitor.
    let counts = Dictionary(sounds.map { ($0, 1) }, uniquingKeysWith: { min($0 + $1, 4) })
    let kinds = Array(counts.keys)
    var layer: [[Int]: Outcomes] = [kinds.map { counts[$0, default: 0] }: outcomes]
    for _ in 0..<counts.values.reduce(0, +) {
      var next: [[Int]: Outcomes] = [:]
      for (rest, reached) in layer {
        for (index, kind) in kinds.enumerated() where rest[index] > 0 {
          var rest = rest
          rest[index] -= 1
          var heard = reached
          hear(kind, inPlace: inPlace, &heard)
          hearLate(&heard, inPlace: inPlace, whileAlive: whileAlive)
          next[rest, default: Outcomes()].formUnion(heard)
        }
      }
      layer = next
    }
    outcomes = layer.values.reduce(into: Outcomes()) { $0.formUnion($1) }
  }

  private func hear(_ sound: Track.Sound, inPlace: Bool, _ outcomes: inout Outcomes) {
    let before = outcomes.states
    outcomes.map { monitor.hearing(sound.letters, inPlace: inPlace, $0) }
    switch sound.certainty {
    case .always: break
    case .maybe: outcomes.states.formUnion(before)
    case .late:
      for number in before { outcomes.states.insert(monitor.deferring(sound.letters, Monitor.State(number)).number) }
    }
  }
}

extension TrackPlayer.Outcomes {
  /// Replaces each state by another, or by a broken law.
  fileprivate mutating func map(_ change: (Monitor.State) -> Monitor.State?) {
    var changed = Set32()
    for number in states {
      let state = Monitor.State(number)
      if let next = change(state) {
        changed.insert(next.number)
      } else {
        breaks = true
        losesOld = losesOld || state.phase == 1
      }
    }
    states = changed
  }

  fileprivate mutating func formUnion(_ other: Self) {
    states.formUnion(other.states)
    breaks = breaks || other.breaks
    losesOld = losesOld || other.losesOld
  }
}
