/// The indentation of a block in generated Swift.
package enum SwiftIndentation: Hashable, Sendable {
  /// Some blanks.
  case spaces(Int)
  /// A tab.
  case tab

  /// Xcode's: the indentation of files where nothing else is asked for.
  package static let standard = SwiftIndentation.spaces(4)

  /// Creates an indentation by a number of blanks, 1 to 8; `nil` for any other.
  package init?(blanks: Int) {
    guard (1...8).contains(blanks) else { return nil }
    self = .spaces(blanks)
  }

  /// One level.
  package var text: String {
    switch self {
    case .spaces(let count): String(repeating: " ", count: count)
    case .tab: "\t"
    }
  }

  /// The columns of a level; for a tab, as in Xcode.
  var width: Int {
    switch self {
    case .spaces(let count): count
    case .tab: 4
    }
  }

  /// A text with this indentation instead of another.
  ///
  /// The lines of a `"""` literal keep the white space beyond that of its closing line, so that its value stays the same.
  func applied(to text: String, from old: SwiftIndentation = .spaces(2)) -> String {
    guard self != old else { return text }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var result: [String] = []
    var literals = MultilineLiterals(in: text).lines[...]
    for (index, line) in lines.enumerated() {
      while let literal = literals.first, literal.upperBound < index { literals = literals.dropFirst() }
      let margin = old.margin(of: line)
      guard let literal = literals.first, literal.contains(index) else {
        result.append(indented(line, by: margin, of: old))
        continue
      }
      let kept = old.margin(of: lines[literal.upperBound])
      result.append(margin < kept ? String(line) : indented(line, by: kept, of: old))
    }
    return result.joined(separator: "\n")
  }

  /// The number of blanks or tabs at the beginning of a line.
  private func margin(of line: Substring) -> Int {
    line.prefix { $0 == text.first }.count
  }

  /// A line whose first `count` blanks are replaced by levels of this indentation; the rest stays.
  private func indented(_ line: Substring, by count: Int, of old: SwiftIndentation) -> String {
    let levels = count / old.text.count
    return String(repeating: text, count: levels) + line.dropFirst(levels * old.text.count)
  }
}

extension SwiftIndentation {
  /// Detects the indentation of statements whose first has no margin; `nil` where there is none, or it is not regular.
  init?(of lines: [String]) {
    let inLiterals = MultilineLiterals(in: lines.joined(separator: "\n")).lines
    let margins = lines.indices.filter { index in !lines[index].isEmpty && !inLiterals.contains { $0.contains(index) } }
      .map { lines[$0].prefix { $0 == " " || $0 == "\t" } }.filter { !$0.isEmpty }
    guard !margins.isEmpty else { return nil }
    if margins.allSatisfy({ $0.allSatisfy { $0 == "\t" } }) {
      self = .tab
    } else if margins.allSatisfy({ $0.allSatisfy { $0 == " " } && $0.count.isMultiple(of: 4) }) {
      self = .spaces(4)
    } else {
      return nil
    }
  }
}
