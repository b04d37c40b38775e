import Diagnostics
import ProjectModel
import SwiftSyntax

/// The texts of a file's nodes as the source has them, without the comments around them; long ones are cut.
struct SourceTexts {
  /// The number of bytes of an argument's text, of the text before a dot.
  static let limit = 200

  private let file: SourceFile

  init(_ file: SourceFile) {
    self.file = file
  }

  /// The text of a node as the source has it, up to the limit.
  func beginning(of node: some SyntaxProtocol) -> String { beginning(of: node.textRange) }

  /// The text of a range as the source has it, up to the limit.
  func beginning(of range: SourceRange) -> String {
    var end = min(range.end, range.start + Self.limit)
    guard end < range.end else { return file[range] }
    while end > range.start, file.bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return file[SourceRange(range.start, end)]
  }

  /// The text of a node, blanks and comments reduced to single spaces.
  func spaced(_ node: some SyntaxProtocol, through last: TokenSyntax? = nil) -> String {
    let range = SourceRange(node.textStart, (last?.textRange ?? node.textRange).end)
    if !hasBlanks(range) { return file[range] }
    var text = ""
    var end: Int?
    func append(_ token: TokenSyntax) {
      let range = token.textRange
      if let end, range.start > end { text += " " }
      text += file[range]
      end = range.end
    }
    node.forEachLeaf { leaf in
      leaf.as(TokenSyntax.self).map(append)
      return true
    }
    last.map(append)
    return text
  }

  /// The text of an expression without white space, `?`, `!` and the content of closures, up to the limit.
  ///
  /// A space stays between words: `(UIApplication.shared.delegate as AppDelegate)`.
  func compact(_ node: some SyntaxProtocol) -> String {
    let range = node.textRange
    if range.end - range.start <= Self.limit, isCompact(range) { return file[range] }
    var text: [UInt8] = []
    func append(_ bytes: some Sequence<UInt8>) {
      for (index, byte) in bytes.enumerated() {
        if index == 0, let last = text.last, last.isWordByte, byte.isWordByte { text.append(UInt8(ascii: " ")) }
        text.append(byte)
      }
    }
    node.forEachLeaf(isLeaf: { $0.is(ClosureExprSyntax.self) }) { leaf in
      guard let token = leaf.as(TokenSyntax.self) else {
        append("{}".utf8)
        return text.count <= Self.limit
      }
      if token.tokenKind != .postfixQuestionMark, token.tokenKind != .exclamationMark {
        let range = token.textRange
        append(file.bytes[range.start..<min(range.end, range.start + Self.limit + 1)])
      }
      return text.count <= Self.limit
    }
    return Self.limited(text)
  }

  /// The beginning of bytes as text, up to the limit.
  static func limited(_ bytes: [UInt8]) -> String {
    guard bytes.count > limit else { return String(decoding: bytes, as: UTF8.self) }
    var end = limit
    while end > 0, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return String(decoding: bytes[..<end], as: UTF8.self)
  }

  private func isCompact(_ range: SourceRange) -> Bool {
    file.bytes[range.start..<range.end].allSatisfy { byte in
      byte.isWordByte || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")")
    }
  }

  /// Returns `true` if there may be anything but single spaces between the tokens of a range.
  private func hasBlanks(_ range: SourceRange) -> Bool {
    var previous: UInt8 = 0
    for byte in file.bytes[range.start..<range.end] {
      if byte < 0x20 || byte == UInt8(ascii: "/") || byte == 0x20 && previous == 0x20 { return true }
      previous = byte
    }
    return false
  }
}

extension UInt8 {
  /// `true` for a byte of identifiers.
  var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }
}

extension SourceOutline {
  /// Reads Swift source as an app is built with it.
  ///
  /// Where brackets or interpolations are nested too deeply to be parsed, nothing is read but the place (`firstError`).
  package init(swift file: SourceFile, under conditions: BuildConditions) {
    self = file.bytes.withUnsafeBufferPointer { bytes in
      let tree: SourceFileSyntax
      switch BracketNesting.parse(bytes) {
      case .tree(let parsed): tree = parsed
      case .tooDeep(let offset):
        var outline = SourceOutline(file, .swift)
        outline.firstError = SourceRange(offset, offset + 1)
        return outline
      }
      var walk = OutlineWalk(file, conditions)
      walk.read(tree)
      walk.outline.dependsOnSystem = Self.questions.hasMatch(in: file.bytes)
      return walk.outline
    }
  }

  /// The words without which a source asks nothing of the system.
  private static let questions = ByteSearch(["#if", "available", "unavailable"])
}

extension SourceFileSyntax {
  /// The place of the first token that is missing or unexpected, without those in clauses that are certainly not built.
  func firstError(under conditions: BuildConditions) -> SourceRange? {
    guard hasError else { return nil }
    var stack = [Syntax(self)]
    while let node = stack.popLast() {
      switch node.as(SyntaxEnum.self) {
      case .token(let token): return token.textRange
      case .unexpectedNodes: return node.textRange
      case .ifConfigDecl(let directive):
        let built = Set(conditions.elements(of: directive).map(\.id))
        for clause in directive.clauses.reversed() where clause.hasError {
          stack += clause.children(viewMode: .all).reversed().filter { child in
            child.hasError && (child.id != clause.elements.map { Syntax($0).id } || built.contains(child.id))
          }
        }
      default:
        stack += node.children(viewMode: .all).reversed().filter(\.hasError)
      }
    }
    return nil
  }
}

/// Our range, not that of SwiftSyntax, in all of this module.
typealias SourceRange = Diagnostics.SourceRange

// SwiftSyntax finds the first and the last token of a node by recursion, and postfix expressions are nested without a limit.

extension SyntaxProtocol {
  /// The offset of the first token's text.
  var textStart: Int {
    var node = Syntax(self)
    while !node.is(TokenSyntax.self) {
      guard let first = node.children(viewMode: .sourceAccurate).first(where: \.hasText) else { break }
      node = first
    }
    return node.as(TokenSyntax.self)?.textRange.start ?? node.position.utf8Offset
  }

  /// The offset after the last token's text.
  var textEnd: Int {
    var node = Syntax(self)
    while !node.is(TokenSyntax.self) {
      guard let last = node.children(viewMode: .sourceAccurate).last(where: \.hasText) else { break }
      node = last
    }
    return node.as(TokenSyntax.self)?.textRange.end ?? node.endPosition.utf8Offset
  }

  /// The place without the blanks and comments around it.
  var textRange: SourceRange { SourceRange(textStart, textEnd) }

  /// Calls a closure with the tokens and, where `isLeaf` says so, nodes in reading order, until it returns `false`.
  func forEachLeaf(isLeaf: (Syntax) -> Bool = { _ in false }, _ body: (Syntax) -> Bool) {
    var stack = [Syntax(self)]
    while let node = stack.popLast() {
      if node.is(TokenSyntax.self) || isLeaf(node) {
        if !body(node) { return }
      } else {
        stack.append(contentsOf: node.children(viewMode: .sourceAccurate).reversed())
      }
    }
  }

  private var hasText: Bool { totalLength.utf8Length > 0 }
}

extension TokenSyntax {
  /// The place without the blanks and comments around it.
  var textRange: SourceRange {
    SourceRange(positionAfterSkippingLeadingTrivia.utf8Offset, endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// The text of an identifier without the backticks around it.
  var plainName: String {
    let text = text
    guard text.utf8.count > 2, text.utf8.first == UInt8(ascii: "`"), text.utf8.last == UInt8(ascii: "`") else {
      return text
    }
    return String(text.dropFirst().dropLast())
  }
}
