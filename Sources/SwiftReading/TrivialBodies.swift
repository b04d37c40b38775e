import SwiftSyntax

extension CodeBlockItemListSyntax {
  /// `true` where nothing happens: no statement, a literal or nothing returned, or one call of `super` alone.
  var isTrivial: Bool {
    guard let first else { return true }
    guard count == 1 else { return false }
    switch first.item {
    case .decl: return false
    case .stmt(let statement):
      guard let statement = statement.as(ReturnStmtSyntax.self) else { return false }
      return statement.expression?.isTrivial ?? true
    case .expr(let expression): return expression.isTrivial
    }
  }
}

extension ExprSyntax {
  fileprivate var isTrivial: Bool { isLiteral || isCallOfSuper }

  private var isLiteral: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr, .nilLiteralExpr, .integerLiteralExpr, .floatLiteralExpr: true
    case .stringLiteralExpr(let literal): literal.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
    case .arrayExpr(let array): array.elements.isEmpty
    case .dictionaryExpr(let dictionary): dictionary.content.is(TokenSyntax.self)
    case .prefixOperatorExpr(let negation): negation.operator.text == "-" && negation.expression.isNumber
    default: false
    }
  }

  private var isNumber: Bool { self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self) }

  /// `true` for `super.f(a)`, also with `try`, `await` and `_ =` before it, where nothing is called in the arguments.
  private var isCallOfSuper: Bool {
    var expression = self
    while true {
      switch expression.as(ExprSyntaxEnum.self) {
      case .tryExpr(let attempt): expression = attempt.expression
      case .awaitExpr(let wait): expression = wait.expression
      case .sequenceExpr(let sequence):
        guard sequence.elements.count == 3, sequence.elements.first?.is(DiscardAssignmentExprSyntax.self) == true,
          let value = sequence.elements.last
        else { return false }
        expression = value
      case .functionCallExpr(let call):
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
          access.base?.is(SuperExprSyntax.self) == true, call.trailingClosure == nil
        else { return false }
        return call.arguments.allSatisfy { $0.expression.isPlainArgument }
      default: return false
      }
    }
  }

  private var isPlainArgument: Bool { isLiteral || self.is(DeclReferenceExprSyntax.self) }
}

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
