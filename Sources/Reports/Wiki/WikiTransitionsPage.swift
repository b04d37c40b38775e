import Diagrams
import Documents
import Emission
import LifecycleModel

/// The context of `Wiki/Transitions`: the calls on each event, in order.
package struct WikiTransitionsPage: TemplateContext {
  /// An event.
  struct Section: TemplateContext {
    let anchor: String?
    let heading: String
    let chains: [Chain]
    let pictures: [WikiPicture]
    let table: String
  }

  /// Transitions that follow each other on one event.
  struct Chain: TemplateContext {
    let path: String
    let description: String?
    let facts: [WikiFact]
  }

  let navigation: String?
  let notice: String?
  let title: String
  let summary: String
  let events: [Section]
  let mermaid: [WikiMermaid]

  init(_ book: WikiBook) {
    (navigation, notice, title, summary) = book.frame(of: .transitions)
    events = zip(book.events, book.eventPictures).map { Section($0, picture: $1, in: book) }
    mermaid = WikiMermaid.all(.sequence, in: book)
  }
}

extension WikiTransitionsPage.Section {
  fileprivate init(_ event: WikiBook.Event, picture: WikiBook.EventPicture?, in book: WikiBook) {
    let links = book.links(on: .transitions)
    let first = event.chains.first?.first
    let headingAnchor = first.flatMap { book.anchors.events[$0] }
    anchor = book.element(headingAnchor)
    heading = book.heading([.text(event.name)], headingAnchor)
    chains = event.chains.map { WikiTransitionsPage.Chain($0, links: links, in: book) }
    pictures = picture.map { [WikiPicture($0.name, title: $0.picture.title, in: book)] } ?? []
    // The heading names the event, and the line above the table the guard of an only chain.
    let hidden: Set = event.chains.count == 1 ? ["event", "guard"] : ["event"]
    table = book.text.table(OrderTable(book.lifecycle, chains: event.chains, hiding: hidden, links: links).table.sheet)
  }
}

extension WikiTransitionsPage.Chain {
  fileprivate init(_ chain: [TransitionID], links: TableLinks, in book: WikiBook) {
    let lifecycle = book.lifecycle
    let condition = lifecycle[chain[0]].guard.map { [InlineContent.Inline.text(" [\($0.text)]")] } ?? []
    path = book.text.paragraph([.strong(links.path(of: chain, in: lifecycle))] + condition)
    let entry = Entries(lifecycle, links: links).transition(chain[0])
    description = book.text.paragraphs(entry.description)
    facts = entry.facts.compactMap { WikiFact($0, in: book) }
  }
}

extension WikiTransitionsPage {
  package static let tags: [TemplateTag] =
    WikiPage.frameTags + [
      TemplateTag("events", .list(Section.tags), "the events"),
      TemplateTag("mermaid", .list(WikiMermaid.tags), "all calls in Mermaid; none where the host does not draw it"),
    ]
}

extension WikiTransitionsPage.Section {
  static let tags: [TemplateTag] = [
    TemplateTag("anchor", .optionalText, "the id of an anchor, if links can't use the heading's own"),
    TemplateTag("heading", .text, "the event, or the states on the path if it has no name"),
    TemplateTag("chains", .list(WikiTransitionsPage.Chain.tags), "its chains of transitions"),
    TemplateTag("pictures", .list(WikiPicture.tags), "the order of calls; none if nothing is called"),
    TemplateTag("table", .text, "the calls, in Markdown"),
  ]
}

extension WikiTransitionsPage.Chain {
  static let tags: [TemplateTag] = [
    TemplateTag("path", .text, "the states on the path, and the guard, in Markdown"),
    TemplateTag("description", .optionalText, "its description on the page, in Markdown"),
    TemplateTag("facts", .list(WikiFact.tags), "versions and sources"),
  ]
}
