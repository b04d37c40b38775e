import Emission

extension SwiftMethod: TemplateContext {
  package static let tags = [
    TemplateTag(
      "mark", .optionalText, "the role for a `MARK` comment; nothing if the previous method has the same role"),
    TemplateTag("comment", .lines, "the documentation comment with its `///`"),
    TemplateTag("attributes", .lines, "`@available(…)`, if needed"),
    TemplateTag("opening", .lines, "the declaration, up to the opening brace"),
    TemplateTag("superCallFirst", .lines, "the call of `super`, if it comes first"),
    TemplateTag("delegateLiteral", .text, "the delegate's name, as a string literal"),
    TemplateTag(
      "callbackName", .optionalText,
      "the callback's name on the page, as a string literal; nothing if that is the method's"),
    TemplateTag("statesName", .text, "the name of the enumeration of the page's states"),
    TemplateTag("state", .optionalText, "the state that the call leads to: `.playing`"),
    TemplateTag("scene", .optionalText, "the scene that the call is about, as an expression"),
    TemplateTag("log", .lines, "the statement that logs the call"),
    TemplateTag("body", .lines, "the page's statements, and the calls of completion handlers"),
    TemplateTag("superCallLast", .lines, "the call of `super`, if it comes last"),
    TemplateTag("result", .lines, "the statements that return"),
    TemplateTag("closing", .lines, "the closing brace"),
    TemplateTag("requirementComment", .lines, "the documentation comment in the protocol with its `///`"),
    TemplateTag("declaration", .lines, "the declaration, as a requirement of the protocol"),
  ]
}
