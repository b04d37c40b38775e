import Diagnostics
import LifecycleModel
import Text

extension DiagnosticDescriptor {
  package static let missingTitle = DiagnosticDescriptor(
    id: "missing-title",
    severity: .warning,
    headline: "Page has no title",
    explanation: """
      The heading of level 1 is the life cycle's name in diagrams, tables and generated code.

      Begin the page with `# Name of the life cycle`.
      """,
    example: ExamplePage.player.replacing("# Player\n\n##", with: "##"),
    fixedExample: ExamplePage.player
  )

  package static let misspeltSection = DiagnosticDescriptor(
    id: "misspelt-section",
    severity: .warning,
    headline: "Section heading is misspelt",
    explanation: """
      Headings that Instar does not know are prose. This one differs from that of a section in at most two letters.

      Fix the heading, or word it differently.
      """,
    example: ExamplePage.player.replacing("Transitions", with: "Transitons\n\n## Transitions"),
    fixedExample: ExamplePage.player
  )

  package static let unrecognizedSection = DiagnosticDescriptor(
    id: "unrecognized-section",
    severity: .error,
    headline: "Heading looks like that of a section",
    explanation: """
      Headings that Instar does not know are prose. The page lacks a section, and this heading has its name among other
      words, or what is below it looks like the section's entries: paths with arrows, or callbacks of Apple's.

      Rename the heading, or add the section.
      """,
    example: ExamplePage.player.replacing("States", with: "App states"),
    fixedExample: ExamplePage.player
  )

  package static let unusedContent = DiagnosticDescriptor(
    id: "unused-content",
    severity: .warning,
    headline: "Content that looks like an entry is not read",
    explanation: """
      Sections have entries: delegates, states, callbacks, paths, rules. This block begins with the name of one, or is a path or a
      rule, but stands where none is read: under a heading that Instar does not know, in a section of other entries, or without the
      bullet or the path that makes it one. So it changes no diagram, no table and no line of Swift.

      Move it, or give it the form that the help names. What is meant as prose can begin with another word, or be allowed:
      `<!-- instar:allow unused-content -->`.
      """,
    example: ExamplePage.player.replacing(
      "- Play:", with: "A stop while it plays:\n\nStop now: Playing → Idle\n\n- Play:"),
    fixedExample: ExamplePage.player.replacing("- Play:", with: "- Stop now: Playing → Idle\n- Play:")
  )

  package static let misspeltProperty = DiagnosticDescriptor(
    id: "misspelt-property",
    severity: .warning,
    headline: "Property is misspelt",
    explanation: """
      Directly below the title, `- Key: value` sets Platform, Version, Language, Swift module and Log subsystem. This key
      differs from one of them in at most two letters, or has a system or a version as its value.

      Fix the key.
      """,
    example: ExamplePage.player.replacing("Player\n\n##", with: "Player\n\n- Platfrom: iOS\n\n##"),
    fixedExample: ExamplePage.player.replacing("Player\n\n##", with: "Player\n\n- Platform: iOS\n\n##")
  )

