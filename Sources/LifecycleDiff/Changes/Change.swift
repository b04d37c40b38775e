import Text

/// A difference between two life cycles, as one rule reports it.
package struct Change: Hashable, Sendable {
  /// The kind of change.
  package let kind: ChangeKind
  /// The changed element of the old life cycle; `nil` for an added one.
  package let oldPlace: Element?
  /// The changed element of the new life cycle, or the place of a removed one; at least `.page`.
  package let newPlace: Element
  /// The name of the element: `AppDelegate.applicationDidBecomeActive(_:)`, `Launch: Not running → Inactive`.
  package let element: String
  /// The old value as text; `nil` for none.
  package let old: String?
  /// The new value as text; `nil` for none.
  package let new: String?
  /// The message: a sentence without a full stop, names in '…'.
  package let message: String
  /// The help: a sentence without a full stop, names in '…'; never `nil` for a breaking change.
  package let advice: String?
  /// The facts that the change accounts for.
  package let edits: [Edit]

  /// The number, from 1, among changes with equal contents.
  package internal(set) var occurrence = 1

  /// The effect on code.
  package var impact: Impact { kind.impact }

  /// A digest of the contents, independent of places on the pages and of other changes.
  package var fingerprint: String {
    var hash = StableHash()
    for text in [kind.id, element, old ?? "", new ?? ""] { hash.combine(text) }
    if occurrence > 1 { hash.combine(String(occurrence)) }
    return hash.hexadecimal
  }
}
