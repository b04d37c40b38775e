import Emission

extension SceneQuestion: TemplateContext {
  package static let tags = [
    TemplateTag("name", .text, "the method's name"),
    TemplateTag("comment", .lines, "the documentation comment, `///` included"),
    TemplateTag("attributes", .lines, "`@available(…)`, as far as it is needed"),
    TemplateTag("opening", .lines, "the declaration, up to the opening brace"),
    TemplateTag("result", .lines, "what is returned until somebody writes it"),
    TemplateTag("closing", .lines, "the closing brace"),
  ]
}
