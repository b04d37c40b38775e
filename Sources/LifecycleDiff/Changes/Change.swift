import Text

/// One thing that is different in the new life cycle.
package struct Change: Hashable, Sendable {
  /// What kind of change.
  package let kind: ChangeKind
  /// What it is about in the old life cycle; `nil` for what was not there.
  package let oldPlace: Element?
  /// What it is about in the new one, or what it would be in; `.page` at least.
  package let newPlace: Element
  /// What it is about, by name: `AppDelegate.applicationDidBecomeActive(_:)`, `Launch: Not running → Inactive`.
  package let element: String
  /// What was said before; `nil` for nothing.
  package let old: String?
  /// What is said now; `nil` for nothing.
  package let new: String?
  /// What is different: a sentence without a full stop, names in '…'.
  package let message: String
  /// What to do about it, as a sentence without a full stop, names in '…'; never `nil` for a breaking change.
  package let advice: String?
  /// The facts that it accounts for.
  package let edits: [Edit]

  /// Which it is of the changes of which the same is to be said, from 1.
  package internal(set) var occurrence = 1

  /// What it does to code.
  package var impact: Impact { kind.impact }

  /// A digest of what changed: the same wherever the pages say it, and whatever else they say.
  package var fingerprint: String {
    var hash = StableHash()
    for text in [kind.id, element, old ?? "", new ?? ""] { hash.combine(text) }
    if occurrence > 1 { hash.combine(String(occurrence)) }
    return hash.hexadecimal
  }
}
