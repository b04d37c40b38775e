import Testing

@testable import Diagnostics

@Suite("Baselines")
struct BaselineTests {
  private func diagnostics(_ text: String, in path: String = "docs/a.md") -> FileDiagnostics {
    let file = SourceFile(path: path, text: text)
    let ranges = file.bytes.indices.filter { file.bytes[$0...].starts(with: "payed".utf8) }
    return FileDiagnostics(file, ranges.map { Diagnostic(.sample("odd"), "Odd", at: SourceRange($0, $0 + 5)) })
  }

  private func entries(_ diagnostics: FileDiagnostics) -> [Baseline.Entry] {
    diagnostics.fingerprinted.map { Baseline.Entry(page: diagnostics.file.path, fingerprint: $0.fingerprint) }
  }

  private func lines(_ diagnostics: FileDiagnostics) -> [Int] {
    diagnostics.diagnostics.map { diagnostics.file.line(at: $0.range.start) }
  }

  @Test("Known diagnostics are left out, wherever they are now; new ones stay")
  func news() {
    let baseline = Baseline(entries(diagnostics("a → payed\nb → payed")), pages: ["docs/a.md"])
    let now = diagnostics("# New\n  b → payed\nc → payed\na → payed\n")
    #expect(lines(baseline.news(in: now)) == [3])
    #expect(baseline.account(of: [now]) == Baseline.Account(known: 2, absent: 0))
  }

  @Test("Two recorded diagnostics cover two equal ones; a third keeps its own fingerprint")
  func equalDiagnostics() {
    let line = "a → payed\n"
    let baseline = Baseline(entries(diagnostics(line + line)), pages: ["docs/a.md"])
    #expect(lines(baseline.news(in: diagnostics(line))) == [])
    let now = diagnostics(line + line + line)
    let news = baseline.news(in: now)
    #expect(lines(news) == [3])
    #expect(news.fingerprinted.map(\.fingerprint) == [now.fingerprinted[2].fingerprint])
  }

  @Test("A changed line is checked again; its earlier diagnostic no longer occurs")
  func changedLine() {
    let baseline = Baseline(entries(diagnostics("a → payed\nb → payed")), pages: ["docs/a.md"])
    let now = diagnostics("a → payed (late)")
    #expect(lines(baseline.news(in: now)) == [1])
    #expect(baseline.account(of: [now]) == Baseline.Account(known: 0, absent: 2))
  }

  @Test(
    "A page is identified by its path; from another folder, by the end of its path",
    arguments: [
      ("docs/a.md", true), ("./docs//a.md", true), ("a.md", true), ("../docs/a.md", true), ("/home/me/docs/a.md", true),
      ("HEAD:docs/a.md", true), ("b.md", false), ("other/a.md", false), ("ocs/a.md", false), ("a", false), ("", false),
    ])
  func paths(path: String, isKnown: Bool) {
    let baseline = Baseline(entries(diagnostics("a → payed")), pages: [path])
    #expect(lines(baseline.news(in: diagnostics("a → payed", in: path))).isEmpty == isKnown)
  }

  @Test("A page never takes the diagnostics of another checked page, nor of one of several possible pages")
  func otherPages() {
    let earlier = entries(diagnostics("a → payed"))
    let both = Baseline(earlier, pages: ["docs/a.md", "a.md"])
    #expect(lines(both.news(in: diagnostics("a → payed", in: "a.md"))) == [1])
    #expect(lines(both.news(in: diagnostics("a → payed"))) == [])
    let unclear = Baseline(earlier + entries(diagnostics("a → payed", in: "old/a.md")), pages: ["a.md"])
    #expect(lines(unclear.news(in: diagnostics("a → payed", in: "a.md"))) == [1])
  }

  @Test("Only checked pages are accounted for")
  func account() {
    let earlier = entries(diagnostics("a → payed")) + entries(diagnostics("b → payed", in: "b.md"))
    let baseline = Baseline(earlier, pages: ["docs/a.md"])
    #expect(baseline.account(of: [diagnostics("")]) == Baseline.Account(known: 0, absent: 1))
    #expect(Baseline([], pages: []).account(of: [diagnostics("payed")]) == Baseline.Account(known: 0, absent: 0))
  }
}
