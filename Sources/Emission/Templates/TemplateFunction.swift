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
