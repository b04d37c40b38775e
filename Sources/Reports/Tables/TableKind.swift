import Documents
import LifecycleModel

/// Which question about a life cycle a table answers.
package enum TableKind: String, Hashable, Sendable, CaseIterable {
  /// Who is called in what order, per event.
  case order
  /// Which hops there are, and who is called on them.
  case transitions
  /// What is called: when, how often, in which versions.
  case callbacks
  /// Which states there are.
  case states
  /// Events down, delegates across.
  case matrix

  /// The table of a life cycle.
  package func table(of lifecycle: Lifecycle) -> Table {
    switch self {
    case .order: OrderTable(lifecycle).table
    case .transitions: TransitionsTable(lifecycle).table
    case .callbacks: CallbacksTable(lifecycle).table
    case .states: StatesTable(lifecycle).table
    case .matrix: MatrixTable(lifecycle).table
    }
  }

  /// What the table is called in a language: `Call order`.
  package func title(in language: Language) -> String {
    Vocabulary.standard.phrase("table.kind." + rawValue, in: language)
  }
}
