/// What swift-mustache can do to what a tag holds: `{{count(methods)}}`.
enum TemplateFunction {
  /// The functions without an argument, which tell the place in a list.
  static let ofPlace: [String: TemplateTag.Contents] = [
    "first": .flag, "last": .flag, "index": .text, "even": .flag, "odd": .flag,
  ]

  /// What a function makes of something; `nil` where it cannot be applied.
  static func result(of function: String, on contents: TemplateTag.Contents) -> TemplateTag.Contents? {
    switch contents {
    case .text, .optionalText: ofText[function]
    case .flag: nil
    case .lines: function == "sorted" ? .lines : ofList(function, element: .text, whole: contents)
    case .list: ofList(function, element: contents, whole: contents)
    }
  }

  /// The ones about numbers are those of `index()` and `count(…)`.
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
