import Text

/// A pattern of lines in a log: literal text, or a regular expression with named groups.
package struct LinePattern: Hashable, Sendable {
  /// What a named group matches.
  package enum Group: String, Hashable, Sendable, CaseIterable {
    /// The name of a callback.
    case callback
    /// A value of an observed delegate.
    case value
    /// The name of a delegate.
    case delegate
    /// The address of the object that is called.
    case instance
    /// When the line was written.
    case time
    /// The number of the process.
    case process
    /// What tells a launch from others.
    case launch
    /// What tells a device from others.
    case device
  }

  /// A text that is no regular expression.
  package struct Malformed: Error {
    /// What is wrong, as the compiler of expressions says it: `expected ')'`.
    package let reason: String
  }

  /// The greatest number of opening brackets in an expression: the compiler calls itself for each that is inside another.
  private static let mostBrackets = 32

  /// What begins a named group.
  private static let openings = ["(?<", "(?P<", "(?'"]

  /// The text as the page has it.
  package let text: String

  /// Creates a pattern.
  package init(_ text: String) { self.text = text }

  /// `true` for a regular expression: a text that begins with `^`, or has `(?<`.
  package var isExpression: Bool { text.utf8.first == UInt8(ascii: "^") || text.utf8.firstRange(of: "(?<".utf8) != nil }

  /// Compiles the text as a regular expression.
  package func expression() throws(Malformed) -> Regex<AnyRegexOutput> {
    guard text.utf8.count(where: { $0 == UInt8(ascii: "[") }) <= Self.mostBrackets else {
      throw Malformed(reason: "more than \(Self.mostBrackets) brackets")
    }
    do {
      return try Regex(text)
    } catch {
      throw Malformed(reason: String(describing: error))
    }
  }

  /// The named groups of the compiled text in order, each name once, with its place in the bytes of the text.
  package func groups(of expression: Regex<AnyRegexOutput>) -> [(name: String, bytes: Range<Int>)] {
    let bytes = Array(text.utf8)
    var names: Set<String> = []
    return bytes.indices.compactMap { start in
      let opening = Self.openings.first { bytes[start...].starts(with: $0.utf8) }
      guard let first = opening.map({ start + $0.utf8.count }),
        let end = bytes[first...].firstIndex(where: { ">'".utf8.contains($0) })
      else { return nil }
      let name = String(decoding: bytes[first..<end], as: UTF8.self)
      // What looks like a group in a class or a comment is none.
      let isGroup = expression.contains(captureNamed: name) && names.insert(name).inserted
      return isGroup ? (name, first..<end) : nil
    }
  }
}
