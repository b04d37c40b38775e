extension State {
  /// A name that a page can have: in one line, without a colon at its end; `nil` for white space, and for broken text.
  package static func legibleName(_ name: String) -> String? {
    let words = name.split {
      $0.isWhitespace || $0.unicodeScalars.allSatisfy { $0.properties.generalCategory == .control }
    }
    let text = words.joined(separator: " ")
    let end = text.lastIndex { $0 != ":" && $0 != " " }
    return text.unicodeScalars.contains("\u{FFFD}") ? nil : end.map { String(text[...$0]) }
  }
}
