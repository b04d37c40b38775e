import Text

/// Lines of text in the sequence view, one below the other, with the room that they need in points.
struct SequenceText {
  /// A line of words, each with its style.
  struct Line {
    /// The room that it needs in points.
    private(set) var width = 0
    /// The height in points.
    private(set) var height: Int
    private let points: Int
    /// The size that nodes have by themselves.
    private static let usual = 10
    private var words: Markup?

    /// Begins an empty line of a size.
    init(points: Int) {
      self.points = points
      height = points * 6 / 5
    }

    /// Creates a line.
    init(_ text: String, points: Int, isBold: Bool = false, _ style: (Markup) -> Markup) {
      self.init(points: points)
      append(text, isBold: isBold, style)
    }

    /// Adds words.
    mutating func append(_ text: String, isBold: Bool = false, _ style: (Markup) -> Markup) {
      // Fonts for East Asian text have taller lines.
      if text.displayWidth > text.count { height = points * 3 / 2 }
      width += Int((text.ems * Double(points) * (isBold ? 1.08 : 1)).rounded(.up))
      let words = style(isBold ? Markup(text).bold : Markup(text))
      let styled = points == Self.usual ? words : words.sized(points)
      self.words = self.words.map { $0 + styled } ?? styled
    }

    /// The line as a row of a table, in a cell with some attributes.
    fileprivate func row(_ attributes: String) -> Markup { .row([(words ?? Markup("")).cell(attributes)]) }
  }

  /// The lines from top to bottom.
  var lines: [Line] = []

  /// The room that the lines need.
  var width: Int { lines.map(\.width).max() ?? 0 }
  /// The height of all lines.
  var height: Int { lines.map(\.height).reduce(0, +) }

  /// The lines at the left of a table that is as wide as the room for them, so that shorter ones begin where it begins.
  var markup: Markup { .table(lines.map { $0.row("align=\"left\" width=\"\(width)\"") }, "cellpadding=\"0\"") }
  /// The lines, each in the middle.
  var centered: Markup { .table(lines.map { $0.row("") }, "cellpadding=\"0\"") }
}
