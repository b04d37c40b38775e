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
    /// The range of the name.
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

  /// Creates a pattern.
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
