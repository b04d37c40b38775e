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

  let navigation: String?
  let notice: String?
  let title: String
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
    TemplateTag("waysOut", .lines, "the transitions that begin here or in a state around it, in Markdown"),
  ]
}

/// The sections of the page of states.
struct WikiStateSections {
  private let book: WikiBook
  private let links: TableLinks
  private let entries: Entries
  private let waysIn: [StateID: [TransitionID]]
  private let waysOut: [StateID: [TransitionID]]

  /// Prepares for the states of a book.
  init(_ book: WikiBook) {
    let lifecycle = book.lifecycle
    self.book = book
    links = book.links(on: .states)
    entries = Entries(lifecycle, links: links, withValues: true)
    waysIn = Dictionary(grouping: lifecycle.transitionIDs) { lifecycle[$0].target }
    waysOut = Dictionary(grouping: lifecycle.transitionIDs) { lifecycle[$0].source }
  }

  func section(_ id: StateID) -> WikiStatesPage.Section {
    let (entry, anchor) = (entries.state(id), book.anchors.states[id])
    return WikiStatesPage.Section(
      anchor: book.element(anchor),
      heading: book.heading([.text(book.lifecycle[id].name)], anchor),
      description: book.text.paragraphs(entry.description),
      facts: entry.facts.compactMap { WikiFact($0, in: book) },
      waysIn: (waysIn[id] ?? []).map { way($0, "wiki.from", other: book.lifecycle[$0].source) },
      waysOut: (waysOut[id] ?? []).map { way($0, "wiki.into", other: book.lifecycle[$0].target) }
        + book.lifecycle.inheritedTransitions(from: id).map { transition in
          way(
            transition, "wiki.into", other: book.lifecycle[transition].target, of: book.lifecycle[transition].source)
        })
  }

  /// `Launch from Not running [first scene]`; `End to Not running (from Foreground)` of a state that inherits it.
  private func way(
    _ transition: TransitionID, _ phrase: String, other: StateID, of outer: StateID? = nil
  ) -> String {
    let lifecycle = book.lifecycle
    let event = links.event(of: transition, in: lifecycle, orElse: lifecycle.path(of: [transition]))
    let condition = lifecycle[transition].guard.map { [InlineContent.Inline.text(" [\($0.text)]")] } ?? []
    return book.text.paragraph(
      book.words.runs(phrase, [event], [links.name(of: other, in: lifecycle)]) + condition
        + (outer.map { book.words.runs("wiki.inherited", [links.name(of: $0, in: lifecycle)]) } ?? []))
  }
}
