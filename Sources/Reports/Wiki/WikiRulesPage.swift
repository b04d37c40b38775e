import Emission

/// What `Wiki/Rules` is rendered from: what is claimed of all runs, and what was proved.
package struct WikiRulesPage: TemplateContext {
  /// Links to the other pages; `nil` in DocC.
  let navigation: String?
  /// That the page is generated, as a comment; `nil` in DocC.
  let notice: String?
  /// The page's name.
  let title: String
  /// What there is on it.
  let summary: String
  /// The heading of the rules.
  let rulesTitle: String
  /// How they were proved.
  let basis: String
  /// The rules and what was found; `nil` for none.
  let rules: String?
  /// The heading of declared frequencies.
  let frequenciesTitle: String
  /// The frequencies and what was found; `nil` for none.
  let frequencies: String?
  /// The heading of the scenarios.
  let scenariosTitle: String
  /// How they were looked at.
  let scenarioBasis: String
  /// The scenarios and what was found; `nil` for none.
  let scenarios: String?

  /// Makes the page.
  init(_ book: WikiBook) {
    let frame = WikiNavigation(.rules, of: book)
    let claims = ProvedClaims(of: book.lifecycle)
    let tables = ClaimsTable(book.lifecycle, links: book.links(on: .rules))
    navigation = frame.navigation
    notice = frame.notice
    title = WikiPage.rules.title(book.words)
    summary = WikiPage.rules.summary(book.words)
    rulesTitle = book.words.phrase("section.rules")
    basis = book.words.proofBasis(scenes: claims.sceneCount)
    rules = tables.rules(claims).map { book.text.table($0.sheet) }
    frequenciesTitle = book.words.phrase("table.frequency")
    frequencies = tables.frequencies(claims).map { book.text.table($0.sheet) }
    scenariosTitle = book.words.phrase("section.scenarios")
    scenarioBasis = book.words.phrase("claim.scenarioBasis")
    scenarios = tables.scenarios(claims).map { book.text.table($0.sheet) }
  }
}
