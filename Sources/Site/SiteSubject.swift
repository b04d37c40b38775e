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
  /// The strings of the page.
  let words: PageStrings
  /// The addresses.
  let anchors: SiteAnchors
  /// The graph of its runs.
  let runs: RunGraph
  private let palette = DelegatePalette()

  /// Prepares a life cycle.
  init(_ lifecycle: Lifecycle) {
    self.lifecycle = lifecycle
    words = PageStrings(language: lifecycle.language)
    anchors = SiteAnchors(lifecycle)
    runs = RunGraph(lifecycle)
  }

  /// A string of the page alone: `site.play`.
  func word(_ key: String, _ argument: String = "") -> String { words.phrase("site." + key, argument) }

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

  /// A state's name as a link to its article.
  func link(to state: StateID) -> HTML {
    .inline("a", .place(anchors[state]), content: HTML(lifecycle[state].name))
  }

  /// The states of a chain, each a link.
  func path(of chain: [TransitionID]) -> HTML {
    lifecycle.states(of: chain).enumerated().map { ($0 == 0 ? HTML.nothing : " → ") + link(to: $1) }.joined
  }

  /// The chain that a transition is part of.
  func chain(of transition: TransitionID) -> [TransitionID] {
    var first = transition.index
    while first > 0, lifecycle[TransitionID(first)].isContinuation { first -= 1 }
    var last = transition.index + 1
    while last < lifecycle.transitions.count, lifecycle[TransitionID(last)].isContinuation { last += 1 }
    return (first..<last).map(TransitionID.init)
  }

  /// Documentation without the links that its sources repeat, and below it the sources.
  func said(_ documentation: String, _ provenance: Provenance) -> HTML {
    let text = InlineContent(description: documentation, sources: provenance.sources)
    let source = words.provenance(provenance)
    return (text.isEmpty ? .nothing : .line("p", .class("said"), content: HTML(text)))
      + (source.isEmpty ? .nothing : .line("p", .class("source"), content: HTML(source)))
  }
}
