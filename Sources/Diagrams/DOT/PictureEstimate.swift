import LifecycleModel
import Text

/// An estimate of the size of a states view, in points.
struct PictureEstimate {
  /// A node, or a line that passes a rank.
  struct Box {
    let width: Double
    let height: Double
  }

  /// The width of a column of small text, and of a line's height.
  private static let column = 5.4
  private static let line = 14.0
  /// The width that a line adds to a picture from top to bottom if it passes several ranks: Graphviz keeps it straight. Fitted to the
  /// bundled pages, where it is at most 80.
  private static let lane = 45.0
  /// The broadest picture whose text stays readable where a wiki shows it 900 pixels wide.
  private static let readable = 675.0

  /// The boxes of each rank by the outermost composite state around them, `nil` for none.
  private var ranks: [Int: [StateID?: [Box]]] = [:]
  /// The number of lines that are longer than to the next state.
  private let longLines: Int

  /// Estimates a picture of cards whose texts have some columns and lines, none for a line without a card.
  init(_ places: CardPlaces, texts: [(columns: Int, lines: Int)], of lifecycle: Lifecycle) {
    let composites = ElementSet(lifecycle.states.compactMap(\.parent))
    let outermost = { (state: StateID) in lifecycle.lineage(of: state).last(where: composites.contains) }
    let ranks = StateRanks(places, hasCard: texts.map { $0.lines > 0 }, of: lifecycle)
    let spans = places.places.map(ranks.span)
    longLines = zip(places.places, spans).count { !$0.isLoop && $1.count > 3 }
    for (node, rank) in ranks.ranks { add(Self.state(node, of: lifecycle), to: rank, in: outermost(node.state)) }
    // Graphviz puts a card next to one of its states.
    for index in spans.indices.sorted(by: { (spans[$0].count, $0) < (spans[$1].count, $1) }) {
      let container = places.places[index].container.flatMap(outermost)
      let between = spans[index].dropFirst().dropLast()
      let own = [between.first, between.last].compactMap { $0 }.min { count(in: $0) < count(in: $1) }
      for rank in between {
        add(
          rank == own && texts[index].lines > 0 ? Self.card(texts[index]) : Box(width: 2, height: 2), to: rank,
          in: container)
      }
    }
  }

  private mutating func add(_ box: Box, to rank: Int, in container: StateID?) {
    ranks[rank, default: [:]][container, default: []].append(box)
  }

  private static func state(_ node: CardPlaces.Node, of lifecycle: Lifecycle) -> Box {
    guard case .state(let state) = node else { return Box(width: 7, height: 7) }
    return Box(width: max(54, Double(min(lifecycle[state].name.displayWidth, 40)) * 6.8 + 29), height: 36)
  }

  private static func card(_ text: (columns: Int, lines: Int)) -> Box {
    Box(width: Double(text.columns) * column + 12, height: Double(text.lines) * line + 10)
  }

  private func count(in rank: Int) -> Int {
    ranks[rank, default: [:]].values.joined().count { $0.width > 2 }
  }

  func size(_ direction: PictureDirection) -> Box {
    let distance = (Double(direction.distances.nodes) ?? 0) * 72
    let gaps = (Double(direction.distances.ranks) ?? 0) * 72 * Double(ranks.count)
    switch direction {
    case .down:
      let lanes = Double(longLines) * Self.lane
      return Box(width: across(distance, \.width) + lanes, height: along(gaps, \.height))
    case .right: return Box(width: along(gaps, \.width), height: across(distance, \.height))
    }
  }

  /// The extent from the first rank to the last one.
  private func along(_ gaps: Double, _ extent: (Box) -> Double) -> Double {
    ranks.values.map { $0.values.joined().map(extent).max() ?? 0 }.reduce(gaps, +)
  }

  /// The extent of the fullest rank; a composite state has the same extent in all of its ranks.
  private func across(_ distance: Double, _ extent: (Box) -> Double) -> Double {
    var composites: [StateID: (extent: Double, ranks: ClosedRange<Int>)] = [:]
    for (rank, boxes) in ranks {
      for case (let state?, let inside) in boxes {
        let own = inside.reduce(28) { $0 + extent($1) + distance }
        let known = composites[state]
        composites[state] = (
          max(known?.extent ?? 0, own),
          min(known?.ranks.lowerBound ?? rank, rank)...max(known?.ranks.upperBound ?? rank, rank)
        )
      }
    }
    return ranks.map { rank, boxes in
      boxes[nil, default: []].reduce(0) { $0 + extent($1) + distance }
        + composites.values.filter { $0.ranks.contains(rank) }.reduce(0) { $0 + $1.extent }
    }.max() ?? 0
  }

  /// The direction in which text is larger where the picture is shown 900 pixels wide; of two readable ones, the smaller picture.
  var best: PictureDirection {
    let (down, right) = (size(.down), size(.right))
    if max(down.width, right.width) <= Self.readable {
      return right.width * right.height < down.width * down.height ? .right : .down
    }
    return right.width < down.width ? .right : .down
  }
}
