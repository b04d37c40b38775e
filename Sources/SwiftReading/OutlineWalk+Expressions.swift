import Diagnostics
import ProjectModel
import SwiftParser
import SwiftSyntax

extension OutlineWalk {
  /// Reads what an expression mentions.
  mutating func visit(_ expression: ExprSyntax, _ context: Context) {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr, .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .optionalChainingExpr,
      .forceUnwrapExpr, .postfixOperatorExpr, .genericSpecializationExpr, .postfixIfConfigExpr:
      readChain(expression, context)
    case .sequenceExpr(let sequence): readSequence(sequence, context)
    case .stringLiteralExpr(let literal): read(literal, context)
    case .keyPathExpr(let path): read(path, context)
    case .macroExpansionExpr(let macro) where macro.macroName.text == "selector":
      guard let argument = macro.arguments.first?.expression else { return }
      readSelector(argument, in: macro, context)
    case .ifExpr(let choice):
      push(choice.conditions, context.tested)
      push(choice.body, context.legacy(if: legacySystems.isDemanded(by: choice.conditions)))
      push(
        choice.elseBody.map(Syntax.init),
        context.legacy(if: legacySystems.isDemanded(byFailureOf: choice.conditions)))
    case .closureExpr: pushChildren(of: expression, context.inBody)
    default: pushChildren(of: expression, context)
    }
  }

  /// Adds a mention.
  mutating func add(_ mention: Mention, _ context: Context) {
    var mention = mention
    mention.isLegacy = context.isLegacy
    mention.isTested = context.isTested
    outline.mentions.append(mention)
  }

  // MARK: Assignments and casts

  private mutating func readSequence(_ sequence: SequenceExprSyntax, _ context: Context) {
    let elements = Array(sequence.elements)
    for (index, element) in elements.enumerated() {
      let context = element.isTested(in: elements, at: index) ? context.tested : context
      if index == 0, elements.count > 2, elements[1].isAssignment {
        let value = SourceRange(elements[2].textStart, elements[elements.count - 1].textEnd)
        readChain(element.withoutEffects, assigned: value, context)
      } else if index > 0, let type = element.as(TypeExprSyntax.self)?.type,
        elements[index - 1].is(UnresolvedAsExprSyntax.self), index > 1
      {
        readCast(of: elements[index - 2].withoutEffects, to: type, context)
      } else {
        push(element, context)
      }
    }
  }

  private mutating func readCast(of value: ExprSyntax, to type: TypeSyntax, _ context: Context) {
    add(
      Mention(
        .cast, base: texts.compact(value), name: type.dottedName ?? texts.spaced(type),
        range: SourceRange(value.textStart, type.textEnd), nameRange: type.nameRange), context)
  }

  /// Adds the assignment that the initial value of a variable is.
  mutating func readInitialValue(_ initializer: InitializerClauseSyntax?, of pattern: PatternSyntax, _ context: Context)
  {
    guard let value = initializer?.value, let name = pattern.as(IdentifierPatternSyntax.self)?.identifier else {
      return
    }
    var mention = Mention(
      .assignment, name: name.plainName, range: SourceRange(name.textRange.start, value.textEnd),
      nameRange: name.textRange)
    mention.arguments = [texts.beginning(of: value)]
    add(mention, context)
  }

  /// Adds the access that `if let name` is.
  mutating func readShorthand(_ pattern: PatternSyntax, _ context: Context) {
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier else { return }
    add(Mention(.access, name: name.plainName, range: name.textRange, nameRange: name.textRange), context)
  }

  // MARK: Literals, key paths, selectors

  private mutating func read(_ literal: StringLiteralExprSyntax, _ context: Context) {
    guard literal.segments.allSatisfy({ $0.is(StringSegmentSyntax.self) }) else {
      return pushChildren(of: literal, context)
    }
    let content = SourceRange(literal.openingQuote.textRange.end, literal.closingQuote.textRange.start)
    guard content.end - content.start <= SourceTexts.limit, let value = literal.representedLiteralValue else { return }
    add(Mention(.string, name: value, range: literal.textRange, nameRange: content), context)
  }

  private mutating func read(_ path: KeyPathExprSyntax, _ context: Context) {
    let start = path.textStart
    var base = path.root.map { texts.compact($0) } ?? ""
    for component in path.components {
      if case .property(let property) = component.component {
        let name = property.declName.baseName
        let range = SourceRange(start, name.textRange.end)
        add(Mention(.access, base: base, name: name.plainName, range: range, nameRange: name.textRange), context)
      }
      if base.utf8.count < SourceTexts.limit {
        base += (base.isEmpty || component.period == nil ? "" : ".") + texts.compact(component.component)
      }
      if !component.component.is(KeyPathPropertyComponentSyntax.self) { push(component, context) }
    }
  }

  private mutating func readSelector(_ argument: ExprSyntax, in macro: MacroExpansionExprSyntax, _ context: Context) {
    var argument = argument
    if let sequence = argument.as(SequenceExprSyntax.self), let first = sequence.elements.first { argument = first }
    var base: ExprSyntax?
    if let access = argument.as(MemberAccessExprSyntax.self) { base = access.base }
    guard
      let reference = argument.as(MemberAccessExprSyntax.self)?.declName ?? argument.as(DeclReferenceExprSyntax.self)
    else { return pushChildren(of: macro, context) }
    let name = reference.baseName
    add(
      Mention(
        .selector, base: base.map { texts.compact($0) } ?? "", name: name.plainName + reference.labels,
        range: macro.textRange, nameRange: name.textRange), context)
  }
}

extension ExprSyntax {
  /// `true` for `=`, `+=` and the like.
  fileprivate var isAssignment: Bool {
    if self.is(AssignmentExprSyntax.self) { return true }
    guard let symbol = self.as(BinaryOperatorExprSyntax.self)?.operator.text, symbol.hasSuffix("=") else {
      return false
    }
    return !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(symbol)
  }

  /// Returns `true` for an operand whose absence the operators beside it ask for: `x ?? y`, `x == nil`.
  fileprivate func isTested(in elements: [ExprSyntax], at index: Int) -> Bool {
    guard let symbol = elements.dropFirst(index + 1).first?.as(BinaryOperatorExprSyntax.self)?.operator.text else {
      return false
    }
    return symbol == "??"
      || ["==", "!="].contains(symbol) && elements.dropFirst(index + 2).first?.is(NilLiteralExprSyntax.self) == true
  }

  /// The expression without `try` and `await` before it.
  fileprivate var withoutEffects: ExprSyntax {
    var expression = self
    while true {
      if let attempt = expression.as(TryExprSyntax.self) {
        expression = attempt.expression
      } else if let wait = expression.as(AwaitExprSyntax.self) {
        expression = wait.expression
      } else {
        return expression
      }
    }
  }
}

extension DeclReferenceExprSyntax {
  /// The labels in parentheses that a name is given with; empty for none.
  var labels: String {
    argumentNames.map { "(\($0.arguments.map { $0.name.plainName + ":" }.joined()))" } ?? ""
  }
}
