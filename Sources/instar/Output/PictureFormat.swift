/// A format of pictures that Graphviz draws.
enum PictureFormat: String, CaseIterable {
  /// Scalable, with text that can be searched and a text alternative.
  case svg
  /// Pixels.
  case png
  /// For print.
  case pdf

  /// One line for `instar formats`, no full stop.
  var summary: String {
    switch self {
    case .svg: "The picture as SVG, drawn by Graphviz, with a text alternative"
    case .png: "The picture as PNG, drawn by Graphviz"
    case .pdf: "The picture as PDF, drawn by Graphviz"
    }
  }
}
