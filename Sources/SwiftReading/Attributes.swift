import Diagnostics
import ProjectModel
import SwiftSyntax

extension AttributeListSyntax {
  /// The attributes that may be built, those in `#if` too.
  func flattened(under conditions: BuildConditions) -> [AttributeSyntax] {
    var attributes: [AttributeSyntax] = []
    var stack = [Syntax(self)]
    while let node = stack.popLast() {
      switch node.as(SyntaxEnum.self) {
      case .attribute(let attribute): attributes.append(attribute)
      case .attributeList: stack += node.children(viewMode: .sourceAccurate).reversed()
      case .ifConfigDecl(let directive): stack += conditions.elements(of: directive).reversed()
      default: continue
      }
    }
    return attributes
  }
}

extension AttributeSyntax {
  /// The name without the module's dots removed: `main`, `SwiftUI.State`.
  var name: String? { attributeName.dottedName }

  /// The text between the parentheses without blanks; `nil` for none.
  var argumentText: String? {
    guard arguments != nil else { return nil }
    var text = ""
    arguments?.forEachLeaf { leaf in
      text += leaf.as(TokenSyntax.self)?.text ?? ""
      return text.utf8.count < SourceTexts.limit
    }
    return text
  }
}
