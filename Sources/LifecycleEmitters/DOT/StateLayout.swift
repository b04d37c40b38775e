import LifecycleModel

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
    let label: ArrowLabel
    /// Where its label stands; `nil` for its middle.
    let station: LabelStations.Station?
  }

  /// The lines, in page order.
  let lines: [Line]
  /// Where the lines touch states, and which states there are.
  let places: ArrowPlaces
  private let isCrowded: Bool

  /// Lays out a life cycle.
  ///
  /// A walk changes the labels and nothing else: states and lines stand where they are without it.
  init(_ look: CallLook, walk: Walk? = nil) {
    let spacious = StateLayout(look, walk, linesAtMost: 2)
    self = spacious.isCrowded ? StateLayout(look, walk, linesAtMost: 1) : spacious
  }

  private init(_ look: CallLook, _ walk: Walk?, linesAtMost: Int) {
    let bundles = ArrowBundle.bundles(of: look.lifecycle.arrows, linesAtMost: linesAtMost)
    let places = ArrowPlaces(look.lifecycle, bundles: bundles)
    let labels = bundles.map { ArrowLabel(bundle: $0, look: look) }
    let stations = LabelStations(
      places.places, columns: labels.map(\.columns), initial: places.initial.map(ArrowPlaces.Node.state))
    self.places = places
    isCrowded = stations.isCrowded
    lines = bundles.indices.map {
      let label = ArrowLabel(bundle: bundles[$0], look: look, walk: walk)
      return Line(bundle: bundles[$0], place: places.places[$0], label: label, station: stations.stations[$0])
    }
  }
}
