extension String {
  /// The text as a code block of Markdown, whose fence is longer than any run of backticks inside.
  package func fenced(as language: String = "") -> String {
    var longest = 0
    var run = 0
    for character in self {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return "\(fence)\(language)\n\(self)\(hasSuffix("\n") ? "" : "\n")\(fence)"
  }

  /// The text with a backslash before all that Markdown might take for markup.
  package var markdownEscaped: String {
    reduce(into: "") { text, character in
      if "\\`*_{}[]<>#|~&$".contains(character) { text.append("\\") }
      text.append(character)
    }
  }
}
