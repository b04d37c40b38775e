import Diagnostics
import LifecycleModel

/// Every table in every format: `tables/order.md`.
package struct TablesEmitter: Emitter {
  package let format = "tables"
  package let summary = "Tables of order, transitions, callbacks, states and a matrix (Markdown, HTML, CSV, JSON)"

  /// Creates the emitter.
  package init() {}

  package func files(for lifecycle: Lifecycle) -> [EmittedFile] {
    let tables = TableKind.allCases.concurrentMap { $0.table(of: lifecycle) }
    let files = zip(TableKind.allCases, tables).flatMap { kind, table in
      TableFormat.allCases.map { (kind: kind, table: table, format: $0) }
    }
    return files.concurrentMap { kind, table, format in
      EmittedFile("tables/\(kind.rawValue).\(format.fileExtension)", text: format.document(of: table))
    }
  }
}
