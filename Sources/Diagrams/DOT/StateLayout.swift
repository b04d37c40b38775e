/// Which lines a states view has, where they begin and end, and where their labels stand.
///
/// Graphviz places things; what is decided here keeps its picture narrow enough for a wiki page.
struct StateLayout {
  /// A line with its label.
  struct Line {
    /// What it stands for.
    let bundle: ArrowBundle
    /// Where it begins and ends.
    let place: ArrowPlaces.Place
    /// What is written beside it.
    let label: LabelText
    /// Where its label stands; `nil` for its middle.
    let station: LabelStations.Station?
  }

  /// The lines, in page order.
  let lines: [Line]
  /// Where the lines touch states, and which states there are.
  let places: ArrowPlaces
  /// Whether there are so many labels that arrows share them.
  let isDense: Bool

  /// Lays out what a layer shows.
  init(_ layer: some StatesLayer) {
    let spacious = Geometry(layer, linesAtMost: 2)
    isDense = spacious.stations.isCrowded
    let geometry = isDense ? Geometry(layer, linesAtMost: 1) : spacious
    let (bundles, places, stations) = (geometry.bundles, geometry.places, geometry.stations)
    self.places = places
    // A line without a label of its own goes the way of the one that has it.
    let ways = Dictionary(
      bundles.indices.filter { !bundles[$0].labelled.isEmpty }.map { (bundles[$0].ends, stations.stations[$0]) },
      uniquingKeysWith: { first, _ in first })
    lines = bundles.indices.map { index in
      let bundle = bundles[index]
      let station = bundle.labelled.isEmpty ? ways[bundle.ends] ?? nil : stations.stations[index]
      return Line(bundle: bundle, place: places.places[index], label: layer.label(of: bundle), station: station)
    }
  }

  /// Where lines and labels go, before it is known what is written on them.
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
