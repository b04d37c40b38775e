/// What `Site/Script` and its parts are rendered from: nothing, for all that differs from page to page is data.
struct SiteScript: TemplateContext {
  static let tags: [TemplateTag] = []
}
