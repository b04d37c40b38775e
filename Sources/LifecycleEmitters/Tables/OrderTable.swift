import Diagnostics
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

  /// Makes the table of a life cycle.
  init(_ lifecycle: Lifecycle) {
    var rows: [Row] = []
    for (number, chain) in lifecycle.chains.enumerated() {
      for (hop, calls) in zip(chain, NumberedCall.hops(of: chain, in: lifecycle)) {
        rows += calls.map { Row(chain: number, hop: hop, call: $0) }
        if calls.isEmpty { rows.append(Row(chain: number, hop: hop, call: nil)) }
      }
    }
    let layout = TableLayout(columns: Self.columns(lifecycle), fields: Self.fields(lifecycle))
    table = layout.table(.order, of: lifecycle, rows: rows, records: rows.filter { $0.call != nil })
  }

  private static func columns(_ lifecycle: Lifecycle) -> [TableLayout<Row>.Column] {
    let words = PageWords(language: lifecycle.language)
    return [
      .init(
        heading: "event", isHeading: true, text: { TableText(plain: lifecycle[$0.hop].event.nilIfEmpty ?? "—") },
        group: { $0.chain }),
      .init(
        heading: "guard", isOptional: true, text: { TableText(plain: lifecycle[$0.hop].guard?.text) },
        group: { $0.chain }),
      .init(heading: "hop", text: { TableText(.text(lifecycle.path(of: [$0.hop]))) }, group: { $0.hop.index }),
      .init(heading: "position", text: { TableText(plain: $0.call?.label ?? "—") }),
      .init(
        heading: "delegate",
        text: { TableText(plain: ($0.call?.step.callback).map { lifecycle.delegate(of: $0).name } ?? "—") }),
      .init(
        heading: "callback",
        text: { row in
          guard let callback = row.call?.step.callback else { return TableText(plain: "—") }
          return TableText(.code(lifecycle.shownName(of: callback)))
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
