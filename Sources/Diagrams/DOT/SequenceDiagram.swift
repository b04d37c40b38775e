import Documents
import Emission
import LifecycleModel
import Text

/// The sequence view in DOT: one table, a lane a delegate, time from top to bottom, states as bands across the lanes.
struct SequenceDiagram {
  private let lifecycle: Lifecycle
  private let look: CallLook
  private let lanes: SequenceLanes

  /// Prepares the drawing of a life cycle.
  init(_ lifecycle: Lifecycle) {
    self.lifecycle = lifecycle
    look = CallLook(lifecycle: lifecycle)
    lanes = SequenceLanes(lifecycle)
  }

  /// The Graphviz source.
  var dot: String {
    let family = PictureFont.family(for: lifecycle)
    let header = PictureHeader(look: look, title: lifecycle.name, delegates: [], explainsBullets: false)
    var document = DOTDocument()
    document.block("digraph lifecycle") { document in
      document.statement(
        "graph",
        [
          .plain("id", "sequence"), .plain("pad", "0.25"), .plain("bgcolor", Ink.paper.light), .plain("labelloc", "t"),
          .plain("labeljust", "l"), .plain("fontname", family),
        ] + (header.markup.map { [.markup("label", $0)] } ?? []))
      document.statement(
        "calls",
        [
          .plain("id", "calls"), .plain("shape", "plain"), .plain("fontname", family), .plain("fontsize", "10"),
          .plain("fontcolor", Ink.text.light), .plain("tooltip", " "), .markup("label", table),
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

  private func headings(of hop: Transition) -> [Markup] {
    let versions = PageWords(language: lifecycle.language).versions(hop.availability).nilIfEmpty
    let small = [hop.guard.map { "[\($0.text)]" }, versions].compactMap { $0 }.joined(separator: "  ")
    let event = hop.event.isEmpty ? nil : paragraph(hop.event) { $0.bold.sized(12).colored(Ink.text.light) }
    let condition = small.isEmpty ? nil : paragraph(small) { $0.sized(11).colored(Ink.quiet.light) }
    let said = PlainText.words(of: hop.documentation)
    let tooltip = said.isEmpty ? "" : Markup.tooltip(said)
    // Tables do not stand beside other text.
    let isShort = (hop.event + small).displayWidth < Self.width
    let line = [event, condition].compactMap { $0 }
    guard isShort, let first = line.first else { return line.map { lanes.wide($0, tooltip) } }
    return [lanes.wide(line.dropFirst().reduce(first) { $0 + Markup("  ") + $1 }, tooltip)]
  }

  private var heads: Markup { lanes.heads { look.name(of: $0) } }

  private func band(_ state: StateID) -> Markup {
    let name = lifecycle[state].name
    let said = PlainText.words(of: lifecycle[state].documentation)
    return lanes.band(
      paragraph(name) { $0.sized(12).colored(Ink.text.light) },
      Markup.tooltip(said.isEmpty ? name : "\(name) — \(said)"))
  }

  /// Headings and names break before this many columns.
  private static let width = 60

  private func paragraph(_ text: String, _ style: (Markup) -> Markup) -> Markup {
    .paragraph(text, width: Self.width, style)
  }

  private func rows(of hop: Transition, _ numbering: inout CallNumbering) -> [Markup] {
    guard !hop.steps.isEmpty else { return [lanes.pause] }
    var rows: [Markup] = []
    var group: Int?
    for step in hop.steps {
      if group != nil, step.unordered != group { rows += [lanes.frameEnd, lanes.air] }
      if let number = step.unordered, number != group {
        rows.append(lanes.frameStart(PageWords(language: lifecycle.language).anyOrder))
      }
      group = step.unordered
      rows.append(row(of: step, mark: numbering.mark(of: step)))
    }
    return [lanes.air] + rows + (group == nil ? [] : [lanes.frameEnd, lanes.air])
  }

  private func row(of step: Step, mark: String) -> Markup {
    let delegate = lifecycle[step.callback].delegate
    let call = look.mark(mark, of: step) + look.name(of: step, withOwner: false)
    let note = PageWords(language: lifecycle.language).smallPrint(step.certainty)
    let small = note?.wrapped(to: max(34, look.width(of: step, withOwner: false))) ?? []
    let lines = [call] + small.map { Markup("\u{A0}\u{A0}\u{A0}" + $0).colored(Ink.quiet.light) }
    let content = small.isEmpty ? call : .table(lines.map { .row([$0.cell("align=\"left\"")]) }, "cellpadding=\"0\"")
    return lanes.call(
      content, of: delegate, isFramed: step.unordered != nil, Markup.tooltip(look.tooltip(of: step)))
  }
}