  package static let invalidProperty = DiagnosticDescriptor(
    id: "invalid-property",
    severity: .warning,
    headline: "Property has an invalid value",
    explanation: """
      Version is one version (`13`) or a range (`12 to 27`); Language is \(Language.codes(between: "`"));
      Swift is `none`, or not there; with it, properties of generated Swift have no effect.

      Fix the value.
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

  package static let malformedRule = DiagnosticDescriptor(
    id: "malformed-rule",
    severity: .error,
    headline: "Rule cannot be read",
    explanation: """
      \(ruleOutlines)

      Rewrite it in one of these forms.
      """,
    example: ExamplePage.player.replacing("→ Idle", with: "→ Idle\n\n## Rules\n\n- **Playing** should not take long"),
    fixedExample: ExamplePage.player.replacing(
      "→ Idle", with: "→ Idle\n\n## Rules\n\n- from **Playing** always eventually **Idle**")
  )

  package static let unknownRole = DiagnosticDescriptor(
    id: "unknown-role",
    severity: .error,
    headline: "Scene configuration has an unknown role",
    explanation: """
      The role of a scene configuration is a short name, such as `application` or `external display`, or the key that
      Info.plist uses for it.

      Fix the name.
      """,
    example: ExamplePage.player.replacing(
      "→ Idle", with: "→ Idle\n\n## Scene configurations\n\n| Name | Role |\n| --- | --- |\n| Default | aplication |"),
    fixedExample: ExamplePage.player.replacing(
      "→ Idle", with: "→ Idle\n\n## Scene configurations\n\n| Name | Role |\n| --- | --- |\n| Default | application |")
  )

  package static let invalidText = DiagnosticDescriptor(
    id: "invalid-text",
    severity: .warning,
    headline: "File is not valid UTF-8",
    explanation: """
      These bytes are not valid UTF-8, or they are NUL. They are read as U+FFFD, the replacement character.

      Save the page as UTF-8.
      """,
    example: ExamplePage.player.replacing("Player", with: "Play\u{0}er"),
    fixedExample: ExamplePage.player
  )

  package static let unusedSuppression = DiagnosticDescriptor(
    id: "unused-allowance",
    severity: .warning,
    headline: "Suppression is unused",
    explanation: """
      `<!-- instar:allow ID -->` suppresses that diagnostic in what follows it. Nothing is suppressed here, so the
      comment could only hide a later problem.

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
      .misspeltSection, "Unknown section '\(text)'", at: range,
      fixIts: .replacing(text, with: NearestWord.Guess(meant, isCertain: true), at: range))
  }

  /// A heading that has a section's words among others, or its entries below it.
  static func unrecognizedSection(
    _ text: String, meant: String, isCertain: Bool, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unrecognizedSection, "'\(text)' looks like the \(meant) section", at: range,
      fixIts: .replacing(text, with: NearestWord.Guess(meant, isCertain: isCertain), at: range))
  }

  /// A key that is none of a property's, before a system or a version, which `property` would read.
  static func unreadProperty(_ text: String, as property: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misspeltProperty, "'\(text)' is no property, and is read as prose", at: range,
      help: "Write '\(property)' if it is the page's: which system the page is about, and from which version")
  }

  /// A property in a table or in front matter.
  static func propertyElsewhere(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unusedContent, "'\(name)' is not read here", at: range,
      help: "Write it as an item below the title: '- \(name): …'")
  }

  /// A key that is almost a property's.
  static func misspeltProperty(_ text: String, meant: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misspeltProperty, "Unknown property '\(text)'", at: range,
      fixIts: .replacing(text, with: NearestWord.Guess(meant, isCertain: true), at: range))
  }

  /// A property whose value cannot be read; `expected` completes "Write".
  static func invalidProperty(
    _ name: String, _ value: String, expected: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(.invalidProperty, "\(name) '\(value)' is not valid", at: range, help: "Write \(expected)")
  }

  /// A property about generated Swift, of a page that says that there is none.
  static func unusedProperty(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidProperty, "'\(name)' has no effect, because the page says 'Swift: none'", at: range,
      help: "Remove one of the two")
  }

  /// A rule that no pattern fits, or that lacks a name.
  static func malformedRule(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .malformedRule, "Rule '\(text)' cannot be read", at: range,
      help:
        "Use one of these forms: "
        + RuleKindRegistry.all.map { $0.outline(callbacks: ["A", "B"], states: ["a state", "a state"]) }
        .joined(separator: ", "))
  }

  /// Words beside a rule's that change what it claims, and that no rule has.
  static func unreadRuleWords(_ words: String, at range: SourceRange) -> Diagnostic {
    let advice =
      ["never", "not", "no"].contains(words.lowercased())
      ? "Write 'B before A' if A never comes before B; the forms are: "
      : "Write the rule without them if it holds as it is, with the reason behind a colon; the forms are: "
    return Diagnostic(
      .malformedRule, "Words of the rule are not read: '\(words)'", at: range,
      help: advice
        + RuleKindRegistry.all.map { $0.outline(callbacks: ["A", "B"], states: ["a state", "a state"]) }
        .joined(separator: ", "))
  }

  /// Alternatives in the place of a name of which there is one.
  static func unreadAlternatives(_ text: String, at range: SourceRange) -> Diagnostic {
    let kinds = RuleKindRegistry.all.filter { $0.takesAlternatives }
    return Diagnostic(
      .malformedRule, "Rule '\(text)' has alternatives where one name is meant", at: range,
      help: "Write a rule for each; 'A' may be several calls in: "
        + kinds.map { $0.outline(callbacks: ["A", "B"], states: []) }.joined(separator: ", "))
  }

  /// A role that no scene has.
  static func unknownRole(_ name: String, nearest: NearestWord.Guess?, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownRole, "Unknown role '\(name)'", at: range,
      help: nearest == nil ? "Use \(Self.list(SceneRole.allCases.map(\.shortName)))" : nil,
      fixIts: .replacing(name, with: nearest, at: range))
  }

  /// Bytes that are no UTF-8.
  static func invalidText(at range: SourceRange, others: Int = 0) -> Diagnostic {
    let more = others == 0 ? "" : ", and neither is it at \(others) other places"
    return Diagnostic(.invalidText, "Text is not valid UTF-8\(more)", at: range, help: "Save the page as UTF-8")
  }

  /// A suppression that hides nothing.
  static func unusedSuppression(_ name: String, nearest: NearestWord.Guess?, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unusedSuppression, "Suppression of '\(name)' is unused", at: range,
      help: nearest == nil ? "Remove it" : nil, fixIts: .replacing(name, with: nearest, at: range))
  }
}
