import Documents
import LifecycleModel
import SwiftGeneration

/// The Swift methods of a delegate that take over code.
struct DelegateStubs {
  /// The methods to write.
  enum Extent {
    /// Those that take over, without a class around them.
    case methods
    case smallClass
    /// A class with all methods of the delegate.
    case wholeClass
  }

  /// The source; `nil` where there is nothing to write.
  var text: String?
  /// `true` for a whole class.
  var isWhole = false
}

extension DelegateStubs {
  /// Writes methods of a delegate; `beginnings` has the lines with which the bodies of those begin that take over code.
  init(of delegate: DelegateID, in lifecycle: Lifecycle, beginnings: [CallbackID: [String]], extent: Extent) {
    let callbacks = SwiftCallback.all(of: delegate, in: lifecycle)
    let successors = callbacks.filter { callback in callback.id.map { beginnings[$0] != nil } ?? false }
    guard !successors.isEmpty, lifecycle.hasSwift(delegate),
      lifecycle.apiType(of: delegate)?.kind != .swiftUI
    else {
      self.init()
      return
    }
    let methods = (extent == .wholeClass ? callbacks : successors).map { callback in
      Self.method(callback, in: lifecycle, beginning: callback.id.flatMap { beginnings[$0] } ?? [])
    }
    let lines =
      extent == .methods
      ? Array(methods.joined(separator: [""])) : Self.type(delegate, methods: methods, in: lifecycle)
    self.init(text: lines.joined(separator: "\n"), isWhole: extent == .wholeClass)
  }

  /// The line of a body that says whose code moves there.
  static func move(_ name: String) -> String {
    "// Move the code of \(String(name.map { $0.isNewline ? " " : $0 })) here."
  }

  /// A declaration, a parameter a line where it is too long for one.
  static func declaration(_ text: String) -> String {
    guard let known = SwiftDeclaration(text), let signature = SwiftSignature(known) else { return text }
    return signature.kind == .function ? signature.lines(indent: 0).joined(separator: "\n") : text
  }

  private static func type(
    _ delegate: DelegateID, methods: [[String]], in lifecycle: Lifecycle
  ) -> [String] {
    let file = SwiftDelegateFile(delegate, in: lifecycle, names: SwiftTypeNames(lifecycle), isMain: false)
    let inheritance = lifecycle.apiType(of: delegate) == nil ? "" : ": \(file.inheritance)"
    let window = file.hasWindow ? [["var window: UIWindow?"]] : []
    let members = (window + methods).joined(separator: [""]).map { $0.isEmpty ? "" : "  " + $0 }
    return ["final class \(file.typeName)\(inheritance) {"] + members + ["}"]
  }

  private static func method(_ callback: SwiftCallback, in lifecycle: Lifecycle, beginning: [String]) -> [String] {
    let documentation = callback.id.map { lifecycle[$0].documentation } ?? ""
    let sources = callback.id.map { lifecycle[$0].attributes.provenance.sources } ?? []
    let words = InlineContent(description: documentation, sources: sources).lines.map(PlainText.words)
    let configuration = lifecycle.sceneConfigurations.first?.name ?? SceneManifest.defaultName
    let naming = SceneSelectionWriter.statements(naming: configuration, in: callback.signature)
    let defaults = SwiftDefaultValue(callback.signature, entry: callback.entry, configuration: naming)
    let body = SwiftBody(callback.id.flatMap { lifecycle[$0].body } ?? "")
    let completions = defaults.completions.filter { !body.mentions($0.parameter) }.map(\.statement)
    let statements =
      beginning + body.lines + completions
      + (body.returns ? [] : defaults.result)
    return SwiftComment.lines(words, indent: 2) + callback.signature.lines(prefix: callback.modifiers, suffix: " {")
      + statements.map { $0.isEmpty ? "" : "  " + $0 } + ["}"]
  }
}
