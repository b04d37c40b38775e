import Text

/// An identifier in a message, with what is around it.
struct NameInMessage {
  /// What follows an identifier without a space between.
  private enum Tail {
    /// Nothing that belongs to it.
    case nothing
    /// Labels in parentheses: `(_:willConnectTo:options:)`.
    case labels
    /// The rest of a selector, and the number of its colons: `:willConnectToSession:options:`.
    case selector(colons: Int)
  }

  /// The message.
  let text: MessageBytes
  /// The range of the identifier.
  let range: Range<Int>
  /// The end of the name, with what follows the identifier.
  let end: Int
  private let tail: Tail

  /// Takes an identifier at a place.
  init(_ range: Range<Int>, in text: MessageBytes) {
    self.text = text
    self.range = range
    if let end = Self.endOfLabels(at: range.upperBound, in: text) {
      (self.end, tail) = (end, .labels)
    } else {
      let (end, colons) = Self.endOfSelector(at: range.upperBound, in: text)
      (self.end, tail) = (end, colons > 0 ? .selector(colons: colons) : .nothing)
    }
  }

  /// The end of `(_:willConnectTo:options:)` or `()`; `nil` for anything else, such as arguments.
  private static func endOfLabels(at start: Int, in text: MessageBytes) -> Int? {
    guard start < text.count, text[start] == UInt8(ascii: "(") else { return nil }
    var end = start + 1
    while end < text.count, text[end] != UInt8(ascii: ")") {
      let colon = text.end(from: end, while: \.isIdentifierPart)
      guard colon > end, colon < text.count, text[colon] == UInt8(ascii: ":") else { return nil }
      end = colon + 1
    }
    return end < text.count ? end + 1 : nil
  }

  /// The end of `:willConnectToSession:options:`, or of that without its last colon, and the number of colons.
  private static func endOfSelector(at start: Int, in text: MessageBytes) -> (end: Int, colons: Int) {
    var (end, colons) = (start, 0)
    while end < text.count, text[end] == UInt8(ascii: ":") {
      colons += 1
      end += 1
      guard end < text.count, !text[end].isASCIIDigit else { break }
      end = text.end(from: end, while: \.isTokenPart)
    }
    return (end, colons)
  }

  /// The byte at a distance before the identifier; 0 for none.
  private func byte(before distance: Int) -> UInt8 {
    range.lowerBound >= distance ? text[range.lowerBound - distance] : 0
  }

  /// The end of a tail that follows, whole; `nil` for none. Of a selector, the last colon may be missing.
  func end(ofTail bytes: [UInt8]) -> Int? {
    // `(_:perform: CXEndCallAction)` has a type, which is no label.
    let isTyped = bytes.contains(0x20)
    let count = isTyped ? bytes.count : end - range.upperBound
    guard count == bytes.count || count == bytes.count - 1 && count > 0 && bytes.first == UInt8(ascii: ":"),
      range.upperBound + count <= text.count
    else { return nil }
    for index in 0..<count where bytes[index] != text[range.upperBound + index] { return nil }
    return range.upperBound + count
  }

  /// `true` where labels follow: without those of a callback, it is the name of another method.
  var isOtherName: Bool {
    switch tail {
    case .nothing: false
    case .labels: end > range.upperBound + 2
    case .selector(let colons): colons > 1
    }
  }

  /// `true` unless it is a part of a longer word, as letters around it say: those of scripts without spaces between words do not.
  var isWhole: Bool {
    let (first, last) = (text[range.lowerBound], text[range.upperBound - 1])
    let isJoinedBefore = range.lowerBound > 0 && isJoined(text[range.lowerBound - 1], scalarBefore, to: first)
    let isJoinedAfter = range.upperBound < text.count && isJoined(text[range.upperBound], scalarAfter, to: last)
    return !isJoinedBefore && !isJoinedAfter
  }

  private func isJoined(_ byte: UInt8, _ scalar: @autoclosure () -> Unicode.Scalar?, to edge: UInt8) -> Bool {
    if byte < 0x80 { return byte.isTokenPart && edge.isIdentifierPart }
    // Latin, Greek and Cyrillic letters end before U+0530.
    return scalar().map { $0.isWord && (edge >= 0x80 || $0.value < 0x530) } == true
  }

  private var scalarBefore: Unicode.Scalar? {
    let start = text.start(before: range.lowerBound - 1) { $0 & 0xC0 == 0x80 }
    let bytes = text[max(0, start - 1, range.lowerBound - 4)..<range.lowerBound]
    return String(decoding: bytes, as: UTF8.self).unicodeScalars.last
  }

