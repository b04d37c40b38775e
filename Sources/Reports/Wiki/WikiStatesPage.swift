import Documents
import Emission
import LifecycleModel

/// The context of `Wiki/States`: the states with the transitions into and out of them.
package struct WikiStatesPage: TemplateContext {
  /// A state.
  struct Section: TemplateContext {
    let anchor: String?
    let heading: String
    let description: String?
    let facts: [WikiFact]
    let waysIn: [String]
    let waysOut: [String]
  }

  /// Links to the other pages; `nil` in DocC.
  let navigation: String?
  /// A comment that the page is generated; `nil` in DocC.
  let notice: String?
  /// The page's name.
  let title: String
  /// A sentence about its contents.
  let summary: String
  let pictures: [WikiPicture]
  let mermaid: [WikiMermaid]
  let table: String
  let waysInTitle: String
  let waysOutTitle: String
  let states: [Section]

  init(_ book: WikiBook) {
    (navigation, notice, title, summary) = book.frame(of: .states)
    pictures = [WikiPicture.states(of: book)]
    mermaid = WikiMermaid.all(.states, in: book)
    table = book.text.table(StatesTable(book.lifecycle, links: book.links(on: .states)).table.sheet)
    waysInTitle = book.words.phrase("wiki.waysIn")
    waysOutTitle = book.words.phrase("wiki.waysOut")
    let sections = WikiStateSections(book)
    states = book.states.map(sections.section)
  }
}

extension WikiStatesPage {
  package static let tags: [TemplateTag] =
    WikiPage.frameTags + [
      TemplateTag("pictures", .list(WikiPicture.tags), "the state diagram"),
      TemplateTag("mermaid", .list(WikiMermaid.tags), "the same in Mermaid; none where the host does not draw it"),
      TemplateTag("table", .text, "the table of states, in Markdown"),
      TemplateTag("waysInTitle", .text, "the words `Incoming transitions`"),
      TemplateTag("waysOutTitle", .text, "the words `Outgoing transitions`"),
      TemplateTag("states", .list(Section.tags), "the states"),
    ]
}

extension WikiStatesPage.Section {
  static let tags: [TemplateTag] = [
    TemplateTag("anchor", .optionalText, "the id of an anchor, if links can't use the heading's own"),
    TemplateTag("heading", .text, "the name"),
    TemplateTag("description", .optionalText, "its description on the page, in Markdown"),
    TemplateTag("facts", .list(WikiFact.tags), "its attributes, versions and other facts"),
    TemplateTag("waysIn", .lines, "the transitions that end here, in Markdown"),
    TemplateTag("waysOut", .lines, "the transitions that begin here, in Markdown"),
  ]
}

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
