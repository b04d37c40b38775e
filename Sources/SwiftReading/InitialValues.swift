import SwiftSyntax

extension ExprSyntax {
  /// The text of the type that an initial value tells: of `X(…)`, of a literal, after `as`; `nil` where it tells none.
  func toldType(_ texts: SourceTexts) -> String? {
    switch self.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr: return "Bool"
    case .integerLiteralExpr: return "Int"
    case .floatLiteralExpr: return "Double"
    case .stringLiteralExpr: return "String"
    case .sequenceExpr(let sequence):
      guard let type = sequence.elements.last?.as(TypeExprSyntax.self),
        let cast = sequence.elements.dropLast().last?.as(UnresolvedAsExprSyntax.self)
      else { return nil }
      let isOptional = cast.questionOrExclamationMark?.tokenKind == .postfixQuestionMark
      return texts.spaced(type) + (isOptional ? "?" : "")
    case .functionCallExpr(let call):
      let callee = call.calledExpression
      guard
        callee.is(DeclReferenceExprSyntax.self) || callee.is(MemberAccessExprSyntax.self)
          || callee.is(GenericSpecializationExprSyntax.self)
      else { return nil }
      let name = texts.beginning(of: callee)
      let type = name.hasSuffix(".init") ? String(name.dropLast(5)) : name
      let parts = type.prefix { $0 != "<" }.split(separator: ".", omittingEmptySubsequences: false)
      return parts.allSatisfy { $0.first?.isUppercase == true } ? type : nil
    default: return nil
    }
  }
}
