import Documents
import Emission
import LifecycleModel
import Reports

/// The sections of a web page below the diagram, in the order of a reader's questions.
struct SiteSections {
  /// The life cycle.
  let subject: SiteSubject
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
    let basis = HTML.line("p", .class("quiet"), content: HTML(subject.words.proofBasis(claims, in: subject.lifecycle)))
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

/// A section of a web page, in `Site/Page`.
struct SiteSection: TemplateContext {
  let anchor: String
  let body: String

  static let tags: [TemplateTag] = [
    TemplateTag("anchor", .text, "its anchor"),
    TemplateTag("body", .text, "its heading and its rows, HTML"),
  ]
}

/// The rows of a table as lines that open to their other columns.
struct SiteSheet {
  private let subject: SiteSubject
  private let sheet: Table.Sheet

  /// Prepares a table.
  init(_ sheet: Table.Sheet, _ subject: SiteSubject) {
    self.sheet = sheet
    self.subject = subject
  }

  /// The rows; `line` are the columns that are shown at once, `anchor` is the beginning of their addresses.
  func rows(line: [Int], anchor: String) -> [HTML] {
    let others = sheet.headings.indices.filter { !line.contains($0) }
    let names = ["name", "where", "brief words"]
    return complete.enumerated().map { index, row in
      let parts = zip(line, names).filter { row.indices.contains($0.0) }.map { column, name in
        SiteRow.part(name, row[column].isEmpty ? "—" : HTML(Self.withoutLinks(row[column])))
      }
      let facts = others.filter { !row[$0].isEmpty }.map { SiteRow.fact(sheet.headings[$0], subject.text(row[$0])) }
      return SiteRow("\(anchor)-\(index + 1)", line: parts, rest: facts.joined).html
    }
  }

  /// The rows, each with the cells that hold for several of them.
  private var complete: [[InlineContent]] {
    var above: [InlineContent] = []
    return sheet.rows.map { row in
      above = row.enumerated().map { index, cell in
        cell.span == 0 && above.indices.contains(index) ? above[index] : cell.text
      }
      return above
    }
  }

  /// The text without links, which a line that opens cannot hold.
  private static func withoutLinks(_ text: InlineContent) -> InlineContent {
    InlineContent(
      lines: text.lines.map { line in
        line.flatMap { run -> [InlineContent.Inline] in if case .link(let title, _) = run { title } else { [run] } }
      })
  }
}
