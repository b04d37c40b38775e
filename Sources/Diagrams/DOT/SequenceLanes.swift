import LifecycleModel

/// The rows of the sequence view's table: a margin, a column for each lane, a line between lanes, a margin.
struct SequenceLanes {
  /// The delegates that are called, in page order.
  let delegates: [DelegateID]

  /// Creates the lanes of a life cycle.
  init(_ lifecycle: Lifecycle) {
    let called = Set(lifecycle.transitions.flatMap(\.steps).map { lifecycle[$0.callback].delegate })
    delegates = lifecycle.delegateIDs.filter(called.contains)
  }

  /// A row of text across the lanes.
  func wide(_ content: Markup, _ attributes: String) -> Markup {
    .row([.emptyCell(), content.cell("\(span) align=\"left\" \(attributes)"), .emptyCell()])
  }

  /// The gap between two chains.
  var distance: Markup { .row([.emptyCell("colspan=\"\(columns + 2)\" height=\"22\"")]) }

  /// The heads of the lanes.
  func heads(_ name: (DelegateID) -> Markup) -> Markup {
    let cells = delegates.map { name($0).cell("align=\"left\" width=\"96\"") }
    return row(cells.isEmpty ? [.emptyCell("width=\"240\"")] : cells)
  }

  /// The band of a state.
  func band(_ content: Markup, _ attributes: String) -> Markup {
    let color = "bgcolor=\"\(AdaptiveColor.band.light)\""
    return .row([.emptyCell(color), content.cell("\(span) align=\"left\" \(color) \(attributes)"), .emptyCell(color)])
  }

  /// The row of a transition without calls.
  var pause: Markup {
    row(Array(repeating: .emptyCell("height=\"14\""), count: max(1, delegates.count)))
  }

  /// The gap between a state's band and calls.
  var air: Markup {
    row(Array(repeating: .emptyCell("height=\"3\" cellpadding=\"0\""), count: delegates.count))
  }

  /// A call in its lane.
  func call(_ content: Markup, of delegate: DelegateID, isFramed: Bool, _ attributes: String) -> Markup {
    let cells = delegates.map { $0 == delegate ? content.cell("align=\"left\" \(attributes)") : .emptyCell() }
    return row(cells, margins: isFramed ? (frame("L"), frame("R")) : ("", ""))
  }

  /// The upper edge of an any-order group, with its name.
  func frameStart(_ name: String) -> Markup {
    let title = Markup(name).sized(8).colored(AdaptiveColor.quiet.light)
    return .row([
      .emptyCell(frame("LT")), title.cell("\(span) align=\"left\" cellpadding=\"1\" \(frame("T"))"),
      .emptyCell(frame("TR")),
    ])
  }

  /// The lower edge of an any-order group.
  var frameEnd: Markup {
    let height = "height=\"4\" cellpadding=\"0\""
    return .row([
      .emptyCell("\(height) \(frame("LB"))"), .emptyCell("\(span) \(height) \(frame("B"))"),
      .emptyCell("\(height) \(frame("BR"))"),
    ])
  }

  /// The columns between the margins: a lane each, and two between neighbours.
  private var columns: Int { max(1, 3 * delegates.count - 2) }

  private var span: String { "colspan=\"\(columns)\"" }

  private func row(_ cells: [Markup], margins: (left: String, right: String) = ("", "")) -> Markup {
    let width = "width=\"8\" cellpadding=\"0\""
    let line = "border=\"1\" sides=\"R\" color=\"\(AdaptiveColor.lane.light)\""
    let lanes = cells.enumerated().flatMap { index, cell in
      index == 0 ? [cell] : [.emptyCell("\(width) \(line)"), .emptyCell(width), cell]
    }
    return .row([.emptyCell("\(width) \(margins.left)")] + lanes + [.emptyCell("\(width) \(margins.right)")])
  }

  private func frame(_ sides: String) -> String {
    "border=\"1\" sides=\"\(sides)\" color=\"\(AdaptiveColor.frame.light)\""
  }
}
