import LifecycleModel

/// Finds the choices (which calls are skipped, which come late, in which order) by which an event leads a monitor where it
/// is to go; the page's own order before any other.
struct Resolver {
  /// Where the monitor is to go.
  enum Goal: Hashable {
    /// To a state, as it is between two events.
    case state(Monitor.State)
    /// To where the law is broken.
    case breach
  }

  /// What happens to one call.
  enum Choice: Hashable {
    case comes(Run.Call)
    case isSkipped(Run.Call)
    case isDeferred(Run.Call, Letters)
    case comesLate(Letters)
  }

  /// What broke the law.
  enum Breach: Hashable {
    case call
    case entering(StateID)
    case endOfLife(Life)
  }

  private let player: TrackPlayer
  private let score: Score
  private let company: TrackPlayer.Company
  private let goal: Goal
  private var steps: [Step] = []
  private var waiting: [Step] = []
  private var seen: Set<Position> = []

  /// Prepares for one event.
  init(_ player: TrackPlayer, _ score: Score, in company: TrackPlayer.Company, to goal: Goal) {
    self.player = player
    self.score = score
    self.company = company
    self.goal = goal
  }

  /// The choices that lead from a state to the goal; `nil` where there are none.
  mutating func choices(from start: Monitor.State) -> (choices: [Choice], breach: Breach?)? {
    let position = Position(part: 0, used: used(in: 0), state: start)
    waiting = [Step(position: position, origin: -1, choice: nil, breach: nil)]
    while let step = waiting.popLast() {
      if let breach = step.breach {
        guard goal == .breach else { continue }
        steps.append(step)
        return (choices(upTo: steps.count - 1), breach)
      }
      guard seen.insert(step.position).inserted else { continue }
      steps.append(step)
      if step.position.part == score.parts.count, goal == .state(step.position.state.settled) {
        return (choices(upTo: steps.count - 1), nil)
      }
      lateChoices(after: steps.count - 1)
      nextChoices(after: steps.count - 1)
    }
    return nil
  }

  private struct Position: Hashable {
    var part: Int
    /// How many calls of each voice of the part are done with.
    var used: [Int]
    var state: Monitor.State
  }

  private struct Step {
    let position: Position
    let origin: Int
    let choice: Choice?
    let breach: Breach?
  }

  private func used(in part: Int) -> [Int] { Array(repeating: 0, count: score.voices(of: part)) }

  private func choices(upTo last: Int) -> [Choice] {
    var choices: [Choice] = []
    var index = last
    while index >= 0 {
      if let choice = steps[index].choice { choices.append(choice) }
      index = steps[index].origin
    }
    return choices.reversed()
  }

  private mutating func go(to position: Position, after index: Int, _ choice: Choice? = nil, breach: Breach? = nil) {
    waiting.append(Step(position: position, origin: index, choice: choice, breach: breach))
  }

  /// Deferred calls that may come now, to be looked at after all else.
  private mutating func lateChoices(after index: Int) {
    let position = steps[index].position
    for moment in moments(at: position) {
      var heard = position
      if position.state.late > 0, player.isSecondAlive(company, isSceneAlive: moment.isSceneAlive) {
        heard.state.late -= 1
        hear(player.lateLetters, inPlace: moment.inPlace, heard, .comesLate(player.lateLetters), after: index)
      }
      heard = position
      guard position.state.isOtherLate else { continue }
      heard.state.isOtherLate = false
      hear(.other, inPlace: moment.inPlace, heard, .comesLate(.other), after: index)
    }
  }

  /// What the page lists next, the first call to be looked at first.
  private mutating func nextChoices(after index: Int) {
    let position = steps[index].position
    guard position.part < score.parts.count else { return }
    switch score.parts[position.part] {
    case .calls(let voices, let inPlace):
      let next = voices.indices.filter { position.used[$0] < voices[$0].count }
        .sorted { voices[$0][position.used[$0]].call < voices[$1][position.used[$1]].call }
      guard let first = next.first else { return go(to: advanced(position), after: index) }
      let isUnheard = voices[first][position.used[first]].sound == nil
      for voice in isUnheard ? [first] : next.reversed() {
        take(voices[voice][position.used[voice]], of: voice, inPlace: inPlace, after: index)
      }
    case .arrival(let letters, let leaf, let isAlive, let inPlace):
      arrive(advanced(position), letters, at: leaf, isAlive: isAlive, inPlace: inPlace, after: index)
    }
  }

  private func advanced(_ position: Position) -> Position {
    var position = position
    position.part += 1
    position.used = used(in: position.part)
    return position
  }

  private mutating func take(_ note: Score.Note, of voice: Int, inPlace: Bool, after index: Int) {
    var position = steps[index].position
    position.used[voice] += 1
    guard let sound = note.sound else { return go(to: position, after: index, .comes(note.call)) }
    switch sound.certainty {
    case .always: break
    case .maybe: go(to: position, after: index, .isSkipped(note.call))
    case .late:
      var later = position
      later.state = player.monitor.deferring(sound.letters, position.state)
      go(to: later, after: index, .isDeferred(note.call, sound.letters))
    }
    hear(sound.letters, inPlace: inPlace, position, .comes(note.call), after: index)
  }

  private mutating func hear(
    _ letters: Letters, inPlace: Bool, _ position: Position, _ choice: Choice, after index: Int
  ) {
    var position = position
    guard let heard = player.monitor.hearing(letters, inPlace: inPlace, position.state) else {
      return go(to: position, after: index, choice, breach: .call)
    }
    position.state = heard
    go(to: position, after: index, choice)
  }

  private mutating func arrive(
    _ position: Position, _ letters: Letters, at leaf: StateID, isAlive: Bool, inPlace: Bool, after index: Int
  ) {
    var position = position
    if !letters.isEmpty {
      guard let heard = player.monitor.hearing(letters, inPlace: inPlace, position.state) else {
        return go(to: position, after: index, breach: .entering(leaf))
      }
      position.state = heard
    }
    for life in isAlive ? [] : player.endedLives(in: company) {
      guard let heard = player.monitor.ending(life, position.state) else {
        return go(to: position, after: index, breach: .endOfLife(life))
      }
      position.state = heard
    }
    go(to: position, after: index)
  }

  private struct Moment {
    let inPlace: Bool
    let isSceneAlive: Bool
  }

  /// When a deferred call may come: on the hop at hand, and before that where the last one ended.
  private func moments(at position: Position) -> [Moment] {
    var moments: [Moment] = []
    if score.parts.indices.contains(position.part), case .calls(_, let inPlace) = score.parts[position.part] {
      moments.append(Moment(inPlace: inPlace, isSceneAlive: true))
    }
    let isUntouched = position.used.allSatisfy { $0 == 0 }
    if isUntouched, position.part > 0, case .arrival(_, _, let isAlive, let inPlace) = score.parts[position.part - 1] {
      moments.append(Moment(inPlace: inPlace, isSceneAlive: isAlive))
    }
    return moments
  }
}
