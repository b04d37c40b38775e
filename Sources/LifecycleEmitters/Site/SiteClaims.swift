import LifecycleModel
import LifecyclePaths

/// What a page claims of all runs, and what the graph says of it.
struct SiteClaims {
  private let subject: SiteSubject
  private let sceneCount: Int
  private let notation: RunNotation

  /// Prepares the claims of a life cycle.
  init(_ subject: SiteSubject) {
    self.subject = subject
    sceneCount = subject.runs.defaultSceneCount
    notation = RunNotation(subject.runs)
  }

  /// Rules and declared frequencies with their verdicts; `nil` for a page that claims nothing.
  var rules: Table.Sheet? {
    let lifecycle = subject.lifecycle
    let proofs = Proofs(of: lifecycle, by: Prover(subject.runs, scenes: sceneCount))
    let rules = zip(lifecycle.rules, proofs.rules).map { rule, verdict in
      row(TableText(markdown: rule.text), rule.availability, verdict)
    }
    let frequencies = proofs.frequencies.map { claim in
      let name: [TableText.Run] = [
        .code(lifecycle.qualifiedName(of: claim.callback)), .text(" " + subject.words.frequency(claim.frequency)),
      ]
      return row(TableText(lines: [name]), Availability(), claim.verdict)
    }
    let rows = rules + frequencies
    guard !rows.isEmpty else { return nil }
    return Table.Sheet(headings: [subject.word("rule"), subject.word("verdict")], rows: rows)
  }

  /// Scenarios with what was found of them; `nil` for a page without.
  var scenarios: Table.Sheet? {
    let lifecycle = subject.lifecycle
    guard !lifecycle.scenarios.isEmpty else { return nil }
    let graph = ScenarioGraph(subject.runs)
    var effort = Effort()
    let rows = lifecycle.scenarios.map { scenario -> [Table.Cell] in
      let path = scenario.path.map { lifecycle[$0].name }.joined(separator: " → ")
      let items = scenario.items.map { item -> [TableText.Run] in
        switch item {
        case .call(let step): [.code(lifecycle.qualifiedName(of: step.callback))]
        case .reached(let state): [.strong([.text(lifecycle[state].name)])]
        }
      }
      let title = [scenario.title.nilIfEmpty, scenario.guard.map { "[\($0.text)]" }].compactMap { $0 }
      let verdict = words(for: graph.verdict(on: scenario, effort: &effort))
      return [
        Table.Cell(text: TableText(plain: title.joined(separator: " ").nilIfEmpty ?? "—"), span: 1, isHeading: true),
        Table.Cell(text: TableText(plain: path), span: 1, isHeading: false),
        Table.Cell(text: TableText(lines: items), span: 1, isHeading: false),
        Table.Cell(text: TableText(plain: verdict), span: 1, isHeading: false),
      ]
    }
    return Table.Sheet(
      headings: [subject.word("scenario"), subject.heading("path"), subject.heading("calls"), subject.word("verdict")],
      rows: rows)
  }

  private func row(_ text: TableText, _ availability: Availability, _ verdict: Verdict) -> [Table.Cell] {
    let versions = TableText(plain: subject.words.versions(availability).nilIfEmpty)
    return [
      Table.Cell(text: text + versions, span: 1, isHeading: true),
      Table.Cell(text: words(for: verdict), span: 1, isHeading: false),
    ]
  }

  private func words(for verdict: Verdict) -> TableText {
    switch verdict {
    case .holds:
      TableText(plain: sceneCount == 1 ? subject.word("proved") : subject.word("provedScenes", "\(sceneCount)"))
    case .holdsVacuously: TableText(plain: subject.word("vacuous"))
    case .unproved(let limit): TableText(plain: subject.word("unproved", "\(limit)"))
    case .refuted(let refutation):
      TableText(lines: [[.strong([.text(subject.word("refuted"))])]])
        + TableText(lines: refutation.map { [[.text(subject.word("replay") + " "), .code(words(of: $0.run))]] } ?? [])
    }
  }

  private func words(of run: Run) -> String { notation.words(of: run).joined(separator: " ") }

  private func words(for verdict: ScenarioVerdict) -> String {
    switch verdict {
    case .holds: subject.word("scenarioHolds")
    case .cannotBeWalked, .differs: subject.word("scenarioFails")
    case .undecided: subject.word("scenarioUndecided")
    }
  }
}
