import Emission

extension SwiftDelegateFile: TemplateContext {
  package static let tags = [
    TemplateTag("imports", .lines, "the modules to import, sorted"),
    TemplateTag("hasImports", .flag, "whether any module is imported"),
    TemplateTag("typeComment", .lines, "the class's documentation comment with its `///`"),
    TemplateTag("typeAttributes", .lines, "`@available(…)`, `@main` and `@MainActor`, if needed"),
    TemplateTag("typeName", .text, "the class's name"),
    TemplateTag("isFinal", .flag, "whether the class is `final`"),
    TemplateTag("inheritance", .text, "the superclass and the protocols, separated by commas"),
    TemplateTag("hasWindow", .flag, "whether the class has the `window` property"),
    TemplateTag("protocolName", .optionalText, "the protocol of a delegate that isn't Apple's"),
    TemplateTag("protocolSummary", .text, "the protocol's documentation, a sentence"),
    TemplateTag("requirements", .list(SwiftMethod.tags), "the requirements of the protocol"),
    TemplateTag("methods", .list(SwiftMethod.tags), "the methods of the class, by role"),
    TemplateTag(
      "sceneQuestions", .list(SceneQuestion.tags),
      "the methods that choose a scene's configuration, to be implemented by hand"),
    TemplateTag("sceneQuestionsTitle", .text, "the title of the page's section of scene configurations"),
  ]
}
