import LifecycleModel

/// The ends of the arrows in a states view, and the states and points that its layout needs.
struct CardPlaces {
  /// An end of an arrow.
  enum Node: Hashable {
    /// A leaf.
    case state(StateID)
    /// The point on top of a composite state, for arrows from earlier states and arrows back to them.
    case entry(StateID)
    /// The point at the bottom of a composite state, for arrows to later states and arrows back from them.
    case exit(StateID)
    /// The name inside a composite state, for arrows that stay inside.
    case name(StateID)

    /// The state to which it belongs.
    var state: StateID {
      switch self {
      case .state(let state), .entry(let state), .exit(let state), .name(let state): state
      }
    }
  }

  /// The ends of one arrow.
  struct Place: Hashable {
    /// The node where it begins.
    let tail: Node
    /// The node where it ends.
    let head: Node
    /// The composite state at whose border it begins.
    let tailCluster: StateID?
    /// The composite state at whose border it ends.
    let headCluster: StateID?
    /// The innermost composite state around both ends, in which its card is; `nil` for none.
    let container: StateID?
    /// `true` where it leads back to a state earlier on the page.
    let isBackward: Bool
    /// `true` where it leads from one leaf to the next one on the page.
    let isStep: Bool

    /// `true` where it leads from a node to itself.
    var isLoop: Bool { tail == head }
    /// The end that is further up.
    var upper: Node { isBackward ? head : tail }
    /// The end that is further down.
    var lower: Node { isBackward ? tail : head }
  }

  /// Each arrow's place, in the order of the arrows.
  let places: [Place]
  /// The nodes that composite states need inside.
  let inner: Set<Node>
  /// The composite states that arrows from outside lead to.
  let entered: Set<StateID>
  /// The state in which a life begins; `nil` where the picture does not show it.
  let initial: StateID?
  /// The states that are drawn, in page order.
  let shown: [StateID]
  /// The shown leaves without a forward arrow to them, the initial state excepted, in page order.
  let loose: [StateID]

  /// Finds the places of all arrows.
  init(_ lifecycle: Lifecycle, cards: [TransitionCard]) {
    let layout = Layout(lifecycle)
    let hidden = layout.hiddenStates(cards: cards)
    let places = cards.map(layout.place)
    self.places = places
    entered = Set(places.compactMap(\.headCluster))
    inner = Set(places.flatMap { [$0.tail, $0.head] } + entered.map(Node.entry))
    initial = layout.initial.flatMap { hidden.contains($0) ? nil : $0 }
    shown = lifecycle.stateIDs.filter { !hidden.contains($0) }
    let led = Set(places.filter { !$0.isBackward && !$0.isLoop }.map(\.head))
    loose = layout.leaves.filter {
      !hidden.contains($0) && $0 != layout.initial && !led.contains(.state($0))
    }
  }
}

/// The order and hierarchy of states from which the places of arrows follow.
private struct Layout {
  let lifecycle: Lifecycle
  let hierarchy: StateHierarchy
  /// The state in which a life begins, and its ancestors.
  let initialLineage: [StateID]
  /// The states without substates, in page order.
  let leaves: [StateID]
  /// The leaf that follows each leaf on the page.
  private let nextLeaf: [StateID: StateID]

  init(_ lifecycle: Lifecycle) {
    self.lifecycle = lifecycle
    let hierarchy = StateHierarchy(lifecycle)
    let leaves = lifecycle.stateIDs.filter { hierarchy.children[$0.index].isEmpty }
    self.hierarchy = hierarchy
    self.leaves = leaves
    initialLineage = hierarchy.initialLeaf(of: nil).map(lifecycle.lineage) ?? []
    nextLeaf = Dictionary(uniqueKeysWithValues: zip(leaves, leaves.dropFirst()))
  }

  var initial: StateID? { initialLineage.first }

  /// In a part of a life cycle (`graph --event`), the initial state and its otherwise empty ancestors, where no arrow touches them.
  func hiddenStates(cards: [TransitionCard]) -> Set<StateID> {
    guard lifecycle.isPart, !cards.isEmpty else { return [] }
    let touched = Set(cards.flatMap { [$0.source, $0.target] })
    var hidden: Set<StateID> = []
    for state in initialLineage {
      let isEmpty = hierarchy.children[state.index].allSatisfy(hidden.contains)
      guard isEmpty, !touched.contains(state) else { break }
      hidden.insert(state)
    }
    return hidden
  }

  func place(of card: TransitionCard) -> CardPlaces.Place {
    let (source, target) = (card.source, card.target)
    let isInside =
      lifecycle.lineage(of: source).contains(target) || lifecycle.lineage(of: target).contains(source)
    let isBackward = position(of: target) < position(of: source)
    return CardPlaces.Place(
      tail: end(source, isInside: isInside, composite: isBackward ? .entry(source) : .exit(source)),
      head: end(target, isInside: isInside, composite: isBackward ? .exit(target) : .entry(target)),
      tailCluster: cluster(source, isInside: isInside), headCluster: cluster(target, isInside: isInside),
      container: container(of: source, target, isInside: isInside), isBackward: isBackward,
      isStep: nextLeaf[source] == target)
  }

  private func end(_ state: StateID, isInside: Bool, composite: CardPlaces.Node) -> CardPlaces.Node {
    if hierarchy.children[state.index].isEmpty { return .state(state) }
    return isInside ? .name(state) : composite
  }

  private func container(of source: StateID, _ target: StateID, isInside: Bool) -> StateID? {
    let surroundings = [source, target].map { state in
      let lineage = lifecycle.lineage(of: state)
      return isInside && !hierarchy.children[state.index].isEmpty ? lineage : Array(lineage.dropFirst())
    }
    return surroundings[0].first(where: surroundings[1].contains)
  }

  private func cluster(_ state: StateID, isInside: Bool) -> StateID? {
    isInside || hierarchy.children[state.index].isEmpty ? nil : state
  }

  /// The position in reading order: the initial state and its ancestors, then page order.
  private func position(of state: StateID) -> Int {
    initialLineage.contains(state) ? -1 : state.index
  }
}
