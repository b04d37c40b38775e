import Text

/// A pattern of lines in a log: literal text, which may be anywhere in a message, or a regular expression with named groups.
package struct LinePattern: Hashable, Sendable {
  /// What a named group matches.
  package enum Group: String, Hashable, Sendable, CaseIterable {
    /// The name of a callback, in any of the forms in which messages have it.
    case callback
    /// A value of an observed delegate.
    case value
    /// The name of a delegate, or of its class.
    case delegate
    /// The object that is called: an address after `0x`, a number, or any text.
    case instance
    /// When the line was written.
    case time
    /// The process, a name or a number.
    case process
    /// What tells a launch from others.
    case launch
    /// What tells a device from others.
    case device
  }

  /// Where a named group is: offsets in the UTF-8 of the text.
  package struct GroupPlace: Hashable, Sendable {
    package let name: Range<Int>
    /// The range of the expression in the group.
    package let contents: Range<Int>
  }

  /// The greatest number of opening brackets in an expression: the compiler calls itself for each that is inside another.
  private static let mostBrackets = 32

  /// The greatest number of groups: the compiler looks at all of them for each of them.
  private static let mostGroups = 256

  /// The text as the page has it.
  package let text: String

  package init(_ text: String) { self.text = text }

  /// `true` for a regular expression: a text that begins with `^`, or has `(?<`.
  package var isExpression: Bool { text.utf8.first == UInt8(ascii: "^") || text.utf8.firstRange(of: "(?<".utf8) != nil }

  /// The longest text that all messages have which the pattern matches, as its bytes; empty for none.
  package var literal: [UInt8] { isExpression ? PatternOutline(text).literal : Array(text.utf8) }

  /// `true` for an expression that looks at what is before or after a match.
  package var looksAround: Bool { PatternOutline(text).looksAround }

  /// Compiles the text as a regular expression, in which one Unicode scalar is a character.
  package func expression() throws(Malformed) -> Regex<AnyRegexOutput> {
    let bytes = Array(text.utf8)
    for (mark, most, name) in [("[", Self.mostBrackets, "brackets"), ("(", Self.mostGroups, "groups")] {
      if let surplus = bytes.indices.lazy.filter({ bytes[$0] == mark.utf8.first }).dropFirst(most).first {
        throw Malformed(.invalid("more than \(most) \(name)"), at: surplus..<surplus + 1)
      }
    }
    do {
      return try Regex(text).matchingSemantics(.unicodeScalar)
    } catch {
      throw Malformed(.invalid(String(describing: error)), at: place(of: error))
    }
  }

  /// The place of an error, which the library's own type has but does not publish; else the whole text.
  private func place(of error: any Error) -> Range<Int> {
    let location = Mirror(reflecting: error).descendant("location").map { Mirror(reflecting: $0) }
    guard let range = location?.descendant("range") as? Range<String.Index>,
      range.lowerBound >= text.startIndex, range.upperBound <= text.endIndex
    else { return 0..<text.utf8.count }
    let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    return start..<start + text.utf8.distance(from: range.lowerBound, to: range.upperBound)
  }

  /// The named groups of the expression by what they match; none of literal text.
  package func groups() throws(Malformed) -> [Group: GroupPlace] {
    guard isExpression else { return [:] }
    let expression = try expression()
    // What looks like a group in a comment is none.
    let named = PatternOutline(text).groups.filter { expression.contains(captureNamed: $0.name) }
    let unknown = named.filter { Group(rawValue: $0.name) == nil }
    guard unknown.isEmpty else {
      throw Malformed(problems: unknown.map { Malformed.Problem(kind: .unknownGroup($0.name), bytes: $0.place.name) })
    }
    let known = named.compactMap { group in Group(rawValue: group.name).map { ($0, group.place) } }
    return Dictionary(known) { first, _ in first }
  }
}

extension LinePattern {
  /// A text that is no pattern.
  package struct Malformed: Error, Hashable {
    /// Something that is wrong in the text.
    package struct Problem: Hashable, Sendable {
      /// The kinds of problems.
      package enum Kind: Hashable, Sendable {
        /// It is no regular expression, as the compiler of expressions says it: `expected ')'`.
        case invalid(String)
        /// A named group means nothing.
        case unknownGroup(String)
      }

      package let kind: Kind
      /// The place: offsets in the UTF-8 of the text.
      package let bytes: Range<Int>
    }

    /// All that is wrong; there is at least one problem.
    package let problems: [Problem]

    /// Takes problems together.
    init(problems: [Problem]) { self.problems = problems }

    /// Creates an error of one problem.
    init(_ kind: Problem.Kind, at bytes: Range<Int>) { problems = [Problem(kind: kind, bytes: bytes)] }
  }
}

/// The named groups of a regular expression, and a text that everything it matches has.
struct PatternOutline {
  /// A named group.
  struct Group {
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

/// A line that an app prints itself, and the call that it stands for.
package struct LoggedLine: Hashable, Sendable {
  /// What a line stands for.
  package enum Call: Hashable, Sendable {
    /// A call of a callback, or a change to a value.
    case callback(CallbackID)
    /// A change of an observed delegate to the value that the group `value` matches.
    case value(of: DelegateID)
    /// A call of the callback that the group `callback` matches.
    case named
  }

  /// The pattern of the line; no two lines of a page have the same.
  package var pattern: LinePattern
  package var call: Call

  package init(_ pattern: LinePattern, _ call: Call) {
    self.pattern = pattern
    self.call = call
  }
}
