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
