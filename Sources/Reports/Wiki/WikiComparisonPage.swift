import Documents
import Emission

/// What `Wiki/Comparison` is rendered from: what one delegate is told beside another.
package struct WikiComparisonPage: TemplateContext {
  /// Two delegates.
  struct Section: TemplateContext {
    /// Their names.
    let heading: String
    /// What stands for what.
    let table: String
  }

  /// Links to the other pages; `nil` in DocC.
  let navigation: String?
  /// That the page is generated, as a comment; `nil` in DocC.
  let notice: String?
  /// The page's name.
  let title: String
  /// What there is on it.
  let summary: String
  /// The pairs that are compared.
  let comparisons: [Section]

  /// Makes the page.
  init(_ book: WikiBook) {
    let frame = WikiNavigation(.comparison, of: book)
    navigation = frame.navigation
    notice = frame.notice
    title = WikiPage.comparison.title(book.words)
    summary = WikiPage.comparison.summary(book.words)
    comparisons = book.comparisons.map { compared in
      Section(
        heading: book.text.heading([.text("\(compared.left) – \(compared.right)")]),
        table: book.text.table(compared.table.sheet))
    }
  }
}
