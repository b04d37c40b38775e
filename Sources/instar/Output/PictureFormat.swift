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

  /// The last bytes of a whole file; one that lacks them was cut off.
  func isWhole(_ bytes: [UInt8]) -> Bool {
    switch self {
    case .svg: String(decoding: bytes.suffix(16), as: UTF8.self).contains("</svg>")
    case .png: String(decoding: bytes.suffix(12), as: UTF8.self).contains("IEND")
    case .pdf: String(decoding: bytes.suffix(16), as: UTF8.self).contains("%%EOF")
    }
  }
}
