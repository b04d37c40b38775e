import Documents
import Emission
import LifecycleModel
import Reports

/// The sections of a web page: first the interactive one, then those to look things up.
struct SiteSections {
  private let subject: SiteSubject
  private let pictures: SitePictures
  private let table: SiteTable

  /// Prepares the sections of a life cycle.
  init(_ subject: SiteSubject, pictures: SitePictures) {
    self.subject = subject
    self.pictures = pictures
    table = SiteTable(subject)
  }

  /// The sections that are not empty, in order.
  var all: [SiteSection] {
    let tables = TableKind.allCases.filter { !$0.listsElements } + TableKind.allCases.filter(\.listsElements)
    let claims = ProvedClaims(of: subject.lifecycle)
    return [diagram] + tables.map(section)
      + [
        comparisons, scenarios(claims), rules(claims),
        section(
          "configurations", subject.words.phrase("section.sceneConfigurations"),
          SceneConfigurationsTable.table(of: subject.lifecycle)?.sheet),
        section("sources", subject.word("sources"), SiteSources(subject).sheet),
      ].compactMap { $0 }
  }

  private var diagram: SiteSection {
    let controls = SiteControls(subject)
    let figures = pictures.diagrams.enumerated().map { index, diagram in
      figure(diagram.picture, id: "picture-\(index + 1)", caption: index == 0 ? nil : diagram.event)
    }
    let details = HTML.block(
      "div", .id("details"), .class("panel"),
      content: .line("p", .class("hint quiet control"), content: HTML(subject.word("hint"))) + SiteDetails(subject).html
    )
    let play = HTML.block(
      "div", .id("play"), .class("panel"),
      content: .line("h3", .class("print-title"), content: HTML(subject.word("play")))
        + .line("p", .class("without-script quiet"), content: HTML(subject.word("playNeedsScript"))) + controls.stage)
    let beside = HTML.block("div", .class("beside"), content: controls.tabs + details + play)
    return SiteSection(
      "diagram", subject.word("diagram"),
      controls.delegates + controls.chooser(of: pictures.diagrams)
        + .block(
          "div", .class("workbench"), content: .block("div", .class("figures"), content: figures.joined) + beside))
  }

  private func figure(_ picture: Picture, id: String, caption: String?) -> HTML {
    .block(
      "figure", .class("picture"), .id(id),
      content: (caption.map { .line("figcaption", content: HTML($0)) } ?? .nothing) + SiteControls(subject).zoom
        + .block(
          "div", .class("viewport"), .init("role", "region"), .init("aria-label", picture.title),
          .init("tabindex", "0"),
          content: pictures.slots.place(of: picture)))
  }

  private func section(_ kind: TableKind) -> SiteSection {
    let title = kind.title(in: subject.lifecycle.language)
    let sheet = table.html(kind.table(of: subject.lifecycle).sheet, title: kind.rawValue + "-title")
    let picture = kind == .order ? figure(pictures.sequence, id: "picture-calls", caption: nil) : .nothing
    return SiteSection(kind.rawValue, title, sheet + picture)
  }

  private func section(_ anchor: String, _ title: String, _ sheet: Table.Sheet?) -> SiteSection? {
    sheet.map { SiteSection(anchor, title, table.html($0, title: anchor + "-title")) }
  }

  private func scenarios(_ claims: ProvedClaims) -> SiteSection? {
    guard let scenarios = ClaimsTable(subject.lifecycle).scenarios(claims) else { return nil }
    return SiteSection(
      "scenarios", subject.words.phrase("section.scenarios"),
      .line("p", .class("quiet"), content: HTML(subject.words.phrase("claim.scenarioBasis")))
        + table.html(scenarios.sheet, title: "scenarios-title"))
  }

  private func rules(_ claims: ProvedClaims) -> SiteSection? {
    let tables = ClaimsTable(subject.lifecycle)
    let proved = [tables.rules(claims), tables.frequencies(claims)].compactMap { $0 }
    guard !proved.isEmpty else { return nil }
    let basis = HTML.line("p", .class("quiet"), content: HTML(subject.words.proofBasis(scenes: claims.sceneCount)))
    return SiteSection(
      "rules", subject.words.phrase("section.rules"),
      basis + proved.map { table.html($0.sheet, title: "rules-title") }.joined)
  }

  private var comparisons: SiteSection? {
    let tables = ComparisonEmitter.comparisons(in: subject.lifecycle).map(ComparisonTable.init)
    guard !tables.isEmpty else { return nil }
    let parts = tables.enumerated().map { index, compared in
      let title = "comparison-\(index + 1)"
      return HTML.line("h3", .id(title), content: HTML("\(compared.left) – \(compared.right)"))
        + table.html(compared.table.sheet, title: title)
    }
    return SiteSection("comparison", subject.word("comparison"), parts.joined)
  }
}
