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

extension OutlineWalk {
  /// Adds the part of a type that a declaration is; returns the surroundings of its members, `nil` where it has no name.
  mutating func readType(_ group: any DeclGroupSyntax, _ context: Context) -> Context? {
    guard let (kind, name, nameRange) = Self.head(of: group) else { return nil }
    let attributes = group.attributes.flattened(under: conditions)
    let qualified = context.type.map { "\(outline.types[$0].name).\(name)" } ?? name
    var type = TypeDeclaration(kind, name: qualified, nameRange: nameRange, body: group.memberBlock.content)
    let inherited = group.inheritanceClause?.inheritedTypes.flatMap(\.type.conformances) ?? []
    type.inherited = inherited.compactMap(TypeDeclaration.Reference.init)
    type.attributes = Set(attributes.compactMap(\.name))
    type.objectiveCName = attributes.first { $0.name == "objc" }?.argumentText
    type.isGeneric = group.asProtocol(WithGenericParametersSyntax.self)?.genericParameterClause != nil
    type.isLegacy = context.isLegacy || legacySystems.isDemanded(by: attributes)
    outline.types.append(type)
    return Context(type: outline.types.count - 1, isLegacy: type.isLegacy)
  }

  /// Adds the type of an alias by the alias's name, with those of the types around it.
  mutating func readAlias(_ alias: TypeAliasDeclSyntax, _ context: Context) {
    let name = alias.name.plainName
    let qualified = context.type.map { "\(outline.types[$0].name).\(name)" } ?? name
    if outline.aliases[qualified] == nil { outline.aliases[qualified] = texts.spaced(alias.initializer.value) }
  }

  private static func head(of group: any DeclGroupSyntax) -> (TypeDeclaration.Kind, String, SourceRange)? {
    if let type = group.as(ExtensionDeclSyntax.self)?.extendedType {
      return type.dottedName.map { (.extension, $0, type.nameRange) }
    }
    let kind: TypeDeclaration.Kind
    switch DeclSyntax(group).as(DeclSyntaxEnum.self) {
    case .classDecl: kind = .class
    case .structDecl: kind = .structure
    case .enumDecl: kind = .enumeration
    case .actorDecl: kind = .actor
    case .protocolDecl: kind = .protocol
    default: return nil
    }
    return group.asProtocol(NamedDeclSyntax.self).map { (kind, $0.name.plainName, $0.name.textRange) }
  }
}

extension MemberBlockSyntax {
  /// The place between the braces.
  fileprivate var content: SourceRange { SourceRange(leftBrace.textRange.end, rightBrace.textRange.start) }
}

extension OutlineWalk {
  /// Adds a method, if it is one; returns the surroundings of its body.
  mutating func read(_ function: FunctionDeclSyntax, _ context: Context) -> Context {
    add(
      function, .method, name: function.name, signature: function.signature,
      isGeneric: function.genericParameterClause != nil, body: function.body, context)
  }

  /// Adds an initializer, if it is one of a type; returns the surroundings of its body.
  mutating func read(_ initializer: InitializerDeclSyntax, _ context: Context) -> Context {
    add(
      initializer, .initializer, name: initializer.initKeyword, signature: initializer.signature,
      isGeneric: initializer.genericParameterClause != nil, body: initializer.body, context)
  }

  private mutating func add(
    _ declaration: some DeclSyntaxProtocol & WithAttributesSyntax & WithModifiersSyntax, _ kind: MemberDeclaration.Kind,
    name: TokenSyntax, signature: FunctionSignatureSyntax, isGeneric: Bool, body: CodeBlockSyntax?, _ context: Context
  ) -> Context {
    let attributes = declaration.attributes.flattened(under: conditions)
    let inside = context.legacy(if: legacySystems.isDemanded(by: attributes))
    guard let type = context.type, !context.isLocal else { return inside }
    let parameters = signature.parameterClause.parameters.map(parameter)
    let labels = parameters.map { $0.label + ":" }.joined()
    var member = MemberDeclaration(
      kind, name: "\(name.plainName)(\(labels))", nameRange: name.textRange, range: declaration.textRange)
    member.parameters = parameters
    member.type = signature.returnClause.map { texts.spaced($0.type) } ?? ""
    if member.type == "Void" || member.type == "()" { member.type = "" }
    member.isAsync = signature.effectSpecifiers?.asyncSpecifier?.tokenKind == .keyword(.async)
    member.isGeneric = isGeneric || signature.parameterClause.parameters.contains { $0.type.isOpaque }
    describe(&member, attributes, declaration.modifiers)
    member.isLegacy = inside.isLegacy
    member.body = body.map { SourceRange($0.leftBrace.textRange.end, $0.rightBrace.textRange.start) }
    member.isTrivial = body?.statements.isTrivial ?? false
    outline.types[type].members.append(member)
    return inside
  }

