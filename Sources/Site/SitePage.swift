import Emission

/// What `Site/Page` is rendered from.
package struct SitePage: TemplateContext {
  /// The language of the page, as HTML names it.
  let language: String
  /// The Content-Security-Policy.
  let policy: String
  /// The name of the life cycle.
  let title: String
  /// The system and its versions.
  let system: String?
  /// What the page says first, as HTML.
  let summary: String
  /// The style sheet.
  let style: String
  /// The script.
  let script: String
  /// What the script works with, as JSON without `<`.
  let data: String
  /// The address of the first section.
  let start: String
  /// The text of the link that leads past what every page has.
  let skip: String
  /// What the list of sections is called.
  let contents: String
  /// Search and appearance, as HTML.
  let tools: String
  /// What the page consists of.
  let sections: [SiteSection]
  /// Who made the page.
  let colophon: String
}
