import Documents
import LifecycleModel

/// The subject of a table about a life cycle.
package enum TableKind: String, Hashable, Sendable, CaseIterable {
  /// The calls in their order, event by event.
  case order
  /// The transitions with their calls.
  case transitions
  /// The callbacks: when, how often, in which versions.
  case callbacks
  /// The states.
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

  /// The table's name in a language: `Call order`.
  package func title(in language: Language) -> String {
    Vocabulary.standard.phrase("table.kind." + rawValue, in: language)
  }
}
