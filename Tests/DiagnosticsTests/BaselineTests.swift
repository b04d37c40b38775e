import Testing

@testable import Diagnostics

@Suite("Findings of an earlier time")
struct BaselineTests {
  private func findings(_ text: String, in path: String = "docs/a.md") -> FileFindings {
    let file = SourceFile(path: path, text: text)
    let ranges = file.bytes.indices.filter { file.bytes[$0...].starts(with: "payed".utf8) }
    return FileFindings(file, ranges.map { Diagnostic(.sample("odd"), "Odd", at: SourceRange($0, $0 + 5)) })
  }

  private func entries(_ findings: FileFindings) -> [Baseline.Entry] {
    findings.fingerprinted.map { Baseline.Entry(page: findings.file.path, fingerprint: $0.fingerprint) }
  }

  private func lines(_ findings: FileFindings) -> [Int] {
    findings.diagnostics.map { findings.file.line(at: $0.range.start) }
  }

  @Test("What was there is left out, wherever it stands now; what is new stays")
  func news() {
    let baseline = Baseline(entries(findings("a → payed\nb → payed")), pages: ["docs/a.md"])
    let now = findings("# New\n  b → payed\nc → payed\na → payed\n")
    #expect(lines(baseline.news(in: now)) == [3])
    #expect(baseline.account(of: [now]) == Baseline.Account(known: 2, gone: 0))
  }

  @Test("Two equal findings cover two, and the third keeps the fingerprint of a third")
  func equalFindings() {
    let line = "a → payed\n"
    let baseline = Baseline(entries(findings(line + line)), pages: ["docs/a.md"])
    #expect(lines(baseline.news(in: findings(line))) == [])
    let now = findings(line + line + line)
    let news = baseline.news(in: now)
    #expect(lines(news) == [3])
    #expect(news.fingerprinted.map(\.fingerprint) == [now.fingerprinted[2].fingerprint])
  }

  @Test("A changed line is looked at anew; what it said before is gone")
  func changedLine() {
    let baseline = Baseline(entries(findings("a → payed\nb → payed")), pages: ["docs/a.md"])
    let now = findings("a → payed (late)")
    #expect(lines(baseline.news(in: now)) == [1])
    #expect(baseline.account(of: [now]) == Baseline.Account(known: 0, gone: 2))
  }

  @Test(
    "A page is known by its path, and from another folder by how its path ends",
    arguments: [
      ("docs/a.md", true), ("./docs//a.md", true), ("a.md", true), ("../docs/a.md", true), ("/home/me/docs/a.md", true),
      ("HEAD:docs/a.md", true), ("b.md", false), ("other/a.md", false), ("ocs/a.md", false), ("a", false), ("", false),
    ])
  func paths(path: String, isKnown: Bool) {
    let baseline = Baseline(entries(findings("a → payed")), pages: [path])
    #expect(lines(baseline.news(in: findings("a → payed", in: path))).isEmpty == isKnown)
  }

  @Test("A page never has the findings of another that is checked too, nor of one of several that might be meant")
  func otherPages() {
    let earlier = entries(findings("a → payed"))
    let both = Baseline(earlier, pages: ["docs/a.md", "a.md"])
    #expect(lines(both.news(in: findings("a → payed", in: "a.md"))) == [1])
    #expect(lines(both.news(in: findings("a → payed"))) == [])
    let unclear = Baseline(earlier + entries(findings("a → payed", in: "old/a.md")), pages: ["a.md"])
    #expect(lines(unclear.news(in: findings("a → payed", in: "a.md"))) == [1])
  }

  @Test("Only pages that are checked are accounted for")
  func account() {
    let earlier = entries(findings("a → payed")) + entries(findings("b → payed", in: "b.md"))
    let baseline = Baseline(earlier, pages: ["docs/a.md"])
    #expect(baseline.account(of: [findings("")]) == Baseline.Account(known: 0, gone: 1))
    #expect(Baseline([], pages: []).account(of: [findings("payed")]) == Baseline.Account(known: 0, gone: 0))
  }
}
