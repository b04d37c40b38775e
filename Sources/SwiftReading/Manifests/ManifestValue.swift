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

  /// Reads an expression.
  init(_ expression: ExprSyntax) {
    let range = expression.textRange
    if let literal = expression.as(StringLiteralExprSyntax.self) {
      self = Self.string(of: literal) ?? .unknown(range)
    } else if let literal = expression.as(BooleanLiteralExprSyntax.self) {
      self = .boolean(literal.literal.text == "true", range)
    } else if expression.is(IntegerLiteralExprSyntax.self) || expression.is(FloatLiteralExprSyntax.self) {
      self = .number(expression.trimmedDescription, range)
    } else if let literal = expression.as(ArrayExprSyntax.self) {
      self = .array(literal.elements.map { ManifestValue($0.expression) }, range)
    } else if let literal = expression.as(DictionaryExprSyntax.self) {
      self = .dictionary(Self.entries(of: literal), range)
    } else if let call = expression.as(FunctionCallExprSyntax.self), let name = Self.name(of: call.calledExpression) {
      self = .call(
        name, call.arguments.map { Argument(label: $0.label?.plainName ?? "", value: ManifestValue($0.expression)) },
        range)
    } else if let name = Self.name(of: expression) {
      self = .call(name, [], range)
    } else {
      self = .unknown(range)
    }
  }

  private static func string(of literal: StringLiteralExprSyntax) -> ManifestValue? {
    guard let text = literal.representedLiteralValue else { return nil }
    return .string(text, literal.segments.textRange)
  }

  private static func entries(of literal: DictionaryExprSyntax) -> [Entry] {
    guard case .elements(let elements) = literal.content else { return [] }
    return elements.compactMap { element in
      guard case .string(let key, let range) = ManifestValue(element.key) else { return nil }
      return Entry(key: key, keyRange: range, value: ManifestValue(element.value))
    }
  }

  /// The last name of `.name`, `Type.name` and `Name`.
  private static func name(of expression: ExprSyntax) -> String? {
    if let member = expression.as(MemberAccessExprSyntax.self) { return member.declName.baseName.plainName }
    return expression.as(DeclReferenceExprSyntax.self)?.baseName.plainName
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
  /// Reads a file's calls of `Project(…)`, `Package(…)`; empty for one that is nested too deeply to be parsed.
  static func calls(of name: String, in file: SourceFile) -> [ManifestValue] {
    file.bytes.withUnsafeBufferPointer { bytes in
      guard BracketNesting.excess(in: BracketNesting.tokens(of: bytes)) == nil else { return [] }
      var calls: [ManifestValue] = []
      var stack = [Syntax(Parser.parse(source: bytes))]
      while let node = stack.popLast() {
        if let call = node.as(FunctionCallExprSyntax.self),
          call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.plainName == name
        {
          calls.append(ManifestValue(ExprSyntax(call)))
        } else {
          stack += node.children(viewMode: .sourceAccurate).reversed()
        }
      }
      return calls
    }
  }
}
