import LifecycleModel

/// The life cycles of a process of one mode, with the states of the rules about scenes.
struct RuleLives: Sendable {
  /// A call that a rule is about.
  struct Trigger: Sendable {
    let rule: Int
    let place: LogPlace
  }

  struct Life: Sendable {
    /// Its number; negative for one that is over, and for one that begins.
    var number: Int
    /// Its places and states now, and before the call.
    var now: RuleSteps.Result
    var before: Int
    /// The calls that may be why a rule is broken.
    var triggers: [Trigger] = []
    /// `true` if the call is its own.
    var isTouched = false
    /// `true` if it is over.
    var isOver = false
  }

  /// The number of life cycles that are over and kept for an obligation of their process.
  private static var mostDeparted: Int { 32 }

  /// The mode of the process.
  let mode: AppMode?
  var lives: [Life]
  /// The number of those that are over and kept.
  var departed = 0
  /// The number of times that all places had been dropped before these were numbered.
  var generation: Int

  /// Begins with the places of those without a known object, and of those that begin.
  init(mode: AppMode?, newcomer: Int, beginning: Int, generation: Int) {
    self.mode = mode
    self.generation = generation
    lives = [(LifeMove.newcomer, newcomer), (LifeMove.beginning, beginning)].map { number, places in
      Life(number: number, now: RuleSteps.Result(places: places), before: places)
    }
  }

  // MARK: - Calls

  /// Follows the moves of a call at a place, or of a gap; `isAlive` is whether some scene is alive after it, if that is known.
  mutating func take(
    _ moves: LifeMoves, at place: LogPlace?, isAlive: Bool?, _ news: inout RuleNews, _ steps: inout RuleSteps
  ) {
    renew(&steps)
    begin(moves.callback, &steps)
    for move in moves.moves where move.mode == mode {
      switch move.change {
      case .move(let way, let kept):
        self.move(move.life, way, keeps: kept != nil, among: moves, &steps)
      case .drop: if let index = index(of: move.life) { lives[index].isOver = true }
      case .rename(let number): if let index = index(of: move.life) { lives[index].number = number }
      case .mayBeOver, .end: break
      }
    }
    if isAlive != true, steps.graph.endsWithProcess {
      let end: RuleSteps.Change = isAlive == nil ? .possibleProcessEnd : .processEnd
      for index in lives.indices {
        let broken = lives[index].now.broken
        lives[index].now = steps.result(of: end, at: lives[index].now.places)
        lives[index].now.broken |= broken
        lives[index].isTouched = true
      }
    }
    for index in lives.indices { settle(index, at: place, &news, &steps) }
    depart(&news, steps)
  }

  /// Ends the process: nothing more of it is in the log.
  func end(_ steps: RuleSteps) -> RuleNews {
    var news = RuleNews()
    for life in lives { leave(life, &news, steps) }
    return news
  }

  private func index(of life: Int) -> Int? { lives.firstIndex { $0.number == life && !$0.isOver } }

  /// Forgets the states if their numbers are not valid any more.
  private mutating func renew(_ steps: inout RuleSteps) {
    guard generation != steps.generation else { return }
    generation = steps.generation
    for index in lives.indices {
      let isNew = lives[index].number == LifeMove.beginning
      let places = isNew ? [0] : Array(0..<steps.graph.placeCount)
      lives[index].now = RuleSteps.Result(places: steps.start(at: places, isAnywhere: true))
    }
  }

  /// Takes each for one that the call is not of, until its moves come.
  private mutating func begin(_ callback: CallbackID?, _ steps: inout RuleSteps) {
    let isObserved = callback.map { steps.graph.isObservedByOthers[$0.index] } ?? false
    for index in lives.indices {
      lives[index].isTouched = false
      lives[index].before = lives[index].now.places
      lives[index].now = RuleSteps.Result(places: lives[index].before)
      if let callback, isObserved {
        lives[index].now = steps.result(of: .otherCall(callback), at: lives[index].before)
      } else if callback == nil, lives[index].number < 0 {
        let places = lives[index].number == LifeMove.beginning ? [0] : Array(0..<steps.graph.placeCount)
        lives[index].now = RuleSteps.Result(places: steps.start(at: places, isAnywhere: true))
      }
    }
  }

  private mutating func move(
    _ life: Int, _ way: LifeMove.Way, keeps: Bool, among moves: LifeMoves, _ steps: inout RuleSteps
  ) {
    let moved = moved(life, way, by: moves.callback, &steps)
    guard let index = index(of: life) else {
      guard let moved else { return }
      var new = Life(number: life, now: moved.result, before: moved.result.places, isTouched: true)
      new.triggers = moved.source.map { lives[$0].triggers } ?? []
      lives.append(new)
      return
    }
    var stayed = lives[index].now
    if keeps, !lives[index].isTouched, let callback = moves.callback, steps.graph.isLate[callback.index] {
      let late = steps.result(of: .lateCall(callback), at: lives[index].before)
      // Of several without a known object, it is not all that are called.
      let isCertain =
        life != LifeMove.newcomer && !steps.graph.isOfProcess[callback.index] && moves.haveOneOwner(in: mode)
      stayed = isCertain ? late : steps.union(stayed, late)
    }
    lives[index].isTouched = true
    guard let moved else {
      lives[index].now = stayed
      return
    }
    lives[index].now = keeps ? steps.union(stayed, moved.result) : moved.result
    if way.isAnywhere { lives[index].triggers.removeAll { steps.graph.rules[$0.rule].isPromise } }
    if !keeps, let source = moved.source, source != index { lives[index].triggers = lives[source].triggers }
  }

