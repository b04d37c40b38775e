import Documents
import Emission
import LifecycleModel

/// Every table in every format: `tables/order.md`.
package struct TablesEmitter: Emitter {
  package let format = "tables"
  package let summary = "Tables of order, transitions, callbacks, states and a matrix (Markdown, HTML, CSV, JSON)"

  /// Creates the emitter.
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
