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
