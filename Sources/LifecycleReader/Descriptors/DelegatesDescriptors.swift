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

      Fix the name. If the type is a library's, name its module: `` `ScenDelegate` from `Scenes` ``. If it is your own,
      suppress the diagnostic.
      """,
    example: ExamplePage.delegates.replacing("`UIWindowSceneDelegate`", with: "`UIWindowSceneDelegat`"),
    fixedExample: ExamplePage.delegates
  )

  package static let uncheckedType = DiagnosticDescriptor(
    id: "unchecked-type",
    severity: .warning,
    headline: "Type is named as Apple's, but is not in the API catalog",
    explanation: """
      The type has the prefix of a framework of Apple's, but the API catalog, which has the types with life-cycle callbacks,
      lacks it. As it is written, it is a type of the page's own: generated Swift declares a protocol of that name, which hides
      the framework's.

      Name the module: `` `ARSessionDelegate` from `ARKit` ``, and write the callbacks as whole declarations in the Callbacks
      section; or read the symbol graph of the module with `--symbols`. If the type is your own, suppress the diagnostic.
      """,
    example: ExamplePage.delegates.replacing(
      "`SceneDelegate`: `UIWindowSceneDelegate`",
      with: "`SceneDelegate`: `UIWindowSceneDelegate`\n- `Session`: `ARSessionDelegate`"),
    fixedExample: ExamplePage.delegates.replacing(
      "`SceneDelegate`: `UIWindowSceneDelegate`",
      with: "`SceneDelegate`: `UIWindowSceneDelegate`\n- `Session`: `ARSessionDelegate` from `ARKit`")
  )

  package static let wrongModule = DiagnosticDescriptor(
    id: "wrong-module",
    severity: .warning,
    headline: "Module is not that of the type",
    explanation: """
      The module that the page names for a type is not the one that declares it, as the API catalog, a symbol graph or the page
      itself says elsewhere; or there is no type that the module could be of. The module is not used.

      Fix the name of the module, or leave it out for a type of the API catalog.
      """,
    example: ExamplePage.delegates.replacing(
      "`UIWindowSceneDelegate`\n", with: "`UIWindowSceneDelegate` from `SwiftUI`\n"),
    fixedExample: ExamplePage.delegates
  )
}

extension Diagnostic {
  /// A name that no delegate has.
  ///
  /// One named as a class of a framework, `CXProvider`, is none that is called, so nothing near it is meant.
  static func unknownDelegate(
    _ name: String, isClass: Bool, nearest: NearestWord.Guess?, at range: SourceRange
  ) -> Diagnostic {
    let nearest = isClass ? nil : nearest
    let advice =
      isClass
      ? "Remove the backticks if the app calls it, or add it to the Delegates section if it is called"
      : "Add it to the Delegates section"
    return Diagnostic(
      .unknownDelegate, "Delegate '\(name)' is not defined", at: range, help: nearest == nil ? advice : nil,
      fixIts: .replacing(name, with: nearest, at: range))
  }

  /// A type that differs from one of Apple's in a letter or two.
  static func unknownType(_ name: String, meant: String, module: String?, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownType, "Type '\(name)' is not one of Apple's, but '\(meant)' is", at: range,
      help: "If it is a library's, name its module: '`\(name)` from `\(module ?? "Module")`'",
      fixIts: .replacing(name, with: NearestWord.Guess(meant, isCertain: true), at: range))
  }

  /// A type that has the prefix of Apple's modules, and none of those is named; `isCode` for one in a code span.
  static func uncheckedType(_ name: String, modules: [String], isCode: Bool, at range: SourceRange) -> Diagnostic {
    let advice = "Name the module: '`\(name)` from `\(modules[0])`'"
    return Diagnostic(
      .uncheckedType,
      "Type '\(name)' is named as those of \(Self.list(modules)), but is read as the page's own", at: range,
      help: isCode ? nil : advice,
      fixIts: isCode
        ? [
          FixIt(
            advice, range: range, replacement: "\(name)` from `\(modules[0])", applicability: .suggestion)
        ] : [])
  }

  /// A module that does not declare a type.
  static func wrongModule(
    _ module: String, ofType name: String, in known: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .wrongModule, "Type '\(name)' is declared in '\(known)', not in '\(module)'", at: range,
      help: "Write '`\(name)` from `\(known)`'")
  }

  /// The cell of a module without a type, or without a module's name.
  static func unusedModule(_ text: String, of delegate: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .wrongModule, "'\(text)' is not the module of a type of '\(delegate)'", at: range,
      help: "Name the type, and one module in letters, digits and '_'")
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
