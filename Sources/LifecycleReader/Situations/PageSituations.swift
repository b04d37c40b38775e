import Diagnostics
import LifecycleModel
import Text

extension DiagnosticDescriptor {
  /// `missing-title`
  package static let missingTitle = DiagnosticDescriptor(
    id: "missing-title",
    severity: .warning,
    headline: "The page has no title",
    explanation: """
      The heading of level 1 is the life cycle's name, on pictures, tables and in generated code.

      Begin the page with `# Name of the life cycle`.
      """,
    example: ExamplePage.player.replacing("# Player\n\n##", with: "##"),
    fixedExample: ExamplePage.player
  )

  /// `misspelt-section`
  package static let misspeltSection = DiagnosticDescriptor(
    id: "misspelt-section",
    severity: .warning,
    headline: "A heading is almost that of a section",
    explanation: """
      Headings that Instar does not know are prose for people. This one is within two letters of a section's.

      Mend the heading, or word it differently.
      """,
    example: ExamplePage.player.replacing("Transitions", with: "Transitons\n\n## Transitions"),
    fixedExample: ExamplePage.player
  )

  /// `misspelt-property`
  package static let misspeltProperty = DiagnosticDescriptor(
    id: "misspelt-property",
    severity: .warning,
    headline: "A line below the title is almost a property",
    explanation: """
      Directly below the title, `- Key: value` gives Platform, Version, Language, Swift module and Log subsystem. This key is
      within two letters of one.

      Mend the key.
      """,
    example: ExamplePage.player.replacing("Player\n\n##", with: "Player\n\n- Platfrom: iOS\n\n##"),
    fixedExample: ExamplePage.player.replacing("Player\n\n##", with: "Player\n\n- Platform: iOS\n\n##")
  )

  /// `invalid-property`
  package static let invalidProperty = DiagnosticDescriptor(
    id: "invalid-property",
    severity: .warning,
    headline: "A property's value cannot be read",
    explanation: """
      Version is one version (`13`) or a range (`12 to 27`); Language is \(Language.codes(between: "`")).

      Mend the value.
      """,
    example: ExamplePage.player.replacing("Player\n\n##", with: "Player\n\n- Version: latest\n\n##"),
    fixedExample: ExamplePage.player.replacing("Player\n\n##", with: "Player\n\n- Version: 26\n\n##")
  )

  /// The kinds of rules, in lines as wide as the others of the explanation.
  private static let ruleOutlines: String = {
    let outlines = RuleKindRegistry.all.map { kind in
      kind.outline(callbacks: ["`A`", "`B`"], states: ["*State*", "*State*"])
        + (kind.namesScope ? " [per process or scene]" : "")
    }
    let sentences = "A rule is one of: \(outlines.joined(separator: "; ")). Callbacks stand in code spans."
    return sentences.wrapped(to: 125).joined(separator: "\n")
  }()

  /// `malformed-rule`
  package static let malformedRule = DiagnosticDescriptor(
    id: "malformed-rule",
    severity: .error,
    headline: "A rule cannot be read",
    explanation: """
      \(ruleOutlines)

      Word it as one of these.
      """,
    example: ExamplePage.player.replacing("→ Idle", with: "→ Idle\n\n## Rules\n\n- **Playing** should not take long"),
    fixedExample: ExamplePage.player.replacing(
      "→ Idle", with: "→ Idle\n\n## Rules\n\n- from **Playing** always eventually **Idle**")
  )

  /// `unknown-role`
  package static let unknownRole = DiagnosticDescriptor(
    id: "unknown-role",
    severity: .error,
    headline: "A scene configuration has an unknown role",
    explanation: """
      The role of a scene configuration is a short name, such as `application` or `external display`, or the key that
      Info.plist has for it.

      Mend the name.
      """,
    example: ExamplePage.player.replacing(
      "→ Idle", with: "→ Idle\n\n## Scene configurations\n\n| Name | Role |\n| --- | --- |\n| Default | aplication |"),
    fixedExample: ExamplePage.player.replacing(
      "→ Idle", with: "→ Idle\n\n## Scene configurations\n\n| Name | Role |\n| --- | --- |\n| Default | application |")
  )

  /// `invalid-text`
  package static let invalidText = DiagnosticDescriptor(
    id: "invalid-text",
    severity: .warning,
    headline: "The file is not proper UTF-8 text",
    explanation: """
      These bytes are no UTF-8, or a NUL. They are read as U+FFFD, the replacement character.

      Save the page as UTF-8.
      """,
    example: ExamplePage.player.replacing("Player", with: "Play\u{0}er"),
    fixedExample: ExamplePage.player
  )

  /// `unused-allowance`
  package static let unusedSuppression = DiagnosticDescriptor(
    id: "unused-allowance",
    severity: .warning,
    headline: "An allowance silences nothing",
    explanation: """
      `<!-- instar:allow ID -->` silences that diagnostic for what follows it at that place. There is none here, so the comment
      would hide a problem that comes later.

      Remove it.
      """,
    example: ExamplePage.player.replacing("States\n\n-", with: "States\n\n<!-- instar:allow dead-end -->\n-"),
    fixedExample: ExamplePage.player
  )
}

extension Diagnostic {
  /// A page without a heading of level 1.
  static var missingTitle: Diagnostic {
    Diagnostic(
      .missingTitle, "Page has no title", at: .fileStart, help: "Begin it with a heading of level 1: '# Name'")
  }

  /// A heading that is almost a section's.
  static func misspeltSection(_ text: String, meant: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misspeltSection, "Section '\(text)' is not known", at: range,
      fixIts: .replacing(text, with: meant, at: range))
  }

  /// A key that is almost a property's.
  static func misspeltProperty(_ text: String, meant: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misspeltProperty, "Property '\(text)' is not known", at: range,
      fixIts: .replacing(text, with: meant, at: range))
  }

  /// A property whose value cannot be read; `expected` completes "Write".
  static func invalidProperty(
    _ name: String, _ value: String, expected: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(.invalidProperty, "\(name) '\(value)' cannot be read", at: range, help: "Write \(expected)")
  }

  /// A rule that no pattern fits, or that lacks a name.
  static func malformedRule(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .malformedRule, "Rule '\(text)' cannot be read", at: range,
      help:
        "Rules are: "
        + RuleKindRegistry.all.map { $0.outline(callbacks: ["A", "B"], states: ["a state", "a state"]) }
        .joined(separator: ", "))
  }

  /// A role that no scene has.
  static func unknownRole(_ name: String, nearest: String?, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownRole, "Role '\(name)' is not known", at: range,
      help: nearest == nil ? "Roles are \(Self.list(SceneRole.allCases.map(\.shortName)))" : nil,
      fixIts: .replacing(name, with: nearest, at: range))
  }

  /// Bytes that are no UTF-8.
  static func invalidText(at range: SourceRange) -> Diagnostic {
    Diagnostic(.invalidText, "Bytes here are no UTF-8 text", at: range, help: "Save the page as UTF-8")
  }

  /// A suppression that hides nothing.
  static func unusedSuppression(_ name: String, nearest: String?, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unusedSuppression, "Allowance of '\(name)' silences nothing", at: range,
      help: nearest == nil ? "Remove it" : nil, fixIts: .replacing(name, with: nearest, at: range))
  }
}
