import Diagnostics
import Documents
import Text

/// A difference between two life cycles, as one rule reports it.
package struct Change: Hashable, Sendable {
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

/// A kind of change, with its explanation for `instar explain`.
///
/// A test reads both pages of `example` and checks that the changes between them are of this kind.
package struct ChangeKind: Hashable, Sendable {
  /// The stable name in kebab-case; never renamed, and different from the ids of diagnostics.
  package let id: String
  /// The part of a migration guide that has its changes.
  package internal(set) var part = GuidePart.other
  /// The heading of its changes in a guide, where that is not the headline.
  package internal(set) var title: String?
  /// The labels of the old and of the new text.
  package internal(set) var labels = ["Before", "Now"]
  /// `true` where these texts are Swift.
  package internal(set) var isCode = false
  /// The effect on code.
  package let impact: Impact
  /// One line for listings, no full stop.
  package let headline: String
  /// The long form, Markdown paragraphs: the meaning, and advice.
  package let explanation: String
  /// A page before and after.
  package let example: (old: String, new: String)

  /// Compares by id.
  package static func == (left: ChangeKind, right: ChangeKind) -> Bool { left.id == right.id }

  /// Hashes the id.
  package func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// The long form as Markdown: headline, explanation, the page before and after.
  package var manual: String {
    """
    # \(id)

    \(headline) (\(impact.rawValue)).

    \(explanation)

    The page before:

    \(example.old.fenced(as: "markdown"))

    The page after:

    \(example.new.fenced(as: "markdown"))

    """
  }
}

extension ChangeKind {
  /// The entry for `instar explain`.
  package var manualEntry: ManualEntry {
    ManualEntry(
      id: id, weight: impact.rawValue, severity: impact.severity, headline: headline, explanation: explanation,
      manual: manual)
  }
}

extension Impact {
  /// The severity among diagnostics: only breaking changes need action.
  package var severity: Severity {
    switch self {
    case .breaking: .error
    case .compatible, .editorial: .note
    }
  }
}

/// The effect of a change on code that was written for the old life cycle.
package enum Impact: String, Hashable, Comparable, Sendable, CaseIterable {
  /// Code that relies on the old behaviour misbehaves.
  case breaking
  /// Code works as before.
  case compatible
  /// Nothing behaves differently.
  case editorial

  /// Orders from breaking to editorial.
  package static func < (left: Impact, right: Impact) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .breaking: 0
    case .compatible: 1
    case .editorial: 2
    }
  }
}

/// A part of a migration guide.
package enum GuidePart: Hashable, Sendable {
  /// Another callback is called instead.
  case moved
  /// It is not called any more, or does not happen.
  case stopped
  /// It was not there before.
  case new
  /// It is said in other words.
  case words
  /// Any other change, by its impact.
  case other
}

/// Finds one kind of change.
///
/// A rule is a type in the file of its element, and one line in `DiffRuleRegistry.swift`. Its changes name the facts that they
/// account for; together the rules account for every changed fact.
package protocol DiffRule: SendableMetatype {
  /// The kind of the rule's changes.
  static var kind: ChangeKind { get }
  /// The changes of this kind.
  static func changes(in subject: DiffSubject) -> [Change]
}
