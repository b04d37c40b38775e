import Text

/// Lists in the texts of build settings: parts between blanks, with quotes or backslashes around blanks in them.
enum SettingList {
  /// Returns an element as a part of a list's text.
  static func quoted(_ text: String) -> String {
    text.utf8.contains(UInt8(ascii: " ")) && text.utf8.first != UInt8(ascii: "\"") ? "\"\(text)\"" : text
  }

  /// Returns the elements of a list.
  static func elements(_ text: String) -> [String] {
    var elements: [String] = []
    var current: [UInt8] = []
    var hasCurrent = false
    var quote: UInt8?
    var isEscaped = false
    for byte in Array(text.utf8) + [UInt8(ascii: " ")] {
      if isEscaped {
        current.append(byte)
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
        hasCurrent = true
      } else if byte == quote {
        quote = nil
      } else if quote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
        hasCurrent = true
      } else if quote == nil, byte.isASCIISpace {
        if hasCurrent { elements.append(String(decoding: current, as: UTF8.self)) }
        current = []
        hasCurrent = false
      } else {
        current.append(byte)
        hasCurrent = true
      }
    }
    return elements
  }
}
