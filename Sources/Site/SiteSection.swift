import Documents
import Emission

/// A section of a web page, in `Site/Page`.
struct SiteSection: TemplateContext {
  /// Its address in the page.
  let anchor: String
  /// Its heading.
  let title: String
  /// Its contents, as HTML.
  let body: String

  /// Creates a section.
  init(_ anchor: String, _ title: String, _ body: HTML) {
    self.anchor = anchor
    self.title = title
    self.body = body.source
  }

  static let tags: [TemplateTag] = [
    TemplateTag("anchor", .text, "its anchor"),
    TemplateTag("title", .text, "its heading"),
    TemplateTag("body", .text, "its content, HTML"),
  ]
}
