import Diagnostics
import LifecycleModel
import ProjectModel
import Text

/// Compares members of delegates with callbacks.
struct CallbackMatcher {
  /// The app's types.
  let types: AppTypes

  /// The relation of a member to a callback; `nil` for something else.
  func match(_ member: AppMember, _ callback: AuditedCallback) -> CallbackMatch? {
    let declaration = member.declaration
    if member.part.outline.language == .objectiveC { return matchSelector(declaration, callback) }
    if let selector = declaration.selector {
      return selector == callback.selector ? visible(member) ?? .exact : nil
    }
    guard let expected = callback.declaration else {
      return declaration.kind == .method && declaration.name == callback.name ? visible(member) ?? .exact : nil
    }
    if expected.kind == .property {
      guard declaration.kind == .property, declaration.name == expected.baseName else { return nil }
      return visible(member) ?? .exact
    }
    guard declaration.kind == .method else { return nil }
    let candidates = ExpectedSignature.all(of: expected)
    let matches = candidates.compactMap { match(member, $0) ?? otherLabels(member.declaration, $0, callback) }
    if let exact = matches.first(where: { if case .near = $0 { false } else { true } }) { return exact }
    return matches.first
  }

  private func match(_ member: AppMember, _ expected: ExpectedSignature) -> CallbackMatch? {
    let declaration = member.declaration
    if declaration.name == expected.name, declaration.isAsync == expected.isAsync {
      let differences = differences(declaration, expected)
      if let differences { return .near(NearMiss(kind: .types, replacements: differences, distance: 0)) }
      return visible(member) ?? .exact
    }
    return NearMiss(declaration, expected).map { .near($0) }
  }

  /// A slip in the labels alone: they are those of Objective-C, or all types are right; `nil` for something else.
  private func otherLabels(
    _ declaration: MemberDeclaration, _ expected: ExpectedSignature, _ callback: AuditedCallback
  ) -> CallbackMatch? {
    let labels = declaration.parameters.map(\.label)
    guard labels.count > 1, labels.count == expected.labels.count, labels.first == expected.labels.first,
      declaration.name.prefix(while: { $0 != "(" }) == expected.baseName, declaration.isAsync == expected.isAsync,
      let entry = callback.entry
    else { return nil }
    let selector = entry.selector.split(separator: ":").dropFirst().map(String.init)
    // Of a deprecated callback's types, methods of an app's own may well be.
    let hasTypes =
      entry.deprecated.isEmpty
      && zip(declaration.parameters, expected.types).allSatisfy { types.isSame($0.type, $1) }
      && types.isSame(declaration.type, expected.result)
    guard labels.dropFirst() == selector[...] || hasTypes else { return nil }
    return .near(NearMiss(declaration, otherLabels: expected))
  }

  /// The types that differ; `nil` for none. A result that has to be added or removed cannot be replaced.
  private func differences(
    _ declaration: MemberDeclaration, _ expected: ExpectedSignature
  ) -> [NearMiss.Replacement]? {
    let parameters = zip(declaration.parameters, expected.types).filter { !types.isSame($0.type, $1) }
    let isResultWrong = !types.isSame(declaration.type, expected.result)
    guard !parameters.isEmpty || isResultWrong else { return nil }
    if isResultWrong { return [] }
    return parameters.map { NearMiss.Replacement(range: $0.typeRange, found: $0.type, expected: $1) }
  }

  private func matchSelector(_ declaration: MemberDeclaration, _ callback: AuditedCallback) -> CallbackMatch? {
    guard let selector = declaration.selector, declaration.kind == .method else {
      let isProperty = callback.declaration?.kind == .property
      return isProperty && declaration.kind == .property && declaration.name == callback.name ? .exact : nil
    }
    let expected = callback.selector ?? callback.name
    guard selector != expected else {
      return declaration.modifiers[.static].map { .hidden(.modifier(.static, $0)) } ?? .exact
    }
    return NearMiss(declaration, selector: selector, expected: expected).map { .near($0) }
  }

  /// The cause for which Objective-C cannot see a member; `nil` where it can.
  private func visible(_ member: AppMember) -> CallbackMatch? {
    let declaration = member.declaration
    for modifier in [MemberDeclaration.Modifier.static, .class] {
      if let place = declaration.modifiers[modifier] { return .hidden(.modifier(modifier, place)) }
    }
    let part = member.part.declaration
    if declaration.isGeneric { return .hidden(.generic) }
    if part.kind == .extension, types[part.name]?.declaration?.declaration.isGeneric == true {
      return .hidden(.genericExtension)
    }
    if declaration.modifiers[.objc] != nil { return nil }
    for modifier in [MemberDeclaration.Modifier.private, .fileprivate, .nonobjc] {
      if let place = declaration.modifiers[modifier] { return .hidden(.modifier(modifier, place)) }
    }
    return nil
  }
}
