import Documents
import Emission
import LifecycleModel

/// Who is called in what order: a row a call, numbered through its whole chain of hops.
///
/// A hop on which nobody is called has a row for people, who would look for it, and no record.
struct OrderTable {
  /// The table.
  let table: Table

  private struct Row {
    let chain: Int
    let hop: TransitionID
    let call: NumberedCall?
  }

  /// Makes the table of a life cycle, or of some of its chains, without the columns of some headings.
  init(
    _ lifecycle: Lifecycle, chains: [[TransitionID]]? = nil, hiding hidden: Set<String> = [], links: TableLinks = .none
  ) {
    var rows: [Row] = []
    for (number, chain) in (chains ?? lifecycle.chains).enumerated() {
      for (hop, calls) in zip(chain, NumberedCall.hops(of: chain, in: lifecycle)) {
        rows += calls.map { Row(chain: number, hop: hop, call: $0) }
        if calls.isEmpty { rows.append(Row(chain: number, hop: hop, call: nil)) }
      }
    }
    let columns = Self.columns(lifecycle, links: links).filter { !hidden.contains($0.heading) }
    let layout = TableLayout(columns: columns, fields: Self.fields(lifecycle))
    table = layout.table(.order, of: lifecycle, rows: rows, records: rows.filter { $0.call != nil })
  }

  private static func columns(_ lifecycle: Lifecycle, links: TableLinks) -> [TableLayout<Row>.Column] {
    let words = PageWords(language: lifecycle.language)
    return [
      .init(
        heading: "event", isHeading: true, text: { TableText(links.event(of: $0.hop, in: lifecycle, orElse: "—")) },
        group: { $0.chain }),
      .init(
        heading: "guard", isOptional: true, text: { TableText(plain: lifecycle[$0.hop].guard?.text) },
        group: { $0.chain }),
      .init(
        heading: "hop", text: { TableText(lines: [links.path(of: [$0.hop], in: lifecycle)]) }, group: { $0.hop.index }),
      .init(heading: "position", text: { TableText(plain: $0.call?.label ?? "—") }),
      .init(
        heading: "delegate",
        text: { TableText(plain: ($0.call?.step.callback).map { lifecycle.delegate(of: $0).name } ?? "—") }),
      .init(
        heading: "callback",
        text: { row in
          guard let callback = row.call?.step.callback else { return TableText(plain: "—") }
          return TableText(links.name(of: callback, in: lifecycle))
        }),
      .init(
        heading: "remarks", isOptional: true,
        text: { row in
          guard let call = row.call else { return TableText() }
          return TableText(plain: call.remarks(words).joined(separator: "; "))
            + TableText(description: call.step.note, sources: call.step.attributes.provenance.sources)
        }),
      TableLayout.sources(words) { $0.call?.step.attributes.provenance ?? lifecycle[$0.hop].provenance },
    ]
  }

  private static func fields(_ lifecycle: Lifecycle) -> [TableLayout<Row>.Field] {
    let called: [TableLayout<Row>.Field] = [
      .init(key: "event") { TableValue(lifecycle[$0.hop].event) },
      .init(key: "source") { TableValue(lifecycle[lifecycle[$0.hop].source].name) },
      .init(key: "target") { TableValue(lifecycle[lifecycle[$0.hop].target].name) },
      .init(key: "position") { TableValue($0.call?.position) },
      .init(key: "delegate") { TableValue(($0.call?.step.callback).map { lifecycle.delegate(of: $0).name }) },
      .init(key: "callback") { TableValue(($0.call?.step.callback).map { lifecycle[$0].name }) },
      .init(key: "certainty") { TableValue($0.call?.step.certainty.word) },
      .init(key: "condition") { TableValue($0.call?.step.certainty.condition) },
      .init(key: "guard") { TableValue(lifecycle[$0.hop].guard?.text) },
      .init(key: "unordered") { TableValue($0.call?.step.unordered) },
      .init(key: "note") { TableValue($0.call?.step.note.nilIfEmpty) },
    ]
    return called + TableLayout.provenanceFields { $0.call?.step.attributes.provenance ?? Provenance() }
  }
}
