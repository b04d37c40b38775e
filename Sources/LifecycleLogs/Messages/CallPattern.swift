import LifecycleModel

/// A pattern of lines of people's own, ready to be matched, and the calls that they stand for.
struct CallPattern: Sendable {
  /// The line of the page, or of the user.
  let line: LoggedLine
  /// The longest text that each message has which it matches; empty for none.
  let literal: [UInt8]
  /// The groups that it has.
  private let groups: [LinePattern.Group]
  /// `nil` for literal text. What is made of text alone holds no closures, so threads may share it.
  private nonisolated(unsafe) let regex: Regex<AnyRegexOutput>?

  /// Compiles a line; fails on a pattern that is malformed, of which the page's reader makes no line.
  init?(_ line: LoggedLine) {
    guard !line.pattern.text.isEmpty, let groups = try? line.pattern.groups() else { return nil }
    self.line = line
    self.groups = Array(groups.keys)
    literal = line.pattern.literal
    regex = line.pattern.isExpression ? try? line.pattern.expression() : nil
  }

  /// `true` if it reads the process or the time of a call.
  var readsSource: Bool { groups.contains(.process) || groups.contains(.time) }

  /// The part of a message that a pattern matches.
  struct Match {
    /// The range of all of it.
    var range: Range<Int>
    /// The ranges of its groups.
    fileprivate(set) var groups: [LinePattern.Group: Range<Int>] = [:]
  }

  /// Matches a message that has the literal; the text is that of the bytes, place by place.
  func match(_ text: String, at place: Int?) -> Match? {
    guard let regex else { return place.map { Match(range: $0..<$0 + literal.count) } }
    guard let found = try? regex.firstMatch(in: text) else { return nil }
    func offsets(_ range: Range<String.Index>) -> Range<Int> {
      let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
      return start..<start + text.utf8.distance(from: range.lowerBound, to: range.upperBound)
    }
    var match = Match(range: offsets(found.range))
    for group in groups {
      if let range = found.output[group.rawValue]?.range { match.groups[group] = offsets(range) }
    }
    return match
  }
}
