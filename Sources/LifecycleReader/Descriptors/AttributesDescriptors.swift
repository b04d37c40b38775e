import Diagnostics
import LifecycleModel
import Text

extension DiagnosticDescriptor {
  package static let misspeltAttribute = DiagnosticDescriptor(
    id: "misspelt-attribute",
    severity: .warning,
    headline: "Attribute is misspelt",
    explanation: """
      A parenthesis after a name holds attributes, such as `initial`, `once per scene`, `may be skipped: when` or
      `since iOS 13`. One that holds none is prose. This one differs from an attribute in at most two letters.

      Fix the word.
      """,
    example: ExamplePage.player.replacing("(initial)", with: "(inital)"),
    fixedExample: ExamplePage.player
  )

  package static let unknownAttribute = DiagnosticDescriptor(
    id: "unknown-attribute",
    severity: .warning,
    headline: "Parenthesis mixes attributes and prose",
    explanation: """
      A parenthesis after a name holds attributes or prose, not both. This text is ignored.

      Move it after the colon, or after the colon of an attribute that takes text, such as `observed: iPhone 11`.
      """,
    example: ExamplePage.player.replacing("(initial)", with: "(initial, the first of all)"),
    fixedExample: ExamplePage.player.replacing("(initial)", with: "(initial): the first of all")
  )

  package static let misplacedAttribute = DiagnosticDescriptor(
    id: "misplaced-attribute",
    severity: .warning,
    headline: "Attribute does not apply here",
    explanation: """
      `initial`, `final` and `transient` apply to states; `once`, `may be skipped`, `deferred` and `replaced by` to callbacks
      and steps; `one per` to delegates. `since`, `deprecated`, `removed`, `documented` and `observed` apply to anything.

      Move the attribute to where it applies.
      """,
    example: ExamplePage.player.replacing("**Playing**", with: "**Playing** (once)"),
    fixedExample: ExamplePage.player
  )

  package static let invalidVersion = DiagnosticDescriptor(
    id: "invalid-version",
    severity: .warning,
    headline: "Attribute has no valid version",
    explanation: """
      `since`, `deprecated` and `removed` take a version: `since iOS 13`, `removed iOS 27.1`. A version is numbers separated
      by full stops.

      Write the version.
      """,
    example: ExamplePage.player.replacing("**Playing**", with: "**Playing** (since last summer)"),
    fixedExample: ExamplePage.player.replacing("**Playing**", with: "**Playing** (since iOS 13)")
  )

  package static let tooManyVersions = DiagnosticDescriptor(
    id: "too-many-versions",
    severity: .error,
    headline: "Page changes at too many versions",
    explanation: """
      A page is read and proved at each version at which something changes: those of `since`, `deprecated` and `removed` within its
      Version. At most \(Lifecycle.mostBoundaries) are read, so nothing is known of the others.

      Write fewer different versions, or make a page for each system.
      """,
    example: nil,
    fixedExample: nil
  )
}

extension Diagnostic {
  /// A text that is almost an attribute; `meant` may have a gap, `{a}`.
  static func misspeltAttribute(_ text: String, meant: String, at range: SourceRange) -> Diagnostic {
    let words = meant.replacing("{a}", with: "…")
    return Diagnostic(
      .misspeltAttribute, "Unknown attribute '\(text)'", at: range,
      help: meant == words ? nil : "Write '\(words)'",
      fixIts: .replacing(text, with: meant == words ? NearestWord.Guess(meant, isCertain: true) : nil, at: range))
  }

  /// Prose among attributes.
  static func unknownAttribute(_ text: String, isCell: Bool = false, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownAttribute, "'\(text)' is not an attribute", at: range,
      help: isCell
        ? "Move it to a column 'Description', or write an attribute, such as initial, final, once or since iOS 17"
        : "Move it after the colon; a parenthesis holds attributes or prose, not both")
  }

  /// An attribute of something else than its subject, which is named by a word.
  static func misplacedAttribute(_ text: String, of subject: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.misplacedAttribute, "Attribute '\(text)' does not apply to a \(subject)", at: range)
  }

  /// A page with more versions than are read.
  static func tooManyVersions(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .tooManyVersions,
      "Something changes at more than \(Lifecycle.mostBoundaries) versions, and only the first are read",
      at: range,
      help: "Write fewer different versions behind 'since', 'deprecated' and 'removed', or make a page for each system")
  }

  /// An attribute without a version that can be read.
  static func invalidVersion(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.invalidVersion, "Version in '\(text)' cannot be read", at: range, help: "Write it as in 'since iOS 13'")
  }
}
