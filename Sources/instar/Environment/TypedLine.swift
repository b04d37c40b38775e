import Text

/// The command line as it was typed.
enum TypedLine {
  /// The line without one word and with some more.
  static func text(without word: String, adding more: [String]) -> String {
    let words = CommandLine.arguments.dropFirst().filter { $0 != word } + more
    return text(of: Array(words))
  }

  /// The line of another command with the same files: `instar log check uikit-scenes app.log`.
  static func text(of words: [String]) -> String { (["instar"] + words.map(quoted)).joined(separator: " ") }

  /// A word as one types it: the hyphens of an option need no quotes.
  private static func quoted(_ word: String) -> String {
    let name = word.drop { $0 == "-" }
    return name.isEmpty ? word : word.prefix(word.count - name.count) + ShellWord.quoted(String(name))
  }
}
