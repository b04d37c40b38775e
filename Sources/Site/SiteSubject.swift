import Diagrams
import Documents
import Emission
import LifecycleModel
import LifecyclePaths
import Reports

/// A life cycle with the addresses, strings and colours of its web page.
struct SiteSubject {
  /// The life cycle of the page.
  let lifecycle: Lifecycle
  let words: PageStrings
  /// The addresses.
  let anchors: SiteAnchors
  let runs: RunGraph
  /// The numbers of its sources, by their addresses.
  let footnotes: [String: Int]
  let entries: Entries
  private let palette = DelegatePalette()
  private let chains: [[TransitionID]]
  /// The number of each transition's chain.
  private let chainNumbers: [Int]

  /// Prepares a life cycle.
  init(_ lifecycle: Lifecycle) {
    self.init(lifecycle, anchors: SiteAnchors(lifecycle), footnotes: SiteSources.numbers(in: lifecycle))
  }

  /// Prepares a life cycle as it is at some versions, with the addresses and numbers of the whole.
  init(_ selection: LifecycleSelection, of whole: SiteSubject) {
    self.init(
      selection.lifecycle, anchors: SiteAnchors(selection.origin, of: whole.anchors), footnotes: whole.footnotes)
  }

  private init(_ lifecycle: Lifecycle, anchors: SiteAnchors, footnotes: [String: Int]) {
    self.lifecycle = lifecycle
    self.anchors = anchors
    self.footnotes = footnotes
    words = PageStrings(language: lifecycle.language)
    runs = RunGraph(lifecycle)
    entries = Entries(lifecycle)
    chains = lifecycle.chains
    chainNumbers = chains.enumerated().flatMap { number, chain in chain.map { _ in number } }
  }

  /// A string of the page alone: `site.play`.
  func word(_ key: String, _ arguments: String...) -> String {
    words.phrase("site." + key, arguments.first ?? "", arguments.dropFirst().first ?? "")
  }

  /// The heading of a table's column.
  func heading(_ key: String) -> String { words.phrase("table." + key) }

  /// The number of a delegate's colour, from 0.
  func color(of delegate: DelegateID) -> Int { delegate.index % DelegatePalette.colors.count }

  /// A delegate's name with the mark that tells it from others of the same colour.
  func shownName(of delegate: DelegateID) -> String { lifecycle[delegate].name + palette[delegate].mark }

  /// A delegate's name in its colour.
  func name(of delegate: DelegateID) -> HTML {
    .inline("span", .class("delegate ink-\(color(of: delegate))"), content: HTML(shownName(of: delegate)))
  }

  /// A callback's name as code, which may be broken.
  func name(of callback: CallbackID) -> HTML { HTML(InlineContent(.code(lifecycle.shownName(of: callback)))) }

  /// A callback's name as a link to its row; the name alone where it has none.
  func link(to callback: CallbackID) -> HTML {
    .inline("a", .place(anchors[callback]), content: name(of: callback))
  }

  /// A state's name as a link to its row.
  func link(to state: StateID) -> HTML {
    .inline("a", .place(anchors[state]), content: HTML(lifecycle[state].name))
  }

  /// A chain's event as a link to its row, with its guard.
  func link(to chain: [TransitionID]) -> HTML {
    guard let first = chain.first else { return .nothing }
    let condition = lifecycle[first].guard.map { HTML.inline("span", .class("guard"), content: HTML(" [\($0.text)]")) }
    return .inline("a", .place(anchors[first]), content: HTML(lifecycle.eventName(of: chain))) + (condition ?? .nothing)
  }

  /// The states of a chain, each a link.
  func path(of chain: [TransitionID]) -> HTML {
    lifecycle.states(of: chain).enumerated().map { ($0 == 0 ? HTML.nothing : " → ") + link(to: $1) }.joined
  }

  /// The chain that a transition is part of.
  func chain(of transition: TransitionID) -> [TransitionID] { chains[chainNumbers[transition.index]] }

  /// A text in which each link to a source is followed by the number that the source has on paper.
  func text(_ content: InlineContent) -> HTML {
    let lines = content.lines.map { line in
      line.map { run -> HTML in
        let text = HTML(InlineContent(run))
        guard case .link(_, let url) = run, let number = footnotes[url] else { return text }
        return text + .inline("sup", .class("footnote"), content: HTML(String(number)))
      }.joined
    }
    return lines.enumerated().map { ($0 == 0 ? .nothing : HTML.void("br")) + $1 }.joined
  }

  /// Facts of an element by their keys, a line each, without those of which nothing is said.
  func facts(_ keys: [String], of entry: Entry) -> HTML {
    keys.map { SiteRow.fact(words.phrase($0), text(entry[$0])) }.joined
  }

  /// Documentation without the links that its sources repeat, and below it the sources that it does not link to.
  func said(_ documentation: String, _ provenance: Provenance) -> HTML {
    let text = InlineContent(description: documentation, sources: provenance.sources)
    let linked = text.lines.joined().compactMap { if case .link(_, let url) = $0 { url } else { nil } }
    var others = provenance
    others.sources.removeAll { linked.contains($0.url) }
    let source = words.provenance(others)
    return (text.isEmpty ? .nothing : .line("p", .class("said"), content: self.text(text)))
      + (source.isEmpty ? .nothing : .line("p", .class("source"), content: self.text(source)))
  }
}
