import LifecycleModel

/// Finds the choices (calls that are skipped, calls that come late, their order) by which an event leads a monitor to a
/// goal; page order is tried first.
struct Resolver {
  /// The goal of a search.
  enum Goal: Hashable {
    /// A state, as it is between two events.
    case state(Monitor.State)
    /// A violation of the property.
    case violation
  }

  /// A choice about one call.
  enum Choice: Hashable {
    case comes(Run.Call)
    case isSkipped(Run.Call)
    case isDeferred(Run.Call, Label)
    case comesLate(Label)
  }

  /// The kind of a violation.
  enum Violation: Hashable {
    case call
    case entering(StateID)
    case endOfScope(Scope)
  }

  private let stepper: MonitorStepper
  private let annotated: AnnotatedMacrostep
  private let context: MonitorStepper.SceneContext
  private let goal: Goal
  private var steps: [Step] = []
  private var waiting: [Step] = []
  private var seen: Set<Position> = []

  /// Prepares for one event.
  init(
    _ stepper: MonitorStepper, _ annotated: AnnotatedMacrostep, in context: MonitorStepper.SceneContext, to goal: Goal
  ) {
    self.stepper = stepper
    self.annotated = annotated
    self.context = context
    self.goal = goal
  }

  /// The choices that lead from a state to the goal; `nil` if there are none.
  mutating func choices(from start: Monitor.State) -> (choices: [Choice], violation: Violation?)? {
    let position = Position(part: 0, used: used(in: 0), state: start)
    waiting = [Step(position: position, origin: -1, choice: nil, violation: nil)]
    while let step = waiting.popLast() {
      if let violation = step.violation {
        guard goal == .violation else { continue }
        steps.append(step)
        return (choices(upTo: steps.count - 1), violation)
      }
      guard seen.insert(step.position).inserted else { continue }
      steps.append(step)
      if step.position.part == annotated.parts.count, goal == .state(step.position.state.settled) {
        return (choices(upTo: steps.count - 1), nil)
      }
      lateChoices(after: steps.count - 1)
      nextChoices(after: steps.count - 1)
    }
    return nil
  }

  private struct Position: Hashable {
    var part: Int
    /// For each list of calls of the part, the number that is decided.
    var used: [Int]
    var state: Monitor.State
  }

  private struct Step {
    let position: Position
    let origin: Int
    let choice: Choice?
    let violation: Violation?
  }

  private func used(in part: Int) -> [Int] { Array(repeating: 0, count: annotated.voices(of: part)) }

  private func choices(upTo last: Int) -> [Choice] {
    var choices: [Choice] = []
    var index = last
    while index >= 0 {
      if let choice = steps[index].choice { choices.append(choice) }
      index = steps[index].origin
    }
    return choices.reversed()
  }

  private mutating func go(
    to position: Position, after index: Int, _ choice: Choice? = nil, violation: Violation? = nil
  ) {
    waiting.append(Step(position: position, origin: index, choice: choice, violation: violation))
  }

  /// Adds the deferred calls that may come now; they are tried last.
  private mutating func lateChoices(after index: Int) {
    let position = steps[index].position
    for moment in moments(at: position) {
      var observed = position
      if position.state.late > 0, stepper.isSecondAlive(context, isSceneAlive: moment.isSceneAlive) {
        observed.state.late -= 1
        observe(stepper.lateLabel, inPlace: moment.inPlace, observed, .comesLate(stepper.lateLabel), after: index)
      }
      observed = position
      guard position.state.isOtherLate else { continue }
      observed.state.isOtherLate = false
      observe(.other, inPlace: moment.inPlace, observed, .comesLate(.other), after: index)
    }
  }

  /// Adds the choices that the page lists next; the first call is tried first.
  private mutating func nextChoices(after index: Int) {
    let position = steps[index].position
    guard position.part < annotated.parts.count else { return }
    switch annotated.parts[position.part] {
    case .calls(let voices, let inPlace):
      let next = voices.indices.filter { position.used[$0] < voices[$0].count }
        .sorted { voices[$0][position.used[$0]].call < voices[$1][position.used[$1]].call }
      guard let first = next.first else { return go(to: advanced(position), after: index) }
      let isUnobserved = voices[first][position.used[first]].observation == nil
      for voice in isUnobserved ? [first] : next.reversed() {
        take(voices[voice][position.used[voice]], of: voice, inPlace: inPlace, after: index)
      }
    case .arrival(let label, let leaf, let isAlive, let inPlace):
      arrive(advanced(position), label, at: leaf, isAlive: isAlive, inPlace: inPlace, after: index)
    }
  }

  private func advanced(_ position: Position) -> Position {
    var position = position
    position.part += 1
    position.used = used(in: position.part)
    return position
  }

  private mutating func take(_ note: AnnotatedMacrostep.Note, of voice: Int, inPlace: Bool, after index: Int) {
    var position = steps[index].position
    position.used[voice] += 1
    guard let observation = note.observation else { return go(to: position, after: index, .comes(note.call)) }
    if observation.certainty.mayBeMissing { go(to: position, after: index, .isSkipped(note.call)) }
    if observation.certainty.isLate {
      var later = position
      later.state = stepper.monitor.deferring(observation.label, position.state)
      go(to: later, after: index, .isDeferred(note.call, observation.label))
    }
    observe(observation.label, inPlace: inPlace, position, .comes(note.call), after: index)
  }

  private mutating func observe(
    _ label: Label, inPlace: Bool, _ position: Position, _ choice: Choice, after index: Int
  ) {
    var position = position
    guard let observed = stepper.monitor.observing(label, inPlace: inPlace, position.state) else {
      return go(to: position, after: index, choice, violation: .call)
    }
    position.state = observed
    go(to: position, after: index, choice)
  }

  private mutating func arrive(
    _ position: Position, _ label: Label, at leaf: StateID, isAlive: Bool, inPlace: Bool, after index: Int
  ) {
    var position = position
    if !label.isEmpty {
      guard let observed = stepper.monitor.observing(label, inPlace: inPlace, position.state) else {
        return go(to: position, after: index, violation: .entering(leaf))
      }
      position.state = observed
    }
    for scope in isAlive ? [] : stepper.endedScopes(in: context) {
      guard let observed = stepper.monitor.ending(scope, position.state) else {
        return go(to: position, after: index, violation: .endOfScope(scope))
      }
      position.state = observed
    }
    go(to: position, after: index)
  }

  private struct Moment {
    let inPlace: Bool
    let isSceneAlive: Bool
  }

  /// The moments at which a deferred call may come: on this transition, and before that at the end of the last one.
  private func moments(at position: Position) -> [Moment] {
    var moments: [Moment] = []
    if annotated.parts.indices.contains(position.part), case .calls(_, let inPlace) = annotated.parts[position.part] {
      moments.append(Moment(inPlace: inPlace, isSceneAlive: true))
    }
    let isUntouched = position.used.allSatisfy { $0 == 0 }
    if isUntouched, position.part > 0,
      case .arrival(_, _, let isAlive, let inPlace) = annotated.parts[position.part - 1]
    {
      moments.append(Moment(inPlace: inPlace, isSceneAlive: isAlive))
    }
    return moments
  }
}
