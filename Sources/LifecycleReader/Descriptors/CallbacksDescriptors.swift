import Diagnostics
import LifecycleModel
import Text

extension DiagnosticDescriptor {
  package static let unknownCallback = DiagnosticDescriptor(
    id: "unknown-callback",
    severity: .error,
    headline: "Callback is unknown",
    explanation: """
      A callback must be declared by one of its delegate's Apple types, or in the Callbacks section. A method with a
      misspelt name compiles but is never called.

      Fix the name, or declare a method of your own in the Callbacks section with its whole declaration, such as
      `func reload(_ count: Int)`.
      """,
    example: ExamplePage.delegates.replacing(
      "`SceneDelegate.sceneWillResignActive(_:)`", with: "`SceneDelegate.sceneWillResginActive(_:)`"),
    fixedExample: ExamplePage.delegates
  )

  package static let duplicateCallback = DiagnosticDescriptor(
    id: "duplicate-callback",
    severity: .error,
    headline: "Callback is declared twice",
    explanation: """
      A callback has a single entry in the Callbacks section.

      Merge the two.
      """,
    example: ExamplePage.callbacks.replacing("stop.\n", with: "stop.\n- `sceneDidBecomeActive(_:)`: go.\n"),
    fixedExample: ExamplePage.callbacks
  )

  package static let ambiguousCallback = DiagnosticDescriptor(
    id: "ambiguous-callback",
    severity: .error,
    headline: "Name matches several callbacks",
    explanation: """
      A callback may be named without its owner, or by its base name alone, if only one callback matches. Here several do.

      Write the owner and the whole compound name: `AppDelegate.application(_:didFinishLaunchingWithOptions:)`. Where several methods of
      one owner have the same compound name, write the type that tells them apart behind its label,
      `provider(_:perform: CXAnswerCallAction)`, or the whole declaration.
      """,
    example: ExamplePage.twoDelegates.replacing("1. `SceneDelegate.sceneWill", with: "1. `sceneWill"),
    fixedExample: ExamplePage.twoDelegates
  )

  package static let uncodedCallback = DiagnosticDescriptor(
    id: "uncoded-callback",
    severity: .warning,
    headline: "Callback is not in a code span",
    explanation: """
      Text is read as a callback in a code span, or where the callback's name is the whole step. In a sentence, the name of a
      callback is prose.

      Put backticks around it.
      """,
    example: ExamplePage.delegates.replacing(
      "`SceneDelegate.sceneWillResignActive(_:)`", with: "then sceneWillResignActive(_:) is called"),
    fixedExample: ExamplePage.delegates
  )
}

extension Diagnostic {
  /// A name that no callback has; `owner` where all that it may belong to is one delegate.
  static func unknownCallback(
    _ name: String, nearest: NearestWord.Guess?, owner: String?, isOfKnownType: Bool, at range: SourceRange
  ) -> Diagnostic {
    let advice =
      if nearest != nil {
        String?.none
      } else if !name.contains("("), name.contains(" ") {
        "Remove the backticks if it is no call, or declare it in the Callbacks section"
      } else if isOfKnownType {
        "Declare a method of your own in the Callbacks section with its whole declaration: `func …`"
      } else {
        "Declare it in the Callbacks section, or write its owner: `Owner.\(name)`"
      }
    return Diagnostic(
      .unknownCallback, "Unknown callback '\(name)'" + (owner.map { " in '\($0)'" } ?? ""), at: range,
      help: advice, fixIts: .replacing(name, with: nearest, at: range))
  }

  /// A name, perhaps misspelt, that only a callback of another type of Apple's has; `owner` is the delegate that was asked for
  /// it, `named` a delegate of the page that has it.
  static func callbackOfOtherType(
    _ name: String, as known: String, of type: String, owner: String?, named delegate: String?, at range: SourceRange
  ) -> Diagnostic {
    let advice =
      if let delegate {
        "Write '\(delegate).\(known)'"
      } else {
        "Add a delegate of that type to the Delegates section: '\(APICatalog.standard.conventionalName(forType: type))': '\(type)'"
      }
    return Diagnostic(
      .unknownCallback, "Unknown callback '\(name)'" + (owner.map { " in '\($0)'" } ?? ""), at: range,
      help: (known == name ? "It" : "'\(known)'") + " is a method of '\(type)'. " + advice)
  }

  /// A second declaration of a callback.
  static func duplicateCallback(_ name: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      .duplicateCallback, "Callback '\(name)' is declared twice", at: range,
      notes: [Diagnostic.Note("The first declaration is here", range: first)])
  }

  /// A name of several callbacks, which are named with their owners.
  static func ambiguousCallback(_ name: String, among names: [String], at range: SourceRange) -> Diagnostic {
    let typed = names.compactMap { TypedName($0) }
    let types = typed.count == names.count ? typed.flatMap { $0.parts.compactMap(\.type).prefix(1) } : []
    let advice =
      if let first = typed.first, !types.isEmpty {
        // Not the first one, which is no more likely than the others.
        "Write which type the argument has, as in '\(first.text.replacing(types[0], with: "…"))': \(Self.list(types.map { String($0) }))"
      } else {
        "Write the owner and the whole name"
      }
    return Diagnostic(
      .ambiguousCallback,
      "Callback '\(name)' is ambiguous: "
        + (types.isEmpty ? "it may be \(Self.list(names))" : "\(names.count) methods have this name"), at: range,
      help: advice,
      fixIts: names.count <= 3
        ? names.flatMap { [FixIt].replacing(name, with: NearestWord.Guess($0, isCertain: false), at: range) } : [])
  }

  /// `code` is the name as a code span, where that can take the name's place.
  static func uncodedCallback(_ name: String, code: String?, at range: SourceRange) -> Diagnostic {
    let advice = "Put backticks around it"
    return Diagnostic(
      .uncodedCallback, "Callback '\(name)' is read as prose, because it is not in a code span", at: range,
      help: code == nil ? advice : nil, fixIts: code.map { [FixIt(advice, range: range, replacement: $0)] } ?? [])
  }
}
