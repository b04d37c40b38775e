import Emission

/// What `Site/Script` and its parts are rendered from: nothing, for all that differs from page to page is data.
package struct SiteScript: TemplateContext {
  package static let tags: [TemplateTag] = []
}
