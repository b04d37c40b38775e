import Diagnostics
import ProjectModel
import SwiftSyntax

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
