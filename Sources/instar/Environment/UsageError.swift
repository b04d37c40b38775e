import Text

/// An invalid command line; ends the command with exit code 64.
struct UsageError: Error, Hashable {
  /// The headline: the problem, without a full stop.
  let message: String
  /// Lines that show the problem, such as a text with carets under a place in it; empty for none.
  let detail: [String]
  /// An imperative or a question that suggests a correction.
  let help: String?

  /// Creates a usage error.
  init(_ message: String, detail: [String] = [], help: String? = nil) {
    self.message = message
    self.detail = detail
    self.help = help
  }

  /// A problem at a place in a text of the command line: offsets in its UTF-8.
  static func wrong(_ message: String, in text: String, at place: Range<Int>, help: String?) -> UsageError {
    let bytes = Array(text.utf8)
    let widths = [0..<place.lowerBound, place].map { range in
      String(decoding: bytes[range], as: UTF8.self).terminalSafe.displayWidth
    }
    let carets = String(repeating: " ", count: widths[0]) + String(repeating: "^", count: max(1, widths[1]))
    return UsageError(message, detail: [text, carets], help: help)
  }

  /// An unknown word in the place of one of a list; the help suggests the nearest, or all.
  static func unknown(_ kind: String, _ word: String, known: [String]) -> UsageError {
    UsageError("unknown \(kind) '\(word)'", help: advice(on: word, known: known))
  }

  /// The help on a word that is not in a list: the nearest of it, and all; `nil` for an empty list.
  static func advice(on word: String, known: [String]) -> String? {
    guard !known.isEmpty else { return nil }
    let nearest = NearestWord.match(for: word, in: known).map { "Did you mean '\($0)'? " }
    return (nearest ?? "") + "Known: " + known.map { "'\($0)'" }.joined(separator: ", ")
  }
}
