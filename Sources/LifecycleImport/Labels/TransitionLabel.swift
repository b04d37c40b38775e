import LifecycleModel
import Text

/// The label of an arrow, understood: `event [guard] / action`, or our exporters' events in bold above numbered calls.
struct TransitionLabel: Hashable, Sendable {
  /// The events, each of which takes the arrow; empty for none.
  private(set) var events: [String] = []
  private(set) var condition: String?
  /// The calls in order.
  private(set) var calls: [LabelCall] = []
  /// The text that is neither, in plain text.
  private(set) var prose: [String] = []
  /// The versions that have the transition.
  private(set) var availability = Availability()

  /// Creates the label of an event; an empty one is none.
  init(event: String, condition: String?, calls: [LabelCall], availability: Availability) {
    events = event.isEmpty ? [] : [event]
    self.condition = condition
    self.calls = calls
    self.availability = availability
  }

  /// Reads a label; an empty line is between labels that share an arrow.
  static func all(_ lines: [LabelLine]) -> [TransitionLabel] {
    let blocks = lines.split { $0.all.isEmpty }.map { TransitionLabel(Array($0)) }
    return blocks.isEmpty ? [TransitionLabel([])] : blocks
  }

  /// Reads the lines of one label.
  private init(_ lines: [LabelLine]) {
    var plain: [String] = []
    var marks = CallMarks()
    for line in lines {
      if let call = marks.call(in: line) {
        calls.append(call)
      } else if !line.heading.isEmpty, plain.isEmpty, calls.isEmpty {
        events += line.heading.inOneLine.split(separator: ", ").map(String.init)
        readRest(line.text.inOneLine)
      } else if let call = LabelCall(line.all) {
        calls.append(call)
      } else {
        plain.append(line.all)
      }
    }
    readPlain(plain.joined(separator: " "))
  }

  /// Reads what follows events in bold: `[guard] (since iOS 13)`.
  private mutating func readRest(_ text: String) {
    let (inside, before, after) = text.bracketed
    condition = inside
    prose += [before, after].map { takeVersions($0) }.filter { !$0.isEmpty }
  }

  /// Reads `event [guard] / action`.
  private mutating func readPlain(_ text: String) {
    let (trigger, actions) = text.splitAtAction
    let (inside, before, after) = trigger.bracketed
    condition = inside ?? condition
    let names = before.listed.map { (name: $0, call: LabelCall($0)) }
    events += names.filter { $0.call == nil }.map { takeVersions($0.name) }.filter { !$0.isEmpty }
    calls = names.compactMap(\.call) + calls
    prose += [takeVersions(after)].filter { !$0.isEmpty }
    for action in actions.listed {
      if let call = LabelCall(action) { calls.append(call) } else { prose.append("Action: \(action)") }
    }
  }

  /// A text without the versions in parentheses at its end, which are those of the transition.
  private mutating func takeVersions(_ text: String) -> String {
    let (name, remarks) = CallRemarks.split(" " + text)
    guard let remarks, remarks.certainty.isAlways else { return text }
    availability = remarks.availability
    return name.inOneLine
  }
}

/// Reads the marks before calls: the numbers and bullets of our exporters, and those of others before a callback.
private struct CallMarks {
  private var count = 0
  private var groups = 0
  private var isInGroup = false

  /// The call of a line that begins with a mark; `nil` for another line.
  mutating func call(in line: LabelLine) -> LabelCall? {
    let text = line.text[...].drop { $0 == " " }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let mark = digits.isEmpty ? text.prefix(1) : digits
    guard line.heading.isEmpty, !digits.isEmpty || ["•", "-", "*", "–"].contains(String(mark)) else { return nil }
    var rest = text.dropFirst(mark.count)
    if !digits.isEmpty, rest.first == "." || rest.first == ")" { rest.removeFirst() }
    guard let space = rest.first, space.isWhitespace, let name = String(rest).inOneLine.nonEmpty else { return nil }
    let isOurs = (space == "\u{A0}" || line.isColored) && (mark == "•" || Int(digits) == count + 1)
    guard var call = isOurs ? LabelCall(listed: name) : LabelCall(name) else { return nil }
    if digits.isEmpty {
      if mark == "•" {
        groups += isInGroup ? 0 : 1
        call.unordered = groups
      }
    } else {
      count += 1
    }
    isInGroup = call.unordered != nil
    return call
  }
}

extension String {
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }

  /// The text in the first pair of brackets, and what is before and after it; all is before where there is none.
  var bracketed: (inside: String?, before: String, after: String) {
    var depth = 0
    guard let opening = firstIndex(of: "[") else { return (nil, self, "") }
    let closing = indices[opening...].first { index in
      depth += self[index] == "[" ? 1 : self[index] == "]" ? -1 : 0
      return depth == 0
    }
    guard let closing = closing ?? lastIndex(of: "]").flatMap({ $0 > opening ? $0 : nil }),
      let inside = String(self[opening...closing].dropFirst().dropLast()).inOneLine.nonEmpty
    else { return (nil, self, "") }
    return (inside, String(self[..<opening]).inOneLine, String(self[index(after: closing)...]).inOneLine)
  }

  /// The text before the slash that begins an action, and that after it: a slash beside white space, outside of brackets.
  fileprivate var splitAtAction: (trigger: String, actions: String) {
    var depth = 0
    let slash = indices.first { index in
      depth += "[(".contains(self[index]) ? 1 : "])".contains(self[index]) ? -1 : 0
      guard depth <= 0, self[index] == "/" else { return false }
      let before = index == startIndex ? " " : self[self.index(before: index)]
      let after = self.index(after: index) == endIndex ? " " : self[self.index(after: index)]
      return before.isWhitespace || after.isWhitespace || before == "]"
        || LabelCall(String(self[index...].dropFirst())) != nil
    }
    guard let slash else { return (self, "") }
    return (String(self[..<slash]).inOneLine, String(self[index(after: slash)...]).inOneLine)
  }

  /// The parts of a list that commas before white space, or semicolons, separate.
  fileprivate var listed: [String] {
    var depth = 0
    var parts = [""]
    for index in indices {
      let character = self[index]
      depth += "[(".contains(character) ? 1 : "])".contains(character) ? -1 : 0
      let next = self.index(after: index)
      let isComma = character == "," && next < endIndex && self[next].isWhitespace
      if depth <= 0, isComma || character == ";" { parts.append("") } else { parts[parts.count - 1].append(character) }
    }
    return parts.map(\.inOneLine).filter { !$0.isEmpty }
  }
}

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
