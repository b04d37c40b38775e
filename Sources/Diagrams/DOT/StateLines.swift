import Emission
import LifecycleModel

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
