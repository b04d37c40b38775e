import Emission
import LifecycleModel

/// The strings of text pictures, in the language of the page and without any format's escapes.
package struct DiagramStrings: Sendable {
  private let lifecycle: Lifecycle

  /// Creates the strings of a life cycle.
  package init(_ lifecycle: Lifecycle) { self.lifecycle = lifecycle }

  /// The caller of the delegates: the system's name, else "System".
  package var system: String { lifecycle.platform ?? words.phrase("word.system") }

  /// "in any order".
  package var anyOrder: String { words.anyOrder }

  /// A delegate's name, with a remark where the delegate is observed.
  package func name(of delegate: Delegate) -> String {
    delegate.isObserved ? "\(delegate.name) (\(words.phrase("attribute.observed")))" : delegate.name
  }

  /// A call's name in a picture without colours: with its delegate, unless the page has only one.
  package func name(of callback: CallbackID) -> String {
    lifecycle.delegates.count > 1 ? lifecycle.qualifiedName(of: callback) : lifecycle.shownName(of: callback)
  }

  /// The restrictions of a call: `may be skipped: back within a second`, `since iOS 13`; empty for none.
  package func remarks(of step: Step) -> [String] {
    [words.smallPrint(step.certainty)].compactMap { $0 } + remarks(of: step.attributes.availability)
  }

  /// The restrictions of a call where those of its callback are told elsewhere: its certainty, and versions of its own.
  package func ownRemarks(of step: Step) -> [String] {
    [words.smallPrint(step.certainty)].compactMap { $0 } + ownVersions(of: step)
  }

  /// The versions of a call that are not those of its callback: `since Android 9`.
  package func ownVersions(of step: Step) -> [String] {
    let own = step.attributes.besides(lifecycle[step.callback].attributes).availability
    return lifecycle.versions == nil ? [words.versions(own).nilIfEmpty].compactMap { $0 } : remarks(of: own)
  }

  /// The versions within the page's own range at which something is added or removed.
  package func remarks(of availability: Availability) -> [String] {
    guard let versions = lifecycle.versions else { return [] }
    let since = availability.since.flatMap { $0.version > versions.lowest ? $0 : nil }
    let removed = availability.removed.flatMap { $0.version <= versions.highest ? $0 : nil }
    let known = Availability(since: since, removed: removed)
    return [words.versions(known).nilIfEmpty].compactMap { $0 }
  }

  /// A chain's headline as on the page: `Launch: Not running → Inactive → Active [first scene]`.
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
