import Diagnostics
import ProjectModel
import SwiftSyntax

extension BuildConditions {
  /// The contents of the clauses that may be built: all up to the first that certainly is.
  func elements(of directive: IfConfigDeclSyntax) -> [Syntax] {
    var elements: [Syntax] = []
    for clause in directive.clauses {
      let value = clause.condition.map { self.value(of: $0) } ?? true
      if value == false { continue }
      if let content = clause.elements { elements.append(Syntax(content)) }
      if value == true { break }
    }
    return elements
  }

  /// The clauses that may be built, where the condition of one is not known; `nil` where it is certain what is built.
  func conditionalCode(of directive: IfConfigDeclSyntax) -> ConditionalCode? {
    var branches: [SourceRange] = []
    var isUnknown = false
    var isExhaustive = false
    for clause in directive.clauses where !isExhaustive {
      let value = clause.condition.map { self.value(of: $0) } ?? true
      if value == false { continue }
      if value == nil, let condition = clause.condition { isUnknown = isUnknown || asksUnknown(condition) }
      if let content = clause.elements { branches.append(SourceRange(content.textStart, content.textEnd)) }
      isExhaustive = value == true
    }
    return isUnknown ? ConditionalCode(branches: branches, isExhaustive: isExhaustive) : nil
  }

  /// Returns `true` where a condition depends on what is not known, but for what an app is built with and without.
  private func asksUnknown(_ condition: ExprSyntax) -> Bool {
    switch condition.as(ExprSyntaxEnum.self) {
    case .tupleExpr(let tuple): tuple.elements.contains { asksUnknown($0.expression) }
    case .prefixOperatorExpr(let negation): asksUnknown(negation.expression)
    case .sequenceExpr(let sequence):
      sequence.elements.contains { !$0.is(BinaryOperatorExprSyntax.self) && asksUnknown($0) }
    case .functionCallExpr(let call):
      value(of: condition) == nil && !ConditionalCode.everyday.contains(call.calledExpression.trimmedDescription)
    case .booleanLiteralExpr: false
    default: !ConditionalCode.everyday.contains(condition.trimmedDescription)
    }
  }

  /// The value of a condition; `nil` where it is not known.
  ///
  /// Conditions in conditions stand in parentheses, whose nesting is limited.
  func value(of condition: ExprSyntax) -> Bool? {
    switch condition.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr(let literal): literal.literal.tokenKind == .keyword(.true)
    case .tupleExpr(let tuple):
      tuple.elements.count == 1 ? tuple.elements.first.flatMap { value(of: $0.expression) } : nil
    case .prefixOperatorExpr(let negation):
      negation.operator.text == "!" ? value(of: negation.expression).map { !$0 } : nil
    case .sequenceExpr(let sequence): value(of: sequence.elements)
    case .functionCallExpr(let call): value(of: call)
    default: nil
    }
  }

  /// The value of operands between `||` and `&&`, which binds stronger.
  private func value(of sequence: ExprListSyntax) -> Bool? {
    var alternatives: [Bool?] = []
    var alternative: Bool? = true
    for element in sequence {
      guard let symbol = element.as(BinaryOperatorExprSyntax.self)?.operator.text else {
        alternative = Self.and(alternative, value(of: element))
        continue
      }
      if symbol == "||" {
        alternatives.append(alternative)
        alternative = true
      } else if symbol != "&&" {
        return nil
      }
    }
    alternatives.append(alternative)
    if alternatives.contains(true) { return true }
    return alternatives.contains(nil) ? nil : false
  }

  private static func and(_ left: Bool?, _ right: Bool?) -> Bool? {
    if left == false || right == false { return false }
    return left == nil || right == nil ? nil : true
  }

  private func value(of call: FunctionCallExprSyntax) -> Bool? {
    guard let query = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let argument = call.arguments.first?.expression
    else { return nil }
    switch query {
    case "os": return argument.firstWord.map(isOS)
    case "targetEnvironment": return argument.firstWord.flatMap(isEnvironment)
    case "canImport":
      let isThere = argument.firstWord.flatMap(canImport)
      // `canImport(UIKit, _version: 7)`: no version is known.
      return call.arguments.count == 1 || isThere == false ? isThere : nil
    case "swift", "compiler": return isNewer(argument)
    default: return nil
    }
  }

  /// The value of `>=5.9` and `<6`: the compiler is one of the sixth series.
  private func isNewer(_ argument: ExprSyntax) -> Bool? {
    guard let comparison = argument.as(PrefixOperatorExprSyntax.self),
      let series = Int(comparison.expression.trimmedDescription.prefix { $0 != "." })
    else { return nil }
    return comparison.operator.text.hasPrefix(">") == (series <= 6)
  }
}

extension ExprSyntax {
  /// The first word of `UIKit` and `UIKit.UIView`.
  fileprivate var firstWord: String? {
    var first: String?
    forEachLeaf { leaf in
      first = leaf.as(TokenSyntax.self)?.plainName
      return false
    }
    return first
  }
}

/// The systems before iOS 13, which know no scenes.
struct LegacySystems {
  /// The names of an app's system in questions of availability.
  private let names: Set<String>

  init(_ platform: AppPlatform) {
    names =
      switch platform {
      case .iOS, .visionOS: ["iOS"]
      case .macCatalyst: ["iOS", "macCatalyst"]
      case .tvOS: ["tvOS"]
      case .watchOS, .macOS: []
      }
  }

  /// Returns `true` if what follows the conditions only runs on the systems.
  func isDemanded(by conditions: ConditionElementListSyntax) -> Bool {
    conditions.contains { isAsked(by: $0, with: .poundUnavailable) }
  }

  /// Returns `true` if what runs where the conditions do not hold only runs on the systems.
  func isDemanded(byFailureOf conditions: ConditionElementListSyntax) -> Bool {
    conditions.count == 1 && conditions.allSatisfy { isAsked(by: $0, with: .poundAvailable) }
  }

  /// Returns `true` if a declaration with the attributes is obsolete since the first system that is none of these.
  func isDemanded(by attributes: [AttributeSyntax]) -> Bool {
    attributes.contains { attribute in
      guard case .availability(let arguments) = attribute.arguments, let first = arguments.first,
        case .token(let name) = first.argument, names.contains(name.text)
      else { return false }
      return arguments.contains { argument in
        guard case .availabilityLabeledArgument(let labeled) = argument.argument, labeled.label.text == "obsoleted",
          case .version(let version) = labeled.value
        else { return false }
        return isFirstOther(version)
      }
    }
  }

  private func isAsked(by element: ConditionElementSyntax, with keyword: TokenKind) -> Bool {
    guard case .availability(let query) = element.condition, query.availabilityKeyword.tokenKind == keyword else {
      return false
    }
    return query.availabilityArguments.contains { argument in
      guard case .availabilityVersionRestriction(let system) = argument.argument, let version = system.version else {
        return false
      }
      return names.contains(system.platform.text) && isFirstOther(version)
    }
  }

  /// Returns `true` for versions up to 13.0.
  private func isFirstOther(_ version: VersionTupleSyntax) -> Bool {
    guard let major = Int(version.major.text), major <= 13 else { return false }
    return major < 13 || version.components.allSatisfy { Int($0.number.text) == 0 }
  }
}
