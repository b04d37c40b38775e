import Emission
import LifecycleModel
import Text

/// The cards of a states view with their places, which Graphviz then lays out.
struct StateLayout {
  /// A card with the line that it interrupts.
  struct Line {
    let card: TransitionCard
    /// The ends of the line.
    let place: CardPlaces.Place
    /// The text of the card; `nil` for a line without a card.
    let label: Markup?
    /// The name of the line in DOT, that of its first transition: `t3`.
    var id: String { "t\((card.transitions.first?.index ?? 0) + 1)" }
    /// The names of all its transitions.
    var classes: String { card.transitions.map { "t\($0.index + 1)" }.joined(separator: " ") }
    /// The name of its card in DOT.
    var cardName: String { "card_" + id }
  }

  /// The lines, in page order.
  let lines: [Line]
  /// The ends of the lines, and the states that are shown.
  let places: CardPlaces
  let direction: PictureDirection

  /// Lays out what a layer shows, in a direction or in the one that suits it (`nil`).
  init(_ layer: some StatesLayer, direction: PictureDirection? = nil) {
    let cards = TransitionCard.cards(of: layer.arrows, group: layer.group)
    let places = CardPlaces(layer.style.lifecycle, cards: cards)
    self.places = places
    let texts = cards.concurrentMap { layer.label(of: $0) }
    self.direction =
      direction
      ?? PictureEstimate(
        places,
        texts: zip(cards, texts).map { card, text in
          let plain = layer.plainLabel(of: card) ?? text
          return (plain.columns, plain.lines.count)
        },
        of: layer.style.lifecycle
      ).best
    lines = zip(zip(cards, places.places), texts).map { Line(card: $0.0, place: $0.1, label: $1.markup) }
  }
}

/// The lines of the states view: from a state to a card, and from the card to the next state.
struct StateLines {
  private let lines: [StateLayout.Line]
  private let identifiers: Identifiers
  private let layer: any StatesLayer

  /// Prepares the lines as a layer shows them.
  init(_ layout: StateLayout, _ identifiers: Identifiers, layer: any StatesLayer) {
    lines = layout.lines
    self.identifiers = identifiers
    self.layer = layer
  }

  /// Writes the cards inside a composite state, or those outside of all (`nil`).
  func writeCards(in container: StateID?, to document: inout DOTDocument) {
    let cards = lines.filter { $0.place.container == container && $0.label != nil }
    guard !cards.isEmpty else { return }
    document.block("") { document in
      document.statement("node", StateDiagramStyle.card)
      for line in cards {
        let marks: DOTAttributes = [.plain("id", line.id + "-card"), .plain("class", line.classes)]
        let label = line.label.map { [DOTAttributes.Attribute.markup("label", $0)] } ?? []
        document.statement(line.cardName, marks + layer.card(of: line.card.transitions) + DOTAttributes(label))
      }
    }
  }

  /// Writes the lines. All run downwards, so that a card is between its states; those of an arrow that leads back have its
  /// head at their beginning, and both lines of a loop run from the state to its card.
  func write(to document: inout DOTDocument) {
    for line in lines {
      let (upper, lower) = (identifiers.name(of: line.place.upper), identifiers.name(of: line.place.lower))
      let isBackward = line.place.isBackward
      if line.label == nil {
        write(
          "\(upper) -> \(lower)", line, id: line.id, isBackward ? "back" : "forward", at: [.upper, .lower], &document)
      } else if line.place.isLoop {
        write("\(upper) -> \(line.cardName)", line, id: line.id + "-line", "none", at: [], &document)
        write("\(upper) -> \(line.cardName)", line, id: line.id, "back", at: [], &document)
      } else {
        let ids = isBackward ? [line.id, line.id + "-line"] : [line.id + "-line", line.id]
        write(
          "\(upper) -> \(line.cardName)", line, id: ids[0], isBackward ? "back" : "none", at: [.upper], &document)
        write(
          "\(line.cardName) -> \(lower)", line, id: ids[1], isBackward ? "none" : "forward", at: [.lower], &document)
      }
    }
  }

  /// An end of a line.
  private enum End { case upper, lower }

  private func write(
    _ nodes: String, _ line: StateLayout.Line, id: String, _ direction: String, at ends: [End],
    _ document: inout DOTDocument
  ) {
    let place = line.place
    let composites =
      place.isBackward ? [place.headCluster, place.tailCluster] : [place.tailCluster, place.headCluster]
    let clips = zip([End.upper, .lower], zip(["ltail", "lhead"], composites)).compactMap { end, clip in
      ends.contains(end) ? clip.1.map { DOTAttributes.Attribute.plain(clip.0, identifiers.cluster($0)) } : nil
    }
    // A longer line, for its end is hidden inside the composite state.
    let length: DOTAttributes = clips.isEmpty ? [] : [.plain("minlen", "2")]
    let arrow: DOTAttributes = direction == "forward" ? [] : [.plain("dir", direction)]
    document.statement(
      nodes,
      [.plain("id", id), .plain("class", line.classes)] + arrow + [.plain("weight", place.isStep ? "4" : "2")]
        + DOTAttributes(clips) + length + layer.edge(of: line.card.transitions))
  }
}

extension Identifiers {
  /// The subgraph of a composite state.
  func cluster(_ state: StateID) -> String { "cluster_" + self[state] }

  /// The name of a line's end.
  func name(of node: CardPlaces.Node) -> String {
    switch node {
    case .state(let state): self[state]
    case .entry(let state): "entry_" + self[state]
    case .exit(let state): "exit_" + self[state]
    case .name(let state): "name_" + self[state]
    }
  }
}

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
