import Diagrams
import Documents
import Emission
import LifecycleModel

extension TableKind {
  /// The calls in their order, event by event.
  package static let order = TableKind(
    rawValue: "order", details: "per event, the numbered calls"
  ) {
    OrderTable($0).table
  }
}

/// The calls in their order: a row a call, numbered through its whole chain of transitions.
///
/// A transition without calls has a row for people, who would look for it, and no record: records are calls, and those of transitions are
/// in the table of that kind.
struct OrderTable {
  let table: Table

  private struct Row {
    let chain: Int
    let transition: TransitionID
    let call: NumberedCall?

    /// The source of the call's claim, or of the transition's where nothing is called.
    func provenance(in lifecycle: Lifecycle) -> Provenance {
      let transition = lifecycle[transition]
      return call.map { transition.provenance(of: $0.step) } ?? transition.provenance
    }
  }

  /// Makes the table of a life cycle, or of some of its chains, without the columns of some headings.
  init(
    _ lifecycle: Lifecycle, chains: [[TransitionID]]? = nil, hiding hidden: Set<String> = [], links: TableLinks = .none
  ) {
    var rows: [Row] = []
    for (number, chain) in (chains ?? lifecycle.chains).enumerated() {
      for (transition, calls) in zip(chain, NumberedCall.transitions(of: chain, in: lifecycle)) {
        rows += calls.map { Row(chain: number, transition: transition, call: $0) }
        if calls.isEmpty { rows.append(Row(chain: number, transition: transition, call: nil)) }
      }
    }
    let columns = Self.columns(lifecycle, links: links).filter { !hidden.contains($0.heading) }
    let layout = TableLayout(columns: columns, fields: Self.fields(lifecycle))
    table = layout.table(.order, of: lifecycle, rows: rows, records: rows.filter { $0.call != nil })
  }

  private static func columns(_ lifecycle: Lifecycle, links: TableLinks) -> [TableLayout<Row>.Column] {
    let words = PageStrings(language: lifecycle.language)
    return [
      .init(
        heading: "event", isHeading: true,
        text: { InlineContent(links.event(of: $0.transition, in: lifecycle, orElse: "—")) },
        group: { $0.chain }),
      .init(
        heading: "guard", isOptional: true, text: { InlineContent(plain: lifecycle[$0.transition].guard?.text) },
        group: { $0.chain }),
      .init(
        heading: "transition", text: { InlineContent(lines: [links.path(of: [$0.transition], in: lifecycle)]) },
        group: { $0.transition.index }),
      .init(heading: "position", text: { InlineContent(plain: $0.call?.label ?? "—") }),
      .init(
        heading: "delegate",
        text: { InlineContent(plain: ($0.call?.step.callback).map { lifecycle.delegate(of: $0).name } ?? "—") }),
      .init(
        heading: "callback",
        text: { row in
          guard let callback = row.call?.step.callback else { return InlineContent(plain: "—") }
          return InlineContent(links.name(of: callback, in: lifecycle))
        }),
      .init(
        heading: "remarks", isOptional: true,
        text: { row in
          guard let call = row.call else { return InlineContent() }
          return InlineContent(plain: call.remarks(in: lifecycle).joined(separator: "; "))
            + InlineContent(description: call.step.note, sources: call.step.attributes.provenance.sources)
        }),
      TableLayout.sources(words) { $0.provenance(in: lifecycle) },
    ]
  }

  private static func fields(_ lifecycle: Lifecycle) -> [TableLayout<Row>.Field] {
    let called: [TableLayout<Row>.Field] = [
      .init(key: "event") { TableValue(lifecycle[$0.transition].event) },
      .init(key: "source") { TableValue(lifecycle[lifecycle[$0.transition].source].name) },
      .init(key: "target") { TableValue(lifecycle[lifecycle[$0.transition].target].name) },
      .init(key: "position") { TableValue($0.call?.position) },
      .init(key: "delegate") { TableValue(($0.call?.step.callback).map { lifecycle.delegate(of: $0).name }) },
      .init(key: "callback") { TableValue(($0.call?.step.callback).map { lifecycle[$0].name }) },
      .init(key: "certainty") { TableValue($0.call?.step.certainty.word) },
      .init(key: "condition") { TableValue($0.call?.step.certainty.condition) },
      .init(key: "guard") { TableValue(lifecycle[$0.transition].guard?.text) },
      .init(key: "unordered") { TableValue($0.call?.step.unordered) },
      .init(key: "note") { TableValue($0.call?.step.note.nilIfEmpty) },
    ]
    return called + TableLayout.provenanceFields { $0.call == nil ? Provenance() : $0.provenance(in: lifecycle) }
  }
}

/// A call with its place in the order of its whole chain.
struct NumberedCall {
  /// The call.
  let step: Step
  /// Its number in the chain, from 1.
  let position: Int
  /// The numbers that its any-order group takes; its own alone where its place is fixed.
  let range: ClosedRange<Int>

  /// The calls of a chain, segment by segment.
  static func transitions(of chain: [TransitionID], in lifecycle: Lifecycle) -> [[NumberedCall]] {
    var position = 0
    return chain.map { id in
      let steps = lifecycle[id].steps
      let first = position + 1
      position += steps.count
      return steps.groups.flatMap { group in
        group.map {
          NumberedCall(
            step: steps[$0], position: first + $0, range: first + group.lowerBound...first + group.upperBound - 1)
        }
      }
    }
  }

  /// `4`, or `4–6` for each call of a group whose order is not fixed.
  var label: String {
    range.count == 1 ? "\(position)" : "\(range.lowerBound)–\(range.upperBound)"
  }

  /// The certainty of the call, its own versions, and that its order is any.
  func remarks(in lifecycle: Lifecycle) -> [String] {
    let words = PageStrings(language: lifecycle.language)
    let order = step.unordered.map { _ in words.anyOrder }
    return [words.certainty(step.certainty)].compactMap { $0 } + DiagramStrings(lifecycle).ownVersions(of: step)
      + [order].compactMap { $0 }
  }
}
