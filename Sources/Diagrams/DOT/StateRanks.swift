import LifecycleModel

/// The ranks of a states view as Graphviz finds them: by the longest path down to each node.
struct StateRanks {
  /// The rank of each node that is a line's end.
  let ranks: [CardPlaces.Node: Int]

  /// A line, or what keeps a composite state's points above and below its substates.
  private struct Way {
    let upper: CardPlaces.Node
    let lower: CardPlaces.Node
    let length: Int
  }

  /// Finds the ranks; a card has one of its own.
  init(_ places: CardPlaces, hasCard: [Bool], of lifecycle: Lifecycle) {
    let hierarchy = StateHierarchy(lifecycle)
    let lines = zip(places.places, hasCard).filter { !$0.0.isLoop }.map { place, hasCard -> Way in
      // A line at the border of a composite state is one rank longer.
      let clips = [place.tailCluster, place.headCluster].compactMap { $0 }.count
      return Way(upper: place.upper, lower: place.lower, length: hasCard ? 2 + clips : max(1, 2 * clips))
    }
    let inner = places.inner.flatMap { node -> [Way] in
      let leaves = hierarchy.leaves(in: node.state).map(CardPlaces.Node.state)
      return switch node {
      case .entry: leaves.map { Way(upper: node, lower: $0, length: 1) }
      case .exit: leaves.map { Way(upper: $0, lower: node, length: 1) }
      case .state, .name: []
      }
    }
    var ranks = Dictionary(
      uniqueKeysWithValues: places.shown.compactMap { state in
        hierarchy.children[state.index].isEmpty ? (CardPlaces.Node.state(state), 0) : nil
      })
    let ways = lines + inner
    // No way down is longer than there are nodes.
    for _ in 0...ranks.count + inner.count {
      var isDone = true
      for way in ways where ranks[way.lower, default: 0] < ranks[way.upper, default: 0] + way.length {
        ranks[way.lower] = ranks[way.upper, default: 0] + way.length
        isDone = false
      }
      if isDone { break }
    }
    for node in places.inner { ranks[node] = ranks[node] ?? 0 }
    self.ranks = ranks
  }

  /// The ranks from one end of a line to the other, both included; a loop has its card below its state.
  func span(of place: CardPlaces.Place) -> ClosedRange<Int> {
    let ends = [ranks[place.tail] ?? 0, ranks[place.head] ?? 0]
    return place.isLoop ? ends[0]...(ends[0] + 2) : (ends.min() ?? 0)...(ends.max() ?? 0)
  }
}
