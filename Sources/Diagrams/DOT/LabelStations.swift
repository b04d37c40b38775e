/// The stations of long arrows: points on their way that move the label from the arrow's middle to one of its ends.
///
/// Graphviz sets the label of an arrow in its middle. The labels of many arrows that lead from the bottom to the top all
/// end up side by side, and the picture gets several times as wide as it needs to be.
struct LabelStations {
  /// The end beside which the label is.
  enum Station: Hashable {
    /// Below the upper state.
    case upper
    /// Above the lower state.
    case lower
  }

  /// The station of each arrow, in the order of the arrows; `nil` for an arrow without one.
  private(set) var stations: [Station?]
  /// `true` where too many labels would be side by side without stations.
  let isCrowded: Bool

  /// The columns taken so far, by row: states are in even rows, the labels of arrows between neighbours in odd ones.
  private var rows: [Int: Int] = [:]
  private let levels: [ArrowPlaces.Node: Int]
  private let columns: [Int]

  /// The columns between two labels.
  private static let distance = 6
  /// The columns of label text that a picture has room for, roughly 800 pixels.
  private static let geometry = 110

  /// Distributes the labels: `columns` has the width of each arrow's label.
  init(_ places: [ArrowPlaces.Place], columns: [Int], initial: ArrowPlaces.Node?) {
    self.columns = columns
    let levels = Self.levels(places, initial: initial)
    self.levels = levels
    stations = places.map { _ in nil }
    let arrows = places.indices.filter { !places[$0].isLoop }
    let widths = arrows.map { (Self.row(nil, in: Self.span(places[$0], levels)), columns[$0] + Self.distance) }
    isCrowded = Dictionary(widths, uniquingKeysWith: +).values.contains { $0 > Self.geometry }
    guard isCrowded else { return }

    let isLong = { index in
      places[index].isFree && columns[index] > 0 && Self.span(places[index], levels).count > 3
    }
    let long = Set(arrows.filter(isLong))
    for index in arrows where !long.contains(index) { add(index, to: nil, of: places[index]) }
    // Wide labels first: the narrow ones fill the gaps.
    for index in long.sorted(by: { (columns[$1], $0) < (columns[$0], $1) }) {
      stations[index] = roomiestStation(of: places[index])
      add(index, to: stations[index], of: places[index])
    }
  }

  /// The rows from one end of an arrow to the other, both included.
  private static func span(_ place: ArrowPlaces.Place, _ levels: [ArrowPlaces.Node: Int]) -> ClosedRange<Int> {
    let ends = [levels[place.tail] ?? 1, levels[place.head] ?? 1]
    return 2 * (ends.min() ?? 0)...2 * (ends.max() ?? 0)
  }

  private static func row(_ station: Station?, in span: ClosedRange<Int>) -> Int {
    switch station {
    case nil: (span.lowerBound + span.upperBound) / 2
    case .upper: span.lowerBound + 1
    case .lower: span.upperBound - 1
    }
  }

  private mutating func add(_ index: Int, to station: Station?, of place: ArrowPlaces.Place) {
    rows[Self.row(station, in: Self.span(place, levels)), default: 0] += columns[index] + Self.distance
  }

  private func roomiestStation(of place: ArrowPlaces.Place) -> Station {
    let taken = { [self] (station: Station) in rows[Self.row(station, in: Self.span(place, levels))] ?? 0 }
    return taken(.lower) < taken(.upper) ? .lower : .upper
  }

  /// The level of each node as Graphviz ranks it, by the longest path down to it; the initial state is above all.
  private static func levels(_ places: [ArrowPlaces.Place], initial: ArrowPlaces.Node?) -> [ArrowPlaces.Node: Int] {
    var levels: [ArrowPlaces.Node: Int] = [:]
    if let initial { levels[initial] = 0 }
    // The source of a forward arrow precedes its target in reading order: one pass meets all arrows to a node before those
    // from it.
    let forward = places.filter { !$0.isBackward && !$0.isLoop }.sorted { $0.position < $1.position }
    for place in forward {
      levels[place.head] = max(levels[place.head] ?? 1, (levels[place.tail] ?? 1) + 1)
    }
    return levels
  }
}
