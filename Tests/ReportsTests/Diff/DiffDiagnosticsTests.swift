import Diagnostics
import LifecycleDiff
import LifecycleReader
import Reports
import TestSupport
import Testing

@Suite("A diff as diagnostics in the new page")
struct DiffDiagnosticsTests {
  private let old: Reading
  private let new: Reading
  private let report: DiffReport

  init() throws {
    let page = """
      # Player

      ## Delegates

      - `Player`: one per process

      ## States

      - **Idle** (initial)
      - **Playing**

      ## Transitions

      - Play: Idle → Playing: `Player.load()`, `Player.start()`
      """
    old = LifecycleReader.read(SourceFile(path: "old.md", text: page))
    new = LifecycleReader.read(
      SourceFile(
        path: "new.md",
        text: page.replacing("**Playing**", with: "**Playing**: a film runs")
          .replacing("`Player.start()`", with: "`Player.start()` (may be skipped: no power)")))
    report = DiffReport(
      LifecycleChanges(from: old.lifecycle, to: new.lifecycle), from: "old.md", to: "new.md")
  }

  private func diagnostics(noted: Bool) -> FileDiagnostics {
    DiffDiagnostics(
      report, old: noted ? DiffDiagnostics.Page(old.file, old.sourceMap) : nil,
      new: DiffDiagnostics.Page(new.file, new.sourceMap)
    ).diagnostics
  }

  @Test("A change is at its place in the new page, with its advice, its own fingerprint, and the old place")
  func places() throws {
    let diagnostics = diagnostics(noted: true)
    #expect(diagnostics.diagnostics.map(\.id) == ["changed-words", "now-may-be-skipped"])
    #expect(diagnostics.diagnostics.map(\.severity) == [.note, .error])
    #expect(diagnostics.diagnostics.map { new.file[$0.range] } == ["Playing", "Player.start()"])
    let skipped = try #require(diagnostics.diagnostics.last)
    #expect(skipped.help == report.changes.first?.advice)
    #expect(Set(diagnostics.fingerprinted.map(\.fingerprint)) == Set(report.changes.map(\.fingerprint)))
    let note = try #require(skipped.notes.first)
    #expect(note.file?.path == "old.md")
    #expect(note.message.hasPrefix("In 'old.md': "))
    #expect(old.file[note.range] == "Player.start()")
    #expect(self.diagnostics(noted: false).diagnostics.allSatisfy { $0.notes.isEmpty })
  }

  @Test("A change that is not breaking states its impact")
  func impact() {
    let words = diagnostics(noted: false).diagnostics.map(\.summary)
    #expect(words.first?.hasSuffix(" (editorial)") == true)
    #expect(words.last.map { !$0.contains("breaking") } == true)
  }

  @Test("Annotations and SARIF have one entry per change, in the new page; SARIF refers to the old one")
  func formats() {
    let diagnostics = diagnostics(noted: true)
    let lines = GitHubAnnotations.text(of: [diagnostics]).split(separator: "\n")
    #expect(lines.count == report.changes.count)
    #expect(lines.last?.hasPrefix("::error file=new.md,line=14,") == true)
    #expect(lines.first?.hasPrefix("::notice file=new.md,line=10,") == true)
    let log = SARIFLog(manualEntries: DiffRuleRegistry.all.map { $0.kind.manualEntry }, toolVersion: "1").text(of: [
      diagnostics
    ])
    for change in report.changes { #expect(log.contains("\"instar/v1\": \"\(change.fingerprint)\"")) }
    #expect(log.contains("\"uri\": \"old.md\""))
  }
}

@Suite(
  "Diffs and the SARIF schema", .tags(.judge, .slow), .enabled(if: Judge.sarif.isWanted, "\(Judge.sarif.reason)"))
struct SARIFJudgeTests {
  @Test("Every diff of two bundled pages is valid SARIF, and so is every page's check")
  func valid() async throws {
    let pages = TestPage.bundled + TestPage.fixtures
    let log = SARIFLog(manualEntries: DiffRuleRegistry.all.map { $0.kind.manualEntry }, toolVersion: "1.0.0")
    let diffs = TestPage.bundled.flatMap { old in
      pages.map { new in
        let report = DiffReport(
          LifecycleChanges(from: old.lifecycle, to: new.lifecycle), from: old.name, to: new.name)
        let (left, right) = (old.reading, new.reading)
        return log.text(of: [
          DiffDiagnostics(
            report, old: DiffDiagnostics.Page(left.file, left.sourceMap),
            new: DiffDiagnostics.Page(right.file, right.sourceMap)
          ).diagnostics
        ])
      }
    }
    let checks = pages.map { page in
      SARIFLog(manualEntries: ReaderDescriptors.all.map(\.manualEntry), toolVersion: "1.0.0")
        .text(of: [FileDiagnostics(page.reading.file, page.reading.diagnostics)])
    }
    let good = try #require(diffs.first { $0.contains("\"ruleId\"") })
    let bad = [good.replacing("\"ruleId\"", with: "\"rule-id\""), good.replacing("2.1.0\",\n", with: "2.0.0\",\n")]
    #expect(bad.allSatisfy { $0 != good })
    let problems: [[String]] = try await Judge.sarif.answer(diffs + checks + bad)
    try #require(problems.count == diffs.count + checks.count + 2)
    #expect(problems.dropLast(2).flatMap(\.self) == [])
    #expect(problems.suffix(2).allSatisfy { !$0.isEmpty })
  }
}
