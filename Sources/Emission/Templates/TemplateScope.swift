import Mustache

/// The tags that are known at one place of a template: those of the sections around it, the innermost first.
struct TemplateScope {
  /// A section around the place, or the file.
  private enum Frame {
    case tags([TemplateTag])
    case text
  }

  private var frames: [Frame]
  /// `true` where the innermost section repeats, so that a tag can ask for the place in it.
  private(set) var isRepeated = false

  /// The scope of a whole file.
  init(_ tags: [TemplateTag]) { frames = [.tags(tags)] }

  /// `true` where `.` is a text.
  var isText: Bool {
    if case .text? = frames.last { return true }
    return false
  }

  /// The names that are known, those of the innermost section first, each once.
  var names: [String] {
    var names: [String] = []
    for case .tags(let tags) in frames.reversed() {
      names += tags.map(\.name).filter { !names.contains($0) }
    }
    return names
  }

  /// The contents of a name; `nil` where it is unknown.
  func contents(of name: String) -> TemplateTag.Contents? {
    for case .tags(let tags) in frames.reversed() {
      if let tag = tags.first(where: { $0.name == name }) { return tag.contents }
    }
    return nil
  }

  /// The scope inside a section.
  func inside(_ contents: TemplateTag.Contents) -> TemplateScope {
    var scope = self
    switch contents {
    case .flag: return self
    case .text, .optionalText:
      scope.frames.append(.text)
      scope.isRepeated = false
    case .lines:
      scope.frames.append(.text)
      scope.isRepeated = true
    case .list(let tags):
      scope.frames.append(.tags(tags))
      scope.isRepeated = true
    }
    return scope
  }

  /// A key that differs between scopes with different tags.
  var signature: [String] { names + [isText ? "." : "", isRepeated ? "()" : ""] }
}

/// The data of a template; its stored properties are the tags.
package protocol TemplateContext: MustacheParent, Sendable {
  /// Each stored property, in order.
  static var tags: [TemplateTag] { get }
}

extension TemplateContext {
  /// The value of a tag. One without a value is absent, and not what a context around this one has under the same name: a callback
  /// without a description has none, rather than its delegate's.
  package func child(named name: String) -> Any? {
    guard let value = Mirror(reflecting: self).children.first(where: { $0.label == name })?.value else { return nil }
    let optional = Mirror(reflecting: value)
    return optional.displayStyle == .optional ? optional.children.first?.value ?? AbsentValue() : value
  }
}

/// The value of a tag that has none.
private struct AbsentValue: MustacheCustomRenderable {
  let renderText = ""
  let isNull = true
}

/// The functions that swift-mustache applies to the contents of a tag: `{{count(methods)}}`.
enum TemplateFunction {
  /// The functions without an argument, which return the place in a list.
  static let ofPlace: [String: TemplateTag.Contents] = [
    "first": .flag, "last": .flag, "index": .text, "even": .flag, "odd": .flag,
  ]

  /// The contents that a function returns; `nil` where it cannot be applied.
  static func result(of function: String, on contents: TemplateTag.Contents) -> TemplateTag.Contents? {
    switch contents {
    case .text, .optionalText: ofText[function]
    case .flag: nil
    case .lines: function == "sorted" ? .lines : ofList(function, element: .text, whole: contents)
    case .list: ofList(function, element: contents, whole: contents)
    }
  }

  /// The functions of texts; those of numbers are for `index()` and `count(…)`.
  private static let ofText: [String: TemplateTag.Contents] = [
    "capitalized": .text, "lowercased": .text, "uppercased": .text, "reversed": .text, "empty": .flag,
    "equalzero": .flag, "plusone": .text, "minusone": .text, "even": .flag, "odd": .flag,
  ]

  private static func ofList(
    _ function: String, element: TemplateTag.Contents, whole: TemplateTag.Contents
  ) -> TemplateTag.Contents? {
    switch function {
    case "first", "last": element
    case "reversed": whole
    case "count": .text
    case "empty": .flag
    default: nil
    }
  }
}
