import Documents
import Emission
import LifecycleModel

/// Every table in every format: `tables/order.md`.
package struct TablesEmitter: Emitter {
  package let format = "tables"
  package var summary: String {
    let nouns = TableKind.allCases.map { $0.noun ?? $0.rawValue }
    let list = nouns.dropLast().joined(separator: ", ") + " and " + (nouns.last ?? "")
    return "Tables of \(list) (Markdown, HTML, CSV, JSON)"
  }

  package init() {}

  package func files(for lifecycle: Lifecycle) -> [EmittedFile] {
    workItems(of: lifecycle).flatMap { $0() }
  }

  /// A table a share.
  package func workItems(of lifecycle: Lifecycle) -> [@Sendable () -> [EmittedFile]] {
    TableKind.allCases.map { kind in
      {
        let table = kind.table(of: lifecycle)
        return TableFormat.allCases.map { format in
          EmittedFile("tables/\(kind.rawValue).\(format.fileExtension)", text: format.document(of: table))
        }
      }
    }
  }
}

extension PageStrings {
  /// `initial, transient`; empty for a plain state.
  package func attributes(of state: State) -> String {
    let marks = [
      ("attribute.initial", state.isInitial), ("attribute.final", state.isFinal),
      ("attribute.transient", state.isTransient),
    ]
    return marks.filter(\.1).map { phrase($0.0) }.joined(separator: ", ")
  }

  /// `documented`, `observed: iPhone 11`, then the links.
  package func provenance(_ provenance: Provenance) -> InlineContent {
    var runs: [InlineContent.Inline] = []
    switch provenance.status {
    case nil: break
    case .documented: runs.append(.text(phrase("attribute.documented")))
    case .observed(let place):
      runs.append(.text([phrase("attribute.observed"), place].compactMap { $0 }.joined(separator: ": ")))
    }
    for source in provenance.sources {
      if !runs.isEmpty { runs.append(.text(runs.count == 1 && provenance.status != nil ? " – " : ", ")) }
      runs.append(.link([.text(source.title.isEmpty ? source.url : source.title)], url: source.url))
    }
    return InlineContent(lines: [runs])
  }
}
