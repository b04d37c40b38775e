import LifecycleModel

/// The life cycles of a process whose calls do not tell which of them they are of.
///
/// An explanation of the calls since the launch is a number of life cycles with the places where they may be. A call is of one of
/// them, or of another that begins with it; a call of the process may be of several. Where explanations are not known, or are too
/// many, any number of life cycles may explain a call.
package struct IndistinctLives: Sendable {
  /// The answer to a call.
  package struct Answer: Sendable {
    /// The monitor's, for which any number of life cycles may explain a call.
    package let verdict: CallMonitor.Verdict
    /// `true` if some run of each life cycle explains all calls so far.
    package let isExplained: Bool
  }

  fileprivate struct Explanation: Hashable, Sendable {
    let mode: AppMode?
    /// The sets of places, in order.
    var lives: [Int]

    /// The same with other places, without life cycles that are certainly over.
    func with(_ lives: [Int], _ steps: CallSteps) -> Self {
      Explanation(mode: mode, lives: lives.filter { steps.sets[$0].hasBegun }.sorted())
    }
  }

  /// The numbers of explanations, and of life cycles of one, beyond which nothing is known any more.
  private static let mostExplanations = 64
  private static let mostLives = 6

  /// The process, of which each call may be of any life cycle.
  fileprivate var process: CallMonitor.Process
  /// The explanations; none where they are not known.
  private var explanations: Set<Explanation> = []
  private let generation: Int

  /// Begins with a process without explanations.
  fileprivate init(of process: CallMonitor.Process) {
    self.process = process
    generation = process.generation
  }

  /// Explains the calls of a process that starts, or one whose first call comes when its first life cycle begins.
  fileprivate mutating func explain(in modes: [AppMode?], launchedBy callback: CallbackID?, _ steps: CallSteps) {
    let launch = callback.map { steps.result(ofAny: $0) }
    let lives = launch.map { $0.isAllowed ? [$0.places] : [] } ?? []
    explanations = Set(modes.map { Explanation(mode: $0, lives: lives) })
  }

  /// Takes a call; returns `true` if some explanation has it, and `nil` if that is not known any more.
  fileprivate mutating func take(
    _ callback: CallbackID, isOfProcess: Bool, generation: Int, _ steps: inout CallSteps
  ) -> Bool? {
    guard !explanations.isEmpty, generation == self.generation else { return nil }
    var next: Set<Explanation> = []
    for explanation in explanations {
      let taken = Self.next(explanation, callback, isOfProcess: isOfProcess, &steps)
      guard taken.allSatisfy({ $0.lives.count <= Self.mostLives }) else { return forget() }
      next.formUnion(taken)
      guard next.count <= Self.mostExplanations else { return forget() }
    }
    let isExplained = !next.isEmpty
    if !isExplained { next = adapted(to: callback, steps) }
    explanations = next
    return isExplained
  }

  /// Forgets the explanations.
  @discardableResult
  fileprivate mutating func forget() -> Bool? {
    explanations = []
    return nil
  }

  /// The explanations that continue one.
  private static func next(
    _ explanation: Explanation, _ callback: CallbackID, isOfProcess: Bool, _ steps: inout CallSteps
  ) -> [Explanation] {
    let own = explanation.lives.indices.map { result(of: callback, life: $0, in: explanation, &steps) }
    let begun = result(of: callback, life: nil, in: explanation, &steps)
    var next = steps.isLate(callback) ? [explanation] : []
    var continued = [explanation.lives]
    for index in own.indices where own[index].isAllowed {
      let bases = isOfProcess ? continued : [explanation.lives]
      continued += bases.map { lives in
        var lives = lives
        lives[index] = own[index].places
        return lives
      }
    }
    next += continued.dropFirst().map { explanation.with($0, steps) }
    if begun.isAllowed {
      let bases = isOfProcess ? continued : [explanation.lives]
      next += bases.map { explanation.with($0 + [begun.places], steps) }
    }
    return next
  }

  /// The result of a call of a life cycle, or of one that begins.
  private static func result(
    of callback: CallbackID, life: Int?, in explanation: Explanation, _ steps: inout CallSteps
  ) -> CallSteps.Result {
    let others = explanation.lives.indices.filter { $0 != life }.map { steps.sets[explanation.lives[$0]] }
    let surroundings = Surroundings(
      othersMayBeAlive: steps.mayBeginSilently || others.contains(where: \.mayBeAlive),
      othersMayBeOver: others.allSatisfy(\.mayBeOver), hasBegun: life != nil, mode: explanation.mode)
    let row = steps.row(of: life.map { explanation.lives[$0] } ?? PlaceSets.beginning, surroundings)
    return steps.result(of: callback, in: row)
  }

  /// The explanations after a call that none has: one of the life cycles, of which there are as few as may be, is wherever the
  /// page allows it.
  private func adapted(to callback: CallbackID, _ steps: CallSteps) -> Set<Explanation> {
    let result = steps.result(ofAny: callback)
    guard result.isAllowed else { return explanations }
    let fewest = explanations.map(\.lives.count).min()
    var adapted: Set<Explanation> = []
    for explanation in explanations where explanation.lives.count == fewest {
      if explanation.lives.isEmpty { adapted.insert(explanation.with([result.places], steps)) }
      for index in explanation.lives.indices {
        var lives = explanation.lives
        lives[index] = result.places
        adapted.insert(explanation.with(lives, steps))
      }
    }
    return adapted
  }
}

extension CallMonitor {
  /// The life cycles of a process that is about to be followed: one that may be anywhere, one that starts, or one after its first
  /// call in a log, which comes only when a process begins.
  package func indistinctLives(
    of process: Process, isAnywhere: Bool, launchedBy callback: CallbackID? = nil
  ) -> IndistinctLives {
    var lives = IndistinctLives(of: process)
    if !steps.page.hasOneLife, !isAnywhere || callback != nil {
      lives.explain(in: modes, launchedBy: callback, steps)
    }
    return lives
  }

  /// Takes a call of one of the life cycles, or of the process.
  package mutating func take(
    _ callback: CallbackID, isOfProcess: Bool, in lives: inout IndistinctLives
  ) -> IndistinctLives.Answer {
    let verdict = take(MonitoredCall(callback), in: &lives.process)
    let isExplained = lives.take(callback, isOfProcess: isOfProcess, generation: generations.current, &steps)
    return IndistinctLives.Answer(verdict: verdict, isExplained: isExplained ?? verdict.isAllowed)
  }

  /// Goes on after a gap, in which any calls may have been lost.
  package mutating func skip(in lives: inout IndistinctLives) {
    skip(in: &lives.process)
    lives.forget()
  }
}

extension IndistinctLives: Packable {
  /// Adds the process and the explanations.
  package func pack(into bytes: inout PackedBytes) {
    bytes.add(process)
    bytes.add(explanations)
    bytes.add(generation)
  }

  /// Takes the process and the explanations.
  package init(from bytes: inout PackedReader) {
    process = bytes.next()
    explanations = bytes.next()
    generation = bytes.next()
  }
}

extension IndistinctLives.Explanation: Packable {
  /// Adds the places of the life cycles.
  func pack(into bytes: inout PackedBytes) {
    bytes.add(mode)
    bytes.add(lives)
  }

  /// Takes the places.
  init(from bytes: inout PackedReader) {
    mode = bytes.next()
    lives = bytes.next()
  }
}
