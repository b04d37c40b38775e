import Emission

/// The context of `Wiki/Callbacks`: the callbacks, delegate by delegate.
package struct WikiCallbacksPage: TemplateContext {
  /// A delegate.
  struct Section: TemplateContext {
    /// An element that links lead to, where the heading does not serve.
    let anchor: String?
    /// The name.
    let heading: String
    /// Its documentation.
    let description: String?
    /// Its types, and what else there is to say.
    let facts: [WikiFact]
    /// The table of its callbacks; `nil` for none.
    let table: String?
    /// Its callbacks.
    let callbacks: [Callback]
  }

  /// A callback, or a value that is observed.
  struct Callback: TemplateContext {
    /// An element that links lead to, where the heading does not serve.
    let anchor: String?
    /// The name, as code.
    let heading: String
    /// The declaration, as a fenced block of Swift; `nil` where it is not known.
    let signature: String?
    /// Its documentation.
    let description: String?
    /// Its events, its frequency, and its other properties.
    let facts: [WikiFact]
  }

  /// Links to the other pages; `nil` in DocC.
  let navigation: String?
  /// A comment that the page is generated; `nil` in DocC.
  let notice: String?
  /// The page's name.
  let title: String
  /// A sentence about its contents.
  let summary: String
  /// The delegates.
  let delegates: [Section]

  /// Makes the page.
  init(_ book: WikiBook) {
    (navigation, notice, title, summary) = book.frame(of: .callbacks)
    let sections = WikiCallbackSections(book)
    delegates = book.callbacks.map(sections.section)
  }
}
