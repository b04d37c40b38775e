import Documents
import LifecycleModel
import SwiftGeneration

/// The Swift methods of a delegate that a guide asks for.
struct GuideStubs {
  /// The source; `nil` where there is nothing to write.
  var text: String?
  /// `true` for a whole class.
  var isWhole = false
}

extension GuideStubs {
  /// Writes the methods of a delegate: those that take over from others, which `origins` names, and where `isWhole` all of
  /// them, in a class.
  init(of delegate: DelegateID, in lifecycle: Lifecycle, origins: [CallbackID: [String]], isWhole: Bool) {
    let callbacks = SwiftCallback.all(of: delegate, in: lifecycle)
    let successors = callbacks.filter { callback in callback.id.map { origins[$0] != nil } ?? false }
    guard !successors.isEmpty, lifecycle.hasSwift(delegate),
      lifecycle.apiType(of: delegate)?.kind != .swiftUI
    else {
      self.init()
      return
    }
    let methods = (isWhole ? callbacks : successors).map { callback in
      Self.method(callback, in: lifecycle, origins: callback.id.flatMap { origins[$0] } ?? [])
    }
    let lines =
      isWhole
      ? Self.type(delegate, methods: methods, in: lifecycle)
      : Array(methods.joined(separator: [""]))
    self.init(text: lines.joined(separator: "\n"), isWhole: isWhole)
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

  private static func method(_ callback: SwiftCallback, in lifecycle: Lifecycle, origins: [String]) -> [String] {
    let documentation = callback.id.map { lifecycle[$0].documentation } ?? ""
    let sources = callback.id.map { lifecycle[$0].attributes.provenance.sources } ?? []
    let words = InlineContent(description: documentation, sources: sources).lines.map(PlainText.words)
    let configuration = lifecycle.sceneConfigurations.first?.name ?? SceneManifest.defaultName
    let naming = SceneSelectionWriter.statements(naming: configuration, in: callback.signature)
    let defaults = SwiftDefaultValue(callback.signature, configuration: naming)
    let body = SwiftBody(callback.id.flatMap { lifecycle[$0].body } ?? "")
    let completions = defaults.completions.filter { !body.mentions($0.parameter) }.map(\.statement)
    let statements =
      origins.map { "// Move the code of \(comment($0)) here." } + body.lines + completions
      + (body.returns ? [] : defaults.result)
    return SwiftComment.lines(words, indent: 2) + callback.signature.lines(prefix: callback.modifiers, suffix: " {")
      + statements.map { $0.isEmpty ? "" : "  " + $0 } + ["}"]
  }

  /// A name on one line.
  private static func comment(_ name: String) -> String {
    String(name.map { $0.isNewline ? " " : $0 })
  }
}
