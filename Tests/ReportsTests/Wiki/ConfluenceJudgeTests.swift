import LifecycleModel
import Reports
import TestSupport
import Testing

@Suite(
  "Wikis in Confluence's storage format", .tags(.judge, .slow),
  .enabled(if: Judge.confluence.isWanted, "\(Judge.confluence.reason)"))
struct ConfluenceJudgeTests {
  private struct Verdict: Decodable {
    let accepted: Bool
    let complaint: String
    let problems: [String]
    let unread: [String]
    let titles: [String]
  }

  @Test(
    "Pages convert without a warning, with the text of GitHub's pages, an anchor for each link, and titles of their own"
  )
  func accepted() async throws {
    let wiki = JudgedWiki(of: JudgedWiki.pages, on: .confluence)
    let verdicts: [Verdict] = try await Judge.confluence.answer([wiki])
    let verdict = try #require(verdicts.first)
    #expect(verdict.accepted, "\(verdict.complaint)")
    #expect(verdict.problems == [])
    #expect(verdict.titles.count == wiki.files.count)
    #expect(Set(verdict.titles).count == verdict.titles.count)
    // cfxmark itself writes no backslash before a pipe in a link in a table, which the names of other pages have.
    let real = (TestPage.bundled + TestPage.fixtures.filter { !$0.isHostile }).map { $0.name + "/" }
    #expect(verdict.unread.filter { problem in real.contains { problem.hasPrefix($0) } } == [])
  }

  @Test("A broken link, a missing anchor, an unclosed tag and a lost cell are noticed")
  func noticed() async throws {
    let lifecycle = try #require(TestPage.fixtures.first { $0.name == "ja-scene-delegate" }).lifecycle
    let whole = JudgedWiki(of: lifecycle, on: .confluence)
    var (link, anchor, tag, cell) = (whole, whole, whole, whole)
    link.files["index.md"]?.replace("](States.md#", with: "](Staats.md#", maxReplacements: 1)
    anchor.files["States.md"]?.replace(" {#instar-", with: " {#other-", maxReplacements: 1)
    tag.files["index.md"]?.replace("<br/>", with: "<br>", maxReplacements: 1)
    cell.files["States.md"]?.replace("| 初期 ", with: "| ", maxReplacements: 1)
    let verdicts: [Verdict] = try await Judge.confluence.answer([link, anchor, tag, cell])
    #expect(verdicts.map(\.accepted) == [false, true, false, true])
    #expect(verdicts.allSatisfy { !$0.problems.isEmpty })
  }
}
