/// The sequence view's boxes, texts and lines at places in points: `x` grows to the right, `y` downwards.
///
/// Graphviz draws all of them where they are: its layout `nop2` moves nothing. It measures the texts, and centres each at its place.
struct SequenceSheet {
  /// A place.
  typealias Point = (x: Int, y: Int)

  /// The statements so far, in the order in which they are drawn.
  private(set) var statements: [(subject: String, attributes: DOTAttributes)] = []

  /// A box with its sides at given places.
  mutating func box(_ name: String, _ columns: ClosedRange<Int>, _ rows: ClosedRange<Int>, _ attributes: DOTAttributes)
  {
    let size: DOTAttributes = [
      .plain("shape", "box"), .plain("width", Self.inches(columns)), .plain("height", Self.inches(rows)),
    ]
    node(name, columns, rows, size + attributes)
  }

  /// Text with its upper left corner at a place.
  mutating func text(_ name: String, _ text: SequenceText, at corner: Point, _ attributes: DOTAttributes = []) {
    let label: DOTAttributes = [.plain("shape", "plain"), .markup("label", text.markup)]
    node(
      name, corner.x...corner.x + text.width, corner.y...corner.y + text.height, label + attributes)
  }

  /// A line through places, from a node's life line to another's.
  mutating func line(_ tail: String, _ head: String, through points: [Point], _ attributes: DOTAttributes) {
    statements.append(("\(tail) -> \(head)", [.plain("pos", Self.path(points))] + attributes))
  }

  /// An arrow that points to the right, from a node's life line to another's.
  mutating func arrow(_ tail: String, _ head: String, from start: Point, to tip: Int, _ attributes: DOTAttributes) {
    let end = (tip - Self.arrowhead, start.y)
    let path = "e,\(tip),\(-start.y) " + Self.path([start, end])
    statements.append(("\(tail) -> \(head)", [.plain("pos", path)] + attributes))
  }

  /// The length of an arrowhead; Graphviz multiplies `arrowsize` by 10.
  static let arrowhead = 8

  private mutating func node(
    _ name: String, _ columns: ClosedRange<Int>, _ rows: ClosedRange<Int>, _ attributes: DOTAttributes
  ) {
    let x = Self.number(Double(columns.lowerBound + columns.upperBound) / 2)
    let y = Self.number(-Double(rows.lowerBound + rows.upperBound) / 2)
    statements.append((name, [.plain("pos", "\(x),\(y)")] + attributes))
  }

  /// A path of straight lines as Bézier curves, whose control points are their ends.
  private static func path(_ points: [Point]) -> String {
    let words = points.map { "\($0.x),\(-$0.y)" }
    let curves = zip(words, words.dropFirst()).flatMap { [$0, $1, $1] }
    return (words.prefix(1) + curves).joined(separator: " ")
  }

  private static func inches(_ range: ClosedRange<Int>) -> String {
    number((Double(range.count - 1) / 72 * 10_000).rounded() / 10_000)
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}
