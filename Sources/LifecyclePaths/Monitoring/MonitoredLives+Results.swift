import LifecycleModel

extension MonitoredLives {
  /// The result of a call of a followed life cycle.
  func result(of call: CallbackID, life index: Int, _ steps: inout CallSteps) -> CallSteps.Result {
    steps.result(of: call, from: lives[index].places, surroundings(of: index, steps))
  }

  /// The facts about the other life cycles than a followed one.
  func surroundings(of index: Int, _ steps: CallSteps) -> CallSteps.Surroundings {
    let others = lives.indices.filter { $0 != index }.map { steps.sets[lives[$0].places] }
    let facts = steps.sets[newcomer]
    return CallSteps.Surroundings(
      othersMayBeAlive: !page.hasOneLife
        && (steps.mayBeginSilently || facts.mayBeAlive || others.contains(where: \.mayBeAlive)),
      othersMayBeOver: facts.mayBeOver && others.allSatisfy(\.mayBeOver), hasBegun: true, mode: mode)
  }

  /// The result of a call of a life cycle without a known object, or of one that begins.
  func result(of call: CallbackID, from set: Int, _ steps: inout CallSteps) -> CallSteps.Result {
    steps.result(of: call, from: set, newcomerSurroundings(of: set, steps))
  }

  /// The facts about the other life cycles than one without a known object, or one that begins.
  func newcomerSurroundings(of set: Int, _ steps: CallSteps) -> CallSteps.Surroundings {
    let others = lives.map { steps.sets[$0.places] }
    let facts = steps.sets[newcomer]
    let isNewcomer = set == newcomer && !isCrowded
    return CallSteps.Surroundings(
      othersMayBeAlive: !page.hasOneLife
        && (steps.mayBeginSilently || !isNewcomer && facts.mayBeAlive || others.contains(where: \.mayBeAlive)),
      othersMayBeOver: (set == newcomer || facts.mayBeOver) && others.allSatisfy(\.mayBeOver), hasBegun: false,
      mode: mode)
  }

  /// The places where any of the life cycles may be, and the one where another begins.
  func allPlaces(_ steps: inout CallSteps) -> Int {
    var all = page.hasOneLife ? newcomer : steps.sets.union(newcomer, fresh)
    for life in lives { all = steps.sets.union(all, life.places) }
    return all
  }
}
