import Diagnostics
import ProjectModel
import SwiftSyntax

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
