import LifecycleModel
import Reports
import TestSupport
import Testing

@Suite(
  "Wikis as MkDocs builds them, with the theme Material", .tags(.judge, .slow),
  .enabled(if: Judge.mkDocs.isWanted, "\(Judge.mkDocs.reason)"))
struct MkDocsJudgeTests {
  private struct Verdict: Decodable {
    let accepted: Bool
    let complaint: String
    let problems: [String]
  }

  @Test("A strict build has every page in its list, every link and anchor a target, and the text of GitHub's page")
  func accepted() async throws {
    let korean = try #require(TestPage.fixtures.first { $0.name == "ko-app-life" }).lifecycle
    let wikis = [JudgedWiki(of: JudgedWiki.pages, on: .mkdocs), JudgedWiki(of: korean, on: .mkdocs)]
    let verdicts: [Verdict] = try await Judge.mkDocs.answer(wikis)
    try #require(verdicts.count == wikis.count)
    for verdict in verdicts {
      #expect(verdict.accepted, "\(verdict.complaint)")
      #expect(verdict.problems == [])
    }
  }

  @Test("A broken link, anchor or cell, and a page that is not in the list, are noticed")
  func noticed() async throws {
    let lifecycle = try #require(TestPage.bundled.first { $0.name == "uikit-app" }).lifecycle
    let whole = JudgedWiki(of: lifecycle, on: .mkdocs)
    var (link, anchor, cell, list) = (whole, whole, whole, whole)
    link.files["index.md"]?.replace("](States.md#", with: "](Staats.md#", maxReplacements: 1)
    anchor.files["index.md"]?.replace("](States.md#active", with: "](States.md#actove", maxReplacements: 1)
    cell.files["States.md"]?.replace("| initial ", with: "| ", maxReplacements: 1)
    list.files[".nav.yml"]?.replace("States.md", with: "Staats.md", maxReplacements: 1)
    let verdicts: [Verdict] = try await Judge.mkDocs.answer([link, anchor, cell, list])
    #expect(verdicts.map(\.accepted) == [false, false, true, false])
    #expect(verdicts[2].problems.count == 1)
  }
}
