import LifecycleModel

/// The coverage by the life cycles of a process of one mode.
struct CoveredLives: Sendable {
  /// A life cycle that is followed.
  private struct Followed: Sendable {
    /// Its number.
    var life: Int
    /// The ways to where it may be.
    var ways: Ways
    /// The progress along the stretches.
    var progress: Stretches.Progress
    /// `true` if it has moved since it began, or was over.
    var hasMoved = false

    /// Makes the progress one at the places of a set.
    mutating func follow(at set: Int, _ sets: PlaceSets, _ mode: AppMode?, _ stretches: inout Stretches) {
      progress = stretches.progress(progress, at: set, sets, mode, &ways)
    }
  }

  /// The mode of the process.
  let mode: AppMode?
  /// The life cycles that are over, or not followed any more.
  var ended: [CallCoverage.Life] = []
  private var followed: [Followed]
  // The number of the life cycle without a known object, where the page has only one.
  private var newcomerNumber = 1
  // The number of calls and gaps so far.
  private var clock = 0
  // The life cycle that may be over, and the ways to where it was.
  private var before: (life: Int, ways: Ways)?

  /// Begins with the ways of those without a known object.
  init(mode: AppMode?, _ newcomer: Ways, _ progress: Stretches.Progress, hasMoved: Bool = false) {
    self.mode = mode
    followed = [Followed(life: LifeMove.newcomer, ways: newcomer, progress: progress, hasMoved: hasMoved)]
  }

  /// The ways of a life cycle; `nil` for one that is not followed.
  func ways(of life: Int) -> Ways? { followed.first { $0.life == life }?.ways }

  /// Removes the news of a life cycle: the sets of transitions of which it takes one for certain, if some are new.
  mutating func removeNews(of life: Int) -> [BitSet] {
    guard let index = followed.firstIndex(where: { $0.life == life }) else { return [] }
    return followed[index].ways.removeNews()
  }

  /// Follows the moves of a call or a gap.
  mutating func take(_ moves: LifeMoves, _ graph: inout CoverageGraph, _ sets: PlaceSets) {
    clock += 1
    for move in moves.moves where move.mode == mode {
      let index = followed.firstIndex { $0.life == move.life }
      switch move.change {
      case .move(let way, let kept):
        let moved = moved(way, of: move.life, by: moves.callback, &graph, sets)
        guard let index else {
          followed.append(Followed(life: move.life, ways: moved.ways, progress: moved.progress, hasMoved: true))
          continue
        }
        if let kept {
          followed[index].follow(at: kept, sets, mode, &graph.stretches)
          stay(index, at: kept, or: moved, by: moves.callback, graph, sets)
          followed[index].progress = graph.stretches.union(followed[index].progress, moved.progress)
        } else {
          (followed[index].ways, followed[index].progress) = (moved.ways, moved.progress)
        }
        followed[index].hasMoved = way.isCopy ? kept != nil && followed[index].hasMoved : true
      case .mayBeOver(let set):
        guard let index else { continue }
        before = (move.life, ended(followed[index], at: set, &graph, sets))
      case .end(let set): end(move.life, at: set, &graph, sets)
      case .drop: followed.removeAll { $0.life == move.life }
      case .rename(let number): if let index { followed[index].life = number }
      }
    }
    before = nil
  }

  /// Ends a life cycle at the places of a set, if anything has happened in it.
  mutating func end(_ life: Int, at set: Int, _ graph: inout CoverageGraph, _ sets: PlaceSets) {
    guard let index = followed.firstIndex(where: { $0.life == life && $0.hasMoved }) else { return }
    let ways = ended(followed[index], at: set, &graph, sets)
    let number = life != LifeMove.newcomer ? life : graph.hasOneLife ? newcomerNumber : nil
    if life == LifeMove.newcomer { newcomerNumber += 1 }
    ended.append(
      CallCoverage.Life(
        number: number, sure: graph.elements.elements(in: ways.sure),
        possible: graph.elements.elements(in: ways.possible),
        alternatives: ways.makers.all.map(graph.elements.transitions)))
    let places = sets.placeList(of: set)
    followed[index] = Followed(
      life: life, ways: graph.start(at: places), progress: graph.stretches.start(at: places, mode))
  }

  /// The ways of a life cycle that is over at the places of a set.
  private func ended(_ life: Followed, at set: Int, _ graph: inout CoverageGraph, _ sets: PlaceSets) -> Ways {
    var life = life
    let surroundings = surroundings(of: life.life, graph)
    life.ways.addPossible(graph.ending(at: sets.placeList(of: set), surroundings))
    life.follow(at: set, sets, mode, &graph.stretches)
    graph.stretches.end(life.progress, surroundings, &life.ways)
    return life.ways
  }

