import Diagnostics
import Documents
import Emission
import LifecycleLogs
import LifecycleModel
import LifecyclePaths

/// A check of logs as a web page of its own: no script, nothing loaded.
///
/// Of the log, it has the lines of the findings that it shows, and no others.
package struct LogCheckPage: Sendable {
  /// The number of processes and life cycles in the table; those with findings come first.
  private static let mostLives = 200

  private let report: LogCheckReport
  /// The anchors of the findings, in their order.
  private let anchors: [String]

  /// Prepares the page of a report.
  package init(_ report: LogCheckReport) {
    self.report = report
    anchors = report.findings.indices.map { "finding-\($0 + 1)" }
  }

  /// The page with its picture.
  package var page: IllustratedText {
    var picture = report.coverage.map { Picture(of: $0, unexpectedCalls: unexpectedCalls) }
    picture?.scope = "states-"
    let slots = PictureSlots(picture.map { [$0] } ?? [])
    return slots.filled(
      GuideHTML(title: title, main: main(picture, slots), style: LogCheckStyle.css).document,
      orElse: GuidePictures.substitute)
  }

  private var title: String {
    report.lifecycle.name.isEmpty ? "Log check" : "\(report.lifecycle.name): log check"
  }

  /// The calls that the findings report, by the state in which they came.
  private var unexpectedCalls: [StateID: Int] {
    report.findings.reduce(into: [:]) { counts, found in
      guard let state = found.finding.unexpected?.state.known else { return }
      counts[state, default: 0] += found.finding.count
    }
  }

  private func main(_ picture: Picture?, _ slots: PictureSlots) -> HTML {
    let sections = [
      ("findings", "Findings", findings), ("picture", "States", picture.map { figure($0, slots) } ?? .nothing),
      ("rules", "Rules", rules), ("lives", "Processes and scenes", lives),
    ].filter { $0.2 != .nothing }
    let links = sections.map { anchor, title, _ in
      HTML.line("li", content: .inline("a", .place(anchor), content: HTML(title)))
    }
    let parts = sections.map { anchor, title, content in
      HTML.block(
        "section", .init("aria-labelledby", anchor),
        content: .line("h2", .id(anchor), content: HTML(title)) + content)
    }
    return .block(
      "main",
      content: .line("h1", content: HTML(title)) + verdict + numbers
        + .block("nav", .init("aria-label", "Sections"), content: .block("ul", content: links.joined)) + parts.joined)
  }

  // MARK: - Summary

  private var verdict: HTML {
    let summary = report.summary
    let isBroken = (summary.verdicts[.violation] ?? 0) > 0
    let words = isBroken ? "Does not conform" : summary.telling > 0 ? "Conforms" : "Nothing known"
    let mark = isBroken ? "✗" : summary.telling > 0 ? "✓" : "?"
    return .line(
      "p", .class(isBroken ? "verdict error" : "verdict"),
      content: .inline(
        "strong", content: .inline("span", .init("aria-hidden", "true"), content: HTML(mark + " ")) + HTML(words))
        + " to " + .inline("code", content: HTML(report.page)))
  }

  private var numbers: HTML {
    let summary = report.summary
    let severities = report.findings.map(\.diagnostic.severity)
    let all: [(String, Int, isShown: Bool)] =
      [
        ("Lines", report.lineCount, true), ("Calls", summary.calls, true), ("Processes", summary.processes, true),
        ("Scenes", summary.lives, true), ("Conform", summary.verdicts[.conforms] ?? 0, true),
        ("Do not conform", summary.verdicts[.violation] ?? 0, true),
        ("Tell nothing", summary.verdicts[.unknown] ?? 0, false),
        ("Errors", severities.count { $0 == .error }, true), ("Warnings", severities.count { $0 == .warning }, false),
        ("Notes", severities.count { $0 == .note }, false), ("Calls not on the page", summary.unlistedCalls, false),
        ("Calls not observed", summary.unobservedCalls, false),
      ]
    let items = all.filter { $0.isShown || $0.1 > 0 }.map { name, count, _ in
      HTML.line(
        "div",
        content: .inline("dt", content: HTML(name)) + .inline("dd", content: HTML(String(count))))
    }
    return .block("dl", .class("numbers"), content: items.joined)
  }

  // MARK: - Sections

  private var findings: HTML {
    guard !report.findings.isEmpty else { return .nothing }
    let articles = zip(report.findings, anchors).map { found, anchor in
      HTML.block(
        "div", .class("finding"),
        content: DiagnosticHTML.article(
          of: found.diagnostic, in: found.file, [.id(anchor)], level: "h3",
          lead: .inline("p", .class("scope"), content: HTML(scope(of: found.finding)))))
    }
    let rest = report.findingCount - report.findings.count
    let note =
      rest > 0
      ? HTML.line("p", content: HTML("\(rest) more: 'instar log check --max \(report.findingCount)' shows all"))
      : .nothing
    return articles.joined + note
  }

  private func scope(of finding: LogFinding) -> String {
    report.name(of: finding.scope) + (finding.place.time.map { ", at " + LogTime.clock($0) } ?? "")
  }

  private func figure(_ picture: Picture, _ slots: PictureSlots) -> HTML {
    GuidePictures.figure(picture, "Where the calls have led, and where the page does not allow one", in: slots)
  }

  /// The rules, with how often they mattered, the broken ones first.
  private var rules: HTML {
    let all = zip(report.lifecycle.rules, report.summary.rules)
    let rows = (all.filter { $1.broken > 0 } + all.filter { $1.broken == 0 }).map { rule, checked in
      let cells = [
        ("Verdict", checked.word), ("Kept", String(checked.kept)), ("Broken", String(checked.broken)),
        ("Open", String(checked.open)),
      ]
      return HTML.line(
        "tr", .class(checked.word == "broken" ? "error" : "rule"),
        content: .inline("th", .init("scope", "row"), content: HTML(InlineContent(markdown: rule.text)))
          + cells.map { cell($1, label: $0) }.joined)
    }
    guard !rows.isEmpty else { return .nothing }
    return table(["Rule", "Verdict", "Kept", "Broken", "Open"], rows)
  }

  /// The processes and what lives in them, those that break something first.
  private var lives: HTML {
    let all = report.lives.filter { $0.calls > 0 || $0.findings > 0 }
    let ordered = all.filter { $0.findings > 0 } + all.filter { $0.findings == 0 }
    let rows = ordered.prefix(Self.mostLives).map { life in
      let links = links(to: life.scope).map { anchor in
        HTML.inline("a", .place(anchor), content: HTML(String(anchor.dropFirst("finding-".count))))
      }
      let count = life.findings > 0 ? HTML(String(life.findings)) : .nothing
      let told = links.isEmpty ? count : count + ", see " + links.joined(separator: ", ")
      return HTML.line(
        "tr", .class(life.verdict == .violation ? "error" : "life"),
        content: .inline("th", .init("scope", "row"), content: HTML(report.name(of: life.scope)))
          + cell(life.verdict == .violation ? "does not conform" : life.verdict.rawValue, label: "Verdict")
          + cell(String(life.calls), label: "Calls") + cell(life.first.map(report.text) ?? "", label: "First call")
          + cell(life.last.map(report.text) ?? "", label: "Last call")
          + .inline("td", .init("data-label", "Findings"), content: told))
    }
    guard !rows.isEmpty else { return .nothing }
    let rest = ordered.count - rows.count
    let note = rest > 0 ? HTML.line("p", content: HTML("\(rest) more, without findings that are not above")) : .nothing
    return table(["Whose", "Verdict", "Calls", "First call", "Last call", "Findings"], rows) + note
  }

  /// The anchors of the findings in the calls of a process or a life cycle.
  private func links(to scope: LogScope) -> [String] {
    zip(report.findings, anchors).filter { found, _ in
      found.finding.scope.ofProcess.place == scope.ofProcess.place && found.finding.isFound(in: scope.life)
    }.map(\.1)
  }

  private func cell(_ text: String, label: String) -> HTML {
    .inline("td", .init("data-label", label), content: HTML(text))
  }

  private func table(_ headings: [String], _ rows: [HTML]) -> HTML {
    .block("div", .class("table cards"), content: .table(headings, rows: rows))
  }
}