  private func parameter(_ parameter: FunctionParameterSyntax) -> MemberDeclaration.Parameter {
    let last = parameter.ellipsis
    return MemberDeclaration.Parameter(
      label: parameter.firstName.plainName, labelRange: parameter.firstName.textRange,
      name: (parameter.secondName ?? parameter.firstName).plainName,
      type: texts.spaced(parameter.type, through: last),
      typeRange: SourceRange(parameter.type.textStart, last?.textRange.end ?? parameter.type.textEnd))
  }

  private func describe(
    _ member: inout MemberDeclaration, _ attributes: [AttributeSyntax], _ modifiers: DeclModifierListSyntax
  ) {
    for attribute in attributes {
      guard let name = attribute.name else { continue }
      member.attributes[name] = attribute.arguments.map(texts.beginning) ?? ""
      if let modifier = MemberDeclaration.Modifier(rawValue: name) {
        member.modifiers[modifier] = attribute.textRange
      }
      if name == "objc" { member.selector = attribute.argumentText }
    }
    for modifier in modifiers where modifier.detail?.detail.text != "set" {
      guard let kind = MemberDeclaration.Modifier(rawValue: modifier.name.text) else { continue }
      member.modifiers[kind] = modifier.textRange
    }
  }
}

// Properties.
extension OutlineWalk {
  /// Adds the properties of a declaration, if they are some of a type; returns the surroundings of their values.
  mutating func read(_ variable: VariableDeclSyntax, _ context: Context) -> Context {
    let attributes = variable.attributes.flattened(under: conditions)
    let inside = context.legacy(if: legacySystems.isDemanded(by: attributes))
    guard let type = context.type, !context.isLocal else { return inside }
    var members: [MemberDeclaration] = []
    var annotation: TypeSyntax?
    for binding in variable.bindings.reversed() {
      // `var a, b: Int` annotates both.
      annotation = binding.typeAnnotation?.type ?? (binding.initializer == nil ? annotation : nil)
      for name in binding.pattern.names.reversed() {
        var member = MemberDeclaration(
          .property, name: name.plainName, nameRange: name.textRange, range: variable.textRange)
        if binding.pattern.is(IdentifierPatternSyntax.self) {
          member.type = annotation.map { texts.spaced($0) } ?? binding.initializer?.value.toldType(texts) ?? ""
        }
        describe(&member, attributes, variable.modifiers)
        member.isLegacy = inside.isLegacy
        member.body = binding.accessorBlock.map {
          SourceRange($0.leftBrace.textRange.end, $0.rightBrace.textRange.start)
        }
        if case .getter(let statements) = binding.accessorBlock?.accessors { member.isTrivial = statements.isTrivial }
        members.append(member)
      }
    }
    outline.types[type].members += members.reversed()
    return inside
  }
}

extension PatternSyntax {
  /// The names that a pattern binds.
  fileprivate var names: [TokenSyntax] {
    var names: [TokenSyntax] = []
    var stack = [self]
    while let pattern = stack.popLast() {
      if let name = pattern.as(IdentifierPatternSyntax.self) { names.append(name.identifier) }
      stack += pattern.as(TuplePatternSyntax.self)?.elements.reversed().map(\.pattern) ?? []
    }
    return names
  }
}

extension TypeSyntax {
  /// `true` for `some P`, which makes a function generic.
  fileprivate var isOpaque: Bool {
    var isOpaque = false
    forEachLeaf { leaf in
      isOpaque = leaf.as(TokenSyntax.self)?.tokenKind == .keyword(.some)
      return !isOpaque
    }
    return isOpaque
  }
}
