import Diagnostics
import Text

/// Puts build settings into texts: `$(X)`, `${X}`, `$(X:lower)`, `$(X:default=y)`, `$(inherited)`.
struct SettingExpansion {
  /// The first setting that has no known value.
  private(set) var unknown: String?

  private typealias Candidates = ArraySlice<(text: String, place: SourcePlace?)>

  private let settings: BuildSettings
  private let context: BuildContext
  /// The settings around the one that is expanded, with what is weaker than the current assignment of each.
  private var open: [(key: String, weaker: Candidates)] = []
  /// The bytes that may still be made: settings that name others twice would become texts of exponential length.
  private var budget = 100_000

  init(_ settings: BuildSettings, _ context: BuildContext) {
    self.settings = settings
    self.context = context
  }

  /// Returns a text with the settings put in; `nil` where one has no known value.
  mutating func expand(_ text: String) -> String? {
    guard text.utf8.contains(UInt8(ascii: "$")) else {
      budget -= text.utf8.count + 1
      return budget > 0 ? text : nil
    }
    var cursor = ByteCursor(Array(text.utf8))
    return expand(&cursor, until: [], depth: 0)
  }

  /// Returns the value of the strongest of some assignments of a key.
  mutating func value(of candidates: ArraySlice<(text: String, place: SourcePlace?)>, key: String? = nil) -> String? {
    guard let last = candidates.last else { return "" }
    guard open.count < Self.deepest else { return nil }
    open.append((key ?? "", candidates.dropLast()))
    defer { open.removeLast() }
    return expand(last.text)
  }

  private static let deepest = 40

  /// Expands up to one of some bytes that is outside of parentheses, and stops before it.
  private mutating func expand(_ cursor: inout ByteCursor, until ends: Set<UInt8>, depth: Int) -> String? {
    var text = ""
    while let next = cursor.next, !ends.contains(next) {
      if next == UInt8(ascii: "$"), let close = Self.closing(cursor.peek(1)) {
        cursor.advance(2)
        guard depth < Self.deepest, let value = reference(&cursor, close: close, depth: depth) else { return nil }
        text += value
      } else {
        cursor.advance()
        let rest = cursor.skip { $0 != UInt8(ascii: "$") && !ends.contains($0) }
        text += cursor.text(SourceRange(rest.start - 1, rest.end))
        budget -= rest.end - rest.start
      }
      budget -= 1
      if budget <= 0 { return nil }
    }
    return text
  }

  /// Expands what is between the parentheses of a reference.
  private mutating func reference(_ cursor: inout ByteCursor, close: UInt8, depth: Int) -> String? {
    let colon = UInt8(ascii: ":")
    guard let key = expand(&cursor, until: [close, colon], depth: depth + 1) else { return nil }
    var operators: [String] = []
    var fallback: String?
    while cursor.next == colon {
      cursor.advance()
      if cursor.skip("default=") {
        fallback = expand(&cursor, until: [close], depth: depth + 1)
      } else {
        operators.append(cursor.text(cursor.skip { $0 != close && $0 != colon }))
      }
    }
    guard cursor.next == close else { return nil }
    cursor.advance()
    guard var value = value(ofKey: key, fallback: fallback) else { return nil }
    for name in operators {
      guard let changed = SettingOperator.apply(name, to: value) else {
        unknown = unknown ?? "\(key):\(name)"
        return nil
      }
      value = changed
    }
    return value
  }

  private mutating func value(ofKey key: String, fallback: String?) -> String? {
    if key == "inherited" { return value(of: open.last?.weaker ?? [], key: open.last?.key) }
    if key == "value" { return nil }
    // A setting that names itself means its weaker assignments, as `$(inherited)` does.
    if let frame = open.last, frame.key == key { return value(of: frame.weaker, key: key) }
    let candidates = settings.candidates(key, in: context)
    let isCyclic = open.contains { $0.key == key }
    if !candidates.isEmpty, !isCyclic, let value = value(of: candidates[...], key: key) {
      return value.isEmpty ? fallback ?? value : value
    }
    if candidates.isEmpty, let fallback { return fallback }
    unknown = unknown ?? key
    return nil
  }

  private static func closing(_ open: UInt8?) -> UInt8? {
    switch open {
    case UInt8(ascii: "("): UInt8(ascii: ")")
    case UInt8(ascii: "{"): UInt8(ascii: "}")
    default: nil
    }
  }
}

/// A text of a project with its build settings put in.
package enum ExpandedText: Hashable, Sendable {
  /// The text with everything put in.
  case decided(String)
  /// The text as it is written, for a setting in it has no known value.
  case undecided(String)

  /// The text; `nil` where it is undecided.
  package var text: String? {
    switch self {
    case .decided(let text): text
    case .undecided: nil
    }
  }

  /// The text, or what is written for it.
  package var written: String {
    switch self {
    case .decided(let text), .undecided(let text): text
    }
  }
}
