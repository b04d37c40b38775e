import Diagnostics
import ProjectModel
import SwiftSyntax

/// A walk through a file's tree, on a stack of its own: postfix expressions are nested without a limit.
struct OutlineWalk {
  /// The surroundings of a node.
  struct Context {
    /// The index of the innermost type in the outline.
    var type: Int?
    /// `true` in a function or closure, of the innermost type or of none.
    var isLocal = false
    /// `true` where code only runs before iOS 13.
    var isLegacy = false
    /// `true` where code asks if something is there.
    var isTested = false

    /// The same in a condition.
    var tested: Context {
      var context = self
      context.isTested = true
      return context
    }

    /// The same in a body.
    var inBody: Context {
      var context = self
      context.isLocal = true
      context.isTested = false
      return context
    }

    /// The same, legacy if `condition` holds.
    func legacy(if condition: Bool) -> Context {
      var context = self
      context.isLegacy = isLegacy || condition
      return context
    }
  }

  let texts: SourceTexts
  let conditions: BuildConditions
  let legacySystems: LegacySystems
  var outline: SourceOutline
  var stack: [(node: Syntax, context: Context)] = []

  init(_ file: SourceFile, _ conditions: BuildConditions) {
    texts = SourceTexts(file)
    self.conditions = conditions
    legacySystems = LegacySystems(conditions.platform)
    outline = SourceOutline(file, .swift)
  }

  /// Reads a whole file.
  mutating func read(_ tree: SourceFileSyntax) {
    outline.firstError = tree.firstError(under: conditions)
    stack = [(Syntax(tree), Context())]
    while let (node, context) = stack.popLast() {
      let start = stack.count
      visit(node, context)
      stack[start...].reverse()
    }
    outline.mentions.sort { ($0.nameRange, $0.range) < ($1.nameRange, $1.range) }
  }

  /// Reads a node later, after those that were pushed before it.
  mutating func push(_ node: (some SyntaxProtocol)?, _ context: Context) {
    if let node { stack.append((Syntax(node), context)) }
  }

  /// Reads the nodes in a node later.
  mutating func pushChildren(of node: some SyntaxProtocol, _ context: Context) {
    for child in node.children(viewMode: .sourceAccurate) where child.kind != .token {
      stack.append((child, context))
    }
  }

  private mutating func visit(_ node: Syntax, _ context: Context) {
    if let declaration = node.as(DeclSyntax.self) { return visit(declaration, context) }
    if let expression = node.as(ExprSyntax.self) { return visit(expression, context) }
    if node.is(TypeSyntax.self) { return }
    switch node.as(SyntaxEnum.self) {
    case .token, .availabilityCondition, .genericParameterClause, .genericWhereClause, .unexpectedNodes: return
    case .attribute(let attribute):
      if case .argumentList(let arguments) = attribute.arguments { pushChildren(of: arguments, context) }
    case .codeBlock, .accessorBlock: pushChildren(of: node, context.inBody)
    case .codeBlockItemList(let items): visit(items, context)
    case .guardStmt(let statement):
      push(statement.conditions, context.tested)
      push(statement.body, context.legacy(if: legacySystems.isDemanded(byFailureOf: statement.conditions)))
    case .patternBinding(let binding):
      readInitialValue(binding.initializer, of: binding.pattern, context)
      pushChildren(of: node, context)
    case .optionalBindingCondition(let binding):
      readInitialValue(binding.initializer, of: binding.pattern, context)
      if binding.initializer == nil { readShorthand(binding.pattern, context) }
      pushChildren(of: node, context)
    default: pushChildren(of: node, context)
    }
  }

  private mutating func visit(_ declaration: DeclSyntax, _ context: Context) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .ifConfigDecl(let directive):
      for elements in conditions.elements(of: directive) { push(elements, context) }
      if let code = conditions.conditionalCode(of: directive) { outline.conditionalCode.append(code) }
    case .importDecl, .operatorDecl, .precedenceGroupDecl, .associatedTypeDecl: return
    case .typeAliasDecl(let alias): readAlias(alias, context)
    case .macroExpansionDecl:
      if let type = context.type, !context.isLocal { outline.types[type].hasUnknownMacro = true }
      pushChildren(of: declaration, context)
    case .functionDecl(let function):
      let inside = read(function, context)
      pushChildren(of: declaration, inside)
    case .initializerDecl(let initializer):
      let inside = read(initializer, context)
      pushChildren(of: declaration, inside)
    case .variableDecl(let variable):
      let inside = read(variable, context)
      pushChildren(of: declaration, inside)
    default:
      guard let group = declaration.asProtocol(DeclGroupSyntax.self), let inside = readType(group, context) else {
        return pushChildren(of: declaration, context)
      }
      push(group.attributes, context)
      push(group.memberBlock, inside)
    }
  }

  /// Reads the statements of a block, and which of them are only reached on legacy systems.
  private mutating func visit(_ items: CodeBlockItemListSyntax, _ context: Context) {
    var context = context
    for item in items {
      push(item, context)
      if let statement = item.item.as(GuardStmtSyntax.self) {
        context = context.legacy(if: legacySystems.isDemanded(by: statement.conditions))
      } else if let choice = item.item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self),
        legacySystems.isDemanded(byFailureOf: choice.conditions), choice.body.leaves
      {
        context.isLegacy = true
      }
    }
  }
}

extension CodeBlockSyntax {
  /// `true` if what follows the block is not reached from it.
  fileprivate var leaves: Bool {
    guard case .stmt(let last) = statements.last?.item else { return false }
    return last.is(ReturnStmtSyntax.self) || last.is(ThrowStmtSyntax.self) || last.is(BreakStmtSyntax.self)
      || last.is(ContinueStmtSyntax.self)
  }
}
