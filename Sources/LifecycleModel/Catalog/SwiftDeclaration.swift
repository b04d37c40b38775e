/// A Swift function, initialiser, property or enum case, parsed as far as a life cycle needs it.
package struct SwiftDeclaration: Hashable, Sendable {
  /// The kind of declaration.
  package enum Kind: String, Hashable, Sendable {
    /// A method.
    case function = "func"
    /// An initialiser.
    case initializer = "init"
    case property = "var"
    /// A value of an enumeration.
    case enumerationCase = "case"
  }

  /// A parameter.
  package struct Parameter: Hashable, Sendable {
    /// The argument label without backticks; `_` for none.
    package let label: String
    /// The name inside the function, without backticks.
    package let name: String
    /// The type with its attributes, without a default value: `@escaping () -> Void`.
    package let type: String
  }

  /// The kind of declaration.
  package let kind: Kind
  /// The name without parentheses; backticks are dropped.
  package let baseName: String
  /// The parameters; empty for properties and cases.
  package let parameters: [Parameter]
  /// `true` for an `async` function.
  package let isAsync: Bool
  /// `true` for a function that `throws`.
  package let isThrowing: Bool
  /// The result type; `nil` for none, for `Void` and for initialisers; the type of a property.
  package let resultType: String?
  /// The declaration as written, without white space at its ends.
  package let text: String

  /// Parses a declaration; `nil` for any other text.
  package init?(_ source: String) { self.init(source[...]) }

  /// Parses a declaration; `nil` for any other text.
  package init?(_ source: Substring) {
    let source = source.trimmingSpaces
    var scanner = DeclarationScanner(source)
    guard let kind = scanner.readKind(), let baseName = scanner.readName(isInitializer: kind == .initializer)
    else { return nil }
    self.kind = kind
    self.baseName = baseName
    text = String(source)
    switch kind {
    case .property:
      guard let type = scanner.readPropertyType() else { return nil }
      (parameters, isAsync, isThrowing, resultType) = ([], false, false, type)
    case .enumerationCase:
      guard scanner.isAtEnd else { return nil }
      (parameters, isAsync, isThrowing, resultType) = ([], false, false, nil)
    case .function, .initializer:
      scanner.skipGenerics()
      guard let parameters = scanner.readParameters() else { return nil }
      self.parameters = parameters
      isAsync = scanner.readKeyword("async")
      isThrowing = scanner.readThrowing()
      let result = scanner.readResultType()
      resultType = result == "Void" || result == "()" ? nil : result
    }
  }

  /// Returns `true` for parameters of the same types, whatever the white space in them.
  package func hasParameters(of other: SwiftDeclaration) -> Bool {
    parameters.map { $0.type.filter { $0 != " " } } == other.parameters.map { $0.type.filter { $0 != " " } }
  }

  /// `scene(_:willConnectTo:options:)`, `viewDidLoad()`; the bare name of a property or a case.
  package var compoundName: String {
    switch kind {
    case .property, .enumerationCase: baseName
    case .function, .initializer: baseName + "(" + parameters.map { $0.label + ":" }.joined() + ")"
    }
  }
}

extension SwiftDeclaration {
  /// The functions that a source declares, with or without bodies: those of its types too, but none inside a body.
  package static func functions(in source: String) -> [SwiftDeclaration] {
    var functions: [SwiftDeclaration] = []
    var head = ""
    var brackets = 0
    // Of each open brace, `true` for a body's, `false` for a type's.
    var open: [Bool] = []
    for character in source.split(whereSeparator: \.isNewline).map(withoutComment).joined(separator: "\n") + "\n" {
      let declares = !open.contains(true)
      switch character {
      case "{":
        let function = declares ? function(head) : nil
        functions += [function].compactMap(\.self)
        open.append(function != nil || !isType(head))
        head = ""
      case "}":
        _ = open.popLast()
        head = ""
      case "\n" where brackets == 0 && declares && !head.trimmingSpaces.hasPrefix("@"),
        "\n" where brackets == 0 && head.contains("func "):
        functions += [declares ? function(head) : nil].compactMap(\.self)
        head = ""
      case "\n": head.append(" ")
      default:
        brackets += "([".contains(character) ? 1 : ")]".contains(character) ? -1 : 0
        head.append(character)
      }
    }
    return functions
  }

  private static func function(_ head: String) -> SwiftDeclaration? {
    SwiftDeclaration(head).flatMap { $0.kind == .function ? $0 : nil }
  }

  private static func isType(_ head: String) -> Bool {
    let words = head.split { !$0.isLetter }
    return words.contains { ["actor", "class", "enum", "extension", "protocol", "struct"].contains($0) }
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
  }
}
