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
