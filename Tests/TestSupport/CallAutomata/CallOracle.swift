import LifecycleModel
import LifecyclePaths

/// Decides by trying everything whether a list of calls can be observed of some run, or of the rest of one.
///
/// Some scenes, each of which may be anywhere in an event while others move; which scene an object belongs to is guessed. An
/// event begins with its first call, which may be one that is not observed.
/// A call that may come late may come at any time. Events without observed calls may have happened at any time.
package struct CallOracle: Sendable {
  /// The position of one scene.
  private enum Scene: Hashable {
    case stable(StateID)
    case inside(Macrostep, block: Int, came: Set<Int>)
  }

  /// One hypothesis of what has happened.
  private struct Hypothesis: Hashable {
    var scenes: [Scene]
    /// The mode of the process; `nil` while it is open.
    var mode: AppMode?
    /// The scene of each known object, by delegate and number.
    var owners: [[Int]: Int] = [:]
    /// `true` if what is looked for has happened.
    var hasCovered = false
    /// The last transitions of a single scene, the one that is being taken included, if a stretch is looked for.
    var taken: [Taken] = []
    /// The number of transitions of the event that the scene is in that are over.
    var overCount = 0
  }

  /// A move of a scene without an observed call, up to a block of the calls of an event.
  private typealias SilentMove = (scene: Scene, macrostep: Macrostep, block: Int, mode: AppMode?, covers: Bool)

  /// A transition that a scene takes.
  package struct Taken: Hashable, Sendable {
    /// The transition.
    package let edge: StateGraph.Edge
    /// Those of its steps that have come.
    package var came: [Int] = []
    /// `true` if it is over.
    package var isOver = false

    /// Creates a transition of which some steps have come.
    package init(edge: StateGraph.Edge, came: [Int] = [], isOver: Bool = false) {
      (self.edge, self.came, self.isOver) = (edge, came, isOver)
    }
  }

  /// Something that transitions in a row show, of which the last may not be over.
  package struct Stretch: Sendable {
    /// The number of transitions.
    package let length: Int
    /// Returns `true` if the last transitions of a run show it.
    package let isCovered: @Sendable (ArraySlice<Taken>) -> Bool

    /// Looks for a number of transitions.
    package init(length: Int, isCovered: @escaping @Sendable (ArraySlice<Taken>) -> Bool) {
      self.length = length
      self.isCovered = isCovered
    }
  }

  private let graph: RunGraph
  private let callbacks: Set<CallbackID>
  private let late: Set<CallbackID>
  private let sceneCount: Int
  private var goals: Set<CoverableElement> = []
  private var stretch: Stretch?
  private var maker: (index: Int, transition: TransitionID)?

  /// Observes some callbacks of a number of scenes.
  package init(_ graph: RunGraph, observing callbacks: Set<CallbackID>, scenes: Int) {
    self.graph = graph
    self.callbacks = callbacks
    sceneCount = scenes
    late = Set(graph.lifecycle.transitions.flatMap(\.steps).filter(\.certainty.isDeferred).map(\.callback))
  }

  /// The number of calls that can be observed before one that cannot.
  package func legalCount(of calls: [ObservedCall]) -> Int { hypotheses(after: calls).legalCount }

  /// The answers to two questions: does every run that explains calls of one scene cover one of some elements, and does some?
  ///
  /// An event counts once it is over, and before that up to its last call that has come.
  package func coverage(
    ofAny elements: Set<CoverableElement>, by calls: [ObservedCall]
  ) -> (isSure: Bool, isPossible: Bool) {
    var oracle = self
    oracle.goals = elements
    return oracle.coverage(by: calls)
  }

  /// The same about a stretch.
  package func coverage(of stretch: Stretch, by calls: [ObservedCall]) -> (isSure: Bool, isPossible: Bool) {
    var oracle = self
    oracle.stretch = stretch
    return oracle.coverage(by: calls)
  }

  /// The transitions that make the last of some calls, in the runs that explain them.
  package func makers(ofLast calls: [ObservedCall]) -> Set<TransitionID> {
    let index = calls.count - 1
    let step = graph.lifecycle.transitionIDs.filter {
      graph.lifecycle[$0].steps.contains { $0.callback == calls[index].callback }
    }
    return Set(
      step.filter { transition in
        var oracle = self
        oracle.maker = (index, transition)
        return oracle.hypotheses(after: calls).hypotheses.contains(where: \.hasCovered)
      })
  }

  private func coverage(by calls: [ObservedCall]) -> (isSure: Bool, isPossible: Bool) {
    let oracle = self
    let hypotheses = oracle.hypotheses(after: calls).hypotheses
    let stable = oracle.closure(of: hypotheses).filter { hypothesis in
      hypothesis.scenes.allSatisfy { if case .stable = $0 { true } else { false } }
    }
    return (hypotheses.allSatisfy(\.hasCovered), hypotheses.union(stable).contains(where: \.hasCovered))
  }

  private func hypotheses(after calls: [ObservedCall]) -> (legalCount: Int, hypotheses: Set<Hypothesis>) {
    guard let initial = graph.graph.initial else { return (0, []) }
    var first = Hypothesis(scenes: Array(repeating: .stable(initial), count: sceneCount))
    first.hasCovered = graph.lifecycle.ancestry(of: initial).contains { goals.contains(.state($0)) }
    var hypotheses: Set = [first]
    for (index, call) in calls.enumerated() {
      let before = hypotheses
      hypotheses = Set(closure(of: before).flatMap { after(call, at: index, $0) })
      if late.contains(call.callback) { hypotheses.formUnion(before) }
      if hypotheses.isEmpty { return (index, []) }
    }
    return (calls.count, hypotheses)
  }

  private func closure(of hypotheses: Set<Hypothesis>) -> Set<Hypothesis> {
    var found = hypotheses
    var open = Array(hypotheses)
    while let hypothesis = open.popLast() {
      for index in hypothesis.scenes.indices {
        for (scene, macrostep, block, mode, covers) in silentMoves(of: index, in: hypothesis) {
          var next = hypothesis
          next.scenes[index] = scene
          next.mode = mode ?? next.mode
          next.hasCovered = next.hasCovered || covers
          take(macrostep, before: block, in: &next)
          if found.insert(next).inserted { open.append(next) }
        }
      }
    }
    return found
  }

  private func silentMoves(of index: Int, in hypothesis: Hypothesis) -> [SilentMove] {
    switch hypothesis.scenes[index] {
    case .stable(let leaf):
      return graph.macrosteps(from: leaf).flatMap { macrostep -> [SilentMove] in
        let mode = graph.guard(of: macrostep)?.mode
        if let mode, let own = hypothesis.mode, own != mode { return [] }
        let blocks = blocks(of: macrostep)
        var moves: [SilentMove] = []
        if beginsUnobserved(macrostep) && permits(macrostep, scene: index, in: hypothesis) {
          moves.append((.inside(macrostep, block: 0, came: []), macrostep, 0, mode, false))
        }
        if blocks.joined().allSatisfy(canBeSilent) {
          moves.append(
            (
              .stable(macrostep.target), macrostep, blocks.count, mode,
              covers(macrostep, before: blocks.count, skipping: blocks.joined())
            ))
        }
        return moves
      }
    case .inside(let macrostep, let block, let came):
      let blocks = blocks(of: macrostep)
      guard block < blocks.count else {
        return [
          (.stable(macrostep.target), macrostep, block, nil, covers(macrostep, before: block, skipping: []))
        ]
      }
      let left = blocks[block].indices.filter { !came.contains($0) }.map { blocks[block][$0] }
      guard left.allSatisfy(canBeSilent) else { return [] }
      return [
        (
          .inside(macrostep, block: block + 1, came: []), macrostep, block + 1, nil,
          covers(macrostep, before: block + 1, skipping: left)
        )
      ]
    }
  }

  /// Returns `true` if a goal is among the transitions of the blocks before one, with those that follow without a call, or among
  /// skipped calls.
  private func covers(
    _ macrostep: Macrostep, before block: Int, skipping calls: some Sequence<Run.Call>
  ) -> Bool {
    guard !goals.isEmpty else { return false }
    let blocks = blocks(of: macrostep)
    let next = block < blocks.count ? blocks[block].first?.transition : nil
    let taken = graph.transitions(of: macrostep).prefix { $0.transition != next }
    let isShown = taken.contains { edge in
      goals.contains(.transition(edge.transition))
        || graph.lifecycle.ancestry(of: edge.target).contains { goals.contains(.state($0)) }
    }
    return isShown || calls.contains { goals.contains(.skippedCall($0.transition, step: $0.step)) }
  }

  private func after(_ call: ObservedCall, at number: Int, _ hypothesis: Hypothesis) -> [Hypothesis] {
    let key = call.scene.map { [graph.lifecycle[call.callback].delegate.index, $0] }
    return hypothesis.scenes.indices.flatMap { index -> [Hypothesis] in
      if let key, let owner = hypothesis.owners[key], owner != index { return [] }
      return positions(before: call, of: index, in: hypothesis).flatMap {
        macrostep, block, came, mode -> [Hypothesis] in
        let blocks = blocks(of: macrostep)
        let calls = blocks[block]
        return calls.indices.filter { !came.contains($0) }.compactMap { place in
          guard graph.step(of: calls[place]).callback == call.callback else { return nil }
          var next = hypothesis
          next.scenes[index] = .inside(macrostep, block: block, came: came.union([place]))
          next.mode = mode ?? next.mode
          if let key { next.owners[key] = index }
          let isBegun = if case .stable = hypothesis.scenes[index] { false } else { true }
          let isLast = came.count + 1 == calls.count
          next.hasCovered =
            next.hasCovered || goals.contains(.call(calls[place].transition, step: calls[place].step))
            || covers(
              macrostep, before: isLast ? block + 1 : block,
              skipping: isBegun ? [] : blocks[..<block].joined().map(\.self))
            || covers(calls[place].transition, of: macrostep)
            || maker.map { $0 == (number, calls[place].transition) } == true
          take(macrostep, before: isLast ? block + 1 : block, calls[place], in: &next)
          return next
        }
      }
    }
  }

  /// Adds to the transitions of a hypothesis those of an event up to a block of its calls, if a stretch is looked for.
  private func take(_ macrostep: Macrostep, before block: Int, _ call: Run.Call? = nil, in next: inout Hypothesis) {
    guard let stretch, !next.hasCovered else { return }
    let edges = graph.transitions(of: macrostep)
    let blocks = blocks(of: macrostep)
    let open = block < blocks.count ? blocks[block].first?.transition : nil
    let overCount = edges.prefix { $0.transition != open }.count
    for (index, edge) in edges.enumerated().dropFirst(next.overCount) {
      let came = call.flatMap { $0.transition == edge.transition ? $0.step : nil }
      guard index < overCount || came != nil else { break }
      if next.taken.last?.isOver != false { next.taken.append(Taken(edge: edge)) }
      next.taken[next.taken.count - 1].came += came.map { [$0] } ?? []
      next.taken[next.taken.count - 1].came.sort()
      next.taken[next.taken.count - 1].isOver = index < overCount
      next.taken = next.taken.suffix(stretch.length)
      if stretch.isCovered(next.taken[...]) { next.hasCovered = true }
    }
    next.overCount = overCount
    if case .stable = next.scenes[0] { next.overCount = 0 }
    if next.hasCovered { (next.taken, next.overCount) = ([], 0) }
  }

  /// Returns `true` if a goal is among the transitions of an event up to one of which a call has come.
  private func covers(_ transition: TransitionID, of macrostep: Macrostep) -> Bool {
    graph.transitions(of: macrostep).filter { $0.transition <= transition }.contains { edge in
      goals.contains(.transition(edge.transition))
        || graph.lifecycle.ancestry(of: edge.target).contains { goals.contains(.state($0)) }
    }
  }

  /// The blocks of events in which a scene may receive its next call: of the event that it is in, or of those that the call begins.
  private func positions(
    before call: ObservedCall, of index: Int, in hypothesis: Hypothesis
  ) -> [(Macrostep, block: Int, came: Set<Int>, mode: AppMode?)] {
    switch hypothesis.scenes[index] {
    case .inside(let macrostep, let block, let came):
      return block < blocks(of: macrostep).count ? [(macrostep, block, came, nil)] : []
    case .stable(let leaf):
      return graph.macrosteps(from: leaf).flatMap {
        macrostep -> [(Macrostep, block: Int, came: Set<Int>, mode: AppMode?)] in
        let mode = graph.guard(of: macrostep)?.mode
        if let mode, let own = hypothesis.mode, own != mode { return [] }
        guard permits(macrostep, scene: index, in: hypothesis) else { return [] }
        let blocks = blocks(of: macrostep)
        let first = blocks.firstIndex { !$0.allSatisfy(canBeSilent) } ?? blocks.count - 1
        return blocks.indices.filter { $0 <= first }.map { (macrostep, $0, [], mode) }
      }
    }
  }

  /// Returns `true` if the first calls of an event may be ones that are not observed.
  private func beginsUnobserved(_ macrostep: Macrostep) -> Bool {
    let calls = graph.callBlocks(of: macrostep).first { !$0.isEmpty } ?? []
    return calls.contains { !callbacks.contains(graph.step(of: $0).callback) }
  }

  private func blocks(of macrostep: Macrostep) -> [[Run.Call]] {
    graph.callBlocks(of: macrostep)
      .map { $0.filter { callbacks.contains(graph.step(of: $0).callback) } }.filter { !$0.isEmpty }
  }

  private func canBeSilent(_ call: Run.Call) -> Bool { graph.step(of: call).certainty != .always }

  private func permits(_ macrostep: Macrostep, scene: Int, in hypothesis: Hypothesis) -> Bool {
    guard let condition = graph.guard(of: macrostep)?.sceneCondition else { return true }
    let isAnotherAlive = hypothesis.scenes.indices.contains { other in
      switch hypothesis.scenes[other] {
      case .stable(let leaf): other != scene && graph.isAlive(leaf)
      case .inside: other != scene
      }
    }
    return condition.holds(whereAnotherLives: isAnotherAlive)
  }
}

extension Lifecycle {
  /// A state and those that contain it.
  fileprivate func ancestry(of state: StateID) -> [StateID] { Array(sequence(first: state) { self[$0].parent }) }
}
