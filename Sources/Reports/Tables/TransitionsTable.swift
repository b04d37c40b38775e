import Documents
import Emission
import LifecycleModel
import Text

extension TableKind {
  /// The transitions with their calls.
  package static let transitions = TableKind(rawValue: "transitions") {
    TransitionsTable($0).table
  }
}

/// The transitions with their calls, a row each, in page order.
struct TransitionsTable {
  let table: Table

  private struct Row {
    let id: TransitionID
    let transition: Transition
    let calls: [NumberedCall]
    let entry: Entry
  }

  /// Makes the table of a life cycle.
  init(_ lifecycle: Lifecycle, links: TableLinks = .none) {
    let entries = Entries(lifecycle, links: links)
    let rows = lifecycle.chains.flatMap { chain in
      zip(chain, NumberedCall.transitions(of: chain, in: lifecycle)).map {
        Row(id: $0, transition: lifecycle[$0], calls: $1, entry: entries.transition($0))
      }
    }
    let layout = TableLayout(columns: Self.columns(lifecycle, links: links), fields: Self.fields(lifecycle))
    table = layout.table(.transitions, of: lifecycle, rows: rows, records: rows)
  }

  private static func columns(_ lifecycle: Lifecycle, links: TableLinks) -> [TableLayout<Row>.Column] {
    [
      .init(heading: "source", text: { InlineContent(links.name(of: $0.transition.source, in: lifecycle)) }),
      .init(heading: "target", text: { InlineContent(links.name(of: $0.transition.target, in: lifecycle)) }),
      .init(
        heading: "event", isHeading: true, text: { InlineContent(links.event(of: $0.id, in: lifecycle, orElse: "—")) }),
      .init(heading: "guard", isOptional: true, text: { InlineContent(plain: $0.transition.guard?.text) }),
      .init(
        heading: "calls",
        text: { row in
          guard !row.calls.isEmpty else { return InlineContent(plain: "—") }
          return InlineContent(
            lines: row.calls.map { call in
              let remarks = call.remarks(in: lifecycle).joined(separator: "; ")
              return [links.name(of: call.step.callback, in: lifecycle, qualified: true)]
                + (remarks.isEmpty ? [] : [.text(" (\(remarks))")])
            })
        }),
    ] + TableLayout.facts(["versions", "description", "sources"], \.entry)
  }

  private static func fields(_ lifecycle: Lifecycle) -> [TableLayout<Row>.Field] {
    let transition: [TableLayout<Row>.Field] = [
      .init(key: "source") { TableValue(lifecycle[$0.transition.source].name) },
      .init(key: "target") { TableValue(lifecycle[$0.transition.target].name) },
      .init(key: "event") { TableValue($0.transition.event) },
      .init(key: "guard") { TableValue($0.transition.guard?.text) },
      .init(key: "calls") { TableValue($0.calls.map { lifecycle.value(of: $0) }) },
      .init(key: "description") { TableValue($0.transition.documentation.nilIfEmpty) },
    ]
    return transition + TableLayout.versionFields { $0.transition.availability }
      + TableLayout.provenanceFields { $0.transition.provenance }
  }
}

extension Lifecycle {
  /// A call as a value of a record: `{position, delegate, callback, certainty, condition, unordered}`.
  func value(of call: NumberedCall) -> (json: JSONValue, text: String) {
    (["position": .int(call.position)] + StepJSON(self).call(call.step), qualifiedName(of: call.step.callback))
  }
}
