import Text

/// The named groups of a regular expression, and a text that everything it matches has.
struct PatternOutline {
  /// A named group.
  struct Group {
    /// The name.
    let name: String
    /// Where it is.
    fileprivate(set) var place: LinePattern.GroupPlace
  }

  /// A group that is open while the expression is read.
  private struct Level {
    /// The number of the named group.
    var group: Int?
    /// The longest text around the group so far.
    var outerLiteral: [UInt8]
    /// `true` where what it matches need not be, or is not, a part of the whole.
    var isAside = false
    /// `true` where it has alternatives.
    var hasAlternatives = false
  }

  /// The named groups, in the order of their beginnings.
  private(set) var groups: [Group] = []
  /// The longest text that is found for certain; empty for none.
  private(set) var literal: [UInt8] = []
  /// `true` for an expression that looks at what is before or after a match.
  private(set) var looksAround = false

  private let bytes: [UInt8]
  private var place = 0
  private var run: [UInt8] = []
  private var levels: [Level] = []
  private var isUncertain = false
  private var hasAlternatives = false

  /// Reads an expression that is valid.
  init(_ pattern: String) {
    bytes = Array(pattern.utf8)
    while place < bytes.count { readNext() }
    endRun()
    if hasAlternatives || isUncertain || !levels.isEmpty { literal = [] }
  }

  private func starts(with text: String) -> Bool { bytes[place...].starts(with: text.utf8) }

  private mutating func readNext() {
    let byte = bytes[place]
    place += 1
    switch byte {
    case UInt8(ascii: "("): beginGroup()
    case UInt8(ascii: ")"): endGroup()
    case UInt8(ascii: "["):
      endRun()
      skipClass()
    case UInt8(ascii: "\\"): readEscape()
    case UInt8(ascii: "|"):
      endRun()
      if levels.isEmpty { hasAlternatives = true } else { levels[levels.count - 1].hasAlternatives = true }
    case UInt8(ascii: "?"), UInt8(ascii: "*"), UInt8(ascii: "{"): dropRepeated()
    case UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "^"), UInt8(ascii: "$"): endRun()
    default: run.append(byte)
    }
  }

  /// Ends a text that follows itself in the expression.
  private mutating func endRun() {
    if run.count > literal.count { literal = run }
    run = []
  }

  /// Leaves out what a quantifier makes optional: the last character, and all of a text with others than ASCII's, where marks
  /// may belong to it.
  private mutating func dropRepeated() {
    if run.allSatisfy({ $0 < 0x80 }) { _ = run.popLast() } else { run = [] }
    endRun()
    if bytes[place - 1] == UInt8(ascii: "{") { skip(past: UInt8(ascii: "}")) }
  }

  private mutating func skip(past end: UInt8) {
    while place < bytes.count, bytes[place] != end { place += 1 }
    place += 1
  }

  private mutating func readEscape() {
    guard place < bytes.count else { return }
    let byte = bytes[place]
    place += 1
    guard byte.isASCIILetter || byte.isASCIIDigit else { return run.append(byte) }
    endRun()
    let next = place < bytes.count ? bytes[place] : nil
    if byte == UInt8(ascii: "Q") {
      isUncertain = true
      skipQuotation()
    } else if let next, let end = Self.nameEnds[next], "kg".utf8.contains(byte) {
      place += 1
      skip(past: end)
    } else if !Self.plainEscapes.contains(byte), next != UInt8(ascii: "{") {
      isUncertain = true
    }
  }

  /// What ends the name of a group after what begins it.
  private static let nameEnds = [UInt8(ascii: "<"): UInt8(ascii: ">"), UInt8(ascii: "'"): UInt8(ascii: "'")]

  /// The letters of escapes of which what follows is no part, as it is in `\u0061` and `\cA`.
  private static let plainEscapes = Set("dDwWsSbBhHvVRNXOyYAzZGntrfae".utf8)

  /// Skips the rest of a text in which nothing has a meaning.
  private mutating func skipQuotation() {
    while place < bytes.count, !starts(with: "\\E") { place += 1 }
    place += 2
  }

  /// Skips a class of characters, which may have others in it.
  private mutating func skipClass() {
    var depth = 1
    while place < bytes.count, depth > 0 {
      switch bytes[place] {
      case UInt8(ascii: "\\"):
        place += 1
        guard place < bytes.count, bytes[place] == UInt8(ascii: "Q") else { break }
        place += 1
        skipQuotation()
        continue
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      default: break
      }
      place += 1
    }
  }

  private mutating func beginGroup() {
    endRun()
    var level = Level(outerLiteral: literal)
    literal = []
    if starts(with: "?<=") || starts(with: "?<!") || starts(with: "?=") || starts(with: "?!") {
      looksAround = true
      level.isAside = true
      place += starts(with: "?<") ? 3 : 2
    } else if starts(with: "?<") || starts(with: "?P<") || starts(with: "?'") {
      level.group = beginNamedGroup()
    } else if starts(with: "?:") || starts(with: "?>") || starts(with: "?|") {
      place += 2
    } else if starts(with: "?#") {
      skip(past: UInt8(ascii: ")"))
      literal = level.outerLiteral
      return
    } else if starts(with: "?") || starts(with: "*") {
      // Letters may then match in either case, or white space nothing.
      isUncertain = true
      while place < bytes.count, bytes[place] != UInt8(ascii: ":"), bytes[place] != UInt8(ascii: ")") { place += 1 }
      if place < bytes.count, bytes[place] == UInt8(ascii: ":") { place += 1 }
    }
    levels.append(level)
  }

  private mutating func beginNamedGroup() -> Int {
    let isQuoted = starts(with: "?'")
    place += starts(with: "?P<") ? 3 : 2
    let start = place
    skip(past: UInt8(ascii: isQuoted ? "'" : ">"))
    let end = max(start, min(place, bytes.count) - 1)
    let name = String(decoding: bytes[start..<end], as: UTF8.self)
    let contents = min(place, bytes.count)..<bytes.count
    groups.append(Group(name: name, place: LinePattern.GroupPlace(name: start..<end, contents: contents)))
    return groups.count - 1
  }

  private mutating func endGroup() {
    endRun()
    guard let level = levels.popLast() else { return }
    if let group = level.group {
      let opened = groups[group].place
      groups[group].place = LinePattern.GroupPlace(name: opened.name, contents: opened.contents.lowerBound..<place - 1)
    }
    let isOptional = starts(with: "?") || starts(with: "*") || starts(with: "{")
    if level.isAside || level.hasAlternatives || isOptional || level.outerLiteral.count >= literal.count {
      literal = level.outerLiteral
    }
  }
}
