import Diagnostics
import ProjectModel
import SwiftParser
import SwiftSyntax

/// An expression in a project's manifest in Swift, as far as it consists of literals. Nothing is run.
indirect enum ManifestValue {
  /// A string without interpolations; its place is that of the text between the quotes.
  case string(String, SourceRange)
  /// `true` or `false`.
  case boolean(Bool, SourceRange)
  /// An integer or a number with a point.
  case number(String, SourceRange)
  case array([ManifestValue], SourceRange)
  case dictionary([Entry], SourceRange)
  /// `.name(label: value)`, `Name(value)`, and `.name` without arguments.
  case call(String, [Argument], SourceRange)
  /// Anything else.
  case unknown(SourceRange)

  /// An entry of a dictionary whose key is a string.
  struct Entry {
    let key: String
    let keyRange: SourceRange
    let value: ManifestValue
  }

  /// An argument of a call; an empty label for none.
  struct Argument {
    let label: String
    let value: ManifestValue
  }

  /// Reads an expression, with what its names mean.
  init(_ expression: ExprSyntax, in scope: ManifestScope = .empty) {
    let range = expression.textRange
    if let literal = expression.as(StringLiteralExprSyntax.self) {
      self = Self.string(of: literal, in: scope) ?? .unknown(range)
    } else if let literal = expression.as(BooleanLiteralExprSyntax.self) {
      self = .boolean(literal.literal.text == "true", range)
    } else if expression.is(IntegerLiteralExprSyntax.self) || expression.is(FloatLiteralExprSyntax.self) {
      self = .number(expression.trimmedDescription, range)
    } else if let literal = expression.as(ArrayExprSyntax.self) {
      self = .array(literal.elements.map { ManifestValue($0.expression, in: scope) }, range)
    } else if let literal = expression.as(DictionaryExprSyntax.self) {
      self = .dictionary(Self.entries(of: literal, in: scope), range)
    } else if let sequence = expression.as(SequenceExprSyntax.self) {
      self = Self.joined(Array(sequence.elements), in: scope) ?? .unknown(range)
    } else if let call = expression.as(FunctionCallExprSyntax.self) {
      self = Self.call(call, in: scope)
    } else if let name = Self.name(of: expression) {
      self = scope.value(of: name, in: Self.path(of: expression)) ?? .call(name, [], range)
    } else {
      self = .unknown(range)
    }
  }

  private static func call(_ call: FunctionCallExprSyntax, in scope: ManifestScope) -> ManifestValue {
    guard let name = name(of: call.calledExpression) else { return .unknown(call.textRange) }
    let arguments = call.arguments.map {
      Argument(label: $0.label?.plainName ?? "", value: ManifestValue($0.expression, in: scope))
    }
    // `first.merging(second) { … }`: the entries of the second count.
    if name == "merging", let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base,
      case .dictionary(let old, let range) = ManifestValue(base, in: scope),
      case .dictionary(let new, _)? = arguments.first?.value
    {
      return .dictionary(old.filter { entry in !new.contains { $0.key == entry.key } } + new, range)
    }
    // `Set<Destination>([.iPhone])`, `Set([.iPhone])`: what is in it.
    if name == "Set", let first = arguments.first?.value { return first }
    return scope.value(calling: name, arguments) ?? .call(name, arguments, call.textRange)
  }

  /// The arrays or texts of `a + b`, the first of `a ?? b`; `nil` for other operators.
  private static func joined(_ elements: [ExprSyntax], in scope: ManifestScope) -> ManifestValue? {
    let symbols = elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    guard let first = elements.first, Set(symbols).count == 1, let symbol = symbols.first else { return nil }
    let values = stride(from: 0, to: elements.count, by: 2).map { ManifestValue(elements[$0], in: scope) }
    switch symbol {
    case "+":
      let texts = values.compactMap(\.string)
      if texts.count == values.count { return .string(texts.joined(), first.textRange) }
      return .array(values.flatMap(\.elements), first.textRange)
    case "??": return values.first { if case .unknown = $0 { false } else { true } }
    default: return nil
    }
  }

  private static func string(of literal: StringLiteralExprSyntax, in scope: ManifestScope) -> ManifestValue? {
    if let text = literal.representedLiteralValue { return .string(text, literal.segments.textRange) }
    var text = ""
    for segment in literal.segments {
      if let plain = segment.as(StringSegmentSyntax.self) {
        text += plain.content.text
      } else if let expression = segment.as(ExpressionSegmentSyntax.self)?.expressions.first?.expression,
        let value = ManifestValue(expression, in: scope).string
      {
        text += value
      } else {
        return nil
      }
    }
    return .string(text, literal.segments.textRange)
  }

  private static func entries(of literal: DictionaryExprSyntax, in scope: ManifestScope) -> [Entry] {
    guard case .elements(let elements) = literal.content else { return [] }
    return elements.compactMap { element in
      guard case .string(let key, let range) = ManifestValue(element.key, in: scope) else { return nil }
      return Entry(key: key, keyRange: range, value: ManifestValue(element.value, in: scope))
    }
  }

  /// The last name of `.name`, `Type.name`, `Name` and `Name<Element>`.
  static func name(of expression: ExprSyntax) -> String? {
    if let member = expression.as(MemberAccessExprSyntax.self) { return member.declName.baseName.plainName }
    if let generic = expression.as(GenericSpecializationExprSyntax.self) { return name(of: generic.expression) }
    return expression.as(DeclReferenceExprSyntax.self)?.baseName.plainName
  }

  /// The names of `Type.name`, with dots.
  private static func path(of expression: ExprSyntax) -> String {
    let text = expression.trimmedDescription
    return text.hasPrefix(".") ? String(text.dropFirst()) : text
  }

  /// The text of a string.
  var string: String? { if case .string(let text, _) = self { text } else { nil } }
  /// The elements of an array; of any other value, the value alone.
  var elements: [ManifestValue] { if case .array(let elements, _) = self { elements } else { [self] } }
  /// The name of a call.
  var name: String? { if case .call(let name, _, _) = self { name } else { nil } }

  /// The argument of a label.
  subscript(label: String) -> ManifestValue? {
    guard case .call(_, let arguments, _) = self else { return nil }
    return arguments.first { $0.label == label }?.value
  }

  /// The arguments of a call.
  var arguments: [Argument] { if case .call(_, let arguments, _) = self { arguments } else { [] } }

  /// The value as one of a property list; `nil` for what is no literal.
  var propertyListValue: PropertyListValue? {
    switch self {
    case .string(let text, let range): PropertyListValue(.string(text), range)
    case .boolean(let value, let range): PropertyListValue(.boolean(value), range)
    case .number(let text, let range):
      PropertyListValue(Int(text).map { .integer($0) } ?? .real(Double(text) ?? 0), range)
    case .array(let elements, let range): PropertyListValue(.array(elements.compactMap(\.propertyListValue)), range)
    case .dictionary(let entries, let range): PropertyListValue(.dictionary(Self.entries(entries)), range)
    // Wrapped values, as `.string("…")` and `.dictionary([…])`.
    case .call(_, let arguments, _): arguments.count == 1 ? arguments[0].value.propertyListValue : nil
    case .unknown: nil
    }
  }

  private static func entries(_ entries: [Entry]) -> [PropertyListValue.Entry] {
    entries.compactMap { entry in
      entry.value.propertyListValue.map { .init(key: entry.key, keyRange: entry.keyRange, value: $0) }
    }
  }
}

/// The calls of one name in a manifest that no other call of that name is in.
enum Manifest {
  /// Reads a file's calls of `Project(…)`, `Package(…)`, and of functions that return one; empty for one that is nested too deeply to be
  /// parsed.
  static func calls(of name: String, in file: SourceFile, _ scope: ManifestScope = .empty) -> [ManifestValue] {
    file.bytes.withUnsafeBufferPointer { bytes in
      guard case .tree(let tree) = BracketNesting.parse(bytes) else { return [] }
      var calls: [ManifestValue] = []
      var stack = [Syntax(tree)]
      while let node = stack.popLast() {
        let called = node.as(FunctionCallExprSyntax.self).flatMap { ManifestValue.name(of: $0.calledExpression) }
        if let called, called == name || scope.hasFunction(called), let call = node.as(ExprSyntax.self),
          case let value = ManifestValue(call, in: scope), value.name == name
        {
          calls.append(value)
        } else {
          stack += node.children(viewMode: .sourceAccurate).reversed()
        }
      }
      return calls
    }
  }
}
