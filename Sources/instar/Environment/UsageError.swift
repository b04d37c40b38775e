import Text

/// A command line that asks for what there is not; ends the command with exit code 64.
struct UsageError: Error, Hashable {
  /// What is wrong with it: a headline without a full stop.
  let message: String
  /// What would be right.
  let help: String?

  /// Creates a complaint.
  init(_ message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }

  /// A word that should be one of a list: names the nearest, or all.
  static func unknown(_ kind: String, _ word: String, known: [String]) -> UsageError {
    let nearest = NearestWord.match(for: word, in: known).map { "Did you mean '\($0)'?" }
    let all = known.isEmpty ? nil : "Known: " + known.map { "'\($0)'" }.joined(separator: ", ")
    let help = [nearest, all].compactMap { $0 }.joined(separator: " ")
    return UsageError("there is no \(kind) '\(word)'", help: help.isEmpty ? nil : help)
  }
}
