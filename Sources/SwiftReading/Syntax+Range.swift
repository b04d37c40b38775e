import Diagnostics
import SwiftSyntax

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
