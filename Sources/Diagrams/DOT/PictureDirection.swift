/// The direction in which a states view runs.
///
/// Graphviz gives both directions the same ranks and nearly the same order within them, so their lines cross equally often. What
/// differs is the size: from top to bottom, a picture is as wide as its fullest rank; from left to right, as all its ranks
/// together. The size is estimated here, from the page alone, so that a picture does not depend on the version of Graphviz.
enum PictureDirection: String {
  case down = "TB"
  case right = "LR"

  /// The space between ranks and between the nodes of a rank, in inches.
  var distances: (ranks: String, nodes: String) {
    switch self {
    case .down: ("0.4", "0.25")
    case .right: ("0.25", "0.2")
    }
  }
}
