import Text

/// The inline part of Markdown: code spans, links, emphasis, escapes and line breaks of one paragraph.
///
/// Takes time in proportion to the text's length, whatever is in it.
struct MarkdownInlines {
  /// The lines between hard breaks.
  private(set) var lines: [[InlineContent.Inline]] = [[]]
  private let characters: [Character]
  private let closers: [Int: Int]
  private var plain = ""
  private var unclosed: Set<String> = []
  private var nextAngle = -1

  /// Takes a paragraph apart; a line end in it is a hard break.
  init(_ text: String) { self.init(Array(text), depth: 0) }

  private init(_ characters: [Character], depth: Int) {
    self.characters = characters
    closers = Self.matchBrackets(in: characters)
    var index = 0
    while index < characters.count { index = read(at: index, depth: depth) }
    flush()
  }

  /// Reads what begins at an index and returns where to go on.
  private mutating func read(at index: Int, depth: Int) -> Int {
    let next = index + 1 < characters.count ? characters[index + 1] : " "
    switch characters[index] {
    case "\n":
      flush()
      lines.append([])
    case "\\" where next.isASCII && (next.isPunctuation || next.isSymbol):
      plain.append(next)
      return index + 2
    case "`":
      return readCode(at: index)
    case "!" where next == "[":
      return index + 1
    case "[" where depth < 3:
      if let end = readLink(at: index, depth: depth) { return end }
      plain.append("[")
    case "<":
      if let end = readAngle(at: index) { return end }
      plain.append("<")
    case "*" where depth < 3, "_" where depth < 3:
      return readEmphasis(at: index, depth: depth)
    case "&":
      return readEntity(at: index)
    case let character:
      plain.append(character)
    }
    return index + 1
  }

  private mutating func readCode(at index: Int) -> Int {
    let start = endOfRun(at: index)
    let fence = start - index
    var position = start
    while !unclosed.contains("`\(fence)"), position < characters.count {
      guard characters[position] == "`" else {
        position += 1
        continue
      }
      let end = endOfRun(at: position)
      if end - position == fence {
        flush()
        append(.code(Self.code(characters[start..<position])))
        return end
      }
      position = end
    }
    unclosed.insert("`\(fence)")
    plain += String(repeating: "`", count: fence)
    return start
  }

  private mutating func readLink(at index: Int, depth: Int) -> Int? {
    guard let close = closers[index], close + 1 < characters.count, characters[close + 1] == "(",
      let end = closers[close + 1]
    else { return nil }
    let target = String(characters[(close + 2)..<end]).split(separator: " ").first ?? ""
    let url = target.first == "<" && target.last == ">" ? target.dropFirst().dropLast() : target
    let title = MarkdownInlines(Array(characters[(index + 1)..<close]), depth: depth + 1).lines.flatMap { $0 }
    flush()
    append(.link(title.isEmpty ? [.text(String(url))] : title, url: String(url)))
    return end + 1
  }

  /// `<br>`, a comment or an address in angle brackets.
  private mutating func readAngle(at index: Int) -> Int? {
    if nextAngle <= index { nextAngle = characters[index...].firstIndex(of: ">") ?? .max }
    guard nextAngle - index < 2_000 else { return nil }
    let end = nextAngle
    let inside = String(characters[(index + 1)..<end])
    switch inside.lowercased() {
    case "br", "br/", "br /":
      flush()
      lines.append([])
    case let text where text.hasPrefix("!--") && text.hasSuffix("--") && text.count >= 5: break
    case let text where text.hasPrefix("https://") || text.hasPrefix("http://"):
      guard !text.contains(" ") else { return nil }
      flush()
      append(.link([.text(inside)], url: inside))
    default: return nil
    }
    return end + 1
  }

  private mutating func readEmphasis(at index: Int, depth: Int) -> Int {
    let mark = characters[index]
    let end = endOfRun(at: index)
    let length = min(end - index, 2)
    let key = String(repeating: mark, count: length)
    let opensWord = end < characters.count && !characters[end].isWhitespace
    let isInWord = mark == "_" && index > 0 && (characters[index - 1].isLetter || characters[index - 1].isNumber)
    if opensWord, !isInWord, end - index <= 2, !unclosed.contains(key) {
      if let close = closeOfEmphasis(mark, length: length, from: end) {
        let inside = MarkdownInlines(Array(characters[end..<close]), depth: depth + 1).lines.flatMap { $0 }
        flush()
        append(length == 2 ? .strong(inside) : .emphasis(inside))
        return close + length
      }
      unclosed.insert(key)
    }
    plain += String(characters[index..<end])
    return end
  }

  private func closeOfEmphasis(_ mark: Character, length: Int, from start: Int) -> Int? {
    var position = start
    while position < characters.count {
      if characters[position] == "\\" {
        position += 2
      } else if characters[position] == mark {
        let end = endOfRun(at: position)
        let isInWord =
          mark == "_" && end < characters.count && (characters[end].isLetter || characters[end].isNumber)
        if end - position == length, position > start, !characters[position - 1].isWhitespace, !isInWord {
          return position
        }
        position = end
      } else {
        position += 1
      }
    }
    return nil
  }

  private mutating func readEntity(at index: Int) -> Int {
    let limit = min(characters.count, index + 10)
    if let end = characters[index..<limit].firstIndex(of: ";"),
      let character = Self.entity(String(characters[(index + 1)..<end]))
    {
      plain.append(character)
      return end + 1
    }
    plain.append("&")
    return index + 1
  }