/// The rules of a log check's web page, after those of a guide's.
enum LogCheckStyle {
  /// The style sheet.
  static let css = """

    :root { --error: light-dark(#b3261e, #ff8a80); --warning: light-dark(#8a5300, #ffb951); }
    main { max-width: 92rem; }
    .table, article { max-width: 72rem; }
    figure { margin: 1rem 0; }
    .verdict { font-size: 1.125rem; }
    .verdict strong { color: light-dark(#0b6b4f, #7fd8a8); }
    .verdict.error strong { color: var(--error); }
    .numbers { display: flex; flex-wrap: wrap; gap: .5rem; margin: 1.25rem 0; }
    .numbers div { display: flex; flex-direction: column-reverse; justify-content: flex-end; min-width: 6.5rem; padding: .6rem .9rem; background: var(--field);
      border-radius: 8px; }
    .numbers dt { color: var(--quiet); font-size: .875rem; }
    .numbers dd { margin: 0; font-size: 1.375rem; line-height: 1.25; font-weight: 650; font-variant-numeric: tabular-nums; }
    section > .finding + .finding { margin-top: 2rem; }
    article { padding: 1rem 1.25rem; border: 1px solid var(--line); border-left: 4px solid var(--quiet); border-radius: 8px; }
    article.error { border-left-color: var(--error); }
    article.warning { border-left-color: var(--warning); }
    article h3 { margin: 0; }
    article h3 code { color: var(--quiet); font-weight: 400; }
    article p { margin: .4rem 0; }
    article .scope, .place, .gutter { color: var(--quiet); }
    article pre { margin: .35rem 0 .75rem; padding: .5rem .75rem; white-space: pre-wrap; overflow-wrap: anywhere; }
    pre, .place { font: .8125rem/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace; }
    .error .severity, tr.error td:nth-child(2) { color: var(--error); }
    tr.error td:nth-child(2) { font-weight: 600; }
    td:nth-child(2), td:last-child { white-space: nowrap; }
    .warning .severity { color: var(--warning); }
    mark { color: inherit; background: light-dark(#ffe0dd, #5c2420); border-radius: 2px; text-decoration: underline var(--error);
      text-underline-offset: .2em; }
    .warning mark { background: light-dark(#ffedcc, #523a10); }
    .carets { display: none; }
    .gutter { -webkit-user-select: none; user-select: none; }
    td { font-variant-numeric: tabular-nums; }
    th, td { min-width: 0; }
    tbody th { min-width: 14rem; }
    @media (max-width: 46rem) {
      article { padding: .75rem; }
      .numbers div { flex: 1 1 28%; min-width: 5.5rem; }
      .cards tr { display: flex; flex-wrap: wrap; gap: 0 1.25rem; }
      .cards th { flex: 1 0 100%; }
      .cards td:empty { display: none; }
      .cards td::before { display: inline; content: attr(data-label) ": "; }
    }
    """
}
