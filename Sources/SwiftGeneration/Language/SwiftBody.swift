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
