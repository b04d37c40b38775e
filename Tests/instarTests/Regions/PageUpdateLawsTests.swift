import Diagnostics
import LifecycleChecks
import LifecycleModel
import LifecyclePaths
import LifecycleReader
import Reports
import TestSupport
import Testing

@testable import instar

@Suite("Filling the regions of random pages", .tags(.slow))
struct PageUpdateLawsTests {
  private static let regions = [
    "table states from scene-phase", "table matrix from view-controller language ko", "graph mermaid from scene-phase",
    "graph dot from scene-phase event Leave", "compare SceneDelegate ScenePhase from scene-phase language ja",
  ]

  /// The pages that these are made from, already read.
  private static let known: RegionPages = {
    var pages = RegionPages(PageLoader())
    let text = regions.map { "<!-- instar:begin \($0) -->\n<!-- instar:end -->\n" }.joined()
    let source = SourceFile(path: "page.md", text: text)
    _ = PageUpdate(of: Page(source), from: &pages)
    return pages
  }()

  private func update(_ bytes: [UInt8], _ pages: inout RegionPages) -> PageUpdate {
    let page = Page(.file, name: "page.md", bytes: bytes)
    return PageUpdate(of: page, from: &pages)
  }

  /// The lines of a region at the top level, without those of a page with nothing else.
  private func lines(of phrase: String, _ pages: inout RegionPages) -> [String] {
    let bytes = Array("<!-- instar:begin \(phrase) -->\n<!-- instar:end -->\n".utf8)
    let filled = String(decoding: update(bytes, &pages).bytes, as: UTF8.self)
    return filled.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().dropLast(2).map(String.init)
  }

  @Test(arguments: Seeds.first(120))
  func `Text outside the markers stays byte for byte, and a second update changes nothing`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    var pages = Self.known
    let end = random.pick(["\n", "\r\n", "\r"])
    var (page, expected): ([UInt8], [UInt8]) = ([], [])
    func addToBoth(_ bytes: [UInt8]) {
      page += bytes
      expected += bytes
    }
    if random.happens(onceIn: 3) { addToBoth([0xEF, 0xBB, 0xBF]) }
    for _ in 0..<random.number(in: 1...4) {
      addToBoth(RandomBytes.outside(&random))
      let margin = random.pick(["", "", "  ", "> ", "> > "])
      let phrase = random.pick(Self.regions)
      addToBoth(Array("\(margin)<!-- instar:begin \(phrase) -->\(end)".utf8))
      let old: [String] = random.pick([[], ["old text"], ["", "| a |", ""]])
      page += old.flatMap { Array("\(margin)\($0)\(end)".utf8) }
      let bare = String(margin.reversed().drop { $0 == " " }.reversed())
      expected += lines(of: phrase, &pages).flatMap { Array((($0.isEmpty ? bare : margin + $0) + end).utf8) }
      addToBoth(Array("\(margin)<!-- instar:end -->".utf8))
      if random.happens(onceIn: 5) { break }
      addToBoth(Array((end + end).utf8))
    }
    let filled = update(page, &pages)
    #expect(filled.diagnostics.diagnostics == [])
    #expect(filled.bytes == expected, "\(String(decoding: page, as: UTF8.self))")
    let again = update(filled.bytes, &pages)
    #expect(again.hasNoErrors && again.staleRegions.isEmpty && again.bytes == filled.bytes)
  }

  @Test(arguments: Seeds.first(300))
  func `Any page is either filled completely or not changed`(seed: Int) {
    var random = SplitMix64(seed: seed)
    var pages = Self.known
    let pieces = RandomBytes.pieces
    var page: [UInt8] = []
    for _ in 0..<random.number(in: 0...14) { page += random.pick(pieces) + random.pick(["\n", "\n\n", "\r\n"]).utf8 }
    let filled = update(page, &pages)
    guard filled.hasNoErrors else { return #expect(filled.staleRegions.isEmpty) }
    let again = update(filled.bytes, &pages)
    #expect(again.hasNoErrors && again.staleRegions.isEmpty, "\(String(decoding: page, as: UTF8.self))")
    #expect(again.regions.count == filled.regions.count)
  }

  @Test(arguments: TestPage.fixtures + TestPage.bundled)
  func `Hostile names don't end a region of any kind`(page: TestPage) throws {
    var pages = RegionPages(PageLoader())
    let tables = TableKind.allCases.map { "table \($0.rawValue)" }
    let graphs = ["mermaid", "dot", "plantuml", "json", "mermaid view sequence"].map { "graph \($0)" }
    let delegates = page.lifecycle.delegates.map(\.name).filter { !$0.contains("\"") && !$0.contains("-->") }
    let compared = delegates.dropFirst().map { "compare \"\(delegates[0])\" \"\($0)\"" }
    let regions = (tables + graphs + compared).map { "\n\n<!-- instar:begin \($0) -->\n<!-- instar:end -->\n" }.joined()
    let filled = update(Array((page.reading.file.text + regions).utf8), &pages)
    #expect(filled.diagnostics.diagnostics.map(\.summary) == [])
    #expect(filled.staleRegions.count == tables.count + graphs.count + compared.count)
    let again = update(filled.bytes, &pages)
    #expect(again.hasNoErrors && again.staleRegions.isEmpty)
    #expect(
      LifecycleReader.read(SourceFile(path: "page.md", bytes: filled.bytes)).lifecycle == page.lifecycle)
  }
}
