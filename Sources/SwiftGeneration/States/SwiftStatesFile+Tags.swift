import Emission

extension SwiftStatesFile: TemplateContext {
  package static let tags = [
    TemplateTag("typeComment", .lines, "the documentation comment with its `///`"),
    TemplateTag("typeName", .text, "the enumeration's name"),
    TemplateTag("cases", .list(SwiftStatesFile.Case.tags), "the states"),
    TemplateTag("title", .text, "the page's title, as a string literal"),
    TemplateTag("digest", .text, "the digest of what the page says about calls, as a string literal"),
    TemplateTag("delegates", .text, "the names of the logged delegates, as the elements of an array literal"),
    TemplateTag(
      "finalStates", .optionalText,
      "the states in which an instance is no longer alive, as the elements of a literal; nothing without signposts"),
  ]
}

extension SwiftStatesFile.Case: TemplateContext {
  package static let tags = [
    TemplateTag("comment", .lines, "the state's documentation comment with its `///`"),
    TemplateTag("name", .text, "the case's name"),
    TemplateTag("value", .text, "the state's name on the page, as a string literal"),
  ]
}
