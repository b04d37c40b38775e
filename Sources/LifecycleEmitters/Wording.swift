import LifecycleModel

/// How text pictures word a life cycle, in its page's language and without any format's escapes.
package struct Wording: Sendable {
  private let lifecycle: Lifecycle

  /// Words a life cycle.
  package init(_ lifecycle: Lifecycle) { self.lifecycle = lifecycle }

  /// Who calls the delegates: the system's name, else "System".
  package var system: String { lifecycle.platform ?? phrase("word.system") }

  /// "any order".
  package var anyOrder: String { phrase("word.anyOrder") }

  /// A delegate's name, and that it is observed where it is.
  package func name(of delegate: Delegate) -> String {
    delegate.isObserved ? "\(delegate.name) (\(phrase("attribute.observed")))" : delegate.name
  }

  /// A call as a picture without colours names it: with its delegate, but for a page that has only one.
  package func name(of callback: CallbackID) -> String {
    lifecycle.delegates.count > 1 ? lifecycle.qualifiedName(of: callback) : lifecycle.shownName(of: callback)
  }

  /// What stands before each call: its number, or a bullet in an any-order group, which numbers pass over.
  package func marks(of steps: [Step]) -> [String] {
    var number = 0
    return steps.map { step in
      guard step.unordered == nil else { return "•" }
      number += 1
      return String(number)
    }
  }

  /// What restricts a call: `may be skipped: back within a second`, `since iOS 13`; empty for nothing.
  package func remarks(of step: Step) -> [String] {
    remarks(of: step.certainty) + remarks(of: step.attributes.availability)
  }

  /// The versions within the page's own range at which something comes or goes.
  package func remarks(of availability: Availability) -> [String] {
    guard let versions = lifecycle.versions else { return [] }
    let since = availability.since.flatMap { $0.version > versions.lowest ? $0 : nil }
    let removed = availability.removed.flatMap { $0.version <= versions.highest ? $0 : nil }
    return [since.map { phrase("attribute.since", $0) }, removed.map { phrase("attribute.removed", $0) }]
      .compactMap { $0 }
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

  /// `may be skipped: back within a second`; empty for a call that always comes.
  private func remarks(of certainty: Certainty) -> [String] {
    let word: String? =
      switch certainty {
      case .always: nil
      case .mayBeSkipped: phrase("attribute.mayBeSkipped")
      case .deferred: phrase("attribute.deferred")
      }
    return word.map { [([$0] + [certainty.condition].compactMap { $0 }).joined(separator: ": ")] } ?? []
  }

  private func phrase(_ key: String) -> String {
    Vocabulary.standard.phrase(key, in: lifecycle.language)
  }

  private func phrase(_ key: String, _ version: PlatformVersion) -> String {
    let parts = phrase(key).split(separator: "{a}", maxSplits: 1, omittingEmptySubsequences: false)
    return parts.joined(separator: version.description)
  }
}
