import Text

/// Reads a type by Swift's grammar, and gives its normal form.
struct TypeReader {
  /// A type in its normal form.
  private struct Form {
    let text: String
    /// `true` where parentheses are needed before `?` and the like: for a function's type, a composition, and after `some`.
    var isCompound = false

    var enclosed: String { isCompound ? "(\(text))" : text }
  }

  private let aliases: [String: String]
  private let modules: Set<String>
  private var tokens: [Substring] = []
  private var index = 0
  private var depth = 0
  private var expansions = 0

  /// Creates a reader that knows aliases, and modules whose names are left out.
  init(aliases: [String: String], modules: Set<String>) {
    self.aliases = aliases
    self.modules = modules
  }

  /// The normal form of a text; `nil` for one that is no type, or deeper than anybody writes.
  mutating func normalForm(of text: String) -> String? {
    form(of: text)?.text
  }

  private mutating func form(of text: String) -> Form? {
    let rest = (tokens, index)
    defer { (tokens, index) = rest }
    (tokens, index) = (Self.tokens(of: text), 0)
    guard let form = readType(), index == tokens.count else { return nil }
    return form
  }

  private static func tokens(of text: String) -> [Substring] {
    var tokens: [Substring] = []
    var rest = text[...].utf8
    while let first = rest.first {
      let word = rest.prefix(while: \.isIdentifierPart)
      let sign = ["->", "..."].first { rest.starts(with: $0.utf8) }
      let length = word.isEmpty ? sign?.utf8.count ?? 1 : word.count
      if !first.isASCIISpace, first != UInt8(ascii: "`") { tokens.append(Substring(rest.prefix(length))) }
      rest = rest.dropFirst(length)
    }
    return tokens
  }

  private mutating func take(_ text: String) -> Bool {
    guard index < tokens.count, tokens[index] == text else { return false }
    index += 1
    return true
  }

  private mutating func takeWord() -> Substring? {
    guard index < tokens.count, tokens[index].utf8.first?.isIdentifierPart == true else { return nil }
    index += 1
    return tokens[index - 1]
  }

  private mutating func takeWord(of words: Set<Substring>) -> Substring? {
    guard index < tokens.count, words.contains(tokens[index]) else { return nil }
    index += 1
    return tokens[index - 1]
  }
}

/// The grammar.
extension TypeReader {
  private mutating func readType() -> Form? {
    guard depth < 64 else { return nil }
    depth += 1
    defer { depth -= 1 }
    var specifiers: [Substring] = []
    while true {
      if take("@") {
        guard let attribute = takeWord() else { return nil }
        if !["escaping", "Sendable", "MainActor"].contains(attribute) { specifiers.append("@" + attribute) }
        if attribute == "convention", take("("), let convention = takeWord(), take(")") {
          specifiers.append("(" + convention + ")")
        }
      } else if let specifier = takeWord(of: ["inout", "some", "borrowing", "consuming", "sending", "isolated"]) {
        specifiers.append(specifier)
      } else if !take("any") {
        break
      }
    }
    guard let form = readComposition() else { return nil }
    let text = (specifiers + [form.text[...]]).joined(separator: " ")
    return specifiers.isEmpty ? form : Form(text: text, isCompound: true)
  }

  private mutating func readComposition() -> Form? {
    guard let first = readPostfix() else { return nil }
    var parts = [first.enclosed]
    while take("&") {
      _ = take("any")
      guard let part = readPostfix() else { return nil }
      parts.append(part.enclosed)
    }
    return parts.count == 1 ? first : Form(text: parts.sorted().joined(separator: "&"), isCompound: true)
  }

  private mutating func readPostfix() -> Form? {
    guard var form = readPrimary() else { return nil }
    while true {
      if take("?") || take("!") {
        form = Form(text: form.enclosed + "?")
      } else if take(".") {
        guard let name = takeWord() else { return nil }
        form = Form(text: "\(form.enclosed).\(name)")
      } else {
        return form
      }
    }
  }

  private mutating func readPrimary() -> Form? {
    if take("(") { return readParentheses() }
    if take("[") {
      guard let element = readType() else { return nil }
      guard take(":") else { return take("]") ? Form(text: "[\(element.text)]") : nil }
      guard let value = readType(), take("]") else { return nil }
      return Form(text: "[\(element.text):\(value.text)]")
    }
    guard var name = takeWord() else { return nil }
    if index + 1 < tokens.count, tokens[index] == ".", modules.contains(String(name)) {
      index += 1
      guard let member = takeWord() else { return nil }
      name = member
    }
    guard take("<") else { return named(String(name)) }
    var arguments: [String] = []
    repeat {
      guard let argument = readType() else { return nil }
      arguments.append(name == "Optional" ? argument.enclosed : argument.text)
    } while take(",")
    guard take(">") else { return nil }
    switch (name, arguments.count) {
    case ("Optional", 1): return Form(text: arguments[0] + "?")
    case ("Array", 1): return Form(text: "[\(arguments[0])]")
    case ("Dictionary", 2): return Form(text: "[\(arguments[0]):\(arguments[1])]")
    default: return Form(text: "\(name)<\(arguments.joined(separator: ","))>")
    }
  }

  /// The form of a name without arguments; an alias is what it stands for, at most 64 times in one type.
  private mutating func named(_ name: String) -> Form {
    if name == "Void" { return Form(text: "()") }
    guard let alias = aliases[name], expansions < 64 else { return Form(text: name) }
    expansions += 1
    return form(of: alias) ?? Form(text: name)
  }

  /// Reads a tuple or a function's type after its first parenthesis.
  private mutating func readParentheses() -> Form? {
    var elements: [(label: Substring?, form: Form)] = []
    while !take(")") {
      guard elements.isEmpty || take(",") else { return nil }
      let label = readLabel()
      guard let form = readType() else { return nil }
      elements.append((label, take("...") ? Form(text: form.text + "...") : form))
    }
    var effects = ""
    while let effect = takeWord(of: ["async", "throws", "rethrows"]) {
      effects += " " + effect
      if effect == "throws", take("(") {
        guard let error = readType(), take(")") else { return nil }
        effects += "(\(error.text))"
      }
    }
    if take("->") {
      guard let result = readType() else { return nil }
      let parameters = elements.map(\.form.text).joined(separator: ",")
      return Form(text: "(\(parameters))\(effects)->\(result.text)", isCompound: true)
    }
    guard effects.isEmpty else { return nil }
    if elements.count == 1 { return elements[0].form }
    let parts = elements.map { ($0.label.map { "\($0):" } ?? "") + $0.form.text }
    return Form(text: "(\(parts.joined(separator: ",")))")
  }

  /// Reads `label:` or `label name:`.
  private mutating func readLabel() -> Substring? {
    let start = index
    guard let label = takeWord() else { return nil }
    let hasName = takeWord() != nil
    if take(":") { return label == "_" && !hasName ? nil : label }
    index = start
    return nil
  }
}
