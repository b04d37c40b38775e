import SwiftParser
import SwiftSyntax

/// A file of Swift, parsed.
package struct SwiftFile: Sendable {
  let text: String
  let tree: SourceFileSyntax
  let types: [TypeDeclaration]
  /// The functions, initialisers and properties of its types, extensions left out, in reading order.
  package let members: [SwiftMember]

  /// Parses a text; what is no Swift in it shows in `problem`.
  package init(_ text: String) {
    self.text = text
    tree = Parser.parse(source: text)
    types = TypeDeclaration.all(in: tree)
    members = types.filter { !$0.isExtension }.flatMap(\.members)
  }

  /// Why nothing can be added to the file; `nil` where it is Swift.
  package var problem: MergeProblem? {
    tree.hasError ? .notSwift(line: firstWrongLine) : nil
  }

  /// What one level of indentation is in a type that the file declares; `nil` where nothing shows it.
  package func indentation(in type: String) -> String? {
    guard let declaration = types.first(where: { $0.name == type && !$0.isExtension }) else { return nil }
    let bytes = Array(text.utf8)
    let outer = bytes.indentation(at: declaration.start)
    guard let first = declaration.block.members.first else { return nil }
    let inner = bytes.indentation(at: first.positionAfterSkippingLeadingTrivia.utf8Offset)
    guard inner.count > outer.count, inner.starts(with: outer) else { return nil }
    return String(decoding: inner.dropFirst(outer.count), as: UTF8.self)
  }

  /// The modules that it imports.
  var modules: Set<String> {
    Set(tree.statements.declarations.compactMap { $0.as(ImportDeclSyntax.self)?.module })
  }

  /// The line, from 1, of the first token that is missing or has no place in Swift; `nil` where none tells.
  private var firstWrongLine: Int? {
    let token = tree.tokens(viewMode: .all).first { $0.presence == .missing || $0.isUnexpected }
    guard let token else { return nil }
    let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
    return text.utf8.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1
  }
}

extension ImportDeclSyntax {
  /// The module, without the declaration that it may be imported for.
  var module: String? { path.first?.name.text }
}

extension TokenSyntax {
  /// Whether the parser could make nothing of it.
  fileprivate var isUnexpected: Bool {
    var node = parent
    while let current = node {
      if current.is(UnexpectedNodesSyntax.self) { return true }
      node = current.parent
    }
    return false
  }
}
