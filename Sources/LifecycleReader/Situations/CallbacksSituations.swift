import Diagnostics
import LifecycleModel

extension DiagnosticDescriptor {
  /// `unknown-callback`
  package static let unknownCallback = DiagnosticDescriptor(
    id: "unknown-callback",
    severity: .error,
    headline: "A name is not that of a callback",
    explanation: """
      A callback must be one that Apple's frameworks have for its delegate's types, or one that the Callbacks section
      declares. A method with a slip in its name still compiles, and is never called.

      Mend the name. A method of your own is declared in the Callbacks section by its whole declaration, such as
      `func reload(_ count: Int)`.
      """,
    example: ExamplePage.delegates.replacing(
      "`SceneDelegate.sceneWillResignActive(_:)`", with: "`SceneDelegate.sceneWillResginActive(_:)`"),
    fixedExample: ExamplePage.delegates
  )

  /// `duplicate-callback`
  package static let duplicateCallback = DiagnosticDescriptor(
    id: "duplicate-callback",
    severity: .error,
    headline: "A callback is declared twice",
    explanation: """
      One entry of the Callbacks section holds all that is said of a callback.

      Join the two.
      """,
    example: ExamplePage.callbacks.replacing("stop.\n", with: "stop.\n- `sceneDidBecomeActive(_:)`: go.\n"),
    fixedExample: ExamplePage.callbacks
  )

  /// `ambiguous-callback`
  package static let ambiguousCallback = DiagnosticDescriptor(
    id: "ambiguous-callback",
    severity: .error,
    headline: "A name fits several callbacks",
    explanation: """
      A callback may be named without its owner, or by its base name alone, as long as that leaves one. Here several fit.

      Write the owner before it, and the whole compound name: `AppDelegate.application(_:didFinishLaunchingWithOptions:)`.
      """,
    example: ExamplePage.twoDelegates.replacing("1. `SceneDelegate.sceneWill", with: "1. `sceneWill"),
    fixedExample: ExamplePage.twoDelegates
  )

  /// `uncoded-callback`
  package static let uncodedCallback = DiagnosticDescriptor(
    id: "uncoded-callback",
    severity: .warning,
    headline: "A callback stands outside a code span",
    explanation: """
      Only what stands in a code span is read as a callback; other text is prose. This text is a callback's name.

      Put backticks around it.
      """,
    example: ExamplePage.delegates.replacing(
      "`SceneDelegate.sceneWillResignActive(_:)`", with: "sceneWillResignActive(_:)"),
    fixedExample: ExamplePage.delegates
  )
}

extension Diagnostic {
  /// A name that no callback has; `owner` where all that it may belong to is one delegate.
  static func unknownCallback(
    _ name: String, nearest: String?, owner: String?, isOfKnownType: Bool, at range: SourceRange
  ) -> Diagnostic {
    let advice =
      if nearest != nil {
        String?.none
      } else if isOfKnownType {
        "A method of your own is declared in the Callbacks section by its whole declaration: `func …`"
      } else {
        "Declare it in the Callbacks section, or write whose it is: `Owner.\(name)`"
      }
    return Diagnostic(
      .unknownCallback, "Callback '\(name)' is not known" + (owner.map { " in '\($0)'" } ?? ""), at: range,
      help: advice, fixIts: .replacing(name, with: nearest, at: range))
  }

  /// A second declaration of a callback.
  static func duplicateCallback(_ name: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      .duplicateCallback, "Callback '\(name)' is declared twice", at: range,
      notes: [Diagnostic.Note("The first declaration is here", range: first)])
  }

  /// A name of several callbacks, which are named with their owners.
  static func ambiguousCallback(_ name: String, among names: [String], at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .ambiguousCallback, "Callback '\(name)' may be \(Self.list(names))", at: range,
      help: "Write the owner and the whole name",
      fixIts: names.count <= 3 ? names.flatMap { [FixIt].replacing(name, with: $0, at: range) } : [])
  }

  /// `code` is the name as a code span, where that can take the name's place.
  static func uncodedCallback(_ name: String, code: String?, at range: SourceRange) -> Diagnostic {
    let advice = "Put backticks around it"
    return Diagnostic(
      .uncodedCallback, "Callback '\(name)' is read as prose, because it stands outside a code span", at: range,
      help: code == nil ? advice : nil, fixIts: code.map { [FixIt(advice, range: range, replacement: $0)] } ?? [])
  }
}
