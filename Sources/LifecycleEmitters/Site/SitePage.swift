/// What `Site/Page` is rendered from.
struct SitePage: TemplateContext {
  /// The language of the page, as HTML names it.
  let language: String
  /// The name of the life cycle.
  let title: String
  /// The state diagram, as HTML.
  let picture: String
}
