import Documents
import Emission
import LifecycleModel
import Text

extension TableKind {
  package static let states = TableKind(rawValue: "states") { StatesTable($0).table }
}

/// The states, a row each, substates below the state that they are part of.
struct StatesTable {
  let table: Table

  private struct Row {
    let id: StateID
    let state: State
    let depth: Int
    let entry: Entry
  }

  /// Makes the table of a life cycle.
  init(_ lifecycle: Lifecycle, links: TableLinks = .none) {
    let entries = Entries(lifecycle, links: links)
    let rows = StateHierarchy(lifecycle).inReadingOrder.map { id, depth in
      Row(id: id, state: lifecycle[id], depth: depth, entry: entries.state(id))
    }
    let layout = TableLayout(columns: Self.columns(lifecycle, links: links), fields: Self.fields(lifecycle))
    table = layout.table(.states, of: lifecycle, rows: rows, records: rows)
  }

  private static func columns(_ lifecycle: Lifecycle, links: TableLinks) -> [TableLayout<Row>.Column] {
    let name = TableLayout<Row>.Column(
      heading: "state", isHeading: true,
      text: { row in
        let name = links.name(of: row.id, in: lifecycle)
        return row.depth == 0 ? InlineContent(name) : InlineContent(.indent(row.depth), name)
      })
    let remarks = lifecycle.states.flatMap(\.remarks).map(\.heading).unique.map { heading in
      TableLayout<Row>.Column(
        heading: heading, isVerbatim: true,
        text: { row in
          InlineContent(
            lines: row.state.remarks.filter { $0.heading == heading }.flatMap { MarkdownText($0.text).lines })
        })
    }
    return [name] + TableLayout.facts(["parent", "description", "attributes"], \.entry) + remarks
      + TableLayout.facts(["versions", "sources"], \.entry)
  }

  private static func fields(_ lifecycle: Lifecycle) -> [TableLayout<Row>.Field] {
    let state: [TableLayout<Row>.Field] = [
      .init(key: "state") { TableValue($0.state.name) },
      .init(key: "parent") { TableValue($0.state.parent.map { lifecycle[$0].name }) },
      .init(key: "initial") { TableValue($0.state.isInitial) },
      .init(key: "final") { TableValue($0.state.isFinal) },
      .init(key: "transient") { TableValue($0.state.isTransient) },
      .init(key: "description") { TableValue($0.state.documentation.nilIfEmpty) },
      .init(key: "remarks") { row in
        TableValue(
          row.state.remarks.map { remark in
            (
              ["heading": .string(remark.heading), "text": .string(remark.text)] as JSONValue,
              "\(remark.heading): \(remark.text)"
            )
          })
      },
    ]
    return state + TableLayout.versionFields { $0.state.availability }
      + TableLayout.provenanceFields { $0.state.provenance }
  }
}

/// The scene configurations, a row each, in page order.
package enum SceneConfigurationsTable {
  /// The table of a life cycle; `nil` for a page without.
  package static func table(of lifecycle: Lifecycle) -> Table? {
    guard !lifecycle.sceneConfigurations.isEmpty else { return nil }
    let words = PageStrings(language: lifecycle.language)
    func column(
      _ key: String, isHeading: Bool = false, _ text: @escaping (SceneConfiguration) -> InlineContent
    ) -> TableLayout<SceneConfiguration>.Column {
      .init(
        heading: words.phrase("column." + key), isVerbatim: true, isHeading: isHeading, isOptional: !isHeading,
        text: text)
    }
    let layout = TableLayout<SceneConfiguration>(
      columns: [
        column("name", isHeading: true) { InlineContent(plain: $0.name) },
        column("role") { InlineContent(plain: $0.role.shortName) },
        column("delegateClass") { InlineContent(lines: $0.delegateClass.map { [[.code($0)]] } ?? []) },
        column("sceneClass") { InlineContent(lines: $0.sceneClass.map { [[.code($0)]] } ?? []) },
        column("storyboard") { InlineContent(plain: $0.storyboard) },
        column("when") { InlineContent(markdown: $0.shownCondition ?? "") },
      ], fields: [])
    let title = words.phrase("section.sceneConfigurations")
    return layout.table(nil, title, in: lifecycle.language, rows: lifecycle.sceneConfigurations, records: [])
  }
}
