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
  /// The address of the first section.
  let start: String
  /// The text of the link that skips the list of sections.
  let skip: String
  /// The name of the list of sections.
  let contents: String
  /// Search and appearance, as HTML.
  let tools: String
  /// The sections.
  let sections: [SiteSection]
  /// The note on the program that made the page.
  let colophon: String
}