  private func endOfRun(at index: Int) -> Int {
    var end = index
    while end < characters.count, characters[end] == characters[index] { end += 1 }
    return end
  }

  private mutating func append(_ run: InlineContent.Inline) { lines[lines.count - 1].append(run) }

  private mutating func flush() {
    if !plain.isEmpty { append(.text(plain)) }
    plain = ""
  }

  /// The indices of closing brackets by those of their opening ones; brackets after a backslash do not count.
  private static func matchBrackets(in characters: [Character]) -> [Int: Int] {
    var matches: [Int: Int] = [:]
    var square: [Int] = []
    var round: [Int] = []
    var isEscaped = false
    for (index, character) in characters.enumerated() {
      if isEscaped {
        isEscaped = false
        continue
      }
      switch character {
      case "\\": isEscaped = true
      case "[": square.append(index)
      case "]": if let open = square.popLast() { matches[open] = index }
      case "(": round.append(index)
      case ")": if let open = round.popLast() { matches[open] = index }
      default: break
      }
    }
    return matches
  }

  /// One space off each end where there is one at both.
  private static func code(_ content: ArraySlice<Character>) -> String {
    let isPadded = content.count > 2 && content.first == " " && content.last == " "
    return String(isPadded ? content.dropFirst().dropLast() : content)
  }

  private static func entity(_ name: String) -> Character? {
    switch name {
    case "amp": "&"
    case "lt": "<"
    case "gt": ">"
    case "quot": "\""
    case "nbsp": "\u{A0}"
    case "rarr": "→"
    case "mdash": "—"
    case "ndash": "–"
    case "hellip": "…"
    default: character(number: name)
    }
  }

  private static func character(number name: String) -> Character? {
    guard name.hasPrefix("#") else { return nil }
    let isHexadecimal = name.dropFirst().first == "x" || name.dropFirst().first == "X"
    let value = isHexadecimal ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
    return value.flatMap { $0 >= 0x20 ? Unicode.Scalar($0) : nil }.map(Character.init)
  }
}

/// A page's Markdown, taken apart as far as a table cell can show it.
///
/// Paragraphs and list items become lines. What is not understood, HTML above all, is text like any other.
package struct MarkdownText {
  /// The lines; empty ones left out.
  package private(set) var lines: [[InlineContent.Inline]] = []
  private var paragraph = ""
  private var prefix = ""
  private var fence: Substring?

  /// Takes a text apart.
  package init(_ markdown: String) {
    if Self.isPlain(markdown) {
      lines = markdown.isEmpty ? [] : [[.text(markdown)]]
      return
    }
    for line in markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) { read(line) }
    endParagraph()
  }

  /// `true` where a text is one line of words with single spaces between them, and nothing in it is Markdown.
  static func isPlain(_ markdown: String) -> Bool {
    guard let first = markdown.utf8.first else { return true }
    return ASCIISet.letters.contains(first) && plain.holdsWords(markdown)
  }

  private static let plain = ASCIISet.alphanumerics.union(ASCIISet(",.;:'\"()-/?!"))

  private mutating func read(_ line: Substring) {
    let content = line.drop { $0 == " " || $0 == "\t" || $0 == ">" }
    let marks = content.prefix { $0 == "`" || $0 == "~" }
    if let fence {
      if marks.hasPrefix(fence), marks.count == content.count { self.fence = nil } else { lines.append(code(line)) }
    } else if marks.count >= 3, !content.dropFirst(marks.count).contains("`") {
      endParagraph()
      fence = marks
    } else if content.allSatisfy(\.isWhitespace) {
      endParagraph()
    } else {
      readText(content)
    }
  }

  private mutating func readText(_ content: Substring) {
    var text = content
    if let marker = Self.listMarker(content) {
      endParagraph()
      prefix = marker == "-" || marker == "*" || marker == "+" ? "• " : marker + " "
      text = content.dropFirst(marker.count + 1)
    }
    let isHeading = text.first == "#" && text.drop { $0 == "#" }.first == " "
    if isHeading {
      endParagraph()
      text = text.drop { $0 == "#" }
    }
    if !paragraph.isEmpty, paragraph.last != "\n" { paragraph += " " }
    let isBroken = text.hasSuffix("  ") || text.hasSuffix("\\")
    let trimmed = text.hasSuffix("\\") ? text.dropLast() : text
    paragraph += trimmed.split(omittingEmptySubsequences: true) { $0 == " " || $0 == "\t" }.joined(separator: " ")
    if isBroken { paragraph += "\n" }
    if isHeading { endParagraph() }
  }

  private mutating func endParagraph() {
    var broken = MarkdownInlines(paragraph).lines
    if !prefix.isEmpty { broken = [[.text(prefix)] + (broken.first ?? [])] + broken.dropFirst() }
    lines += broken.filter { !$0.isEmpty }
    (paragraph, prefix) = ("", "")
  }

  private func code(_ line: Substring) -> [InlineContent.Inline] {
    line.allSatisfy(\.isWhitespace) ? [] : [.code(String(line))]
  }

  /// `-`, `*`, `+`, `1.` or `1)` before a space.
  private static func listMarker(_ content: Substring) -> String? {
    let digits = content.prefix { $0.isASCII && $0.isNumber }
    let rest = content.dropFirst(digits.count)
    let marks = digits.isEmpty ? "-*+" : ".)"
    guard digits.count <= 9, let mark = rest.first, marks.contains(mark), rest.dropFirst().first == " " else {
      return nil
    }
    return digits + String(mark)
  }
}
