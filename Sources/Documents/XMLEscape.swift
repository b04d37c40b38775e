extension String {
  /// The text as XML, between tags or between the double quotes of an attribute; what XML cannot hold is U+FFFD.
  ///
  /// Parsers make white space in an attribute spaces and every line end a line feed, so what they would change is written
  /// as a reference. Between tags, quotes, tabs and line feeds stay as they are.
  package func xmlEscaped(inAttribute: Bool) -> String {
    unicodeScalars.reduce(into: "") { output, scalar in
      switch scalar {
      case "&": output += "&amp;"
      case "<": output += "&lt;"
      case ">": output += "&gt;"
      case "\"" where inAttribute: output += "&quot;"
      case "\t" where inAttribute, "\n" where inAttribute, "\r": output += "&#\(scalar.value);"
      case "\t", "\n": output.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": output += "\u{FFFD}"
      default: output.unicodeScalars.append(scalar)
      }
    }
  }
}
