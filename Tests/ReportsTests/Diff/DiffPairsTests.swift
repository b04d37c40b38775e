import LifecycleDiff
import TestSupport
import Testing

@testable import Documents
@testable import Reports
@testable import Text

@Suite("Reports of any two pages", .tags(.slow))
struct DiffPairsTests {
  @Test("On a terminal, each change has its sentence, its advice and its fingerprint")
  func terminal() {
    for sample in DiffSamples.pairs {
      let lines = Set(DiffText(sample.report, isColored: false).text.split(separator: "\n").map(String.init))
      let shown = { (text: String) in text.split(whereSeparator: \.isNewline).joined(separator: " ").terminalSafe }
      for change in sample.report.changes where change.message.count < 2_000 && (change.advice ?? "").count < 2_000 {
        #expect(lines.contains("    \(shown(change.message))  \(change.fingerprint)"))
        #expect(lines.contains("  \(change.kind.headline) [\(change.kind.id)]"))
        guard let advice = change.advice.map(shown) else { continue }
        #expect(lines.contains("      help: \(advice)") || lines.contains("    help: \(advice)"))
      }
    }
  }

  @Test("Each change has one item or row, with its sentence or its element's name")
  func complete() {
    for sample in DiffSamples.pairs {
      let subject = GuideSubject(sample.report)
      var described: [String: [String]] = [:]
      for block in sample.guide.blocks {
        switch block {
        case .list(_, let items):
          for item in items { described[item.id ?? "", default: []].append(words(item.text)) }
        case .table(let sheet, let ids):
          for (row, id) in zip(sheet.rows, ids) {
            described[id ?? "", default: []].append(row.map { words($0.text) }.joined(separator: " "))
          }
        case .paragraph, .heading, .code: break
        }
      }
      for change in sample.report.changes where !subject.told.contains(change.fingerprint) {
        let found = described[change.guideID] ?? []
        #expect(found.count == 1, "\(sample.name): \(change.message)")
        let names = [change.message, change.element, "'\(change.element)'"].map {
          unquoted(PlainText.words(of: subject.prose.runs(of: $0)))
        }
        #expect(
          found.contains { text in names.contains { !$0.isEmpty && unquoted(text).contains($0) } }
            || change.element.isEmpty && found.first?.hasPrefix("The page ") == true,
          "\(sample.name): \(found) does not tell of \(change.message)")
      }
    }
  }

  @Test("No section, list or table is empty")
  func fullness() {
    for sample in DiffSamples.pairs {
      let guide = sample.guide
      for section in guide.sections {
        #expect(
          section.blocks.contains { block in
            if case .paragraph = block { return false }
            if case .heading = block { return false }
            return true
          }, "\(sample.name): \(section.title)")
      }
      for block in guide.blocks {
        switch block {
        case .paragraph(let text), .heading(let text): #expect(!text.isEmpty, "\(sample.name)")
        case .list(_, let items): #expect(!items.isEmpty && items.allSatisfy { !$0.text.isEmpty }, "\(sample.name)")
        case .table(let sheet, _): #expect(!sheet.rows.isEmpty, "\(sample.name)")
        case .code(let source, _): #expect(!source.isEmpty, "\(sample.name)")
        }
      }
    }
  }

  @Test("libcmark reads the headings, items and code that were written")
  func markdown() {
    for sample in DiffSamples.pairs {
      let guide = sample.guide
      let outline = MarkdownOutline(MarkdownWriter(.gitHub).text(of: guide))
      #expect(outline.headings == headings(of: guide), "\(sample.name)")
      #expect(outline.itemCount == itemCount(of: guide), "\(sample.name)")
      #expect(outline.code == code(of: guide), "\(sample.name)")
      #expect(outline.accidents == 0, "\(sample.name)")
    }
  }

  @Test("Every element is closed in its turn, every id is unique")
  func html() {
    for sample in DiffSamples.pairs {
      let html = HTMLText(GuideHTML(sample.guide).document)
      #expect(html.problems.isEmpty, "\(sample.name): \(html.problems)")
      #expect(Set(html.addresses).count == html.addresses.count, "\(sample.name)")
      let told = GuideSubject(sample.report).told
      let fingerprints = Set(sample.report.changes.map(\.fingerprint))
      #expect(Set(fingerprints.subtracting(told).map { "change-" + $0 }).isSubset(of: html.addresses), "\(sample.name)")
      #expect(told.isSubset(of: fingerprints) && told.count * 2 <= fingerprints.count)
      #expect(!html.tags.contains("script") && !html.tags.contains("img"))
    }
  }

  private func headings(of guide: Document) -> [String] {
    let words = { (text: InlineContent) in text.lines.map(PlainText.words).joined(separator: " ") }
    let sections = guide.sections.flatMap { section in
      ["2 " + section.title]
        + section.blocks.compactMap { block in
          if case .heading(let text) = block { return "3 " + words(text) }
          return nil
        }
    }
    return ["1 " + words(InlineContent(plain: guide.title))] + sections
  }

  private func itemCount(of guide: Document) -> Int {
    guide.blocks.reduce(0) { count, block in
      if case .list(_, let items) = block { return count + items.count }
      return count
    }
  }

  private func code(of guide: Document) -> [String] {
    guide.blocks.compactMap { block in
      if case .code(let source, _) = block { return source + "\n" }
      return nil
    }
  }

  /// A text without the marks around names, which a guide sets in a style instead.
  private func unquoted(_ text: String) -> String { text.filter { $0 != "'" } }

  private func words(_ text: InlineContent) -> String {
    text.lines.map(PlainText.words).joined(separator: " ")
  }
}

extension Document {
  /// Every block, also those inside list items, in reading order.
  fileprivate var blocks: [Block] { (introduction + sections.flatMap(\.blocks)).flatMap(\.withNested) }
}

extension Block {
  /// The block, and those inside its items.
  fileprivate var withNested: [Block] {
    if case .list(_, let items) = self { return [self] + items.flatMap(\.blocks).flatMap(\.withNested) }
    return [self]
  }
}
