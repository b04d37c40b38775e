import Documents
import Emission

/// The context of `Wiki/Comparison`: the counterparts of delegates.
package struct WikiComparisonPage: TemplateContext {
  /// Two delegates.
  struct Section: TemplateContext {
    let heading: String
    let table: String
  }

  let navigation: String?
  let notice: String?
  let title: String
  let summary: String
  let comparisons: [Section]

  init(_ book: WikiBook) {
    (navigation, notice, title, summary) = book.frame(of: .comparison)
    comparisons = book.comparisons.map { compared in
      Section(
        heading: book.text.heading([.text("\(compared.left) – \(compared.right)")]),
        table: book.text.table(compared.table.sheet))
    }
  }
}

extension WikiComparisonPage {
  package static let tags: [TemplateTag] =
    WikiPage.frameTags + [
      TemplateTag("comparisons", .list(Section.tags), "the pairs that are compared")
    ]
}

extension WikiComparisonPage.Section {
  static let tags: [TemplateTag] = [
    TemplateTag("heading", .text, "the names of both"),
    TemplateTag("table", .text, "the table of counterparts, in Markdown"),
  ]
}
