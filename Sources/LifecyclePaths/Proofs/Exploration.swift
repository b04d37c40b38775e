/// All that can happen to some scenes and a monitor that listens, breadth first: the product of the scenes' automata and
/// the law's.
struct Exploration {
  /// How it ended.
  enum End: Hashable {
    /// Everything was seen.
    case complete
    /// There are more situations than it may look at.
    case limit
    /// The law was broken: at once, or by a step from a node.
    case broken(node: Int, Step?)
    /// A promise cannot be kept any more from a node on.
    case doomed(node: Int)
  }

  /// A move of one of the scenes.
  struct Step: Hashable {
    let scene: Int
    let move: SceneAutomaton.Move
  }

  /// A situation as it was found.
  struct Node {
    /// The situation's number.
    let number: Int
    /// The node and the step by which it was found first; -1 and `nil` for the first.
    let origin: Int
    let step: Step?
  }

  private(set) var nodes: [Node] = []
  /// Whether what the law is about was ever heard.
  private(set) var isTriggered = false
  private(set) var end = End.complete
  let code: Situation.Code
  let scenes: [SceneAutomaton]
  private let watchesScene: Bool
  private let isPromise: Bool
  private let limit: Int
  private var found: [Int: Int] = [:]
  private var firstBreach: End?
  private var promises = Promises()
  private var hearings: Hearings

  /// Explores scenes, the watched one first, up to a number of situations; `nil` where there are too many to number them.
  init?(_ law: Law, scenes: [SceneAutomaton], limit: Int) {
    guard let code = Situation.Code(scenes) else { return nil }
    self.code = code
    self.scenes = scenes
    self.limit = limit
    watchesScene = law.watchesScene
    isPromise = law.monitor.isPromise
    hearings = Hearings(TrackPlayer(law), scenes)
    let isAtOnce = law.monitor.isInSecond
    isTriggered = isAtOnce && (law.monitor.kind == .alwaysEventually || law.monitor.kind == .never)
    let start = law.monitor.start
    add(Situation(places: scenes.map(\.initial), monitor: start ?? Monitor.State()), from: -1, by: nil)
    if start == nil { firstBreach = .broken(node: 0, nil) }
    explore()
    if end == .complete, isPromise { end = endOfPromise() }
  }

  /// The steps that lead to a node from the first one, each with the node it starts from.
  func path(to node: Int) -> [(node: Int, step: Step)] {
    var path: [(node: Int, step: Step)] = []
    var node = node
    while let step = nodes[node].step {
      node = nodes[node].origin
      path.append((node, step))
    }
    return path.reversed()
  }

  /// Who else is alive while a scene moves.
  func company(of scene: Int, at places: [Int]) -> TrackPlayer.Company {
    TrackPlayer.Company(
      isOwn: scene == 0 || !watchesScene,
      isAnotherAlive: places.indices.contains { $0 != scene && scenes[$0].isAlive[places[$0]] },
      isWatchedAlive: scenes[0].isAlive[places[0]])
  }

  /// The shortest way to break a promise: a life that ends before it is kept, or a node from which it cannot be kept.
  private func endOfPromise() -> End {
    let isOpen = nodes.map { code.situation($0.number).monitor.phase == 1 }
    guard let doomed = promises.firstDoomed(of: isOpen) else { return firstBreach ?? .complete }
    if let firstBreach, case .broken(let node, _) = firstBreach, path(to: node).count < path(to: doomed).count {
      return firstBreach
    }
    return .doomed(node: doomed)
  }

  private mutating func explore() {
    var next = 0
    while next < nodes.count, isPromise || firstBreach == nil {
      guard nodes.count <= limit else {
        end = .limit
        break
      }
      expand(next)
      next += 1
    }
    if let firstBreach, !isPromise || end == .limit { end = firstBreach }
  }

  private mutating func expand(_ node: Int) {
    let situation = code.situation(nodes[node].number)
    for scene in scenes.indices {
      let company = company(of: scene, at: situation.places)
      for move in scenes[scene].moves[situation.places[scene]] {
        let track = scenes[scene].tracks[move.track]
        guard track.condition?.holds(whereAnotherLives: company.isAnotherAlive) != false else { continue }
        if company.isOwn, !isTriggered { isTriggered = track.isTrigger }
        let outcomes = hearings.outcomes(of: move, scene: scene, from: situation.monitor, in: company)
        let step = Step(scene: scene, move: move)
        if outcomes.breaks {
          firstBreach = firstBreach ?? .broken(node: node, step)
          // A promise may be lost for good by fewer events than it takes to see it broken.
          guard isPromise else { return }
        }
        reach(outcomes, from: node, situation, by: step)
      }
    }
  }

  private mutating func reach(
    _ outcomes: TrackPlayer.Outcomes, from node: Int, _ situation: Situation, by step: Step
  ) {
    var isKept = situation.monitor.phase == 1 && !outcomes.losesOld
    for number in outcomes.states {
      let state = Monitor.State(number)
      var reached = situation
      reached.monitor = state.settled
      reached.places[step.scene] = step.move.target
      let target = add(reached, from: node, by: step)
      if isPromise, state.phase == 1, situation.monitor.phase == 1 {
        isKept = false
        promises.stays(at: node, goingTo: target)
      }
    }
    if isPromise, isKept { promises.isKept(at: node) }
  }

  @discardableResult
  private mutating func add(_ situation: Situation, from origin: Int, by step: Step?) -> Int {
    let number = code.number(of: situation)
    if let known = found[number] { return known }
    found[number] = nodes.count
    nodes.append(Node(number: number, origin: origin, step: step))
    return nodes.count - 1
  }
}
