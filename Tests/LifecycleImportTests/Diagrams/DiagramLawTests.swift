import Diagnostics
import Diagrams
import LifecycleImport
import LifecycleModel
import LifecyclePaths
import LifecycleReader
import LifecycleWriter
import TestSupport
import Testing

@Suite("Diagrams that were exported")
struct DiagramLawTests {
  @Test("A page's diagrams are read as what they show of it", arguments: JudgedPages.all.map(\.name))
  func pages(name: String) throws {
    let page = try #require(JudgedPages.all.first { $0.name == name })
    // Callbacks of the hostile one have names that no page can have.
    var lifecycle = page.lifecycle
    if name == "hostile" { for index in lifecycle.transitions.indices { lifecycle.transitions[index].steps = [] } }
    for dialect in DiagramDialect.allCases { check(lifecycle, dialect, isOnPage: name != "hostile") }
  }

  @Test("So are those of random life cycles", arguments: Seeds.first(200))
  func random(seed: Int) {
    var numbers = SplitMix64(seed: seed)
    var lifecycle = Lifecycle.random(seed: seed, size: 1 + seed % 6)
    for _ in 0..<seed % 3 { lifecycle = lifecycle.changed(by: &numbers).lifecycle }
    for dialect in DiagramDialect.allCases { check(lifecycle, dialect) }
  }

  @Test("The only delegate is known by the catalog", arguments: TestPage.bundled)
  func onlyDelegate(page: TestPage) {
    guard page.lifecycle.delegates.count == 1,
      page.lifecycle.catalog.knows(type: page.lifecycle.delegates[0].types.first ?? "")
    else { return }
    for dialect in DiagramDialect.allCases {
      let draft = StateDiagramReader.read(dialect.diagram(of: page.lifecycle), dialect)[0].draft
      #expect(
        Set(draft.transitions.flatMap { $0.calls.joined() }.map(\.delegate)) == [page.lifecycle.delegates[0].name])
    }
  }

  private func check(_ lifecycle: Lifecycle, _ dialect: DiagramDialect, isOnPage: Bool = true) {
    let text = dialect.diagram(of: lifecycle)
    let imported = StateDiagramReader.read(text, dialect)
    #expect(imported.count == 1)
    let draft = imported[0].draft.comparable(delegates: lifecycle.delegates.count)
    let expected = DrawnDraft.draft(of: lifecycle, dialect).comparable(delegates: lifecycle.delegates.count)
    #expect(draft.name == expected.name)
    #expect(draft.summary == expected.summary)
    #expect(draft.states == expected.states)
    #expect(draft.transitions.count == expected.transitions.count)
    for (read, shown) in zip(draft.transitions, expected.transitions) { #expect(read == shown) }
    #expect(!imported[0].report.isIncomplete, "\(imported[0].report.rows.filter(\.isIncomplete))")
    if isOnPage { expectWritten(imported[0].draft) }
  }
}

/// Expects that the page that is written of a draft is read as the same life cycle, and one with links as the same page.
func expectWritten(_ draft: Draft, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
  let lifecycle = DraftLifecycle(draft, from: nil).lifecycle
  let page = PageWriter.page(of: lifecycle)
  let reading = LifecycleReader.read(SourceFile(path: "page.md", text: page))
  let problems =
    reading.diagnostics.filter { $0.severity == .error }.map(\.summary)
    + CanonicalLifecycle(lifecycle).differences(from: CanonicalLifecycle(reading.lifecycle))
  #expect(problems == [], "\(page)", sourceLocation: sourceLocation)
  let linked = PageWriter.page(of: DraftLifecycle(draft, from: "notes/diagram.txt").lifecycle)
  let again = LifecycleReader.read(SourceFile(path: "page.md", text: linked)).lifecycle
  #expect(PageWriter.page(of: again) == linked, sourceLocation: sourceLocation)
}

extension DiagramDialect {
  /// Our diagram of a life cycle's states.
  func diagram(of lifecycle: Lifecycle) -> String {
    switch self {
    case .mermaid: MermaidEmitter().graph(of: lifecycle, view: .states)
    case .plantUML: PlantUMLEmitter().graph(of: lifecycle, view: .states)
    }
  }
}
