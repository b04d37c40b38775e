import Text

/// An invalid command line; ends the command with exit code 64.
struct UsageError: Error, Hashable {
  /// The headline: the problem, without a full stop.
  let message: String
  /// An imperative or a question that suggests a correction.
  let help: String?

  /// Creates a usage error.
  init(_ message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }

  /// An unknown word in the place of one of a list; the help suggests the nearest, or all.
  static func unknown(_ kind: String, _ word: String, known: [String]) -> UsageError {
    let nearest = NearestWord.match(for: word, in: known).map { "Did you mean '\($0)'?" }
    let all = known.isEmpty ? nil : "Known: " + known.map { "'\($0)'" }.joined(separator: ", ")
    let help = [nearest, all].compactMap { $0 }.joined(separator: " ")
    return UsageError("unknown \(kind) '\(word)'", help: help.isEmpty ? nil : help)
  }
}
