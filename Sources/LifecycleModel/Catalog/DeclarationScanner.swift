/// Reads the parts of a declaration from its text, one after another.
struct DeclarationScanner {
  private static let modifiers: Set = [
    "public", "open", "package", "internal", "fileprivate", "private", "override", "static", "class", "final",
    "mutating", "nonmutating", "nonisolated", "isolated", "dynamic", "optional", "required", "convenience", "lazy",
    "weak", "unowned", "indirect",
  ]
  private var rest: Substring

  init(_ text: some StringProtocol) { rest = Substring(text) }

  var isAtEnd: Bool { rest.allSatisfy(\.isWhitespace) }

  mutating func readKind() -> SwiftDeclaration.Kind? {
    skipAttributes()
    while let word = rest.split(whereSeparator: \.isWhitespace).first, Self.modifiers.contains(String(word)) {
      rest = rest[word.endIndex...]
      skipAttributes()
    }
    if rest.hasPrefix("init") { return .initializer }
    for kind in [SwiftDeclaration.Kind.function, .property, .enumerationCase] where readKeyword(kind.rawValue) {
      return kind
    }
    return nil
  }

  mutating func readName(isInitializer: Bool) -> String? {
    skipSpaces()
    if rest.first == "`", let end = rest.dropFirst().firstIndex(of: "`") {
      let name = rest[rest.index(after: rest.startIndex)..<end]
      rest = rest[rest.index(after: end)...]
      return name.isEmpty ? nil : String(name)
    }
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard let first = name.first, !first.isNumber else { return nil }
    rest = rest[name.endIndex...]
    // `initialize()` begins with the keyword, but is no declaration.
    guard !isInitializer || name == "init" else { return nil }
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

  /// `throws`, `rethrows` or `throws(SomeError)`.
  mutating func readThrowing() -> Bool {
    if readKeyword("rethrows") { return true }
    guard readKeyword("throws") else { return false }
    if rest.first == "(", let end = endOfBracket() { rest = rest[end...] }
    return true
  }

  mutating func readResultType() -> String? {
    skipSpaces()
    guard rest.hasPrefix("->") else { return nil }
    let type = Self.split(rest.dropFirst(2).prefix { $0 != "{" }, before: " where ").trimmingSpaces
    rest = rest[rest.endIndex...]
    return type.isEmpty ? nil : String(type)
  }

  mutating func readPropertyType() -> String? {
    skipSpaces()
    guard rest.first == ":" else { return nil }
    let type = rest.dropFirst().prefix { $0 != "{" && $0 != "=" }.trimmingSpaces
    return type.isEmpty ? nil : String(type)
  }

  /// `@objc`, `@available(iOS 13, *)`, …
  private mutating func skipAttributes() {
    skipSpaces()
    while rest.first == "@" {
      rest = rest.dropFirst().drop { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      if rest.first == "(", let end = endOfBracket() { rest = rest[end...] }
      skipSpaces()
    }
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
    let bare = { (name: Substring) in String(name.filter { $0 != "`" }) }
    return SwiftDeclaration.Parameter(label: bare(label), name: bare(names.last ?? label), type: String(type))
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
