import LifecycleModel

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
    var heading = hop.event.isEmpty ? nil : Markup(hop.event).bold.sized(12).colored(Ink.text.light)
    let versions = CallNotes(language: lifecycle.language).availability(hop.availability)
    for small in [hop.guard.map { "[\($0.text)]" }, versions].compactMap({ $0 }) {
      let text = Markup(small).sized(11).colored(Ink.quiet.light)
      heading = heading.map { $0 + Markup("  ") + text } ?? text
    }
    let said = PlainText.words(of: hop.documentation)
    return heading.map { [lanes.wide($0, said.isEmpty ? "" : Markup.tooltip(said))] } ?? []
  }

  private var heads: Markup { lanes.heads { look.name(of: $0) } }

  private func band(_ state: StateID) -> Markup {
    let said = PlainText.words(of: lifecycle[state].documentation)
    let tooltip = Markup.tooltip(said.isEmpty ? lifecycle[state].name : "\(lifecycle[state].name) — \(said)")
    return lanes.band(Markup(lifecycle[state].name).sized(12).colored(Ink.text.light), tooltip)
  }

  private func rows(of hop: Transition, _ numbering: inout CallNumbering) -> [Markup] {
    guard !hop.steps.isEmpty else { return [lanes.pause] }
    var rows: [Markup] = []
    var group: Int?
    for step in hop.steps {
      if group != nil, step.unordered != group { rows += [lanes.frameEnd, lanes.air] }
      if let number = step.unordered, number != group {
        rows.append(lanes.frameStart(CallNotes(language: lifecycle.language).anyOrder))
      }
      group = step.unordered
      rows.append(row(of: step, mark: numbering.mark(of: step)))
    }
    return [lanes.air] + rows + (group == nil ? [] : [lanes.frameEnd, lanes.air])
  }

  private func row(of step: Step, mark: String) -> Markup {
    let delegate = lifecycle[step.callback].delegate
    let call = look.mark(mark, of: step) + look.name(of: step, withOwner: false)
    let note = CallNotes(language: lifecycle.language).certainty(step.certainty)
    let small = note?.wrapped(to: max(34, look.width(of: step, withOwner: false))) ?? []
    let lines = [call] + small.map { Markup("\u{A0}\u{A0}\u{A0}" + $0).colored(Ink.quiet.light) }
    let content = small.isEmpty ? call : .table(lines.map { .row([$0.cell("align=\"left\"")]) }, "cellpadding=\"0\"")
    return lanes.call(
      content, of: delegate, isFramed: step.unordered != nil, Markup.tooltip(look.tooltip(of: step)))
  }
}
