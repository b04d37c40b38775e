import Documents
import LifecycleModel
import Text

extension TableKind {
  /// Events down, delegates across.
  package static let matrix = TableKind(
    rawValue: "matrix", noun: "a matrix", details: "events down, delegates across"
  ) { MatrixTable($0).table }
}

/// Events down, delegates across: a row a chain, its calls numbered in their overall order.
struct MatrixTable {
  let table: Table

  private struct Row {
    let number: Int
    let chain: [TransitionID]
    let calls: [NumberedCall]
  }

  /// Makes the table of a life cycle.
  init(_ lifecycle: Lifecycle) {
    let rows = lifecycle.chains.enumerated().map { number, chain in
      Row(number: number, chain: chain, calls: NumberedCall.transitions(of: chain, in: lifecycle).flatMap { $0 })
    }
    let layout = TableLayout(columns: Self.columns(lifecycle), fields: Self.fields(lifecycle))
    table = layout.table(.matrix, of: lifecycle, rows: rows, records: rows)
  }

  private static func columns(_ lifecycle: Lifecycle) -> [TableLayout<Row>.Column] {
    let chain: [TableLayout<Row>.Column] = [
      .init(
        heading: "event", isHeading: true,
        text: { InlineContent(plain: $0.chain.first.flatMap { lifecycle[$0].event.nilIfEmpty } ?? "—") }),
      .init(heading: "guard", isOptional: true, text: { InlineContent(plain: lifecycle.guards(of: $0.chain)) }),
      .init(heading: "path", text: { InlineContent(.text(lifecycle.path(of: $0.chain))) }),
    ]
    let delegates = lifecycle.delegateIDs.map { delegate in
      TableLayout<Row>.Column(
        heading: lifecycle[delegate].name, isVerbatim: true,
        text: { row in
          let calls = row.calls.filter { lifecycle[$0.step.callback].delegate == delegate }
          return InlineContent(
            lines: calls.map { call in
              let remarks = call.remarks(in: lifecycle).joined(separator: "; ")
              return [.text("\(call.label). "), .code(lifecycle.shownName(of: call.step.callback))]
                + (remarks.isEmpty ? [] : [.text(" (\(remarks))")])
            })
        })
    }
    return chain + delegates
  }

  private static func fields(_ lifecycle: Lifecycle) -> [TableLayout<Row>.Field] {
    let chain: [TableLayout<Row>.Field] = [
      .init(key: "event") { TableValue($0.chain.first.map { lifecycle[$0].event }) },
      .init(key: "guard") { TableValue(lifecycle.guards(of: $0.chain)) },
      .init(key: "path") { row in
        TableValue(lifecycle.states(of: row.chain).map { (.string(lifecycle[$0].name), lifecycle[$0].name) })
      },
    ]
    var taken = Set(chain.map(\.key))
    let delegates = lifecycle.delegateIDs.map { delegate in
      var key = lifecycle[delegate].name
      while !taken.insert(key).inserted { key += "_" }
      return TableLayout<Row>.Field(key: key) { row in
        TableValue(
          row.calls.filter { lifecycle[$0.step.callback].delegate == delegate }.map { call in
            let value = lifecycle.value(of: call)
            return (value.json, "\(call.position). \(lifecycle.shownName(of: call.step.callback))")
          })
      }
    }
    return chain + delegates
  }
}

extension Lifecycle {
  /// The guards of a chain, each once; `nil` where it has none.
  fileprivate func guards(of chain: [TransitionID]) -> String? {
    chain.compactMap { self[$0].guard?.text }.unique.joined(separator: "; ").nilIfEmpty
  }
}
