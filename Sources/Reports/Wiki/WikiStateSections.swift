import Documents
import Emission
import LifecycleModel

/// The sections of the page of states.
struct WikiStateSections {
  private let book: WikiBook
  private let links: TableLinks
  private let hierarchy: StateHierarchy
  private let observed: [(delegate: DelegateID, values: ObservedValues)]
  private let waysIn: [StateID: [TransitionID]]
  private let waysOut: [StateID: [TransitionID]]

  /// Prepares for the states of a book.
  init(_ book: WikiBook) {
    let lifecycle = book.lifecycle
    self.book = book
    links = book.links(on: .states)
    hierarchy = StateHierarchy(lifecycle)
    observed = lifecycle.delegateIDs.filter { lifecycle[$0].isObserved }
      .map { ($0, ObservedValues(of: $0, in: lifecycle)) }
    waysIn = Dictionary(grouping: lifecycle.transitionIDs) { lifecycle[$0].target }
    waysOut = Dictionary(grouping: lifecycle.transitionIDs) { lifecycle[$0].source }
  }

  /// A state.
  func section(_ id: StateID) -> WikiStatesPage.Section {
    let (state, anchor) = (book.lifecycle[id], book.anchors.states[id])
    return WikiStatesPage.Section(
      anchor: book.element(anchor),
      heading: book.heading([.text(state.name)], anchor),
      description: book.text.paragraphs(
        InlineContent(description: state.documentation, sources: state.provenance.sources)),
      facts: facts(id),
      waysIn: (waysIn[id] ?? []).map { way($0, "wiki.from", other: book.lifecycle[$0].source) },
      waysOut: (waysOut[id] ?? []).map { way($0, "wiki.into", other: book.lifecycle[$0].target) })
  }

  private func facts(_ id: StateID) -> [WikiFact] {
    let (lifecycle, words, state) = (book.lifecycle, book.words, book.lifecycle[id])
    let parts = hierarchy.children[id.index].map { [links.name(of: $0, in: lifecycle)] }
    let known: [(String, InlineContent)] =
      [
        (words.phrase("table.attributes"), InlineContent(plain: words.attributes(of: state))),
        (
          words.phrase("table.parent"),
          state.parent.map { InlineContent(links.name(of: $0, in: lifecycle)) } ?? InlineContent()
        ),
        (words.phrase("wiki.consistsOf"), InlineContent(lines: parts)),
      ] + observed.map { (words.phrase("wiki.valueOf", lifecycle[$0.delegate].name), values($0.values, in: id)) }
      + state.remarks.map { ($0.heading, InlineContent(markdown: $0.text)) } + [
        (words.phrase("table.versions"), InlineContent(plain: words.versions(state.availability))),
        (words.phrase("table.sources"), words.provenance(state.provenance)),
      ]
    return known.compactMap { WikiFact($0, $1, in: book) }
  }

  /// The values that may hold in a state, in page order.
  private func values(_ observed: ObservedValues, in state: StateID) -> InlineContent {
    let possible = observed.values(in: state)
    guard possible.contains(where: { $0 != nil }) else { return InlineContent() }
    let named = possible.compactMap { $0 }.sorted().map { [links.name(of: $0, in: book.lifecycle)] }
    let none = possible.contains(nil) ? [[InlineContent.Inline.text(book.words.phrase("wiki.noValue"))]] : []
    return InlineContent(lines: named + none)
  }

  /// `Launch from Not running [first scene]`.
  private func way(_ transition: TransitionID, _ phrase: String, other: StateID) -> String {
    let lifecycle = book.lifecycle
    let event = links.event(of: transition, in: lifecycle, orElse: lifecycle.path(of: [transition]))
    let condition = lifecycle[transition].guard.map { [InlineContent.Inline.text(" [\($0.text)]")] } ?? []
    return book.text.paragraph(
      book.words.runs(phrase, [event], [links.name(of: other, in: lifecycle)]) + condition)
  }
}
