import Documents
import Emission

/// A section of a web page, in `Site/Page`.
struct SiteSection: TemplateContext {
  /// Its address in the page.
  let anchor: String
  /// Its heading and its rows, as HTML.
  let body: String

  static let tags: [TemplateTag] = [
    TemplateTag("anchor", .text, "its anchor"),
    TemplateTag("body", .text, "its heading and its rows, HTML"),
  ]
}
