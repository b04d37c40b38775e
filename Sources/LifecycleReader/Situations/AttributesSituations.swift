import Diagnostics
import LifecycleModel

extension DiagnosticDescriptor {
  /// `misspelt-attribute`
  package static let misspeltAttribute = DiagnosticDescriptor(
    id: "misspelt-attribute",
    severity: .warning,
    headline: "A parenthesis is almost an attribute",
    explanation: """
      A parenthesis behind a name holds attributes, such as `initial`, `once per scene`, `may be skipped: when` or
      `since iOS 13`. One that holds none is prose. This one is within two letters of an attribute.

      Mend the word.
      """,
    example: ExamplePage.player.replacing("(initial)", with: "(inital)"),
    fixedExample: ExamplePage.player
  )

  /// `unknown-attribute`
  package static let unknownAttribute = DiagnosticDescriptor(
    id: "unknown-attribute",
    severity: .warning,
    headline: "A parenthesis holds attributes and something else",
    explanation: """
      A parenthesis behind a name holds attributes or prose, not both: these words are lost.

      Put them behind the colon, or behind the colon of an attribute that takes words, such as `observed: iPhone 11`.
      """,
    example: ExamplePage.player.replacing("(initial)", with: "(initial, the first of all)"),
    fixedExample: ExamplePage.player.replacing("(initial)", with: "(initial): the first of all")
  )

  /// `misplaced-attribute`
  package static let misplacedAttribute = DiagnosticDescriptor(
    id: "misplaced-attribute",
    severity: .warning,
    headline: "An attribute says nothing of what it stands behind",
    explanation: """
      `initial`, `final` and `transient` are said of states; `once`, `may be skipped`, `deferred` and `replaced by` of callbacks
      and steps; `one per` of delegates. `since`, `deprecated`, `removed`, `documented` and `observed` are said of anything.

      Move the attribute to where it belongs.
      """,
    example: ExamplePage.player.replacing("**Playing**", with: "**Playing** (once)"),
    fixedExample: ExamplePage.player
  )

  /// `invalid-version`
  package static let invalidVersion = DiagnosticDescriptor(
    id: "invalid-version",
    severity: .warning,
    headline: "An attribute lacks its version",
    explanation: """
      `since`, `deprecated` and `removed` name a version: `since iOS 13`, `removed iOS 27.1`. Versions are numbers with full
      stops between them.

      Write the version.
      """,
    example: ExamplePage.player.replacing("**Playing**", with: "**Playing** (since last summer)"),
    fixedExample: ExamplePage.player.replacing("**Playing**", with: "**Playing** (since iOS 13)")
  )
}

extension Diagnostic {
  /// A text that is almost an attribute; `meant` may have a gap, `{a}`.
  static func misspeltAttribute(_ text: String, meant: String, at range: SourceRange) -> Diagnostic {
    let words = meant.replacing("{a}", with: "…")
    return Diagnostic(
      .misspeltAttribute, "Attribute '\(text)' is not known", at: range,
      help: meant == words ? nil : "Write '\(words)'",
      fixIts: .replacing(text, with: meant == words ? meant : nil, at: range))
  }

  /// Prose among attributes.
  static func unknownAttribute(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownAttribute, "Words '\(text)' are no attribute", at: range,
      help: "Put them behind the colon; a parenthesis holds attributes or prose")
  }

  /// An attribute of something else than its subject, which is named by a word.
  static func misplacedAttribute(_ text: String, of subject: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.misplacedAttribute, "Attribute '\(text)' says nothing of a \(subject)", at: range)
  }

  /// An attribute without a version that can be read.
  static func invalidVersion(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.invalidVersion, "Version in '\(text)' cannot be read", at: range, help: "Write it as in 'since iOS 13'")
  }
}