  /// The result of a move, and the life cycle that it begins as; `nil` for no move.
  private func moved(
    _ life: Int, _ way: LifeMove.Way, by callback: CallbackID?, _ steps: inout RuleSteps
  ) -> (result: RuleSteps.Result, source: Int?)? {
    switch (way, callback) {
    case (.call(let source, _, _), let callback?):
      let index = index(of: source)
      let before =
        index.map { lives[$0].before } ?? steps.start(at: Array(0..<steps.graph.placeCount), isAnywhere: true)
      return (steps.result(of: .call(callback), at: before), index)
    case (.anywhere, let callback?):
      let before =
        index(of: life).map { lives[$0].before } ?? steps.start(at: Array(0..<steps.graph.placeCount), isAnywhere: true)
      return (steps.result(of: .callAnywhere(callback), at: before), index(of: life))
    case (.gap(let source, _), _):
      guard let index = index(of: source) else { return nil }
      return (steps.result(of: .gap, at: lives[index].before), nil)
    case (.copy(let source), _): return index(of: source).map { (RuleSteps.Result(places: lives[$0].now.places), $0) }
    case (.none, _), (.call, nil), (.anywhere, nil): return nil
    }
  }

  // MARK: - News

  private mutating func settle(
    _ index: Int, at place: LogPlace?, _ news: inout RuleNews, _ steps: inout RuleSteps
  ) {
    let broken = lives[index].now.broken
    guard lives[index].isTouched || lives[index].now.places != lives[index].before else { return }
    let result = steps.result(of: .settling, at: lives[index].now.places)
    lives[index].now = RuleSteps.Result(places: result.places)
    // One that begins is not there yet.
    guard lives[index].number != LifeMove.beginning else { return }
    if broken != 0 { report(broken, index, &news, steps) }
    if result.triggered != 0 { note(result.triggered, but: broken, index, at: place, &news, steps) }
    guard !lives[index].triggers.isEmpty else { return }
    for trigger in lives[index].triggers where Self.isKept(trigger, result, steps) {
      news.kept.append(steps.graph.rules[trigger.rule].number)
    }
    lives[index].triggers.removeAll { Self.isKept($0, result, steps) }
  }

  /// Returns `true` for the call of an obligation that is not open any more.
  private static func isKept(_ trigger: Trigger, _ result: RuleSteps.Result, _ steps: RuleSteps) -> Bool {
    steps.graph.rules[trigger.rule].isPromise && result.closed & 1 << UInt64(trigger.rule) != 0
  }

  private mutating func report(
    _ broken: UInt64, _ index: Int, _ news: inout RuleNews, _ steps: RuleSteps
  ) {
    for (rule, monitored) in steps.graph.rules.enumerated() where broken & 1 << UInt64(rule) != 0 {
      let trigger = lives[index].triggers.last { $0.rule == rule }
      lives[index].triggers.removeAll { $0.rule == rule }
      let number = lives[index].number
      news.violations.append(
        RuleNews.Violation(
          rule: monitored.number, life: number > 0 ? number : nil, since: trigger?.place,
          isAtEnd: monitored.isPromise))
    }
  }

  /// Remembers the call for the rules that it certainly matters to.
  private mutating func note(
    _ triggered: UInt64, but broken: UInt64, _ index: Int, at place: LogPlace?, _ news: inout RuleNews,
    _ steps: RuleSteps
  ) {
    for (rule, monitored) in steps.graph.rules.enumerated() where triggered & 1 << UInt64(rule) != 0 {
      if !monitored.isPromise, broken & 1 << UInt64(rule) == 0 { news.kept.append(monitored.number) }
      guard monitored.remembersTriggers, let place else { continue }
      if monitored.isPromise, lives[index].triggers.contains(where: { $0.rule == rule }) { continue }
      lives[index].triggers.removeAll { $0.rule == rule }
      lives[index].triggers.append(Trigger(rule: rule, place: place))
    }
  }

  /// Removes those that are over, but for obligations of the process.
  private mutating func depart(_ news: inout RuleNews, _ steps: RuleSteps) {
    guard lives.contains(where: \.isOver) || departed > 0 else { return }
    for index in lives.indices where lives[index].isOver && lives[index].number >= 0 {
      guard departed < Self.mostDeparted, Self.owes(lives[index], steps) else {
        leave(lives[index], &news, steps)
        continue
      }
      departed += 1
      lives[index].number = LifeMove.beginning - departed
      lives[index].isOver = false
    }
    lives.removeAll { $0.isOver || $0.number < LifeMove.beginning && !Self.owes($0, steps) }
    if !lives.contains(where: { $0.number < LifeMove.beginning }) { departed = 0 }
  }

  private static func owes(_ life: Life, _ steps: RuleSteps) -> Bool {
    life.triggers.contains { steps.graph.rules[$0.rule].isPromise && steps.graph.rules[$0.rule].endsWithProcess }
  }

  private func leave(_ life: Life, _ news: inout RuleNews, _ steps: RuleSteps) {
    for trigger in life.triggers where steps.graph.rules[trigger.rule].isPromise {
      news.open.append(steps.graph.rules[trigger.rule].number)
    }
  }
}

extension LifeMove.Way {
  /// `true` for a call that the page does not allow.
  fileprivate var isAnywhere: Bool {
    switch self {
    case .anywhere: true
    case .call, .gap, .copy, .none: false
    }
  }
}

extension LifeMoves {
  /// Returns `true` if a single life cycle of a process of some mode moves by the call.
  fileprivate func haveOneOwner(in mode: AppMode?) -> Bool {
    Set(moves.lazy.filter { $0.mode == mode && $0.change.isMove }.map(\.life)).count == 1
  }
}

extension LifeMove.Change {
  /// `true` for a move by a call.
  fileprivate var isMove: Bool {
    switch self {
    case .move(let way, _): !way.isCopy
    case .mayBeOver, .end, .drop, .rename: false
    }
  }
}
