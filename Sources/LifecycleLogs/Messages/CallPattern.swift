import LifecycleModel

/// A pattern for lines of people's own, and the calls that they stand for.
///
/// It is literal text, which may be anywhere in a message, unless it begins with `^` or has a `(?<`. Then it is a Swift regular
/// expression, in which one Unicode scalar is a character, with named groups.
package struct CallPattern: Sendable {
  /// The calls that a message may be.
  package enum Target: Hashable, Sendable {
    /// A callback.
    case callback(CallbackID)
    /// The value of an observed delegate that the group `value` names, or a callback of another one that `callback` names.
    case delegate(DelegateID)
    /// The callback that the group `callback` names, or the value that `value` names.
    case named
  }

  /// The named groups.
  package enum Group: String, CaseIterable, Sendable {
    /// A callback's name, in any of the forms in which messages have it.
    case callback
    /// An observed value.
    case value
    /// A delegate's name, or its class.
    case delegate
    /// The object: an address after `0x`, a number, or any text.
    case instance
    /// The time.
    case time
    /// The process, a name or a number.
    case process
    /// What tells launches apart.
    case launch
    /// The device.
    case device
  }

  /// The pattern as it was written.
  package let text: String
  /// The calls that a message may be.
  package let target: Target
  /// The groups that it has.
  let groups: Set<Group>
  /// The longest text that each message has which it matches; empty for none.
  package let literal: [UInt8]
  /// `nil` for literal text. What is made of text alone holds no closures, so threads may share it.
  private nonisolated(unsafe) let regex: Regex<AnyRegexOutput>?

  /// Creates a pattern for calls of a page.
  package init(_ text: String, of target: Target = .named, in lifecycle: Lifecycle) throws(CallPatternProblem) {
    self.text = text
    self.target = target
    guard !text.isEmpty else { throw CallPatternProblem(kind: .empty, range: 0..<0) }
    let isLiteral = !text.hasPrefix("^") && !text.contains("(?<")
    regex = isLiteral ? nil : try CallPatternCheck.compiled(text)
    let outline = isLiteral ? nil : PatternOutline(text)
    literal = outline?.literal ?? Array(text.utf8)
    groups = try CallPatternCheck(text, target, outline?.groups ?? [], lifecycle).checkedGroups()
  }

  /// The part of a message that a pattern matches.
  struct Match {
    /// The range of all of it.
    var range: Range<Int>
    /// The ranges of its groups.
    fileprivate(set) var groups: [Group: Range<Int>] = [:]
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
