import Emission
import LifecycleModel
import Text

/// The sequence view in DOT, as UML draws it: a life line for the system and for each delegate that is called, and time from top to
/// bottom. Each chain is a frame with its event, across which lie its states, and its calls are arrows from the system.
struct SequenceDiagram {
  private let lifecycle: Lifecycle
  private let style: CallStyle
  private let strings: DiagramStrings

  /// Prepares the diagram of a life cycle.
  init(_ lifecycle: Lifecycle) {
    self.lifecycle = lifecycle
    style = CallStyle(lifecycle: lifecycle)
    strings = DiagramStrings(lifecycle)
  }

  /// The Graphviz source.
  var dot: String {
    let family = PictureFont.family(for: lifecycle, saying: [strings.system])
    let header = PictureHeader(style: style, title: lifecycle.name, delegates: [], explainsBullets: false)
    var document = DOTDocument()
    document.block("digraph lifecycle") { document in
      document.statement(
        "graph",
        [
          .plain("id", "sequence"), .plain("layout", "nop2"), .plain("outputorder", "edgesfirst"),
          .plain("pad", "0.25"),
          .plain("bgcolor", AdaptiveColor.paper.light), .plain("labelloc", "t"), .plain("labeljust", "l"),
          .plain("fontname", family),
        ] + (header.markup.map { [.markup("label", $0)] } ?? []))
      document.statement(
        "node",
        [
          .label(""), .plain("fontname", family), .plain("fontsize", "10"),
          .plain("fontcolor", AdaptiveColor.text.light),
        ])
      document.statement("edge", [.plain("arrowsize", "\(Double(SequenceSheet.arrowhead) / 10)")])
      for (subject, attributes) in statements { document.statement(subject, attributes) }
    }
    return document.text
  }

  private var statements: [(subject: String, attributes: DOTAttributes)] {
    let sequences = lifecycle.callSequences
    var texts = SequenceTexts(style: style, nameWidth: Self.nameWidth)
    var columns = columns(texts, sequences)
    if columns.frame.upperBound > Self.width {
      texts = SequenceTexts(style: style, nameWidth: Self.brokenNameWidth)
      columns = self.columns(texts, sequences)
    }
    var writer = SequenceWriter(columns, texts)
    let identifiers = Identifiers(sequences.map(\.event), prefix: "event")
    for (index, sequence) in sequences.enumerated() {
      writer.write(sequence, named: identifiers[ElementID<CallSequence>(index)])
    }
    writer.finish()
    return writer.sheet.statements
  }

  /// The width in points of a picture that a wiki shows as it is, at 96 dpi in 900 pixels.
  private static let width = 650
  /// The columns of the longest name that is not broken in a picture of that width, and in a wider one.
  private static let nameWidth = 60
  private static let brokenNameWidth = 30

  private func columns(_ texts: SequenceTexts, _ sequences: [CallSequence]) -> SequenceColumns {
    let steps = lifecycle.transitions.flatMap(\.steps)
    let called = Set(steps.map { lifecycle[$0.callback].delegate })
    let across = sequences.map { texts.heading(of: $0).width } + lifecycle.stateIDs.map { texts.state($0).width }
    return SequenceColumns(
      system: texts.head(ofSystem: strings.system),
      heads: lifecycle.delegateIDs.filter(called.contains).map { ($0, texts.head(of: $0)) },
      calls: steps.map { texts.call($0, mark: "10").width }.max() ?? 0, text: across.max() ?? 0)
  }
}

/// The columns of the sequence view, in points: the system's life line, the calls beside it, the delegates' life lines.
struct SequenceColumns {
  /// The delegates that are called, in page order.
  let delegates: [DelegateID]
  let heads: [DelegateID: SequenceText]
  /// The system's head.
  let system: SequenceText
  /// The system's life line.
  let systemLine: Int
  private let delegateLines: [DelegateID: Int]
  /// The sides of the events' frames.
  let frame: ClosedRange<Int>

  /// Places the columns; the calls need `calls`, and the events' frames hold texts of a width of `text` beside their sides.
  init(system: SequenceText, heads: [(DelegateID, SequenceText)], calls: Int, text: Int) {
    self.system = system
    delegates = heads.map(\.0)
    self.heads = Dictionary(uniqueKeysWithValues: heads)
    systemLine = Self.boxWidth(of: system) / 2 + Self.margin
    var lines: [DelegateID: Int] = [:]
    var right = systemLine + Self.boxWidth(of: system) / 2
    for (delegate, head) in heads {
      let half = (Self.boxWidth(of: head) + 1) / 2
      let afterCalls = lines.isEmpty ? systemLine + Self.indent + calls + Self.shaft : 0
      let line = max(right + Self.distance + half, afterCalls)
      lines[delegate] = line
      right = line + half
    }
    delegateLines = lines
    frame = 0...max(right + Self.margin, text + 2 * Self.margin)
  }

  /// A delegate's life line.
  subscript(delegate: DelegateID) -> Int { delegateLines[delegate] ?? systemLine }

  /// All life lines, the system's first.
  var lines: [Int] { [systemLine] + delegates.map { self[$0] } }

  /// The place where texts beside the system's life line begin.
  var textStart: Int { systemLine + Self.indent }

  /// The sides of a head around a life line.
  func box(of text: SequenceText, around line: Int) -> ClosedRange<Int> {
    let half = (Self.boxWidth(of: text) + 1) / 2
    return line - half...line + half
  }

  /// The width of a head with its padding.
  private static func boxWidth(of text: SequenceText) -> Int { max(48, text.width + 12) }

  /// The distance between a life line and text beside it.
  private static let indent = 10
  /// The length of an arrow beyond the text above it.
  private static let shaft = 18
  /// The least distance between two heads.
  private static let distance = 10
  /// The distance between a frame and what is in it.
  static let margin = 12
}

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
