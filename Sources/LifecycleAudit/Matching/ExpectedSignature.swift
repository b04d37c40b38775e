import LifecycleModel
import ProjectModel

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
