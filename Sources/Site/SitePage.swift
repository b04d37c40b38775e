import Emission

/// The data of `Site/Page`.
package struct SitePage: TemplateContext {
  /// The language of the page, as HTML names it.
  let language: String
  /// The Content-Security-Policy.
  let policy: String
  /// The name of the life cycle.
  let title: String
  /// The system and its versions.
  let system: String?
  /// The life cycle's summary, as HTML.
  let summary: String
  /// The style sheet.
  let style: String
  /// The script.
  let script: String
  /// The data of the script, as JSON without `<`.
  let data: String
  /// The text of the link that skips the list of sections.
  let skip: String
  /// The name of the list of sections.
  let contents: String
  /// The list of sections, as HTML.
  let links: String
  /// The field that jumps to a row, and the appearance, as HTML.
  let tools: String
  /// The choice between versions, as HTML.
  let versions: String
  /// The heading of the diagram.
  let diagramTitle: String
  /// The diagram, as HTML.
  let diagram: String
  /// The sections below the diagram.
  let sections: [SiteSection]
  /// The elements that only versions have, as HTML; `nil` for none.
  let waiting: String?
  /// The note on the program that made the page.
  let colophon: String
}
