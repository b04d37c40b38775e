import LifecycleModel

/// The explanations of the calls of a process which do not tell of which life cycle they are.
///
/// One explains them since the launch by a number of life cycles, with the places where they may be. A call is of one of them, or of
/// another that begins with it; a call of the process may be of several.
struct LifeExplanations: Hashable, Sendable {
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

  private var all: Set<Explanation> = []

  /// None.
  init() {}

  /// Those of a process that starts, or of one whose first call comes when its first life cycle begins.
  init(in modes: [AppMode?], launchedBy callback: CallbackID?, _ steps: CallSteps) {
    let launch = callback.map { steps.result(ofAny: $0) }
    let lives = launch.map { $0.isAllowed ? [$0.places] : [] } ?? []
    all = Set(modes.map { Explanation(mode: $0, lives: lives) })
  }

  /// `true` where there is none.
  var isEmpty: Bool { all.isEmpty }
  /// The number of life cycles of all explanations, and of explanations.
  var size: Int { all.reduce(all.count) { $0 + $1.lives.count } }

  /// The explanations after a call, none where they are too many, and whether some has it, `nil` if that is not known any more.
  func result(
    of callback: CallbackID, isOfProcess: Bool, _ steps: inout CallSteps
  ) -> (explanations: LifeExplanations, isExplained: Bool?) {
    var next = LifeExplanations()
    for explanation in all {
      let taken = Self.next(explanation, callback, isOfProcess: isOfProcess, &steps)
      next.all.formUnion(taken)
      guard taken.allSatisfy({ $0.lives.count <= Self.mostLives }), next.all.count <= Self.mostExplanations else {
        return (LifeExplanations(), nil)
      }
    }
    return next.isEmpty ? (adapted(to: callback, steps), false) : (next, true)
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
  private func adapted(to callback: CallbackID, _ steps: CallSteps) -> LifeExplanations {
    let result = steps.result(ofAny: callback)
    guard result.isAllowed else { return self }
    let fewest = all.map(\.lives.count).min()
    var adapted = LifeExplanations()
    for explanation in all where explanation.lives.count == fewest {
      if explanation.lives.isEmpty { adapted.all.insert(explanation.with([result.places], steps)) }
      for index in explanation.lives.indices {
        var lives = explanation.lives
        lives[index] = result.places
        adapted.all.insert(explanation.with(lives, steps))
      }
    }
    return adapted
  }
}

extension LifeExplanations: Packable {
  /// Adds the explanations.
  func pack(into bytes: inout PackedBytes) { bytes.add(all) }

  /// Takes the explanations.
  init(from bytes: inout PackedReader) { all = bytes.next() }
}

extension LifeExplanations.Explanation: Packable {
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
