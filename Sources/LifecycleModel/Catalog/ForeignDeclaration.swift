import Text

/// A method that is declared in Kotlin, Dart, Java, Objective-C or JavaScript, read as far as its name.
package struct ForeignDeclaration: Hashable, Sendable {
  /// The method's name without parameters: `onCreate`; in Objective-C, its selector.
  package let name: String
  /// The declaration as written, without white space at its ends.
  package let text: String

  /// Reads a declaration; `nil` for any other text.
  package init?(_ source: Substring) {
    let source = source.trimmingSpaces
    guard let name = Self.selector(source) ?? Self.function(source) ?? Self.assigned(source) else { return nil }
    self.name = name
    text = String(source)
  }

  /// Of `- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options;`
  private static func selector(_ source: Substring) -> String? {
    guard let mark = source.first, mark == "-" || mark == "+" else { return nil }
    var rest = source.dropFirst().trimmingSpaces
    guard let end = endOfBrackets(rest) else { return nil }
    rest = rest[end...].trimmingSpaces
    var selector = ""
    while true {
      let label = rest.prefix(while: \.isPartOfName)
      let colon = label.endIndex
      guard colon < rest.endIndex, rest[colon] == ":" else {
        // A method without arguments; after the last argument, a macro.
        return !selector.isEmpty ? selector : isName(label) ? String(label) : nil
      }
      selector += label + ":"
      rest = rest[rest.index(after: colon)...].trimmingSpaces
      if let end = endOfBrackets(rest) { rest = rest[end...].trimmingSpaces }
      let argument = rest.prefix(while: \.isPartOfName)
      guard isName(argument) else { return nil }
      rest = rest[argument.endIndex...].trimmingSpaces
    }
  }

  /// Of `override fun onCreate(state: Bundle?)`, `Future<void> onExitRequested() async`, `async function onShow() {}` or
  /// `onShow() {}`.
  private static func function(_ source: Substring) -> String? {
    let source = withoutAnnotations(source)
    guard let opening = opening(in: source), let end = endOfBrackets(source[opening...]),
      !source[..<opening].hasSuffix(" "), var words = words(source[..<opening]), let last = words.popLast()
    else { return nil }
    let isKeyword = words.last.map { ["fun", "function", "function*"].contains($0) } == true
    // A function in Kotlin may be one of another type: `fun Activity.onCreate()`.
    let name = isKeyword ? last[(last.lastIndex(of: ".").map(last.index(after:)) ?? last.startIndex)...] : last[...]
    guard isName(name), !words.contains(where: { $0.contains(".") }) else { return nil }
    if isKeyword { return String(name) }
    // `play(_ item: Item)` is Swift's, and a call where no body follows. A sentence goes on with other words.
    let isParameterList = !source[opening..<end].contains(":") || source[opening..<end].contains("{")
    let tail = source[end...].trimmingSpaces
    let hasTail = tail.isEmpty || tails.contains { tail.hasPrefix($0) }
    let isDeclared = !words.isEmpty || tail.hasPrefix("{") || areTyped(source[opening..<end].dropFirst().dropLast())
    return isParameterList && hasTail && isDeclared ? String(name) : nil
  }

  /// Of `const onShow = async () => {}` or `onShow = function () {}`.
  private static func assigned(_ source: Substring) -> String? {
    guard let sign = source.firstIndex(of: "="), let words = words(source[..<sign].trimmingSpaces),
      let name = words.last, isName(name), !words.contains(where: { $0.contains(".") })
    else { return nil }
    let value = source[source.index(after: sign)...].trimmingSpaces
    let isFunction = value.hasPrefix("function") || value.hasPrefix("async ") || value.contains("=>")
    return isFunction && !value.hasPrefix(">") && !value.hasPrefix("=") ? name : nil
  }

  /// Returns `true` for parameters that all have a type before their names: `Bundle outState, int flags`.
  private static func areTyped(_ parameters: Substring) -> Bool {
    parameters.split(separator: ",", omittingEmptySubsequences: false).allSatisfy { parameter in
      let words = parameter.split(separator: " ")
      guard words.count > 1, let type = words.first else { return false }
      return type.first?.isUppercase == true || primitives.contains(type)
    }
  }

  private static let primitives: Set<Substring> = [
    "bool", "boolean", "byte", "char", "double", "final", "float", "int", "long", "num", "short",
  ]

  /// What may follow the parameters.
  private static let tails = ["{", ";", "=>", "async", "sync*", "throws ", "const"]

  /// The words that begin statements, not declarations.
  private static let statements: Set<String> = [
    "await", "case", "do", "else", "for", "func", "if", "new", "return", "switch", "throw", "try", "when", "while",
    "yield",
  ]

  /// The words before a name, and the name, all without type arguments; `nil` for a statement and for other characters.
  private static func words(_ head: Substring) -> [String]? {
    var words = [""]
    var depth = 0
    for character in head {
      depth += character == "<" ? 1 : character == ">" ? -1 : 0
      guard depth >= 0, depth > 0 || character.isPartOfName || " .>?[]*&".contains(character) else { return nil }
      if depth > 0 || character == ">" { continue }
      if character == " " { words.append("") } else { words[words.count - 1].append(character) }
    }
    words.removeAll(where: \.isEmpty)
    return depth == 0 && !words.isEmpty && statements.isDisjoint(with: words) ? words : nil
  }

  /// The text without `@override`, `@Composable(…)` and the like at its beginning.
  private static func withoutAnnotations(_ source: Substring) -> Substring {
    var rest = source
    while rest.first == "@" {
      rest = rest.dropFirst().drop { $0.isPartOfName || $0 == "." }
      if let end = endOfBrackets(rest) { rest = rest[end...] }
      rest = rest.trimmingSpaces
    }
    return rest
  }

  /// The parenthesis that begins the parameters: the first outside type arguments.
  private static func opening(in source: Substring) -> Substring.Index? {
    var depth = 0
    return source.indices.first { index in
      depth += source[index] == "<" ? 1 : source[index] == ">" ? -1 : 0
      return source[index] == "(" && depth == 0
    }
  }

  /// The index after the parenthesis that closes the one that a text begins with.
  private static func endOfBrackets(_ text: Substring) -> Substring.Index? {
    guard text.first == "(" else { return nil }
    var depth = 0
    for index in text.indices {
      depth += text[index] == "(" ? 1 : text[index] == ")" ? -1 : 0
      if depth == 0 { return text.index(after: index) }
    }
    return nil
  }

  private static func isName(_ text: some StringProtocol) -> Bool {
    text.first.map { !$0.isNumber } == true && text.allSatisfy(\.isPartOfName)
  }
}

extension Character {
  /// `true` for a character that a name may have in any of these languages.
  fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" || self == "$" }
}
