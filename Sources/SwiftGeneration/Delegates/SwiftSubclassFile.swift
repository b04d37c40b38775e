import Emission
import LifecycleModel

/// The file to edit by hand: an empty class that inherits the generated one; the members are the tags of
/// `Swift/Subclass.mustache`.
///
/// The example of an override is in the comment because in the class it would no longer compile once its callback is
/// removed from the page.
package struct SwiftSubclassFile: Sendable {
  /// The framework to import.
  let module: String?
  /// The lines of the class's documentation comment.
  let typeComment: [String]
  /// `@available(…)`, `@main`.
  let typeAttributes: [String]
  /// The class's name.
  let typeName: String
  /// The name of its superclass.
  let baseName: String

  /// Creates the file of a delegate; `isMain` is true where the process begins with it.
  init(_ id: DelegateID, in lifecycle: Lifecycle, names: SwiftTypeNames, isMain: Bool) {
    let delegate = lifecycle[id]
    let types = lifecycle.adoptedTypes(of: id)
    let since = SwiftDelegateFile.since(delegate, types: types, in: lifecycle)
    let callbacks = SwiftCallback.all(of: id, in: lifecycle)
    let words = PageStrings(language: lifecycle.language)
    module = lifecycle.apiType(of: id)?.module
    typeName = names.type(of: id)
    baseName = names.base(of: id)
    typeComment = SwiftComment.lines([
      words.phrase("swift.subclass", SwiftComment.code(baseName)), Self.example(of: callbacks),
    ])
    typeAttributes = [SwiftBaseline(lifecycle).attribute(since: since), isMain ? "@main" : nil].compactMap { $0 }
  }

  /// An override of the first short callback; empty for none.
  private static func example(of callbacks: [SwiftCallback]) -> String {
    let prefix = { (callback: SwiftCallback) in (callback.isNonisolated ? "nonisolated " : "") + "override " }
    let simple = callbacks.first { callback in
      let signature = callback.signature
      return signature.kind == .function && signature.resultType == nil && signature.effects.isEmpty
        && signature.lines(prefix: prefix(callback), suffix: " {", indent: 8).count == 1
    }
    guard let simple else { return "" }
    let signature = simple.signature
    let lines =
      signature.lines(prefix: prefix(simple), suffix: " {", indent: 8)
      + ["  super.\(SwiftIdentifier.quoted(signature.name))(\(signature.arguments))", "}"]
    return lines.map { "    " + $0 }.joined(separator: "\n")
  }
}

extension SwiftSubclassFile: TemplateContext {
  package static let tags = [
    TemplateTag("module", .optionalText, "the framework to import"),
    TemplateTag("typeComment", .lines, "the documentation comment with its `///`"),
    TemplateTag("typeAttributes", .lines, "`@available(…)` and `@main`, if needed"),
    TemplateTag("typeName", .text, "the class's name"),
    TemplateTag("baseName", .text, "the name of the class that it inherits"),
  ]
}
