import SwiftSyntax

/// A function, an initialiser or a property of a type in a generated file, with its lines.
package struct SwiftMember: Hashable, Sendable {
  /// The name of its type.
  package let type: String
  /// `true` for a requirement of a protocol.
  package let isRequirement: Bool
  /// The name with labels: `scene(_:willConnectTo:options:)`.
  package var name: String { signature.name }
  /// The declaration up to its body, on one line.
  package let declaration: String

  let signature: MemberSignature
  /// The `// MARK:` of its section; `nil` for none.
  let heading: Heading?
  /// Its lines with comment and attributes, indented as in the generated file.
  let lines: [String]

  /// The name without labels.
  var baseName: Substring { name.prefix { $0 != "(" } }

  /// The names, keywords and words that occur in it.
  var words: [Substring] {
    lines.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }
  }

  /// The line of a section's heading.
  struct Heading: Hashable, Sendable {
    /// The title, without dashes.
    let title: String
    /// The line, indented.
    let line: String
  }
}

extension TypeDeclaration {
  /// The members in reading order, without those in `#if`.
  var members: [SwiftMember] {
    var heading: SwiftMember.Heading?
    var members: [SwiftMember] = []
    for item in block.members {
      let all = item.description.linesOfText
      let commentCount = item.leadingTrivia.description.linesOfText.count - 1
      let mark = all.prefix(commentCount).lastIndex { SectionMark.title(of: $0) != nil }
      if let mark {
        heading = SectionMark.title(of: all[mark]).map { SwiftMember.Heading(title: $0, line: all[mark]) }
      }
      let lines = all[(mark.map { $0 + 1 } ?? 0)...].drop { $0.allSatisfy(\.isWhitespace) }
      for signature in MemberSignature.all(of: item.decl) {
        members.append(
          SwiftMember(
            type: name, isRequirement: isProtocol, declaration: item.decl.head, signature: signature,
            heading: heading, lines: Array(lines)))
      }
    }
    return members
  }
}

extension DeclSyntax {
  /// The declaration without its body, attributes and line breaks.
  fileprivate var head: String {
    let tokens: [TokenSyntax]
    if let function = self.as(FunctionDeclSyntax.self) {
      tokens = [function.funcKeyword, function.name] + function.signature.tokens(viewMode: .sourceAccurate)
    } else if let initializer = self.as(InitializerDeclSyntax.self) {
      tokens =
        [initializer.initKeyword] + (initializer.optionalMark.map { [$0] } ?? [])
        + initializer.signature.tokens(viewMode: .sourceAccurate)
    } else if let variable = self.as(VariableDeclSyntax.self), let binding = variable.bindings.first {
      tokens =
        [variable.bindingSpecifier] + binding.pattern.tokens(viewMode: .sourceAccurate)
        + (binding.typeAnnotation.map { Array($0.tokens(viewMode: .sourceAccurate)) } ?? [])
    } else {
      tokens = []
    }
    var text = ""
    for token in tokens {
      let isSpaced = !token.trailingTrivia.isEmpty || token.text == ","
      text += token.text + (isSpaced ? " " : "")
    }
    return String(text.reversed().drop(while: \.isWhitespace).reversed())
  }
}

extension String {
  /// The lines; `\r\n` is one line end.
  var linesOfText: [String] {
    split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.map(String.init)
  }
}

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
