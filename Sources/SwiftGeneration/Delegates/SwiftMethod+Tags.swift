import Emission

extension SwiftMethod: TemplateContext {
  package static let tags = [
    TemplateTag("mark", .optionalText, "the event that the method stands under; nothing where the method above has it"),
    TemplateTag("comment", .lines, "the documentation comment, `///` included"),
    TemplateTag("attributes", .lines, "`@available(…)`, as far as it is needed"),
    TemplateTag("opening", .lines, "the declaration, up to the opening brace"),
    TemplateTag("superCallFirst", .lines, "what UIKit wants called before anything else"),
    TemplateTag("delegateLiteral", .text, "the delegate's name as a string literal"),
    TemplateTag("callbackName", .text, "the callback's name on the page as an expression"),
    TemplateTag("state", .optionalText, "the state to which the call leads as a string literal"),
    TemplateTag("log", .lines, "the statement that logs the call"),
    TemplateTag("body", .lines, "the page's statements, and the answers to completion handlers"),
    TemplateTag("superCallLast", .lines, "what UIKit wants called after everything else"),
    TemplateTag("result", .lines, "the statements that return"),
    TemplateTag("closing", .lines, "the closing brace"),
    TemplateTag("requirementComment", .lines, "the documentation comment in the protocol, `///` included"),
    TemplateTag("declaration", .lines, "the declaration as the protocol's requirement"),
  ]
}
