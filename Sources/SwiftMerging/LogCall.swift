import SwiftSyntax

/// A call in a method that logs it: `OrderState.record("Shop", instance: self)`.
package struct LogCall: Hashable, Sendable {
  package let text: String
  /// The offset of its first byte of UTF-8 in the file.
  let offset: Int

  /// The insertion that puts another call in its place, with the file's line ends and the margin of the call's line.
  func replaced(by other: LogCall, in bytes: [UInt8], of others: [UInt8]) -> Insertion {
    let (old, new) = (others.indentation(at: other.offset), bytes.indentation(at: offset))
    let margin = String(decoding: new, as: UTF8.self)
    let lines = other.text.linesOfText.enumerated().map { index, line in
      index == 0 ? line : margin + String(decoding: line.utf8.dropFirst(old.count), as: UTF8.self)
    }
    return Insertion(offset: offset, text: lines.joined(separator: bytes.newline), replacedCount: text.utf8.count)
  }
}

extension SwiftFile {
  /// The calls in the methods of a generated file's member, in reading order, including those in extensions.
  package func logCalls(in member: SwiftMember) -> [LogCall] {
    let bodies = types.filter { $0.name == member.type }.flatMap(\.block.members.declarations).filter { declaration in
      MemberSignature.all(of: declaration).contains { $0.isSameMember(as: member.signature) }
    }
    return bodies.flatMap { $0.tokens(viewMode: .sourceAccurate).compactMap(LogCall.init) }
  }
}

extension LogCall {
  /// The call that a token names: that of a type's `record`, with a string literal first.
  fileprivate init?(_ token: TokenSyntax) {
    guard token.text == "record",
      let callee = token.parent?.parent?.as(MemberAccessExprSyntax.self),
      callee.base?.is(DeclReferenceExprSyntax.self) == true,
      let call = callee.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == callee.id,
      let first = call.arguments.first, first.label == nil, first.expression.is(StringLiteralExprSyntax.self)
    else { return nil }
    self.init(text: call.trimmedDescription, offset: call.positionAfterSkippingLeadingTrivia.utf8Offset)
  }
}
