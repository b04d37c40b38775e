import SwiftParser
import SwiftReading
import SwiftSyntax

/// A file of Swift, parsed.
package struct SwiftFile: Sendable {
  let text: String
  /// The syntax tree; an empty one where something is nested too deeply to be parsed.
  let tree: SourceFileSyntax
  let types: [TypeDeclaration]
  /// The functions, initialisers and properties of its types, without extensions, in reading order.
  package let members: [SwiftMember]
  /// The line, from 1, where something becomes nested too deeply to be parsed.
  private let overflowLine: Int?

  /// Parses a text; `problem` reports invalid Swift.
  package init(_ text: String) {
    self.text = text
    var source = text
    switch source.withUTF8({ BracketNesting.parse($0) }) {
    case .tree(let parsed): (tree, overflowLine) = (parsed, nil)
    case .tooDeep(let offset): (tree, overflowLine) = (Parser.parse(source: ""), text.line(at: offset))
    }
    types = TypeDeclaration.all(in: tree)
    members = types.filter { !$0.isExtension }.flatMap(\.members)
  }

  /// The reason why nothing can be added to the file; `nil` where it is valid Swift.
  package var problem: MergeProblem? {
    if let overflowLine { return .tooDeep(line: overflowLine) }
    return tree.hasError ? .notSwift(line: firstWrongLine) : nil
  }

  /// One level of indentation in a type that the file declares; `nil` where none is visible.
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

  /// The line, from 1, of the first token that is missing or unexpected; `nil` for none.
  private var firstWrongLine: Int? {
    tree.tokens(viewMode: .all).first { $0.presence == .missing || $0.isUnexpected }
      .map { text.line(at: $0.positionAfterSkippingLeadingTrivia.utf8Offset) }
  }
}

extension ImportDeclSyntax {
  /// The module, without the declaration to which the import may be limited.
  var module: String? { path.first?.name.text }
}

extension TokenSyntax {
  fileprivate var isUnexpected: Bool {
    var node = parent
    while let current = node {
      if current.is(UnexpectedNodesSyntax.self) { return true }
      node = current.parent
    }
    return false
  }
}

extension String {
  /// The line, from 1, of an offset in bytes.
  fileprivate func line(at offset: Int) -> Int { utf8.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1 }
}
