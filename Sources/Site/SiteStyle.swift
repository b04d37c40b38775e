import Diagrams
import Documents
import Emission

/// The data of `Site/Style`.
package struct SiteStyle: TemplateContext {
  /// The rules for the colours of delegates and pictures.
  let colors: String

  /// The colours for a page with some delegates.
  init(delegateCount: Int) {
    let texts = DelegatePalette.colors.enumerated().map { ".ink-\($0) { color: \($1.adaptive); }" }
    let marks = DelegatePalette.colors.enumerated().map { ".ink-\($0) input { accent-color: \($1.adaptive); }" }
    let filters = (0..<delegateCount).flatMap { number in
      [
        ".off-\(number) [data-delegate=\"\(number)\"]:not(svg *) { display: none; }",
        ".off-\(number) svg [data-delegate=\"\(number)\"] { opacity: 0.18; }",
      ]
    }
    let rules =
      texts + marks + [DelegatePalette.schemeRules(in: "figure.picture"), HTML.indentStyle] + filters
    colors = rules.joined(separator: "\n")
  }

  package static let tags: [TemplateTag] = [
    TemplateTag("colors", .text, "the colours of delegates and pictures, and the rules of the delegate filter, CSS")
  ]
}
