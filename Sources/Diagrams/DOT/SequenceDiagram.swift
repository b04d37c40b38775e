import Documents
import Emission
import LifecycleModel
import Text

/// The sequence view in DOT: one table, a lane for each delegate, time from top to bottom, states as bands across the lanes.
struct SequenceDiagram {
  private let lifecycle: Lifecycle
  private let style: CallStyle
  private let lanes: SequenceLanes

  /// Prepares the diagram of a life cycle.
  init(_ lifecycle: Lifecycle) {
    self.lifecycle = lifecycle
    style = CallStyle(lifecycle: lifecycle)
    lanes = SequenceLanes(lifecycle)
  }

  /// The Graphviz source.
  var dot: String {
    let family = PictureFont.family(for: lifecycle)
    let header = PictureHeader(style: style, title: lifecycle.name, delegates: [], explainsBullets: false)
    var document = DOTDocument()
    document.block("digraph lifecycle") { document in
      document.statement(
        "graph",
        [
          .plain("id", "sequence"), .plain("pad", "0.25"), .plain("bgcolor", AdaptiveColor.paper.light),
          .plain("labelloc", "t"),
          .plain("labeljust", "l"), .plain("fontname", family),
        ] + (header.markup.map { [.markup("label", $0)] } ?? []))
      document.statement(
        "calls",
        [
          .plain("id", "calls"), .plain("shape", "plain"), .plain("fontname", family), .plain("fontsize", "10"),
          .plain("fontcolor", AdaptiveColor.text.light), .plain("tooltip", " "), .markup("label", table),
        ])
    }
    return document.text
  }

  private var table: Markup {
    let rows = lifecycle.chains.enumerated().flatMap { index, chain in
      (index == 0 ? [] : [lanes.distance]) + self.rows(of: chain)
    }
    return .table(rows.isEmpty ? [heads] : rows, "cellpadding=\"4\"")
  }

  /// The heading of a chain, the lanes' heads, then bands and calls.
  private func rows(of chain: [TransitionID]) -> [Markup] {
    guard let first = chain.first else { return [] }
    var numbering = CallNumbering()
    let isSilent = chain.allSatisfy { lifecycle[$0].steps.isEmpty }
    var rows = headings(of: lifecycle[first]) + (isSilent ? [] : [heads]) + [band(lifecycle[first].source)]
    for id in chain {
      rows += self.rows(of: lifecycle[id], &numbering) + [band(lifecycle[id].target)]
    }
    return rows
  }

  private func headings(of transition: Transition) -> [Markup] {
    let versions = PageStrings(language: lifecycle.language).versions(transition.availability).nilIfEmpty
    let small = [transition.guard.map { "[\($0.text)]" }, versions].compactMap { $0 }.joined(separator: "  ")
    let event =
      transition.event.isEmpty
      ? nil : paragraph(transition.event) { $0.bold.sized(12).colored(AdaptiveColor.text.light) }
    let condition = small.isEmpty ? nil : paragraph(small) { $0.sized(11).colored(AdaptiveColor.quiet.light) }
    let said = PlainText.words(of: transition.documentation)
    let tooltip = said.isEmpty ? "" : Markup.tooltip(said)
    // Graphviz does not set a table beside other text.
    let isShort = (transition.event + small).displayWidth < Self.width
    let line = [event, condition].compactMap { $0 }
    guard isShort, let first = line.first else { return line.map { lanes.wide($0, tooltip) } }
    return [lanes.wide(line.dropFirst().reduce(first) { $0 + Markup("  ") + $1 }, tooltip)]
  }

  private var heads: Markup { lanes.heads { style.name(of: $0) } }

  private func band(_ state: StateID) -> Markup {
    let name = lifecycle[state].name
    let said = PlainText.words(of: lifecycle[state].documentation)
    return lanes.band(
      paragraph(name) { $0.sized(12).colored(AdaptiveColor.text.light) },
      Markup.tooltip(said.isEmpty ? name : "\(name) — \(said)"))
  }

  /// The width of headings and names in columns.
  private static let width = 60

  private func paragraph(_ text: String, _ style: (Markup) -> Markup) -> Markup {
    .paragraph(text, width: Self.width, style)
  }

  private func rows(of transition: Transition, _ numbering: inout CallNumbering) -> [Markup] {
    guard !transition.steps.isEmpty else { return [lanes.pause] }
    var rows: [Markup] = []
    var group: Int?
    for step in transition.steps {
      if group != nil, step.unordered != group { rows += [lanes.frameEnd, lanes.air] }
      if let number = step.unordered, number != group {
        rows.append(lanes.frameStart(PageStrings(language: lifecycle.language).anyOrder))
      }
      group = step.unordered
      rows.append(row(of: step, mark: numbering.mark(of: step)))
    }
    return [lanes.air] + rows + (group == nil ? [] : [lanes.frameEnd, lanes.air])
  }

  private func row(of step: Step, mark: String) -> Markup {
    let delegate = lifecycle[step.callback].delegate
    let call = style.mark(mark, of: step) + style.name(of: step, withOwner: false)
    let note = PageStrings(language: lifecycle.language).smallPrint(step.certainty)
    let small = note?.wrapped(to: max(34, style.width(of: step, withOwner: false))) ?? []
    let lines = [call] + small.map { Markup("\u{A0}\u{A0}\u{A0}" + $0).colored(AdaptiveColor.quiet.light) }
    let content = small.isEmpty ? call : .column(lines)
    return lanes.call(
      content, of: delegate, isFramed: step.unordered != nil, Markup.tooltip(style.tooltip(of: step)))
  }
}
