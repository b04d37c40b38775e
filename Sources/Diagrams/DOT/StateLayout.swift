/// The lines of a states view, with the places of their ends and labels.
///
/// Graphviz does the layout; the decisions here keep its picture narrow enough for a wiki page.
struct StateLayout {
  /// A line with its label.
  struct Line {
    /// Its arrows.
    let bundle: ArrowBundle
    /// Its ends.
    let place: ArrowPlaces.Place
    /// Its label.
    let label: LabelText
    /// The station of its label; `nil` for its middle.
    let station: LabelStations.Station?
  }

  /// The lines, in page order.
  let lines: [Line]
  /// The ends of the lines, and the states that are shown.
  let places: ArrowPlaces
  /// `true` where arrows share labels, for there are many.
  let isDense: Bool

  /// Lays out what a layer shows.
  init(_ layer: some StatesLayer) {
    let spacious = Geometry(layer, linesAtMost: 2)
    isDense = spacious.stations.isCrowded
    let geometry = isDense ? Geometry(layer, linesAtMost: 1) : spacious
    let (bundles, places, stations) = (geometry.bundles, geometry.places, geometry.stations)
    self.places = places
    // A line without a label of its own has the station of the one that carries its label.
    let ways = Dictionary(
      bundles.indices.filter { !bundles[$0].labelled.isEmpty }.map { (bundles[$0].ends, stations.stations[$0]) },
      uniquingKeysWith: { first, _ in first })
    lines = bundles.indices.map { index in
      let bundle = bundles[index]
      let station = bundle.labelled.isEmpty ? ways[bundle.ends] ?? nil : stations.stations[index]
      return Line(bundle: bundle, place: places.places[index], label: layer.label(of: bundle), station: station)
    }
  }

  /// The places of lines and labels, before the labels are known.
  private struct Geometry {
    let bundles: [ArrowBundle]
    let places: ArrowPlaces
    let stations: LabelStations

    init(_ layer: some StatesLayer, linesAtMost: Int) {
      bundles = ArrowBundle.bundles(of: layer.arrows, linesAtMost: linesAtMost, group: layer.group)
      places = ArrowPlaces(layer.style.lifecycle, bundles: bundles)
      stations = LabelStations(
        places.places, columns: bundles.map { layer.widthNeeded(by: $0) },
        initial: places.initial.map(ArrowPlaces.Node.state))
    }
  }
}
