import Emission

extension SceneQuestion: TemplateContext {
  package static let tags = [
    TemplateTag("name", .text, "the method's name"),
    TemplateTag("comment", .lines, "the documentation comment with its `///`"),
    TemplateTag("attributes", .lines, "`@available(…)`, if needed"),
    TemplateTag("opening", .lines, "the declaration, up to the opening brace"),
    TemplateTag("result", .lines, "the value that is returned until the method is implemented"),
    TemplateTag("closing", .lines, "the closing brace"),
  ]
}
