import Diagnostics
import Text

extension [FixIt] {
  /// The replacement of a word by the one that was probably meant; none where there is no such word.
  static func replacing(_ word: String, with meant: NearestWord.Guess?, at range: SourceRange) -> [FixIt] {
    meant.map { guess in
      [
        FixIt(
          "Replace '\(word)' with '\(guess.word)'", range: range, replacement: guess.word, word: word,
          applicability: guess.isCertain ? .certain : .suggestion)
      ]
    } ?? []
  }
}

extension Diagnostic {
  /// `'a', 'b' or 'c'`.
  static func list(_ names: [String]) -> String {
    let quoted = names.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }
}
