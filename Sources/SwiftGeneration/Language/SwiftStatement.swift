import LifecycleModel
import Text

/// Statements in the layout of swift-format.
enum SwiftStatement {
  /// The columns of a line.
  private static let width = 100

  /// A call: on one line where it fits, else with its arguments on as few lines below as they need.
  ///
  /// `indent` is the lines' later indentation in columns, `step` the additional one of those below the first.
  static func call(_ function: String, _ arguments: [String], indent: Int, step: Int = 2) -> [String] {
    let line = "\(function)(\(arguments.joined(separator: ", ")))"
    guard line.displayWidth + indent > width else { return [line] }
    let items = arguments.dropLast().map { $0 + "," } + arguments.suffix(1).map { $0 + ")" }
    return ["\(function)("] + String.lines(of: items, width: width - indent - step).map { "  " + $0 }
  }
}

/// The statements that a page gives for a callback.
package struct SwiftBody {
  /// The lines without their common indentation, two blanks a level where that of the page is regular.
  package let lines: [String]

  /// Reads a code block.
  package init(_ text: String) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { $0.allSatisfy(\.isWhitespace) ? "" : $0 }
    let first = lines.firstIndex { !$0.isEmpty } ?? lines.endIndex
    let last = lines.lastIndex { !$0.isEmpty } ?? lines.startIndex
    let written = first <= last ? lines[first...last] : []
    let margin = written.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " || $0 == "\t" }.count }.min() ?? 0
    let bare = written.map { String($0.dropFirst(margin)) }
    guard let indentation = SwiftIndentation(of: bare) else {
      self.lines = bare
      return
    }
    self.lines = SwiftIndentation.spaces(2).applied(to: bare.joined(separator: "\n"), from: indentation)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// `true` where a name occurs, in a comment or a string too.
  package func mentions(_ name: String) -> Bool {
    lines.contains { line in
      line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == name }
    }
  }

  /// `true` where nothing has to be returned after it: a statement of its own that exits, or branches that may all exit.
  package var returns: Bool {
    let exits = ["return", "throw", "fatalError", "preconditionFailure"]
    let leaves = lines.contains { line in exits.contains { Self.begins(line, with: $0) } }
    return leaves || (lines.last == "}" && mentions("return"))
  }

  private static func begins(_ line: String, with word: String) -> Bool {
    guard line.hasPrefix(word) else { return false }
    return line.dropFirst(word.count).first.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
  }
}

