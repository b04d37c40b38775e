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
