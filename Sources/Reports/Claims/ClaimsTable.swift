import Documents
import Emission
import LifecycleModel

/// The tables of a page's claims: what is claimed, and what was found.
package struct ClaimsTable {
  private let lifecycle: Lifecycle
  private let links: TableLinks
  private let words: PageStrings

  /// Prepares for the claims of a life cycle.
  package init(_ lifecycle: Lifecycle, links: TableLinks = .none) {
    self.lifecycle = lifecycle
    self.links = links
    words = PageStrings(language: lifecycle.language)
  }

  /// A row a rule; `nil` for none.
  package func rules(_ claims: ProvedClaims) -> Table? {
    table(
      "claim.rule", claims.rules,
      subject: { rule in
        let urls = urls(in: rule.claim)
        let text = MarkdownText(rule.text).lines.map { line in
          line.map { run -> InlineContent.Inline in
            guard case .code(let code) = run, let url = urls[code] else { return run }
            return .link([run], url: url)
          }
        }
        return InlineContent(lines: text) + InlineContent(plain: words.versions(rule.availability))
      }, provenance: \.provenance)
  }

  /// A row a scenario, with its states and its calls; `nil` for none.
  package func scenarios(_ claims: ProvedClaims) -> Table? {
    table(
      "claim.scenario", claims.scenarios,
      subject: { scenario in
        let condition = scenario.guard.map { "[\($0.text)]" }
        let title = [scenario.title.nilIfEmpty, condition].compactMap { $0 }.joined(separator: " ")
        return InlineContent(plain: title.nilIfEmpty ?? "—")
          + InlineContent(plain: words.versions(scenario.availability))
      },
      besides: [
        ("table.path", { InlineContent(lines: [links.path(through: $0.path, in: lifecycle)]) }),
        ("table.calls", { InlineContent(lines: $0.items.compactMap(call)) }),
      ])
  }

  /// A row a declared frequency; `nil` for none.
  package func frequencies(_ claims: ProvedClaims) -> Table? {
    table(
      "claim.frequency", claims.frequencies,
      subject: {
        InlineContent(
          links.name(of: $0.callback, in: lifecycle, qualified: true),
          .text(words.colon + words.frequency($0.frequency)))
      })
  }

  private func table<Subject>(
    _ heading: String, _ claims: [ProvedClaims.Claim<Subject>], subject: @escaping (Subject) -> InlineContent,
    besides others: [(heading: String, text: (Subject) -> InlineContent)] = [],
    provenance: ((Subject) -> Provenance)? = nil
  ) -> Table? {
    guard !claims.isEmpty else { return nil }
    let columns = others.map { heading, text in
      TableLayout<ProvedClaims.Claim<Subject>>.Column(
        heading: words.phrase(heading), isVerbatim: true, text: { text($0.subject) })
    }
    let sources =
      provenance.map { provenance in
        [TableLayout<ProvedClaims.Claim<Subject>>.sources(words) { provenance($0.subject) }]
      } ?? []
    let layout = TableLayout<ProvedClaims.Claim<Subject>>(
      columns: [
        .init(heading: words.phrase(heading), isVerbatim: true, isHeading: true, text: { subject($0.subject) })
      ] + columns + [
        .init(
          heading: words.phrase("claim.finding"), isVerbatim: true,
          text: { InlineContent(lines: lines(of: $0.diagnostics)) })
      ] + sources, fields: [])
    return layout.table(nil, words.phrase(heading), in: words.language, rows: claims, records: [])
  }

  /// One line where all versions agree, else a line for each finding with its versions.
  private func lines(
    of diagnostics: [(version: VersionSelection?, diagnostic: ClaimVerdict)]
  ) -> [[InlineContent.Inline]] {
    var texts: [(text: String, versions: [VersionSelection])] = []
    for (version, found) in diagnostics {
      let text = words.diagnostic(found)
      let index = texts.firstIndex { $0.text == text } ?? texts.count
      if index == texts.count { texts.append((text, [])) }
      texts[index].versions += [version].compactMap { $0 }
    }
    return texts.map { text, versions in
      let place = texts.count == 1 ? "" : " (\(versions.map(\.description).joined(separator: ", ")))"
      return [.text(text + place)]
    }
  }

  /// A call of a scenario; `nil` for a state that is reached.
  private func call(_ item: Scenario.Item) -> [InlineContent.Inline]? {
    switch item {
    case .call(let step): [links.name(of: step.callback, in: lifecycle, qualified: true)]
    case .reached: nil
    }
  }

  /// The links of the callbacks that a claim names, by the names that its text may have for them: `onStart()`, `Player.onStart()`.
  private func urls(in claim: Rule.Claim) -> [String: String] {
    var urls: [String: String] = [:]
    for case .callback(let id) in claim.operands {
      guard let url = links.callback(id) else { continue }
      for name in [lifecycle.qualifiedName(of: id), lifecycle[id].name] where urls[name] == nil { urls[name] = url }
    }
    return urls
  }
}

extension PageStrings {
  /// `Proved`, or what else was found of a claim.
  func diagnostic(_ diagnostic: ClaimVerdict) -> String {
    switch diagnostic {
    case .proved: phrase("claim.proved")
    case .provedVacuously: phrase("claim.provedVacuously")
    case .refuted(let run):
      run.isEmpty ? phrase("claim.refuted") : phrase("claim.refutedBy", run.joined(separator: " "))
    case .undecided: phrase("claim.undecided")
    }
  }

  /// A sentence about the proofs of rules: for how many scenes they hold, or for how many of what a page without scenes has a
  /// delegate each for, `one per request`.
  package func proofBasis(_ claims: ProvedClaims, in lifecycle: Lifecycle) -> String {
    guard claims.sceneCount > 1 else { return phrase("claim.basisOfOne") }
    let own = lifecycle.delegates.map(\.multiplicity).filter { $0 != .process }
    let count = "\(claims.sceneCount)"
    guard let first = own.first, !own.contains(.scene) else { return phrase("claim.basis", count) }
    let others = own.dropFirst().filter { $0 != first }.map(multiplicity)
    return phrase("claim.basisOfOwn", count, list([multiplicity(first)] + Set(others).sorted()))
  }
}
