import Documents
import Emission
import LifecycleModel
import Text

extension TableKind {
  /// The callbacks: when, how often, in which versions.
  package static let callbacks = TableKind(rawValue: "callbacks") { CallbacksTable($0).table }
}

/// The callbacks, a row each, delegate by delegate in page order.
struct CallbacksTable {
  let table: Table

  private struct Row {
    let id: CallbackID
    let callback: Callback
    let delegate: String
    let events: [String]
    let availability: Availability
    let replacement: String?
    let entry: Entry
  }

  /// Creates the table of a life cycle, or of one of its delegates, without the columns of the delegate and of the
  /// documentation.
  init(_ lifecycle: Lifecycle, of delegate: DelegateID? = nil, links: TableLinks = .none) {
    let events = Self.events(lifecycle)
    let entries = Entries(lifecycle, links: links)
    let byDelegate = Dictionary(grouping: lifecycle.livingCallbacks) { lifecycle[$0].delegate }
    let rows = (delegate.map { [$0] } ?? lifecycle.delegateIDs).flatMap { byDelegate[$0] ?? [] }.map { id in
      Row(
        id: id, callback: lifecycle[id], delegate: lifecycle.delegate(of: id).name, events: events[id.index],
        availability: lifecycle.availability(of: id), replacement: lifecycle.replacement(of: id),
        entry: entries.callback(id))
    }
    let columns = Self.columns(lifecycle, links: links)
      .filter { delegate == nil || !["delegate", "description", "replacement", "sources"].contains($0.heading) }
    let layout = TableLayout(columns: columns, fields: Self.fields)
    table = layout.table(.callbacks, of: lifecycle, rows: rows, records: rows)
  }

  private static func columns(_ lifecycle: Lifecycle, links: TableLinks) -> [TableLayout<Row>.Column] {
    [
      .init(
        heading: "delegate", text: { InlineContent(plain: $0.delegate) }, group: { $0.callback.delegate.index }),
      .init(heading: "callback", isHeading: true, text: { InlineContent(links.name(of: $0.id, in: lifecycle)) }),
      .init(
        heading: "when",
        text: { InlineContent(plain: $0.events.isEmpty ? "—" : $0.events.joined(separator: ", ")) }),
    ]
      + TableLayout.facts(
        ["frequency", "remarks", "since", "deprecated", "removed", "replacement", "description", "sources"], \.entry)
  }

  private static var fields: [TableLayout<Row>.Field] {
    let called: [TableLayout<Row>.Field] = [
      .init(key: "delegate") { TableValue($0.delegate) },
      .init(key: "callback") { TableValue($0.callback.name) },
      .init(key: "signature") { TableValue($0.callback.signature) },
      .init(key: "when") { TableValue($0.events.map { (.string($0), $0) }) },
      .init(key: "frequency") { TableValue($0.callback.attributes.frequency?.text) },
      .init(key: "certainty") { TableValue($0.callback.attributes.certainty.word) },
      .init(key: "condition") { TableValue($0.callback.attributes.certainty.condition) },
      .init(key: "replacement") { TableValue($0.replacement) },
      .init(key: "description") { TableValue($0.callback.documentation.nilIfEmpty) },
    ]
    return called + TableLayout.versionFields { $0.availability }
      + TableLayout.provenanceFields { $0.callback.attributes.provenance }
  }

  /// The events on which each callback comes, each once, in page order.
  private static func events(_ lifecycle: Lifecycle) -> [[String]] {
    var events = Array(repeating: [String](), count: lifecycle.callbacks.count)
    struct Call: Hashable {
      let callback: CallbackID
      let event: String
    }
    var seen: Set<Call> = []
    for chain in lifecycle.chains {
      let name = lifecycle.eventName(of: chain)
      for step in chain.flatMap({ lifecycle[$0].steps })
      where seen.insert(Call(callback: step.callback, event: name)).inserted {
        events[step.callback.index].append(name)
      }
    }
    return events
  }
}