/// The result of a callback, and its answers to completion handlers, until its body is hand-written.
package struct SwiftDefaultValue {
  /// The statements that return; empty for a callback without a result.
  package let result: [String]
  /// The calls of completion handlers, for which the system waits, with the names of the parameters.
  package let completions: [(parameter: String, statement: String)]

  /// Finds the values of a callback that is `entry` in the catalog; `configuration` has the statements that choose a scene
  /// configuration.
  package init(_ signature: SwiftSignature, entry: APIEntry?, configuration: [String] = []) {
    let absent = entry.flatMap { Self.absentValue(of: $0, in: signature) }
    result =
      signature.kind == .initializer
      ? [] : Self.result(signature, absent: absent, configuration: configuration)
    // A method of Apple's with a result tells by it what it does; its handler is for what the app does later.
    let handlers = entry != nil && signature.resultType != nil ? [] : signature.parameters
    completions = handlers.compactMap { parameter in
      guard let arguments = Self.arguments(ofHandler: parameter.type, absent: absent) else { return nil }
      return (parameter.name, "\(SwiftIdentifier.quoted(parameter.name))(\(arguments))")
    }
  }

  private static func result(_ signature: SwiftSignature, absent: String?, configuration: [String]) -> [String] {
    guard let type = signature.resultType else { return [] }
    if type == "UISceneConfiguration", !configuration.isEmpty { return configuration }
    if let value = absent ?? value(of: type) { return ["return \(value)"] }
    if let same = signature.parameters.first(where: { $0.type == type }) {
      return ["return \(SwiftIdentifier.quoted(same.name))"]
    }
    return ["preconditionFailure(\(SwiftLiteral.string("Return a value of type \(type)")))"]
  }

  /// A harmless value of a type; `nil` for an unknown one.
  private static func value(of type: String) -> String? {
    switch type {
    case "Bool": return "true"
    case "String", "Substring": return "\"\""
    case "Int", "UInt", "Double", "Float", "CGFloat", "TimeInterval", "Int32", "Int64", "UInt32", "UInt64":
      return "0"
    case let type where type.hasSuffix("?") && !type.contains("->"): return "nil"
    case let type where type.hasPrefix("[") && type.hasSuffix("]"): return type.contains(":") ? "[:]" : "[]"
    case let type where type.hasPrefix("Set<") && type.hasSuffix(">"): return "[]"
    default: return nil
    }
  }

  /// The arguments for a completion handler; `nil` where the parameter is none, or takes unknown types.
  private static func arguments(ofHandler type: String, absent: String?) -> String? {
    guard type.hasPrefix("@escaping ") else { return nil }
    let words = type.split(separator: " ").drop { $0.hasPrefix("@") }.joined(separator: " ")
    switch words {
    case "() -> Void": return ""
    case let words where !words.hasSuffix(" -> Void"): return nil
    case "(Bool) -> Void": return absent ?? "false"
    default: return absent
    }
  }

  /// The catalog's value of a callback, with the names that a signature gives to the parameters.
  private static func absentValue(of entry: APIEntry, in signature: SwiftSignature) -> String? {
    guard let value = entry.absentValue else { return nil }
    let known = entry.declaration.parameters.map(\.name)
    let names = Dictionary(zip(known, signature.parameters.map(\.name))) { first, _ in first }
    var text = ""
    var rest = value[...]
    while let first = rest.first {
      let word = rest.prefix { $0.isLetter || $0.isNumber }
      let isLabel = rest[word.endIndex...].first == ":"
      let name = text.last == "." || isLabel ? nil : names[String(word)]
      text += word.isEmpty ? String(first) : name.map(SwiftIdentifier.quoted) ?? String(word)
      rest = rest.dropFirst(max(1, word.count))
    }
    return text
  }
}

/// String literals.
package enum SwiftLiteral {
  /// The literal of a text, on one line.
  package static func string(_ text: String) -> String {
    var output = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": output += "\\\""
      case "\\": output += "\\\\"
      case "\n": output += "\\n"
      case "\r": output += "\\r"
      case "\t": output += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        output += "\\u{\(String(scalar.value, radix: 16))}"
      default: output.unicodeScalars.append(scalar)
      }
    }
    return "\"\(output)\""
  }
}

/// The places of `"""` literals in Swift source, whose lines are not code.
struct MultilineLiterals {
  /// The lines of each, from 0, from the one after the opening `"""` to that of the closing one, without literals in literals.
  private(set) var lines: [ClosedRange<Int>] = []

  private enum Context: Hashable {
    /// Statements; in an interpolation, with the number of open parentheses.
    case code(open: Int)
    /// A string with `#` around its quotes, `"""` or `"`.
    case string(pounds: Int, isMultiline: Bool)
  }

  private let text: [UInt8]
  private var position = 0
  private var line = 0
  private var contexts: [Context] = [.code(open: 0)]
  private var start: Int?

  /// Finds the literals in a text.
  init(in source: String) {
    text = Array(source.utf8)
    // Most files have none.
    guard source.contains("\"\"\"") else { return }
    while position < text.count {
      switch contexts.last {
      case .string(let pounds, let isMultiline): readString(pounds: pounds, isMultiline: isMultiline)
      case .code, nil: readCode()
      }
    }
  }

  private mutating func readCode() {
    let pounds = text[position...].prefix { $0 == UInt8(ascii: "#") }.count
    if starts(with: "//") {
      advance(text[position...].firstIndex(of: 0x0A).map { $0 - position } ?? text.count - position)
    } else if starts(with: "/*") {
      skipComment()
    } else if starts(with: "\"", after: pounds) {
      let isMultiline = starts(with: "\"\"\"", after: pounds)
      if isMultiline, contexts.count == 1 { start = line + 1 }
      contexts.append(.string(pounds: pounds, isMultiline: isMultiline))
      advance(pounds + (isMultiline ? 3 : 1))
    } else {
      readParenthesis()
      advance(1)
    }
  }

