import Emission
import LifecycleModel

/// How text pictures word a life cycle, in its page's language and without any format's escapes.
package struct DiagramStrings: Sendable {
  private let lifecycle: Lifecycle

  /// Words a life cycle.
  package init(_ lifecycle: Lifecycle) { self.lifecycle = lifecycle }

  /// Who calls the delegates: the system's name, else "System".
  package var system: String { lifecycle.platform ?? words.phrase("word.system") }

  /// "in any order".
  package var anyOrder: String { words.anyOrder }

  /// A delegate's name, and that it is observed where it is.
  package func name(of delegate: Delegate) -> String {
    delegate.isObserved ? "\(delegate.name) (\(words.phrase("attribute.observed")))" : delegate.name
  }

  /// A call as a picture without colours names it: with its delegate, but for a page that has only one.
  package func name(of callback: CallbackID) -> String {
    lifecycle.delegates.count > 1 ? lifecycle.qualifiedName(of: callback) : lifecycle.shownName(of: callback)
  }

  /// What stands before each call: its number, or a bullet in an any-order group, which numbers pass over.
  package func marks(of steps: [Step]) -> [String] {
    var numbering = CallNumbering()
    return steps.map { numbering.mark(of: $0) }
  }

  /// What restricts a call: `may be skipped: back within a second`, `since iOS 13`; empty for nothing.
  package func remarks(of step: Step) -> [String] {
    [words.smallPrint(step.certainty)].compactMap { $0 } + remarks(of: step.attributes.availability)
  }

  /// The versions within the page's own range at which something comes or goes.
  package func remarks(of availability: Availability) -> [String] {
    guard let versions = lifecycle.versions else { return [] }
    let since = availability.since.flatMap { $0.version > versions.lowest ? $0 : nil }
    let removed = availability.removed.flatMap { $0.version <= versions.highest ? $0 : nil }
    let known = Availability(since: since, removed: removed)
    return [words.versions(known).nilIfEmpty].compactMap { $0 }
  }

  /// A chain's headline as the page has it: `Launch: Not running → Inactive → Active [first scene]`.
  package func heading(of sequence: CallSequence) -> String {
    let path = sequence.path.map { lifecycle[$0].name }.joined(separator: " → ")
    let event = sequence.event.isEmpty ? "" : "\(sequence.event): "
    let condition = sequence.guard.map { " [\($0.text)]" } ?? ""
    return event + path + condition + Self.parenthesis(remarks(of: sequence.availability))
  }

  /// ` (may be skipped, since iOS 13)`; empty for no remarks.
  package static func parenthesis(_ remarks: [String]) -> String {
    remarks.isEmpty ? "" : " (\(remarks.joined(separator: ", ")))"
  }

  private var words: PageStrings { PageStrings(language: lifecycle.language) }
}