  private var scalarAfter: Unicode.Scalar? {
    String(decoding: text[range.upperBound...].prefix(4), as: UTF8.self).unicodeScalars.first
  }

  /// `true` for a label inside the name of another method: `play(_:didFinish:)`, `player:didFinish:`.
  var isLabelOfOtherName: Bool { isInLabels || startOfSelector < range.lowerBound }

  /// `true` for what is inside the name of another method; `SceneDelegate:sceneDidBecomeActive:` is a class and a selector.
  var isPartOfOtherName: Bool {
    let start = startOfSelector
    return isInLabels
      || start < range.lowerBound && (text[start] == UInt8(ascii: "_") || text[start].isSmallLetter)
  }

  /// The start of `player:didFinish:`, of which the identifier and a colon after it may be the end.
  private var startOfSelector: Int {
    var start = range.lowerBound
    guard isBeforeColon else { return start }
    // No selector is longer.
    while start > max(0, range.lowerBound - 256), text[start - 1] == UInt8(ascii: ":") {
      start = text.start(before: start - 1, while: \.isIdentifierPart)
    }
    return start
  }

  private var isInLabels: Bool {
    let start = startOfSelector
    return isBeforeColon && start > 1 && text[start - 1] == UInt8(ascii: "(") && text[start - 2].isIdentifierPart
  }

  private var isBeforeColon: Bool { range.upperBound < text.count && text[range.upperBound] == UInt8(ascii: ":") }

  /// `true` in a line of a stack: `-[SceneDelegate sceneDidBecomeActive:] + 52`, ``Parcels`SceneDelegate.sceneDidBecomeActive``.
  var isInStackFrame: Bool { isAfterModule || isBeforeOffset }

  private var isAfterModule: Bool {
    let path = text.start(before: range.lowerBound) { $0.isIdentifierPart || Self.pathMarks.contains($0) }
    // `Parcels`@objc SceneDelegate.…`
    let quote = text.start(before: path) { $0 != UInt8(ascii: "`") && $0 != UInt8(ascii: ",") }
    guard quote > 1, text[quote - 1] == UInt8(ascii: "`"), text[quote - 2].isIdentifierPart else { return false }
    return quote == path || text[quote] == UInt8(ascii: "@")
  }

  private static let pathMarks = ASCIISet(".-+[ ")

  private var isBeforeOffset: Bool {
    let start = end < text.count && text[end] == UInt8(ascii: "]") ? end + 1 : end
    return start + 3 < text.count && text[start] == UInt8(ascii: " ") && text[start + 1] == UInt8(ascii: "+")
      && text[start + 2] == UInt8(ascii: " ") && text[start + 3].isASCIIDigit
  }

  /// `true` for `-[<UIApplicationDelegate> application:performFetchWithCompletionHandler:]`, as UIKit's warnings name what an app
  /// lacks.
  var isOfRequirement: Bool {
    guard byte(before: 1) == UInt8(ascii: " "), byte(before: 2) == UInt8(ascii: ">") else { return false }
    let start = text.start(before: range.lowerBound - 2, while: \.isIdentifierPart)
    return start > 1 && text[start - 1] == UInt8(ascii: "<") && text[start - 2] == UInt8(ascii: "[")
  }

  /// The class before the name, without its module: of `Type.name`, `Type#name`, `Type::name`, `[Type name` and
  /// `[Type(Category) name`.
  var classRange: Range<Int>? {
    var end = range.lowerBound - 1
    switch byte(before: 1) {
    case UInt8(ascii: "."), UInt8(ascii: "#"): break
    case UInt8(ascii: ":"):
      guard byte(before: 2) == UInt8(ascii: ":") else { return nil }
      end -= 1
    case UInt8(ascii: " "):
      if byte(before: 2) == UInt8(ascii: ")") {
        let category = text.start(before: end - 1, while: \.isIdentifierPart)
        guard category > 0, text[category - 1] == UInt8(ascii: "(") else { return nil }
        end = category - 1
      }
      let start = text.start(before: end) { $0.isIdentifierPart || $0 == UInt8(ascii: ".") }
      guard start > 0, text[start - 1] == UInt8(ascii: "[") else { return nil }
    default: return nil
    }
    let start = text.start(before: end, while: \.isIdentifierPart)
    // A variable is no class: `self.viewDidLoad()`.
    guard start < end, !text[start].isSmallLetter, !text[start].isASCIIDigit else { return nil }
    return start..<end
  }
}
