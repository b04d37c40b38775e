/// What comes of the moves of some scenes for a law, each worked out once.
struct Hearings {
  private let player: TrackPlayer
  private let scenes: [SceneAutomaton]
  private var known: [[TrackPlayer.Outcomes?]]

  /// Nothing is worked out yet. All scenes but the first have one automaton.
  init(_ player: TrackPlayer, _ scenes: [SceneAutomaton]) {
    self.player = player
    self.scenes = scenes
    known = scenes.prefix(2).map { Array(repeating: nil, count: $0.tracks.count * Monitor.State.count * 8) }
  }

  /// What may come out of a scene's move from a state of the monitor.
  mutating func outcomes(
    of move: SceneAutomaton.Move, scene: Int, from start: Monitor.State, in company: TrackPlayer.Company
  ) -> TrackPlayer.Outcomes {
    let role = min(scene, 1)
    let index = (move.track * Monitor.State.count + start.number) * 8 + company.number
    if let outcomes = known[role][index] { return outcomes }
    let outcomes = player.outcomes(of: scenes[scene].tracks[move.track], from: start, in: company)
    known[role][index] = outcomes
    return outcomes
  }
}

extension TrackPlayer.Company {
  fileprivate var number: Int { (isOwn ? 4 : 0) + (isAnotherAlive ? 2 : 0) + (isWatchedAlive ? 1 : 0) }
}
