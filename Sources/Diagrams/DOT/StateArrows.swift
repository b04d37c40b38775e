import Emission
import LifecycleModel

/// The arrows of the states view.
struct StateArrows {
  private let lines: [StateLayout.Line]
  private let identifiers: Identifiers
  /// The nodes with an arrow to themselves, whose labels are on their right.
  private let looped: Set<ArrowPlaces.Node>
  private let layer: any StatesLayer
  /// The state whose arrows from below count for the layout; `nil` for none.
  private let ranked: StateID?

  /// Prepares the arrows as a layer shows them.
  init(_ layout: StateLayout, _ identifiers: Identifiers, layer: any StatesLayer) {
    self.layer = layer
    ranked = layer.ranksArrowsToStart ? layout.places.initial : nil
    lines = layout.lines
    self.identifiers = identifiers
    looped = Set(lines.map(\.place).filter(\.isLoop).map(\.tail))
  }

  /// Writes the statements.
  func write(to document: inout DOTDocument) {
    for line in lines {
      let transitions = line.bundle.transitions.map { "t\($0.index + 1)" }
      let id = transitions.first ?? ""
      let marks = [.plain("class", transitions.joined(separator: " "))] + layer.edge(of: line.bundle.transitions)
      let label: DOTAttributes = line.label.markup.map { [.markup("label", $0)] } ?? []
      if let station = line.station {
        let joint = layer.joint(of: line.bundle.transitions)
        write(line.place, over: station, id: id, joint: joint, marks: marks, label: label, to: &document)
      } else {
        write(line.place, id: id, attributes: marks + label, to: &document)
      }
    }
  }

  private func write(
    _ place: ArrowPlaces.Place, id: String, attributes: DOTAttributes, to document: inout DOTDocument
  ) {
    var own: DOTAttributes = [.plain("id", id)]
    if let composite = place.tailCluster { own.append(.plain("ltail", identifiers.cluster(composite))) }
    if let composite = place.headCluster { own.append(.plain("lhead", identifiers.cluster(composite))) }
    if place.isBackward, ranked.map({ place.head != .state($0) }) ?? true { own.append(.plain("constraint", "false")) }
    if place.isStep { own.append(.plain("weight", "4")) }
    if let port = upperPort(place) { own.append(.plain(place.isBackward ? "headport" : "tailport", port)) }
    if let port = lowerPort(place) { own.append(.plain(place.isBackward ? "tailport" : "headport", port)) }
    document.statement(
      "\(identifiers.name(of: place.tail)) -> \(identifiers.name(of: place.head))", own + attributes)
  }

  /// Writes two lines that meet in a point, the label beside one of them; both run downwards, so that they keep the point
  /// between the states, and an arrow that leads back has its head at its beginning.
  private func write(
    _ place: ArrowPlaces.Place, over station: LabelStations.Station, id: String, joint: DOTAttributes,
    marks: DOTAttributes, label: DOTAttributes, to document: inout DOTDocument
  ) {
    let via = "via_" + id
    document.statement(via, [.plain("id", via)] + joint)
    var upper: DOTAttributes = [.plain("headport", "n"), .plain("dir", place.isBackward ? "back" : "none")]
    var lower: DOTAttributes = [.plain("tailport", "s"), .plain("dir", place.isBackward ? "none" : "forward")]
    if let port = upperPort(place) { upper.append(.plain("tailport", port)) }
    if let port = lowerPort(place) { lower.append(.plain("headport", port)) }
    switch station {
    case .upper:
      upper = upper + [.plain("id", id), .plain("weight", "5")] + marks + label
      lower = lower + [.plain("id", id + "-line"), .plain("weight", "0")] + marks
    case .lower:
      upper = upper + [.plain("id", id + "-line"), .plain("weight", "0")] + marks
      lower = lower + [.plain("id", id), .plain("weight", "5")] + marks + label
    }
    document.statement("\(identifiers.name(of: place.upper)) -> \(via)", upper)
    document.statement("\(via) -> \(identifiers.name(of: place.lower))", lower)
  }

  /// The port at the arrow's upper end, clear of the label of that state's arrow to itself.
  private func upperPort(_ place: ArrowPlaces.Place) -> String? {
    guard !place.isLoop, looped.contains(place.upper) else { return nil }
    return place.isStep ? "s" : "se"
  }

  /// The port at the arrow's lower end.
  private func lowerPort(_ place: ArrowPlaces.Place) -> String? {
    guard !place.isLoop, looped.contains(place.lower) else { return nil }
    return place.isBackward ? "ne" : "n"
  }
}

extension Identifiers {
  /// The subgraph of a composite state.
  func cluster(_ state: StateID) -> String { "cluster_" + self[state] }

  /// The name of an arrow's end.
  func name(of node: ArrowPlaces.Node) -> String {
    switch node {
    case .state(let state): self[state]
    case .entry(let state): "entry_" + self[state]
    case .exit(let state): "exit_" + self[state]
    case .name(let state): "name_" + self[state]
    }
  }
}
