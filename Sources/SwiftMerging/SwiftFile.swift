import SwiftParser
import SwiftSyntax

/// A file of Swift, parsed.
package struct SwiftFile: Sendable {
  let text: String
  /// What the parser has made of it; where its brackets are nested too deeply for that, tokens and nothing else.
  let tree: SourceFileSyntax
  let types: [TypeDeclaration]
  /// The functions, initialisers and properties of its types, extensions left out, in reading order.
  package let members: [SwiftMember]
  /// The line, from 1, where brackets become nested too deeply to be parsed.
  private let overflowLine: Int?

  /// Parses a text; what is no Swift in it shows in `problem`.
  package init(_ text: String) {
    self.text = text
    let tokens = BracketNesting.tokens(of: text)
    overflowLine = BracketNesting.excess(in: tokens)?.line(in: text)
    tree = overflowLine == nil ? Parser.parse(source: text) : tokens
    types = TypeDeclaration.all(in: tree)
    members = types.filter { !$0.isExtension }.flatMap(\.members)
  }

  /// Why nothing can be added to the file; `nil` where it is Swift.
  package var problem: MergeProblem? {
    if let overflowLine { return .tooDeep(line: overflowLine) }
    return tree.hasError ? .notSwift(line: firstWrongLine) : nil
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
    tree.tokens(viewMode: .all).first { $0.presence == .missing || $0.isUnexpected }?.line(in: text)
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

  /// The line, from 1, of a text in which it stands.
  fileprivate func line(in text: String) -> Int {
    let offset = positionAfterSkippingLeadingTrivia.utf8Offset
    return text.utf8.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1
  }
}
