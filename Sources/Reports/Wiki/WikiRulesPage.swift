import Emission

/// The context of `Wiki/Rules`: claims about all runs with their verdicts.
package struct WikiRulesPage: TemplateContext {
  let navigation: String?
  let notice: String?
  let title: String
  let summary: String
  let rulesTitle: String
  let basis: String
  let rules: String?
  let frequenciesTitle: String
  let frequencies: String?
  let scenariosTitle: String
  let scenarioBasis: String
  let scenarios: String?

  init(_ book: WikiBook) {
    let claims = ProvedClaims(of: book.lifecycle)
    let tables = ClaimsTable(book.lifecycle, links: book.links(on: .rules))
    (navigation, notice, title, summary) = book.frame(of: .rules)
    rulesTitle = book.words.phrase("section.rules")
    basis = book.words.proofBasis(claims, in: book.lifecycle)
    rules = tables.rules(claims).map { book.text.table($0.sheet) }
    frequenciesTitle = book.words.phrase("table.frequency")
    frequencies = tables.frequencies(claims).map { book.text.table($0.sheet) }
    scenariosTitle = book.words.phrase("section.scenarios")
    scenarioBasis = book.words.phrase("claim.scenarioBasis")
    scenarios = tables.scenarios(claims).map { book.text.table($0.sheet) }
  }
}

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
