import Diagnostics
import LifecycleModel
import Text

extension DiagnosticDescriptor {
  package static let unknownDelegate = DiagnosticDescriptor(
    id: "unknown-delegate",
    severity: .error,
    headline: "Delegate is not defined",
    explanation: """
      If a page has a Delegates section, it lists all delegates there. The owner of a callback, a sub-heading of the Callbacks
      section and a column of an Equivalents table must be one of them, given by its name or by one of its types.

      Fix the name, or add the delegate.
      """,
    example: ExamplePage.delegates.replacing(
      "`SceneDelegate.sceneWillResignActive(_:)`", with: "`ScenDelegate.sceneWillResignActive(_:)`"),
    fixedExample: ExamplePage.delegates
  )

  package static let duplicateDelegate = DiagnosticDescriptor(
    id: "duplicate-delegate",
    severity: .error,
    headline: "Two delegates have the same name",
    explanation: """
      A delegate's name must be unique: callbacks refer to their owner by it.

      Rename or remove one of the two.
      """,
    example: ExamplePage.delegates.replacing(
      "`UIWindowSceneDelegate`\n", with: "`UIWindowSceneDelegate`\n- `SceneDelegate`: `UISceneDelegate`\n"),
    fixedExample: ExamplePage.delegates
  )

  package static let ambiguousDelegate = DiagnosticDescriptor(
    id: "ambiguous-delegate",
    severity: .error,
    headline: "Type matches several delegates",
    explanation: """
      A delegate may be given by one of its types if no other delegate has that type.

      Use the delegate's name.
      """,
    example: ExamplePage.twoDelegates.replacing("`SceneDelegate.sceneWill", with: "`UIWindowSceneDelegate.sceneWill"),
    fixedExample: ExamplePage.twoDelegates
  )

  package static let unknownType = DiagnosticDescriptor(
    id: "unknown-type",
    severity: .warning,
    headline: "Type is almost one of Apple's",
    explanation: """
      A delegate's type differs in one or two letters from a type of Apple's. As it is written, it is a type of the page's
      own, which has none of Apple's callbacks.

      Fix the name. If the type is your own, suppress the diagnostic.
      """,
    example: ExamplePage.delegates.replacing("`UIWindowSceneDelegate`", with: "`UIWindowSceneDelegat`"),
    fixedExample: ExamplePage.delegates
  )
}

extension Diagnostic {
  /// A name that no delegate has.
  static func unknownDelegate(_ name: String, nearest: NearestWord.Guess?, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownDelegate, "Delegate '\(name)' is not defined", at: range,
      help: nearest == nil ? "Add it to the Delegates section" : nil,
      fixIts: .replacing(name, with: nearest, at: range))
  }

  /// A type that differs from one of Apple's in a letter or two.
  static func unknownType(_ name: String, meant: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownType, "Type '\(name)' is not one of Apple's, but '\(meant)' is", at: range,
      fixIts: .replacing(name, with: NearestWord.Guess(meant, isCertain: true), at: range))
  }

  /// A second definition of a delegate.
  static func duplicateDelegate(_ name: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      .duplicateDelegate, "Delegate '\(name)' is defined twice", at: range,
      notes: [Diagnostic.Note("The first definition is here", range: first)])
  }

  /// A type of several delegates.
  static func ambiguousDelegate(_ name: String, among names: [String], at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .ambiguousDelegate, "Delegate '\(name)' is ambiguous: it may be \(Self.list(names))", at: range,
      help: "Use the delegate's name")
  }
}
