import Emission

/// The data of `Site/Script` and its parts: none, because the script is the same on all pages.
package struct SiteScript: TemplateContext {
  package static let tags: [TemplateTag] = []
}
