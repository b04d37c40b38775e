import Emission

extension SwiftDelegateFile: TemplateContext {
  package static let tags = [
    TemplateTag("imports", .lines, "the modules to import, sorted"),
    TemplateTag("hasImports", .flag, "whether there is any"),
    TemplateTag("typeComment", .lines, "the class's documentation comment, `///` included"),
    TemplateTag("typeAttributes", .lines, "`@available(…)`, `@main`, `@MainActor`, as far as they are needed"),
    TemplateTag("typeName", .text, "the class's name"),
    TemplateTag("isFinal", .flag, "whether nothing can inherit it"),
    TemplateTag("inheritance", .text, "what stands behind the class's colon"),
    TemplateTag("hasWindow", .flag, "whether the class holds the window"),
    TemplateTag("protocolName", .optionalText, "the protocol of a delegate that is none of Apple's"),
    TemplateTag("protocolSummary", .text, "one sentence about it"),
    TemplateTag("requirements", .list(SwiftMethod.tags), "what the protocol requires, as methods"),
    TemplateTag("methods", .list(SwiftMethod.tags), "the methods of the class, by event"),
    TemplateTag(
      "sceneQuestions", .list(SceneQuestion.tags),
      "the methods that decide which configuration a scene gets, for a person to write"),
    TemplateTag("sceneQuestionsTitle", .text, "what the page's section of scene configurations is called"),
  ]
}
