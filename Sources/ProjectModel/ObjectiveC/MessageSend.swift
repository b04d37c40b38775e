import Diagnostics

/// A message `[receiver name:argument name:argument, argument]` in the tokens of a file.
struct MessageSend {
  /// The opening bracket.
  let open: Int
  let receiver: Range<Int>
  /// The first word of the name.
  let nameIndex: Int
  /// The name.
  let selector: String
  let arguments: [Range<Int>]
}

extension ObjectiveCSource {
  /// The colon of an argument, and the word before it, if any.
  private struct Label {
    let word: Int?
    let colon: Int
  }

  /// The message that a bracket begins; `nil` where it is an element, a literal, a capture of C++ or not closed.
  func message(at open: Int) -> MessageSend? {
    guard let close = close(of: open), kind(open - 1) != .at else { return nil }
    // Neither is a name followed by a message, nor an element by one.
    if followsOperand(open), kind(open - 1) == .word || kind(open - 1) == .closeBracket { return nil }
    guard let found = labels(in: (open + 1)..<close), let name = found.first else { return nil }
    var arguments: [Range<Int>] = []
    var selector = ""
    for (index, label) in found.enumerated() {
      selector += label.word.map(text) ?? ""
      guard label.colon < close else { break }
      selector += ":"
      let next = index + 1 < found.count ? found[index + 1] : nil
      arguments += parts(of: (label.colon + 1)..<(next.map { $0.word ?? $0.colon } ?? close))
    }
    guard let nameIndex = name.word, nameIndex > open + 1 else { return nil }
    return MessageSend(
      open: open, receiver: (open + 1)..<nameIndex, nameIndex: nameIndex, selector: selector, arguments: arguments)
  }

  /// The labels of a message; a name without arguments is one whose colon is the closing bracket.
  private func labels(in indices: Range<Int>) -> [Label]? {
    var labels: [Label] = []
    var followsOperand = false
    var candidate: Int?
    var (ternaries, angles) = (0, 0)
    var index = indices.lowerBound
    while index < indices.upperBound {
      let kind = tokens[index].kind
      switch kind {
      case .word:
        candidate = followsOperand ? index : nil
        followsOperand = true
      case .colon:
        if ternaries > 0 {
          ternaries -= 1
        } else {
          labels.append(Label(word: candidate == index - 1 ? candidate : nil, colon: index))
        }
        followsOperand = false
      case .question:
        ternaries += 1
        followsOperand = false
      case .less:
        angles += 1
        followsOperand = false
      case .semicolon: return nil
      case .comma where labels.isEmpty && angles == 0: return nil
      case .greater: followsOperand = angles > 0
      case .number, .character, .string, .keyword, .openParenthesis, .openBracket, .openBrace: followsOperand = true
      default: followsOperand = false
      }
      index = min(after(index), indices.upperBound)
    }
    if labels.isEmpty, candidate == indices.upperBound - 1 {
      labels = [Label(word: candidate, colon: indices.upperBound)]
    }
    return labels.first?.word == nil ? nil : labels
  }

  /// The parts of a list between its commas; none for no tokens.
  func parts(of indices: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = indices.lowerBound
    while start < indices.upperBound {
      var end = start
      // A semicolon ends a part only where somebody has forgotten a bracket.
      end = min(terminators[end], indices.upperBound)
      parts.append(start..<end)
      start = end + 1
    }
    return parts
  }

  /// Returns `true` for a word that can be a type's name.
  func isTypeName(_ index: Int) -> Bool {
    kind(index) == .word && !self.is(index, "self") && !self.is(index, "super")
  }

  /// Returns `true` if what `@available` lists says iOS 13 or earlier for the app's system, or nothing of that system.
  func isScenesCheck(_ indices: Range<Int>) -> Bool {
    let names =
      switch conditions.platform {
      case .iOS, .visionOS: ["iOS"]
      case .macCatalyst: ["macCatalyst", "iOS"]
      case .tvOS: ["tvOS"]
      case .macOS, .watchOS: [String]()
      }
    for name in names {
      guard let index = indices.dropLast().first(where: { self.is($0, name) }) else { continue }
      let parts = text(index + 1).split(separator: ".").map { Int($0) ?? .max }
      return (parts.first ?? .max) < 13 || parts.first == 13 && (parts.dropFirst().first ?? 0) <= 1
    }
    return false
  }

  /// The token after the statement that begins with a token, with the `else` of an `if`.
  ///
  /// A statement of more than 64 parts without braces ends with the last of them.
  func statementEnd(_ start: Int) -> Int {
    var index = start
    var ifs = 0
    for _ in 0..<64 {
      if kind(index + 1) == .openParenthesis, isConditional(index) {
        ifs += self.is(index, "if") ? 1 : 0
        index = after(index + 1)
        continue
      }
      index = kind(index) == .openBrace ? after(index) : min(terminators[min(index, tokens.count)] + 1, tokens.count)
      guard ifs > 0, self.is(index, "else") else { break }
      ifs -= 1
      index += 1
    }
    return min(index, tokens.count)
  }

  private func isConditional(_ index: Int) -> Bool {
    self.is(index, "if") || self.is(index, "for") || self.is(index, "while") || self.is(index, "switch")
  }
}
