import Emission

extension SwiftSubclassFile: TemplateContext {
  package static let tags = [
    TemplateTag("module", .optionalText, "the framework to import"),
    TemplateTag("typeComment", .lines, "the documentation comment with its `///`"),
    TemplateTag("typeAttributes", .lines, "`@available(…)` and `@main`, if needed"),
    TemplateTag("typeName", .text, "the class's name"),
    TemplateTag("baseName", .text, "the name of the class that it inherits"),
  ]
}
