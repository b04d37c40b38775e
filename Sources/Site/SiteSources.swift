import Documents
import Emission
import LifecycleModel
import Reports

/// The claims that name a source: a row per claim, in page order.
struct SiteSources {
  private let subject: SiteSubject

  /// Prepares the sources of a life cycle.
  init(_ subject: SiteSubject) { self.subject = subject }

  /// The table; `nil` for a page that names no source.
  var sheet: Table.Sheet? {
    let lifecycle = subject.lifecycle
    let delegates = lifecycle.delegates.map { row("table.delegate", .init(plain: $0.name), $0.provenance) }
    let states = lifecycle.states.map { row("table.state", .init(plain: $0.name), $0.provenance) }
    let callbacks = lifecycle.livingCallbacks.map {
      row("table.callback", .init(.code(lifecycle.qualifiedName(of: $0))), lifecycle[$0].attributes.provenance)
    }
    let transitions = lifecycle.transitionIDs.filter { !lifecycle[$0].isContinuation }.map { id in
      row("table.transition", .init(plain: lifecycle.eventName(of: subject.chain(of: id))), lifecycle[id].provenance)
    }
    let rules = lifecycle.rules.map {
      row("claim.rule", InlineContent(lines: MarkdownText($0.text).lines), $0.provenance)
    }
    let rows = (delegates + states + callbacks + transitions + rules).compactMap { $0 }
    guard !rows.isEmpty else { return nil }
    return Table.Sheet(
      headings: [subject.word("claim"), subject.word("kind"), subject.heading("sources")], rows: rows)
  }

  private func row(_ kind: String, _ name: InlineContent, _ provenance: Provenance) -> [Table.Cell]? {
    let source = subject.words.provenance(provenance)
    guard !source.isEmpty else { return nil }
    return [
      Table.Cell(text: name, span: 1, isHeading: true),
      Table.Cell(text: InlineContent(plain: subject.words.phrase(kind)), span: 1, isHeading: false),
      Table.Cell(text: source, span: 1, isHeading: false),
    ]
  }
}