  /// Counts the parentheses of an interpolation, which ends with its last.
  private mutating func readParenthesis() {
    guard contexts.count > 1, case .code(let open) = contexts.last else { return }
    if starts(with: "(") { contexts[contexts.count - 1] = .code(open: open + 1) }
    guard starts(with: ")") else { return }
    if open == 0 { contexts.removeLast() } else { contexts[contexts.count - 1] = .code(open: open - 1) }
  }

  private mutating func readString(pounds: Int, isMultiline: Bool) {
    let quotes = isMultiline ? "\"\"\"" : "\""
    let marks = String(repeating: "#", count: pounds)
    if starts(with: "\\" + marks + "(") {
      contexts.append(.code(open: 0))
      advance(2 + pounds)
    } else if starts(with: "\\" + marks) {
      advance(2 + pounds)
    } else if starts(with: quotes + marks) {
      contexts.removeLast()
      if contexts.count == 1, let first = start {
        if first <= line { lines.append(first...line) }
        start = nil
      }
      advance(quotes.utf8.count + pounds)
    } else {
      // A literal that is not closed on its line is a mistake; code continues on the next line.
      if !isMultiline, text[position] == 0x0A { contexts.removeLast() }
      advance(1)
    }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        advance(2)
      } else if starts(with: "*/") {
        depth -= 1
        advance(2)
      } else {
        advance(1)
      }
    } while depth > 0 && position < text.count
  }

  private func starts(with prefix: String, after count: Int = 0) -> Bool {
    text.dropFirst(position + count).starts(with: prefix.utf8)
  }

  private mutating func advance(_ count: Int) {
    let end = min(position + count, text.count)
    line += text[position..<end].count { $0 == 0x0A }
    position = end
  }
}

/// An expression on a page.
enum SwiftExpression {
  /// `true` where a text can be an expression without ending the code around it: one line, brackets and quotes in pairs, no
  /// comment and no second statement.
  static func isPlausible(_ text: String) -> Bool {
    guard !text.contains(where: \.isNewline), !text.allSatisfy(\.isWhitespace) else { return false }
    var open: [Unicode.Scalar] = []
    var isString = false
    var previous: Unicode.Scalar = " "
    for character in text.unicodeScalars {
      if isString {
        // Interpolation may contain anything; a page that needs it has a body instead.
        if character == "(" && previous == "\\" { return false }
        if character == "\"" && previous != "\\" { isString = false }
        previous = character == "\\" && previous == "\\" ? " " : character
        continue
      }
      switch character {
      case "\"": isString = true
      case "(": open.append(")")
      case "[": open.append("]")
      case "{": open.append("}")
      case ")", "]", "}": guard open.popLast() == character else { return false }
      case "/", "*": guard previous != "/" else { return false }
      case ";", "#", "\\", "`": return false
      default: break
      }
      previous = character
    }
    return open.isEmpty && !isString
  }

  /// A statement with an expression: on one line where it fits, else broken before each `&&` and `||` outside brackets.
  ///
  /// `indent` is the lines' later indentation in columns.
  static func lines(_ text: String, into statement: String, indent: Int) -> [String] {
    let line = "\(statement) \(text)"
    guard line.displayWidth + indent > 100 else { return [line] }
    var lines: [String] = []
    var current = ""
    var depth = 0
    for word in text.split(separator: " ") {
      if depth == 0, word == "&&" || word == "||" {
        lines.append(current)
        current = ""
      }
      depth += word.reduce(0) { $0 + ("([{".contains($1) ? 1 : ")]}".contains($1) ? -1 : 0) }
      current += (current.isEmpty ? "" : " ") + word
    }
    return [statement] + (lines + [current]).map { "  " + $0 }
  }
}
