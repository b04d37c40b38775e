import Diagnostics
import ProjectModel
import SwiftSyntax

extension SourceFileSyntax {
  /// The place of the first token that is missing or unexpected, without those in clauses that are certainly not built.
  func firstError(under conditions: BuildConditions) -> SourceRange? {
    guard hasError else { return nil }
    var stack = [Syntax(self)]
    while let node = stack.popLast() {
      switch node.as(SyntaxEnum.self) {
      case .token(let token): return token.textRange
      case .unexpectedNodes: return node.textRange
      case .ifConfigDecl(let directive):
        let built = Set(conditions.elements(of: directive).map(\.id))
        for clause in directive.clauses.reversed() where clause.hasError {
          stack += clause.children(viewMode: .all).reversed().filter { child in
            child.hasError && (child.id != clause.elements.map { Syntax($0).id } || built.contains(child.id))
          }
        }
      default:
        stack += node.children(viewMode: .all).reversed().filter(\.hasError)
      }
    }
    return nil
  }
}
