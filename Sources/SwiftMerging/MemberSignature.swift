import SwiftSyntax

/// The name and types of a member.
struct MemberSignature: Hashable, Sendable {
  /// The name with labels: `scene(_:willConnectTo:options:)`; for a property, without.
  let name: String
  /// The types of the parameters and of the result, without white space.
  let types: [String]
  /// `true` for an async function.
  let isAsync: Bool
}

extension MemberSignature {
  /// The signatures of a declaration: one for a function or an initialiser, one for each variable of a `var`.
  static func all(of declaration: DeclSyntax) -> [MemberSignature] {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      return [MemberSignature(function.name.plainText, function.signature)]
    }
    if let initializer = declaration.as(InitializerDeclSyntax.self) {
      return [MemberSignature("init", initializer.signature, mark: initializer.optionalMark?.text)]
    }
    guard let variable = declaration.as(VariableDeclSyntax.self) else { return [] }
    return variable.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText else { return nil }
      return MemberSignature(name: name, types: [binding.typeAnnotation?.type.plainText ?? ""], isAsync: false)
    }
  }

  private init(_ base: String, _ signature: FunctionSignatureSyntax, mark: String? = nil) {
    let parameters = signature.parameterClause.parameters
    let effects = signature.effectSpecifiers
    name = base + "(" + parameters.map { $0.firstName.plainText + ":" }.joined() + ")"
    types =
      parameters.map { $0.type.plainText + ($0.ellipsis?.text ?? "") }
      + [effects?.plainText ?? "", mark ?? "", signature.returnClause?.type.plainText ?? ""]
    isAsync = effects?.asyncSpecifier != nil
  }

  /// `true` where it has the name of another, or is its async form, which has no completion handler.
  func isSameMember(as other: MemberSignature) -> Bool {
    if name == other.name { return true }
    guard isAsync, !other.isAsync, let twin = other.nameWithoutLastLabel else { return false }
    return name == twin
  }

  /// `a(_:b:)` for `a(_:b:completionHandler:)`.
  private var nameWithoutLastLabel: String? {
    guard name.hasSuffix(":)") else { return nil }
    let rest = name.dropLast(2)
    guard let end = rest.lastIndex(where: { $0 == ":" || $0 == "(" }) else { return nil }
    return rest[...end] + ")"
  }
}

extension SyntaxProtocol {
  /// The text of its tokens, without white space and comments.
  fileprivate var plainText: String {
    tokens(viewMode: .sourceAccurate).map(\.text).joined()
  }
}
