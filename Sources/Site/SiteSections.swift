import Documents
import Emission
import LifecycleModel
import Reports

/// The sections of a web page below the diagram, in the order of a reader's questions.
struct SiteSections {
  /// The life cycle.
  let subject: SiteSubject
  /// Its pictures.
  let pictures: SitePictures
  /// The places of all pictures of the page.
  let slots: PictureSlots

  /// The sections that are not empty, in order.
  var all: [SitePart] {
    let language = subject.lifecycle.language
    let claims = ProvedClaims(of: subject.lifecycle)
    let events = SiteEvents(subject: subject, pictures: pictures, slots: slots).rows
    return [
      section("events", subject.word("events"), events, lead: [SiteControls(subject).delegates]),
      section("callbacks", TableKind.callbacks.title(in: language), SiteCallbacks(subject).rows),
      counterparts,
      section("states", TableKind.states.title(in: language), SiteStates(subject).rows),
      rules(claims), scenarios(claims), configurations,
      section("sources", subject.word("sources"), SiteSources(subject).rows),
    ].compactMap { $0 }
  }

  private func section(
    _ anchor: String, _ title: String, count: String? = nil, _ rows: [HTML], lead: [HTML] = []
  ) -> SitePart? {
    rows.isEmpty
      ? nil : SitePart(section: anchor, title, count: count ?? String(rows.count), elements: lead + rows)
  }

  /// The counterparts: of one pair of delegates a row each, of several a row for each pair, with these rows in it.
  private var counterparts: SitePart? {
    let tables = ComparisonEmitter.comparisons(in: subject.lifecycle).map(ComparisonTable.init)
    let pairs = tables.enumerated().map { index, compared in
      let rows = SiteSheet(compared.table.sheet, subject).rows(line: [0, 1, 2], anchor: "counterpart-\(index + 1)")
      return (title: "\(compared.left) – \(compared.right)", rows: rows)
    }
    let title = subject.word("comparison")
    if let only = pairs.first, pairs.count == 1 {
      return section("comparison", title, only.rows, lead: [.line("p", .class("quiet"), content: HTML(only.title))])
    }
    let rows = pairs.enumerated().map { index, pair in
      let line = [SiteRow.part("name", HTML(pair.title)), SiteRow.part("where", HTML(String(pair.rows.count)))]
      return SiteRow("comparison-\(index + 1)", line: line, rest: pair.rows.joined).html
    }
    return section("comparison", title, rows)
  }

  private func rules(_ claims: ProvedClaims) -> SitePart? {
    let tables = ClaimsTable(subject.lifecycle)
    let rules = tables.rules(claims).map { SiteSheet($0.sheet, subject).rows(line: [0, 1], anchor: "rule") } ?? []
    let frequencies =
      tables.frequencies(claims).map { SiteSheet($0.sheet, subject).rows(line: [0, 1], anchor: "frequency") } ?? []
    let basis = HTML.line("p", .class("quiet"), content: HTML(subject.words.proofBasis(scenes: claims.sceneCount)))
    let (proved, count) = (claims.provedCount, rules.count + frequencies.count)
    return section(
      "rules", subject.words.phrase("section.rules"),
      count: proved == count ? subject.word("proved", "\(count)") : subject.word("provedOf", "\(proved)", "\(count)"),
      rules + frequencies, lead: [basis])
  }

  private func scenarios(_ claims: ProvedClaims) -> SitePart? {
    guard let table = ClaimsTable(subject.lifecycle).scenarios(claims) else { return nil }
    let basis = HTML.line("p", .class("quiet"), content: HTML(subject.words.phrase("claim.scenarioBasis")))
    return section(
      "scenarios", subject.words.phrase("section.scenarios"),
      SiteSheet(table.sheet, subject).rows(line: [0, 1, 3], anchor: "scenario"), lead: [basis])
  }

  private var configurations: SitePart? {
    guard let table = SceneConfigurationsTable.table(of: subject.lifecycle) else { return nil }
    return section(
      "configurations", subject.words.phrase("section.sceneConfigurations"),
      SiteSheet(table.sheet, subject).rows(line: [0, 1], anchor: "configuration"))
  }
}
