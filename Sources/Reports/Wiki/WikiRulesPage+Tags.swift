import Emission

extension WikiRulesPage {
  package static let tags: [TemplateTag] =
    WikiPage.frameTags + [
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
