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

extension OutlineWalk {
  /// Reads a postfix expression, from its root to its last name; `assigned` is the place of the value that it is assigned.
  mutating func readChain(_ expression: ExprSyntax, assigned: SourceRange? = nil, _ context: Context) {
    var links: [ExprSyntax] = []
    var root: ExprSyntax? = expression
    while let link = root, let inner = link.innerExpression {
      links.append(link)
      root = inner
    }
    // `.name` is a link without a root.
    if let last = root, last.is(MemberAccessExprSyntax.self) || last.is(PostfixIfConfigExprSyntax.self) {
      links.append(last)
      root = nil
    }
    var chain = MentionChain(start: (root ?? links.last ?? expression).textStart)
    if let root { begin(&chain, with: root, context) }
    for (index, link) in links.reversed().enumerated() {
      chain.isLast = index == links.count - 1
      follow(link, &chain, context)
    }
    guard let named = chain.named else { return }
    guard let assigned else { return add(chain.access(named), context) }
    var mention = Mention(
      .assignment, base: named.base, name: named.token.plainName + named.labels,
      range: SourceRange(chain.start, assigned.end), nameRange: named.token.textRange)
    mention.arguments = [texts.beginning(of: assigned)]
    add(mention, context)
  }

  private mutating func begin(_ chain: inout MentionChain, with root: ExprSyntax, _ context: Context) {
    if let reference = root.as(DeclReferenceExprSyntax.self) {
      chain.named = MentionChain.Named(base: "", reference)
      chain.isDotted = true
      chain.append(reference.baseName.plainName)
      return
    }
    chain.append(texts.compact(root))
    push(root, context)
  }

  private mutating func follow(_ link: ExprSyntax, _ chain: inout MentionChain, _ context: Context) {
    defer { chain.isDotted = chain.isDotted && link.is(MemberAccessExprSyntax.self) }
    switch link.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let access): follow(access, &chain, context)
    case .functionCallExpr(let call): follow(call, &chain, context)
    case .subscriptCallExpr(let call):
      addAccess(&chain, context)
      chain.append("[\(texts.compact(call.arguments))]")
      push(call.arguments, context)
      push(call.trailingClosure, context)
      push(call.additionalTrailingClosures, context)
    case .postfixIfConfigExpr(let modifiers):
      addAccess(&chain, context)
      push(modifiers.config, context)
    case .postfixOperatorExpr(let operation):
      addAccess(&chain, context)
      chain.append(operation.operator.text)
    // `?`, `!` and generic arguments change no names.
    default: return
    }
  }

  private mutating func follow(_ access: MemberAccessExprSyntax, _ chain: inout MentionChain, _ context: Context) {
    let name = access.declName.baseName
    if name.tokenKind == .keyword(.self), let base = access.base, chain.isDotted {
      let type = SourceRange(chain.start, base.textEnd)
      add(
        Mention(
          .type, name: chain.text, range: SourceRange(chain.start, name.textRange.end), nameRange: type), context)
      chain.named = nil
    } else {
      addAccess(&chain, context)
      chain.named = MentionChain.Named(base: chain.text, access.declName)
    }
    chain.append("." + name.plainName)
  }

  private mutating func follow(_ call: FunctionCallExprSyntax, _ chain: inout MentionChain, _ context: Context) {
    if let named = chain.named {
      let labels = call.arguments.map { ($0.label?.plainName ?? "_") + ":" }.joined()
      var mention = Mention(
        .call, base: named.base, name: named.token.plainName + (named.labels.isEmpty ? "(\(labels))" : named.labels),
        range: SourceRange(chain.start, call.textEnd), nameRange: named.token.textRange)
      mention.arguments = call.arguments.map { texts.beginning(of: $0.expression) }
      mention.hasTrailingClosure = call.trailingClosure != nil
      add(mention, context)
      chain.named = nil
    }
    if call.leftParen != nil { chain.append("(\(texts.compact(call.arguments)))") }
    if call.trailingClosure != nil { chain.append("{}") }
    push(call.arguments, context)
    push(call.trailingClosure, context)
    push(call.additionalTrailingClosures, context)
  }

  private mutating func addAccess(_ chain: inout MentionChain, _ context: Context) {
    if let named = chain.named { add(chain.access(named), context) }
    chain.named = nil
  }
}

/// A postfix expression from its root up to a link.
struct MentionChain {
  /// A name at the end that is not mentioned yet: what follows tells if it is called.
  struct Named {
    let base: String
    let token: TokenSyntax
    let labels: String

    /// Creates a name; `nil` for what is none: `self`, `$0`, an operator, the index of a tuple.
    init?(base: String, _ reference: DeclReferenceExprSyntax) {
      switch reference.baseName.tokenKind {
      case .identifier, .keyword(.`init`): self.base = base
      default: return nil
      }
      token = reference.baseName
      labels = reference.labels
    }
  }

  /// The offset of the root.
  let start: Int
  /// The text up to here as the base of what follows.
  private(set) var text = ""
  var named: Named?
  /// `true` where it has only names and dots.
  var isDotted = false
  /// `true` where nothing follows for which the text would be the base.
  var isLast = false

  init(start: Int) {
    self.start = start
  }

  mutating func append(_ more: @autoclosure () -> String) {
    guard !isLast, text.utf8.count < SourceTexts.limit else { return }
    text = SourceTexts.limited(Array((text + more()).utf8))
  }

  func access(_ named: Named) -> Mention {
    Mention(
      .access, base: named.base, name: named.token.plainName + named.labels,
      range: SourceRange(start, named.token.textRange.end), nameRange: named.token.textRange)
  }
}

extension ExprSyntax {
  /// The expression before the last dot, parenthesis or mark.
  fileprivate var innerExpression: ExprSyntax? {
    switch self.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let access): access.base
    case .functionCallExpr(let call): call.calledExpression
    case .subscriptCallExpr(let call): call.calledExpression
    case .optionalChainingExpr(let chaining): chaining.expression
    case .forceUnwrapExpr(let unwrapping): unwrapping.expression
    case .postfixOperatorExpr(let operation): operation.expression
    case .genericSpecializationExpr(let generic): generic.expression
    case .postfixIfConfigExpr(let modifiers): modifiers.base
    default: nil
    }
  }
}
