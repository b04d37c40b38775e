import Emission

extension WikiRulesPage {
  package static let tags: [TemplateTag] = [
    TemplateTag("navigation", .optionalText, "links to the pages, in Markdown; not in DocC"),
    TemplateTag("notice", .optionalText, "a comment that says that the page is generated; not in DocC"),
    TemplateTag("title", .text, "the page's name"),
    TemplateTag("summary", .text, "the content of the page, a sentence"),
    TemplateTag("rulesTitle", .text, "the heading of the rules"),
    TemplateTag("basis", .text, "how they were proved, a sentence"),
    TemplateTag("rules", .optionalText, "the rules and their verdicts, a table in Markdown"),
    TemplateTag("frequenciesTitle", .text, "the heading of declared frequencies"),
    TemplateTag("frequencies", .optionalText, "the frequencies and their verdicts, a table in Markdown"),
    TemplateTag("scenariosTitle", .text, "the heading of the scenarios"),
    TemplateTag("scenarioBasis", .text, "how they were checked, a sentence"),
    TemplateTag("scenarios", .optionalText, "the scenarios and their verdicts, a table in Markdown"),
  ]
}
