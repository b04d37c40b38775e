import Diagnostics
import ProjectModel
import Text

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
