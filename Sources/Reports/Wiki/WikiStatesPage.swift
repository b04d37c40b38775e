import Emission

/// The context of `Wiki/States`: the states with the transitions into and out of them.
package struct WikiStatesPage: TemplateContext {
  /// A state.
  struct Section: TemplateContext {
    /// An element that links lead to, where the heading does not serve.
    let anchor: String?
    /// The name.
    let heading: String
    /// Its documentation.
    let description: String?
    /// Its other properties.
    let facts: [WikiFact]
    /// The transitions that end here.
    let waysIn: [String]
    /// The transitions that begin here.
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
  /// The state diagram.
  let pictures: [WikiPicture]
  /// The same as Mermaid; none where the host does not draw it.
  let mermaid: [WikiMermaid]
  /// The table of states.
  let table: String
  /// The words `Incoming transitions`.
  let waysInTitle: String
  /// The words `Outgoing transitions`.
  let waysOutTitle: String
  /// The states.
  let states: [Section]

  /// Makes the page.
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
