import Diagnostics
import LifecycleModel
import ProjectModel
import Text

/// Compares members of delegates with callbacks: one with the same name and other types is a near miss, because UIKit never calls it.
struct CallbackMatcher {
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

/// The relation of a delegate's member to a callback.
package enum CallbackMatch: Sendable {
  /// The system calls it.
  case exact
  /// It has the callback's name and types, and Objective-C cannot see it.
  case hidden(HiddenCause)
  /// It is almost the callback, and the system does not call it.
  case near(NearMiss)
}

/// The cause for which Objective-C cannot see a method.
package enum HiddenCause: Hashable, Sendable {
  /// A modifier, with its place.
  case modifier(MemberDeclaration.Modifier, SourceRange)
  /// The method is generic.
  case generic
  /// It is in an extension of a generic class.
  case genericExtension

  /// The words after "is": `private`, `in an extension of a generic class`.
  package var words: String {
    switch self {
    case .modifier(let modifier, _): modifier == .nonobjc ? "@nonobjc" : modifier.rawValue
    case .generic: "generic"
    case .genericExtension: "in an extension of a generic class"
    }
  }
}

/// A slip in a method's signature.
package struct NearMiss: Hashable, Sendable {
  /// The kind of a slip; of several, the first one holds.
  package enum Kind: Int, Hashable, Sendable, Comparable {
    /// The name is right, a type is not.
    case types
    /// The first parameter has a label, and the callback's has none.
    case firstLabel
    /// The labels stand in another order.
    case order
    /// The labels are those of Objective-C, or others with the callback's types.
    case labels
    /// The name differs in a few letters.
    case spelling

    /// Orders from the surest to the least sure.
    package static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
  }

  /// A part of a signature that has to be replaced.
  package struct Replacement: Hashable, Sendable {
    /// Its place.
    package let range: SourceRange
    /// Its text there.
    package let found: String
    /// The right text.
    package let expected: String
  }

  package let kind: Kind
  /// The wrong parts, in the order of the source; empty where the parts cannot be replaced one by one.
  package let replacements: [Replacement]
  /// The number of letters that differ in the whole name.
  package let distance: Int
}

/// A signature with which Swift sees a callback: its declaration, or its twin with `async`.
struct ExpectedSignature {
  /// The name before the parenthesis.
  let baseName: String
  /// The labels; `_` for none.
  let labels: [String]
  /// The parameters' types.
  let types: [String]
  /// The result's type; empty for `Void`.
  let result: String
  /// `true` for an `async` method.
  let isAsync: Bool

  /// `scene(_:willConnectTo:options:)`.
  var name: String { baseName + "(" + labels.map { $0 + ":" }.joined() + ")" }

  /// The signatures of a method: the declared one and, for a callback with a completion handler, its twin.
  static func all(of declaration: SwiftDeclaration) -> [ExpectedSignature] {
    guard declaration.kind == .function else { return [] }
    let parameters = declaration.parameters
    let declared = ExpectedSignature(
      baseName: declaration.baseName, labels: parameters.map(\.label), types: parameters.map(\.type),
      result: declaration.resultType ?? "", isAsync: declaration.isAsync)
    guard let last = parameters.last, declaration.resultType == nil, !declaration.isAsync,
      last.label.lowercased().hasSuffix("completionhandler"), let arguments = handlerArguments(last.type)
    else { return [declared] }
    let twin = ExpectedSignature(
      baseName: declaration.baseName, labels: declared.labels.dropLast(), types: declared.types.dropLast(),
      result: arguments, isAsync: true)
    return [declared, twin]
  }

  /// The argument types of a handler: of `@escaping (UIBackgroundFetchResult) -> Void` the part in parentheses, empty for none.
  private static func handlerArguments(_ type: String) -> String? {
    guard let opening = type.firstIndex(of: "("), let arrow = type.indices.last(where: { type[$0...].hasPrefix("->") }),
      let closing = type[..<arrow].lastIndex(of: ")"), opening < closing
    else { return nil }
    return String(type[type.index(after: opening)..<closing])
  }
}

extension NearMiss {
  /// The slip in a Swift method's name; `nil` where it is something else than the expected one.
  init?(_ declaration: MemberDeclaration, _ expected: ExpectedSignature) {
    let labels = declaration.parameters.map(\.label)
    guard labels.count == expected.labels.count, declaration.isAsync == expected.isAsync else { return nil }
    let base = declaration.name.prefix { $0 != "(" }
    let isSameBase = base == expected.baseName
    let kind: Kind
    if isSameBase, expected.labels.first == "_", labels.first != "_", labels.dropFirst() == expected.labels.dropFirst()
    {
      kind = .firstLabel
    } else if isSameBase, labels.sorted() == expected.labels.sorted() {
      kind = .order
    } else {
      kind = .spelling
    }
    guard let distance = Self.distance(declaration.name, expected.name, isSpelling: kind == .spelling) else {
      return nil
    }
    var replacements: [Replacement] = []
    if !isSameBase {
      replacements.append(
        Replacement(range: declaration.nameRange, found: String(base), expected: expected.baseName))
    }
    self.init(
      kind: kind, replacements: replacements + Self.labels(of: declaration, as: expected), distance: distance)
  }

  /// The slip of a Swift method whose labels are others, with as many parameters.
  init(_ declaration: MemberDeclaration, otherLabels expected: ExpectedSignature) {
    let (found, wanted) = (Array(declaration.name.utf8), Array(expected.name.utf8))
    self.init(
      kind: .labels, replacements: Self.labels(of: declaration, as: expected),
      distance: NearestWord.distance(found, wanted, limit: max(found.count, wanted.count)) ?? wanted.count)
  }

  /// The labels that have to be replaced.
  private static func labels(of declaration: MemberDeclaration, as expected: ExpectedSignature) -> [Replacement] {
    var replacements: [Replacement] = []
    for (parameter, label) in zip(declaration.parameters, expected.labels) where parameter.label != label {
      // A label that is the parameter's name too stays the name.
      let isName = parameter.label == parameter.name
      replacements.append(
        Replacement(
          range: parameter.labelRange, found: parameter.label,
          expected: isName && label != parameter.name ? "\(label) \(parameter.name)" : label))
    }
    return replacements
  }

  /// The slip in an Objective-C method's selector; `nil` where it is something else than the expected one.
  init?(_ declaration: MemberDeclaration, selector: String, expected: String) {
    let parts = selector.split(separator: ":", omittingEmptySubsequences: false)
    let wanted = expected.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == wanted.count else { return nil }
    let isReordered = parts.first == wanted.first && parts.sorted() == wanted.sorted()
    guard let distance = Self.distance(selector, expected, isSpelling: !isReordered) else { return nil }
    let ranges = declaration.parameters.isEmpty ? [declaration.nameRange] : declaration.parameters.map(\.labelRange)
    var replacements: [Replacement] = []
    for (index, range) in ranges.enumerated() where parts[index] != wanted[index] {
      replacements.append(Replacement(range: range, found: String(parts[index]), expected: String(wanted[index])))
    }
    self.init(kind: isReordered ? .order : .spelling, replacements: replacements, distance: distance)
  }

  /// The number of letters that differ; `nil` where it is too large for a slip in the spelling: one in 8 may differ, at least one.
  private static func distance(_ found: String, _ expected: String, isSpelling: Bool) -> Int? {
    let (left, right) = (found.utf8.count, expected.utf8.count)
    let limit = isSpelling ? max(1, right / 8) : max(left, right)
    guard abs(left - right) <= limit else { return nil }
    return NearestWord.distance(Array(found.utf8), Array(expected.utf8), limit: limit)
  }
}
