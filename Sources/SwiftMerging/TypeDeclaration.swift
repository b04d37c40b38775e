import SwiftSyntax

/// A type that a file declares or extends, with the block of its members.
struct TypeDeclaration: Sendable {
  /// The name; for an extension, the last part of the type's name.
  let name: String
  /// `true` for an extension.
  let isExtension: Bool
  /// `true` for a protocol.
  let isProtocol: Bool
  /// The number of types around it.
  let depth: Int
  /// The offset of its first token, in bytes of UTF-8.
  let start: Int
  let block: MemberBlockSyntax

  /// All declarations of a file in reading order, including those in other types and in `#if`.
  static func all(in tree: SourceFileSyntax) -> [TypeDeclaration] {
    tree.statements.declarations.flatMap { all(in: $0, depth: 0) }
  }

  private static func all(in declaration: DeclSyntax, depth: Int) -> [TypeDeclaration] {
    guard let group = declaration.asProtocol(DeclGroupSyntax.self) else { return [] }
    let extended = declaration.as(ExtensionDeclSyntax.self)?.extendedType
    let name = extended.map(Self.lastName) ?? declaration.asProtocol(NamedDeclSyntax.self)?.name.plainText ?? ""
    let type = TypeDeclaration(
      name: name, isExtension: extended != nil, isProtocol: declaration.is(ProtocolDeclSyntax.self), depth: depth,
      start: declaration.positionAfterSkippingLeadingTrivia.utf8Offset, block: group.memberBlock)
    return [type] + group.memberBlock.members.declarations.flatMap { all(in: $0, depth: depth + 1) }
  }

  private static func lastName(of type: TypeSyntax) -> String {
    type.as(MemberTypeSyntax.self)?.name.plainText ?? type.as(IdentifierTypeSyntax.self)?.name.plainText
      ?? type.trimmedDescription
  }

  /// The signatures of its members, including those in `#if`.
  var signatures: [MemberSignature] {
    block.members.declarations.flatMap(MemberSignature.all)
  }
}

extension CodeBlockItemListSyntax {
  /// The declarations at the top level, including those in `#if`.
  var declarations: [DeclSyntax] {
    flatMap { item -> [DeclSyntax] in
      guard case .decl(let declaration) = item.item else { return [] }
      return declaration.branches
    }
  }
}

extension MemberBlockItemListSyntax {
  /// The declarations, including those in `#if`.
  var declarations: [DeclSyntax] { flatMap(\.decl.branches) }
}

extension DeclSyntax {
  /// The declaration itself, or those in the branches of an `#if`.
  fileprivate var branches: [DeclSyntax] {
    guard let condition = self.as(IfConfigDeclSyntax.self) else { return [self] }
    return condition.clauses.flatMap { clause -> [DeclSyntax] in
      if let statements = clause.elements?.as(CodeBlockItemListSyntax.self) { return statements.declarations }
      return clause.elements?.as(MemberBlockItemListSyntax.self)?.declarations ?? []
    }
  }
}

extension TokenSyntax {
  /// The text without backticks.
  var plainText: String {
    text.hasPrefix("`") && text.hasSuffix("`") && text.count > 2 ? String(text.dropFirst().dropLast()) : text
  }
}
