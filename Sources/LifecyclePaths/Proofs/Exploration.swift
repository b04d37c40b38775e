/// A breadth-first search through the product of the scenes' automata and the property's monitor.
struct Exploration {
  /// The result of the search.
  enum End: Hashable {
    /// All product states were visited.
    case complete
    /// There are more product states than may be explored.
    case limit
    /// The property is violated: at once, or by a step from a node.
    case broken(node: Int, Step?)
    /// An obligation cannot be fulfilled any more from a node on.
    case doomed(node: Int)
  }

  /// A move of one of the scenes.
  struct Step: Hashable {
    let scene: Int
    let move: SceneAutomaton.Move
  }

  /// A product state in the order of the search.
  struct Node {
    /// The product state's number.
    let number: Int
    /// The node and the step by which it was found first; -1 and `nil` for the first.
    let origin: Int
    let step: Step?
  }

  private(set) var nodes: [Node] = []
  /// `true` once a call or state that the property is about was observed.
  private(set) var isTriggered = false
  private(set) var end = End.complete
  let code: ProductState.Code
  let scenes: [SceneAutomaton]
  private let watchesScene: Bool
  private let isPromise: Bool
  private let limit: Int
  private var found: [Int: Int] = [:]
  private var firstViolation: End?
  private var obligations = Obligations()
  private var cache: OutcomeCache

  /// Explores scenes, the watched one first, up to a number of product states; `nil` if they cannot be numbered.
  init?(_ property: Property, scenes: [SceneAutomaton], limit: Int) {
    guard let code = ProductState.Code(scenes) else { return nil }
    self.code = code
    self.scenes = scenes
    self.limit = limit
    watchesScene = property.watchesScene
    isPromise = property.monitor.kind.isPromise
    cache = OutcomeCache(MonitorStepper(property), scenes)
    isTriggered = property.monitor.isTriggeredAtStart
    let start = property.monitor.start
    add(ProductState(places: scenes.map(\.initial), monitor: start ?? Monitor.State()), from: -1, by: nil)
    if start == nil { firstViolation = .broken(node: 0, nil) }
    explore()
    if end == .complete, isPromise { end = endOfPromise() }
  }

  /// The steps that lead to a node from the first one, each with the node that it starts from.
  func path(to node: Int) -> [(node: Int, step: Step)] {
    var path: [(node: Int, step: Step)] = []
    var node = node
    while let step = nodes[node].step {
      node = nodes[node].origin
      path.append((node, step))
    }
    return path.reversed()
  }

  /// The other scenes that are alive while a scene moves.
  func context(of scene: Int, at places: [Int]) -> MonitorStepper.SceneContext {
    MonitorStepper.SceneContext(
      isOwn: scene == 0 || !watchesScene,
      isAnotherAlive: places.indices.contains { $0 != scene && scenes[$0].isAlive[places[$0]] },
      isWatchedAlive: scenes[0].isAlive[places[0]])
  }

  /// The shortest violation of an obligation: a scope that ends with it open, or a node that makes it hopeless.
  private func endOfPromise() -> End {
    let isOpen = nodes.map { code.productState($0.number).monitor.phase == 1 }
    guard let doomed = obligations.firstDoomed(of: isOpen) else { return firstViolation ?? .complete }
    if let firstViolation, case .broken(let node, _) = firstViolation, path(to: node).count < path(to: doomed).count {
      return firstViolation
    }
    return .doomed(node: doomed)
  }

  private mutating func explore() {
    var next = 0
    while next < nodes.count, isPromise || firstViolation == nil {
      guard nodes.count <= limit else {
        end = .limit
        break
      }
      expand(next)
      next += 1
    }
    if let firstViolation, !isPromise || end == .limit { end = firstViolation }
  }

  private mutating func expand(_ node: Int) {
    let productState = code.productState(nodes[node].number)
    for scene in scenes.indices {
      let context = context(of: scene, at: productState.places)
      for move in scenes[scene].moves[productState.places[scene]] {
        let trace = scenes[scene].traces[move.trace]
        guard trace.condition?.holds(whereAnotherLives: context.isAnotherAlive) != false else { continue }
        if context.isOwn, !isTriggered { isTriggered = trace.isTrigger }
        let outcomes = cache.outcomes(of: move, scene: scene, from: productState.monitor, in: context)
        let step = Step(scene: scene, move: move)
        if outcomes.breaks {
          firstViolation = firstViolation ?? .broken(node: node, step)
          // An obligation may become hopeless in fewer events than it takes to violate it.
          guard isPromise else { return }
        }
        reach(outcomes, from: node, productState, by: step)
      }
    }
  }

  private mutating func reach(
    _ outcomes: MonitorStepper.Outcomes, from node: Int, _ productState: ProductState, by step: Step
  ) {
    var isKept = productState.monitor.phase == 1 && !outcomes.losesOld
    for number in outcomes.states {
      let state = Monitor.State(number)
      var reached = productState
      reached.monitor = state.settled
      reached.places[step.scene] = step.move.target
      let target = add(reached, from: node, by: step)
      if isPromise, state.phase == 1, productState.monitor.phase == 1 {
        isKept = false
        obligations.stays(at: node, goingTo: target)
      }
    }
    if isPromise, isKept { obligations.isKept(at: node) }
  }

  @discardableResult
  private mutating func add(_ productState: ProductState, from origin: Int, by step: Step?) -> Int {
    let number = code.number(of: productState)
    if let known = found[number] { return known }
    found[number] = nodes.count
    nodes.append(Node(number: number, origin: origin, step: step))
    return nodes.count - 1
  }
}