  /// The surroundings in which anything may happen.
  private func surroundings(of life: Int, _ graph: CoverageGraph) -> Surroundings {
    Surroundings(
      othersMayBeAlive: !graph.hasOneLife, othersMayBeOver: true, hasBegun: life != LifeMove.newcomer, mode: mode)
  }

  // MARK: - Ways

  /// The places that a move leads to, and the ways to them.
  private func moved(
    _ way: LifeMove.Way, of life: Int, by call: CallbackID?, _ graph: inout CoverageGraph, _ sets: PlaceSets
  ) -> CoverageGraph.Reached {
    switch (way, call) {
    case (.call(let source, let set, let surroundings), let call?):
      var ways = ways(of: source, at: set, graph, sets)
      let progress = progress(of: source, at: set, &ways, &graph.stretches, sets)
      if source != life, let before, before.life == life { ways.follow(before.ways) }
      var reached = graph.ways(by: call, numbered: clock, after: ways, at: set, surroundings, sets)
      reached.progress = graph.stretches.after(call, from: progress, surroundings, &reached.ways)
      return reached
    case (.anywhere, let call?):
      var ways = ways(of: life) ?? graph.none
      if let own = followed.first(where: { $0.life == life }) { graph.stretches.leave(own.progress, &ways) }
      var reached = graph.ways(byAny: call, after: ways.spread(to: 1))
      reached.progress = graph.stretches.after(any: call, mode)
      return reached
    case (.gap(let source, let set), _):
      var ways = ways(of: source, at: set, graph, sets)
      let progress = progress(of: source, at: set, &ways, &graph.stretches, sets)
      var reached = graph.ways(byAnyCallsAfter: ways, to: sets.placeList(of: set))
      reached.progress = graph.stretches.afterGap(progress)
      return reached
    case (.copy(let source), _):
      let set = PlaceSets.beginning
      var ways = ways(of: source, at: set, graph, sets)
      let progress = progress(of: source, at: set, &ways, &graph.stretches, sets)
      return CoverageGraph.Reached(places: sets.placeList(of: set), ways: ways, progress: progress)
    case (.none, _), (.call, nil), (.anywhere, nil):
      return CoverageGraph.Reached(ways: graph.elements.noWays, progress: graph.stretches.start(at: [], mode))
    }
  }

  /// The progress of a life cycle at the places of a set.
  private func progress(
    of life: Int, at set: Int, _ ways: inout Ways, _ stretches: inout Stretches, _ sets: PlaceSets
  ) -> Stretches.Progress {
    guard life != LifeMove.beginning, let own = followed.first(where: { $0.life == life })?.progress else {
      return stretches.start(at: sets.placeList(of: set), mode)
    }
    return stretches.progress(own, at: set, sets, mode, &ways)
  }

  /// The ways of a life cycle to the places of a set: those that it has, unless the monitor has lost track of it.
  private func ways(of life: Int, at set: Int, _ graph: CoverageGraph, _ sets: PlaceSets) -> Ways {
    guard life != LifeMove.beginning, let ways = ways(of: life) else { return graph.start(at: sets.placeList(of: set)) }
    let placeCount = sets.placeCount(of: set)
    return ways.placeCount == placeCount ? ways : ways.spread(to: placeCount)
  }

  /// Adds the ways of a move to those of a life cycle, which may also have stayed at the places of a set.
  private mutating func stay(
    _ index: Int, at set: Int, or moved: CoverageGraph.Reached, by call: CallbackID?, _ graph: CoverageGraph,
    _ sets: PlaceSets
  ) {
    let placeCount = sets.placeCount(of: set)
    if followed[index].ways.placeCount != placeCount {
      followed[index].ways = followed[index].ways.spread(to: placeCount)
    }
    if let call { graph.addLate(call, to: &followed[index].ways) }
    guard !moved.places.isEmpty else { return }
    var moved = moved
    followed[index].ways.dropCalls(notOn: moved.ways)
    moved.ways.dropCalls(notOn: followed[index].ways)
    for (number, place) in moved.places.enumerated() {
      guard let known = sets.index(of: place, in: set) else { continue }
      followed[index].ways.add(to: known, from: number, of: moved.ways)
    }
    let isNew = moved.places.map { sets.index(of: $0, in: set) == nil }
    guard isNew.contains(true) else { return }
    let (old, places) = (followed[index].ways, sets.placeList(of: set))
    var all = Ways(following: old)
    var number = 0
    for (index, place) in places.enumerated() {
      while number < moved.places.count, moved.places[number] < place {
        if isNew[number] { all.append(number, of: moved.ways) }
        number += 1
      }
      all.append(index, of: old)
    }
    while number < moved.places.count {
      if isNew[number] { all.append(number, of: moved.ways) }
      number += 1
    }
    followed[index].ways = all
  }
}
