/// How far generated Swift moves a block to the right.
package enum SwiftIndentation: Hashable, Sendable {
  /// Some blanks.
  case spaces(Int)
  /// A tab.
  case tab

  /// How many blanks templates, pages and emitters use, which is what others are made from.
  private static let written = 2

  /// One level.
  package var text: String {
    switch self {
    case .spaces(let count): String(repeating: " ", count: count)
    case .tab: "\t"
    }
  }

  /// A text that is indented by two blanks a level, indented like this.
  ///
  /// The lines of a literal in `"""` keep what they have beyond its closing line, so that it means the same.
  func applied(to text: String) -> String {
    guard self != .spaces(Self.written) else { return text }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var result: [String] = []
    var literals = MultilineLiterals(in: text).lines[...]
    for (index, line) in lines.enumerated() {
      while let literal = literals.first, literal.upperBound < index { literals = literals.dropFirst() }
      guard let literal = literals.first, literal.contains(index) else {
        result.append(indented(line, by: line.leadingBlanks))
        continue
      }
      let margin = lines[literal.upperBound].leadingBlanks
      result.append(line.leadingBlanks < margin ? String(line) : indented(line, by: margin))
    }
    return result.joined(separator: "\n")
  }

  /// A line with its first `blanks` blanks as levels of this, what is left over as blanks.
  private func indented(_ line: Substring, by blanks: Int) -> String {
    let levels = String(repeating: text, count: blanks / Self.written)
    return levels + String(repeating: " ", count: blanks % Self.written) + line.dropFirst(blanks)
  }
}

extension Substring {
  fileprivate var leadingBlanks: Int { prefix { $0 == " " }.count }
}
