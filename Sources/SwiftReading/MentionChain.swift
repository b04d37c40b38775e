import Diagnostics
import ProjectModel
import SwiftSyntax

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
