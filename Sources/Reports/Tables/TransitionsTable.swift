import Documents
import Emission
import LifecycleModel
import Text

/// Which hops there are, and who is called on them: a row a hop, in page order.
struct TransitionsTable {
  /// The table.
  let table: Table

  private struct Row {
    let id: TransitionID
    let hop: Transition
    let calls: [NumberedCall]
  }

  /// Makes the table of a life cycle.
  init(_ lifecycle: Lifecycle, links: TableLinks = .none) {
    let rows = lifecycle.chains.flatMap { chain in
      zip(chain, NumberedCall.hops(of: chain, in: lifecycle)).map { Row(id: $0, hop: lifecycle[$0], calls: $1) }
    }
    let layout = TableLayout(columns: Self.columns(lifecycle, links: links), fields: Self.fields(lifecycle))
    table = layout.table(.transitions, of: lifecycle, rows: rows, records: rows)
  }

  private static func columns(_ lifecycle: Lifecycle, links: TableLinks) -> [TableLayout<Row>.Column] {
    let words = PageWords(language: lifecycle.language)
    return [
      .init(heading: "source", text: { TableText(links.name(of: $0.hop.source, in: lifecycle)) }),
      .init(heading: "target", text: { TableText(links.name(of: $0.hop.target, in: lifecycle)) }),
      .init(
        heading: "event", isHeading: true, text: { TableText(links.event(of: $0.id, in: lifecycle, orElse: "—")) }),
      .init(heading: "guard", isOptional: true, text: { TableText(plain: $0.hop.guard?.text) }),
      .init(
        heading: "calls",
        text: { row in
          guard !row.calls.isEmpty else { return TableText(plain: "—") }
          return TableText(
            lines: row.calls.map { call in
              let remarks = call.remarks(words).joined(separator: "; ")
              return [links.name(of: call.step.callback, in: lifecycle, qualified: true)]
                + (remarks.isEmpty ? [] : [.text(" (\(remarks))")])
            })
        }),
      .init(heading: "versions", isOptional: true, text: { TableText(plain: words.versions($0.hop.availability)) }),
      .init(
        heading: "description", isOptional: true,
        text: { TableText(description: $0.hop.documentation, sources: $0.hop.provenance.sources) }),
      TableLayout.sources(words) { $0.hop.provenance },
    ]
  }

  private static func fields(_ lifecycle: Lifecycle) -> [TableLayout<Row>.Field] {
    let hop: [TableLayout<Row>.Field] = [
      .init(key: "source") { TableValue(lifecycle[$0.hop.source].name) },
      .init(key: "target") { TableValue(lifecycle[$0.hop.target].name) },
      .init(key: "event") { TableValue($0.hop.event) },
      .init(key: "guard") { TableValue($0.hop.guard?.text) },
      .init(key: "calls") { TableValue($0.calls.map { lifecycle.value(of: $0) }) },
      .init(key: "description") { TableValue($0.hop.documentation.nilIfEmpty) },
    ]
    return hop + TableLayout.versionFields { $0.hop.availability } + TableLayout.provenanceFields { $0.hop.provenance }
  }
}

extension Lifecycle {
  /// A call as a value of a record: `{position, delegate, callback, certainty, condition, unordered}`.
  func value(of call: NumberedCall) -> (json: JSONValue, text: String) {
    let callback = call.step.callback
    let json: JSONValue = [
      "position": .int(call.position),
      "delegate": .string(delegate(of: callback).name),
      "callback": .string(self[callback].name),
      "certainty": .string(call.step.certainty.word),
      "condition": .optional(call.step.certainty.condition),
      "unordered": .optional(call.step.unordered),
    ]
    return (json, qualifiedName(of: callback))
  }
}
