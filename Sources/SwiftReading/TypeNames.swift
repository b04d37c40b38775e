import Diagnostics
import ProjectModel
import SwiftSyntax

extension TypeSyntax {
  /// The dotted name of a type without generic arguments; `nil` where it has none.
  ///
  /// Attributes, `any`, `some`, parentheses and marks of optionals around it do not matter.
  var dottedName: String? {
    var node = self
    var names: [String] = []
    while true {
      switch node.as(TypeSyntaxEnum.self) {
      case .identifierType(let type):
        return ([type.name.plainName] + names.reversed()).joined(separator: ".")
      case .memberType(let type):
        names.append(type.name.plainName)
        node = type.baseType
      default:
        guard names.isEmpty, let inner = node.unwrapped else { return nil }
        node = inner
      }
    }
  }

  /// The types of a composition one by one, or the type alone; what it lacks (`~Copyable`) is none.
  var conformances: [TypeSyntax] {
    var conformances: [TypeSyntax] = []
    var stack = [self]
    while let type = stack.popLast() {
      if let composition = type.as(CompositionTypeSyntax.self) {
        stack += composition.elements.reversed().map(\.type)
      } else if type.dottedName != nil {
        conformances.append(type)
      } else if let inner = type.unwrapped {
        stack.append(inner)
      }
    }
    return conformances
  }

  /// The type within attributes, `any`, `some`, parentheses and marks of optionals.
  private var unwrapped: TypeSyntax? {
    switch self.as(TypeSyntaxEnum.self) {
    case .attributedType(let type): type.baseType
    case .someOrAnyType(let type): type.constraint
    case .optionalType(let type): type.wrappedType
    case .implicitlyUnwrappedOptionalType(let type): type.wrappedType
    case .tupleType(let type): type.elements.count == 1 ? type.elements.first?.type : nil
    default: nil
    }
  }
}

extension TypeDeclaration.Reference {
  /// The reference to a type in a list of inherited ones; the place is that of the name alone, without generic arguments.
  init?(_ type: TypeSyntax) {
    guard let name = type.dottedName else { return nil }
    self.init(name, type.nameRange)
  }
}

extension TypeSyntax {
  /// The place of the name in the type.
  var nameRange: SourceRange {
    var node = self
    while let inner = node.unwrapped { node = inner }
    return switch node.as(TypeSyntaxEnum.self) {
    case .identifierType(let type): type.name.textRange
    case .memberType(let type): SourceRange(node.textStart, type.name.textRange.end)
    default: node.textRange
    }
  }
}
