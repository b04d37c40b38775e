/// Quotes words for a shell.
package enum ShellWord {
  /// The word, in quotes where bash, zsh or fish would split or interpret it.
  package static func quoted(_ word: String) -> String {
    if isPlain(word) { return word }
    guard word.unicodeScalars.contains(where: isInvisible) else {
      return "'" + word.replacing(scalar: "'", with: #"'\''"#) + "'"
    }
    // Invisible characters are written as numbers (bash, zsh).
    return "$'" + word.unicodeScalars.map(escaped).joined() + "'"
  }

  /// The word in quotes, needed or not, as messages show words.
  package static func alwaysQuoted(_ word: String) -> String {
    isPlain(word) ? "'\(word)'" : quoted(word)
  }

  private static func isPlain(_ word: String) -> Bool {
    // At the beginning, '-', '~', '=', '@', '%' and '+' are special in one shell or another.
    guard let first = word.unicodeScalars.first, !"-~=@%+:,".unicodeScalars.contains(first) else { return false }
    return word.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "_-.:/@%+,".unicodeScalars.contains(scalar)
    }
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: scalar != "\u{200D}" && scalar != "\u{200C}"
    default: false
    }
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    if scalar == "'" || scalar == "\\" { return "\\\(scalar)" }
    return isInvisible(scalar) ? #"\U"# + scalar.value.hexadecimal(digits: 8) : String(scalar)
  }
}
