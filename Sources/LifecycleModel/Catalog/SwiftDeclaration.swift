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
    /// The argument label; `_` for none.
    package let label: String
    /// The name inside the function.
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
  package init?(_ source: some StringProtocol) {
    var scanner = DeclarationScanner(source.trimmingSpaces)
    guard let kind = scanner.readKind(), let baseName = scanner.readName(allowingKeyword: kind == .initializer)
    else { return nil }
    self.kind = kind
    self.baseName = baseName
    text = String(source.trimmingSpaces)
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
      isThrowing = scanner.readKeyword("throws") || scanner.readKeyword("rethrows")
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

/// Reads the parts of a declaration from its text, one after another.
private struct DeclarationScanner {
  private var rest: Substring

  init(_ text: some StringProtocol) { rest = Substring(text) }

  var isAtEnd: Bool { rest.allSatisfy(\.isWhitespace) }

  mutating func readKind() -> SwiftDeclaration.Kind? {
    let modifiers: Set = [
      "public", "open", "override", "static", "class", "final", "internal", "mutating", "@MainActor",
    ]
    while let word = rest.split(whereSeparator: \.isWhitespace).first, modifiers.contains(String(word)) {
      rest = rest[word.endIndex...].drop(while: \.isWhitespace)
    }
    if rest.hasPrefix("init") { return .initializer }
    for kind in [SwiftDeclaration.Kind.function, .property, .enumerationCase] where readKeyword(kind.rawValue) {
      return kind
    }
    return nil
  }

  mutating func readName(allowingKeyword isInitializer: Bool) -> String? {
    skipSpaces()
    if rest.first == "`", let end = rest.dropFirst().firstIndex(of: "`") {
      let name = rest[rest.index(after: rest.startIndex)..<end]
      rest = rest[rest.index(after: end)...]
      return name.isEmpty ? nil : String(name)
    }
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard let first = name.first, !first.isNumber else { return nil }
    rest = rest[name.endIndex...]
    if isInitializer, rest.first == "?" || rest.first == "!" { rest.removeFirst() }
    return String(name)
  }

  mutating func skipGenerics() {
    guard rest.first == "<", let end = endOfBracket() else { return }
    rest = rest[end...]
  }

  mutating func readParameters() -> [SwiftDeclaration.Parameter]? {
    skipSpaces()
    guard rest.first == "(", let end = endOfBracket() else { return nil }
    let inside = rest[rest.index(after: rest.startIndex)..<rest.index(before: end)]
    rest = rest[end...]
    var parameters: [SwiftDeclaration.Parameter] = []
    for field in Self.split(inside, at: ",") {
      guard let parameter = Self.parameter(field) else { return nil }
      parameters.append(parameter)
    }
    return parameters
  }

  mutating func readKeyword(_ keyword: String) -> Bool {
    skipSpaces()
    guard rest.hasPrefix(keyword) else { return false }
    let after = rest.dropFirst(keyword.count)
    guard after.first.map({ !$0.isLetter && !$0.isNumber && $0 != "_" }) ?? true else { return false }
    rest = after
    return true
  }

  mutating func readResultType() -> String? {
    skipSpaces()
    guard rest.hasPrefix("->") else { return nil }
    let type = Self.split(rest.dropFirst(2), before: " where ").trimmingSpaces
    rest = rest[rest.endIndex...]
    return type.isEmpty ? nil : String(type)
  }

  mutating func readPropertyType() -> String? {
    skipSpaces()
    guard rest.first == ":" else { return nil }
    let type = rest.dropFirst().prefix { $0 != "{" && $0 != "=" }.trimmingSpaces
    return type.isEmpty ? nil : String(type)
  }

  private mutating func skipSpaces() { rest = rest.drop(while: \.isWhitespace) }

  /// The index behind the bracket that closes the one `rest` begins with.
  private func endOfBracket() -> Substring.Index? {
    var depth = 0
    var previous: Character = " "
    for index in rest.indices {
      switch rest[index] {
      case "(", "[", "<": depth += 1
      case ">" where previous == "-": break
      case ")", "]", ">":
        depth -= 1
        if depth == 0 { return rest.index(after: index) }
      default: break
      }
      previous = rest[index]
    }
    return nil
  }

  private static func parameter(_ field: Substring) -> SwiftDeclaration.Parameter? {
    guard let colon = field.firstIndex(of: ":") else { return nil }
    let names = field[..<colon].split(whereSeparator: \.isWhitespace)
    let type = split(field[field.index(after: colon)...], before: "=").trimmingSpaces
    // `_:willConnectTo:` is a compound name, not a parameter: no type has a colon outside brackets.
    guard let label = names.first, names.count <= 2, !type.isEmpty, split(type, at: ":").count == 1 else { return nil }
    return SwiftDeclaration.Parameter(label: String(label), name: String(names.last ?? label), type: String(type))
  }

  private static func split(_ text: Substring, at separator: Character) -> [Substring] {
    var fields: [Substring] = []
    var depth = 0
    var start = text.startIndex
    var previous: Character = " "
    for index in text.indices {
      switch text[index] {
      case "(", "[", "<", "{": depth += 1
      case ">" where previous == "-": break
      case ")", "]", ">", "}": depth -= 1
      case separator where depth == 0:
        fields.append(text[start..<index])
        start = text.index(after: index)
      default: break
      }
      previous = text[index]
    }
    fields.append(text[start...])
    return fields.count == 1 && fields[0].trimmingSpaces.isEmpty ? [] : fields
  }

  private static func split(_ text: Substring, before marker: String) -> Substring {
    var rest = text
    while !rest.isEmpty {
      if rest.hasPrefix(marker) { return text[..<rest.startIndex] }
      rest = rest.dropFirst()
    }
    return text
  }
}
