import Diagnostics
import LifecycleModel

/// A table in two shapes: a sheet for people, and records with the same facts for machines.
package struct Table: Hashable, Sendable {
  /// The question it answers about one life cycle; `nil` for a comparison.
  package let kind: TableKind?
  /// The life cycle's name and the table's: `UIKit scene life cycle: Call order`.
  package let title: String
  /// The language of headings and generated words.
  package let language: Language
  /// The shape for people.
  package let sheet: Sheet
  /// The shape for machines.
  package let records: Records

  /// What people read: headings in the page's language, columns that say nothing left out.
  package struct Sheet: Hashable, Sendable {
    /// The headings.
    package let headings: [String]
    /// The lines from top to bottom.
    package let rows: [[Cell]]
  }

  /// A cell of the sheet.
  package struct Cell: Hashable, Sendable {
    /// What it says.
    package let text: TableText
    /// How many rows it holds for, from its own downwards; 0 where a cell above holds for it.
    package let span: Int
    /// Whether it names its row rather than tells about it.
    package let isHeading: Bool
  }

  /// What machines read: every column, under stable keys.
  package struct Records: Hashable, Sendable {
    /// The columns' keys.
    package let keys: [String]
    /// A value for each key, record by record.
    package let rows: [[TableValue]]
  }
}
