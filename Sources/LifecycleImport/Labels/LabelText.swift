import Text

/// A line of a label as a drawing shows it.
struct LabelLine: Hashable, Sendable {
  /// The text in bold at its beginning; empty for none.
  var heading = ""
  /// The rest.
  var text = ""
  /// `true` for a line that begins with a colour.
  var isColored = false

  /// All of its text in one line.
  var all: String { (heading + text).inOneLine }
}

/// Reads the text of a label: line ends, markup and entities.
struct LabelText {
  private let dialect: DiagramDialect
  private var cursor: DiagramCursor
  private var lines = [LabelLine()]
  private var isBold = false

  /// The lines of a label.
  static func lines(of text: String, _ dialect: DiagramDialect) -> [LabelLine] {
    var reader = LabelText(dialect: dialect, cursor: DiagramCursor(text[...]))
    while let scalar = reader.cursor.advance() { reader.read(scalar) }
    return reader.lines
  }

  /// The text of a label in one line.
  static func line(of text: String, _ dialect: DiagramDialect) -> String {
    lines(of: text, dialect).map(\.all).joined(separator: " ").inOneLine
  }

  private mutating func read(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\\" where cursor.next.map(dialect.lineEnds.contains) == true:
      _ = cursor.advance()
      endLine()
    case "<": readTag()
    case "&", "#":
      if let named = Entities.take(after: scalar, from: &cursor) { append(named) } else { append(scalar) }
    case "~" where dialect.hasCreole && cursor.next.map { !$0.isWord && !$0.properties.isWhitespace } == true:
      cursor.advance().map { append($0) }
    case "*" where dialect.hasCreole && cursor.take("*"): isBold.toggle()
    case "\"" where dialect.hasCreole && cursor.take("\""): break
    default: append(scalar)
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    let last = lines.count - 1
    if isBold, lines[last].text.allSatisfy(\.isWhitespace) {
      lines[last].heading.unicodeScalars.append(scalar)
    } else {
      lines[last].text.unicodeScalars.append(scalar)
    }
  }

  private mutating func endLine() { lines.append(LabelLine()) }

  /// Reads what follows `<`: a tag that is known, or the sign alone.
  private mutating func readTag() {
    var copy = cursor
    let name = copy.take { $0.isWord || $0 == "/" || $0 == "+" }.lowercased()
    guard let more = copy.take(through: ">"), more.utf8.count < 80, !more.contains("<") else { return append("<") }
    let word = name.split(separator: "/").joined()
    if dialect.hasCreole, name.hasPrefix("u+"), more.isEmpty {
      guard let scalar = UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init) else { return append("<") }
      append(scalar)
    } else if word == "br" {
      endLine()
    } else if word == "b" || word == "strong" {
      isBold = !name.hasPrefix("/")
    } else if Self.tags.contains(word) {
      let last = lines.count - 1
      if word == "color", lines[last].all.isEmpty { lines[last].isColored = true }
    } else {
      return append("<")
    }
    cursor = copy
  }

  /// The tags whose text is kept without them.
  private static let tags: Set<String> = [
    "i", "em", "u", "s", "w", "small", "big", "sub", "sup", "span", "font", "color", "size", "back", "code", "tt",
    "img",
    "p", "div", "plain", "del", "strike", "mark",
  ]
}

/// The entities of HTML and Mermaid: `&amp;`, `&#35;`, `#35;`, `#quot;`.
enum Entities {
  /// Takes what follows the sign of an entity; `nil` where it is none.
  static func take(after sign: Unicode.Scalar, from cursor: inout DiagramCursor) -> Unicode.Scalar? {
    var copy = cursor
    if sign == "&" { _ = copy.take("#") }
    let name = copy.take { $0.isASCII && $0.isWord }
    guard !name.isEmpty, copy.take(";"), let scalar = scalar(name) else { return nil }
    cursor = copy
    return scalar
  }

  private static func scalar(_ name: String) -> Unicode.Scalar? {
    if let known = names[name] { return known }
    let isHexadecimal = name.first == "x" || name.first == "X"
    return UInt32(isHexadecimal ? name.dropFirst() : name[...], radix: isHexadecimal ? 16 : 10)
      .flatMap(Unicode.Scalar.init)
  }

  private static let names: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "semi": ";", "colon": ":",
    "num": "#", "lpar": "(", "rpar": ")", "lbrack": "[", "rbrack": "]", "lbrace": "{", "rbrace": "}", "comma": ",",
    "period": ".", "sol": "/", "bsol": "\\", "ast": "*", "rarr": "→", "larr": "←", "hellip": "…", "ndash": "–",
    "mdash": "—", "bull": "•", "middot": "·",
  ]
}

extension String {
  /// The text in one line: white space and control characters of any length are one space, and none at its ends.
  var inOneLine: String {
    split { character in
      character.isWhitespace
        || character.unicodeScalars.allSatisfy { $0.properties.generalCategory == .control || $0 == "\u{FFFD}" }
    }.joined(separator: " ")
  }
}
