/// The certainty that a call comes at its place.
///
/// A call without doubts always comes there. One that may be skipped and is deferred comes at once, later or never.
package struct Certainty: Hashable, Sendable {
  /// A reason not to count on a call at its place.
  package struct Doubt: Hashable, Sendable {
    /// The kinds of doubts, named like their words in the vocabulary: `attribute.mayBeSkipped`.
    package enum Kind: String, CaseIterable, Sendable {
      /// The call may not come; the page may give the condition.
      case mayBeSkipped
      /// The call comes later; the page may give the time.
      case deferred

      /// The word in JSON: `may-be-skipped`, `deferred`.
      package var word: String { self == .mayBeSkipped ? "may-be-skipped" : "deferred" }
    }

    package let kind: Kind
    /// The page's condition or time.
    package var condition: String?
  }

  /// The doubts, at most one of a kind, in the order of the kinds.
  package private(set) var doubts: [Doubt] = []

  /// The call always comes here.
  package static let always = Certainty()

  /// The call may not come.
  package static func mayBeSkipped(when condition: String?) -> Certainty {
    Certainty(doubts: [Doubt(kind: .mayBeSkipped, condition: condition)])
  }

  /// The call comes later.
  package static func deferred(until condition: String?) -> Certainty {
    Certainty(doubts: [Doubt(kind: .deferred, condition: condition)])
  }

  /// This certainty with the doubts of another one; the other one's have precedence.
  package func adding(_ other: Certainty) -> Certainty {
    Certainty(doubts: Doubt.Kind.allCases.compactMap { other[$0] ?? self[$0] })
  }

  /// The doubt of a kind; `nil` for none.
  package subscript(kind: Doubt.Kind) -> Doubt? { doubts.first { $0.kind == kind } }

  /// `true` if the call comes, at its place.
  package var isAlways: Bool { doubts.isEmpty }

  /// `true` if the call may be skipped.
  package var mayBeMissing: Bool { self[.mayBeSkipped] != nil }

  /// `true` if the call may come after its place.
  package var isDeferred: Bool { self[.deferred] != nil }

  /// The word in JSON: `always`, `may-be-skipped`, `deferred`, `may-be-skipped-or-deferred`.
  package var word: String { isAlways ? "always" : doubts.map(\.kind.word).joined(separator: "-or-") }

  /// The page's condition and time, with a semicolon between; `nil` where it gives neither.
  package var condition: String? {
    let conditions = doubts.compactMap(\.condition)
    return conditions.isEmpty ? nil : conditions.joined(separator: "; ")
  }

  /// English words for it: `may be skipped or deferred: reports differ; the next launch`; `nil` for a call that always comes.
  package var text: String? {
    isAlways ? nil : word.replacing("-", with: " ") + (condition.map { ": \($0)" } ?? "")
  }
}

/// The source of a claim: a vendor's documentation or an observation, with links.
package struct Provenance: Hashable, Sendable {
  /// The kind of source.
  package enum Status: Hashable, Sendable {
    /// Documented by a vendor.
    case documented
    /// Observed, on a device and version that the page may give.
    case observed(where: String?)

    /// `documented` or `observed`.
    package var word: String {
      switch self {
      case .documented: "documented"
      case .observed: "observed"
      }
    }
  }

  /// A link in the claim's text.
  package struct Source: Hashable, Sendable {
    /// The link's text.
    package var title: String
    /// The link's target.
    package var url: String

    package init(title: String, url: String) {
      self.title = title
      self.url = url
    }
  }

  /// The kind of source; `nil` where the page gives none.
  package var status: Status?
  /// The links, in page order.
  package var sources: [Source]

  /// Creates a provenance; without arguments, none.
  package init(status: Status? = nil, sources: [Source] = []) {
    self.status = status
    self.sources = sources
  }
}
