/// A Swift function, initialiser, property or enum case, taken apart as far as a life cycle needs it.
package struct SwiftDeclaration: Hashable, Sendable {
  /// What is declared.
  package enum Kind: String, Hashable, Sendable {
    /// A method.
    case function = "func"
    /// An initialiser.
    case initializer = "init"
    /// A property.
    case property = "var"
    /// A value of an enumeration.
    case enumerationCase = "case"
  }

  /// One parameter.
  package struct Parameter: Hashable, Sendable {
    /// The argument label without backticks; `_` for none.
    package let label: String
    /// The name inside the function, without backticks.
    package let name: String
    /// The type with its attributes, without a default value: `@escaping () -> Void`.
    package let type: String
  }

  /// What is declared.
  package let kind: Kind
  /// The name without parentheses; backticks are dropped.
  package let baseName: String
  /// The parameters; empty for properties and cases.
  package let parameters: [Parameter]
  /// Whether it is `async`.
  package let isAsync: Bool
  /// Whether it `throws`.
  package let isThrowing: Bool
  /// The result's type; `nil` for none, for `Void` and for initialisers; of a property, its type.
  package let resultType: String?
  /// The declaration as written, white space at its ends removed.
  package let text: String

  /// Reads a declaration; `nil` where the text is none.
  package init?(_ source: String) { self.init(source[...]) }

  /// Reads a declaration; `nil` where the text is none.
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

  /// `scene(_:willConnectTo:options:)`, `viewDidLoad()`; of a property or a case its bare name.
  package var compoundName: String {
    switch kind {
    case .property, .enumerationCase: baseName
    case .function, .initializer: baseName + "(" + parameters.map { $0.label + ":" }.joined() + ")"
    }
  }
}
