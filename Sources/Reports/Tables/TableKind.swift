import Documents
import LifecycleModel

/// A kind of table about a life cycle; the table's own file declares it.
package struct TableKind: RawRepresentable, CaseIterable, Sendable {
  /// The kinds in the order in which they are listed; help, completions, regions and records derive from this list.
  package static let allCases: [TableKind] = [.order, .transitions, .callbacks, .states, .matrix]

  /// Its name in commands, markers, records and the vocabulary: `order`.
  package let rawValue: String
  /// Its name in a sentence, where that is another: `a matrix`.
  var noun: String?
  /// What the name leaves open: `events down, delegates across`.
  var details: String?
  /// Makes the table of a life cycle.
  let make: @Sendable (Lifecycle) -> Table

  /// The name, and what it leaves open.
  package var description: String { rawValue + (details.map { " (\($0))" } ?? "") }

  /// The table of a life cycle.
  package func table(of lifecycle: Lifecycle) -> Table { make(lifecycle) }

  /// The table's name in a language: `Call order`.
  package func title(in language: Language) -> String {
    Vocabulary.standard.phrase("table.kind." + rawValue, in: language)
  }
}

extension TableKind {
  /// Finds a kind by its name; `nil` where there is none.
  package init?(rawValue: String) {
    guard let kind = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = kind
  }
}
