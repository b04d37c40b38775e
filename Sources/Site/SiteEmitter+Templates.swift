import Emission

extension SiteEmitter {
  /// The templates that it fills in, by name.
  package static let templates: [TemplateDescription] = [
    TemplateDescription("Site/DiagramScript", tags: SiteScript.tags),
    TemplateDescription("Site/FilterScript", tags: SiteScript.tags),
    TemplateDescription("Site/JumpScript", tags: SiteScript.tags),
    TemplateDescription("Site/LogScript", tags: SiteScript.tags),
    TemplateDescription("Site/Page", tags: SitePage.tags),
    TemplateDescription("Site/PlayScript", tags: SiteScript.tags),
    TemplateDescription("Site/RowScript", tags: SiteScript.tags),
    TemplateDescription("Site/Script", tags: SiteScript.tags),
    TemplateDescription("Site/Style", tags: SiteStyle.tags),
    TemplateDescription("Site/VersionScript", tags: SiteScript.tags),
  ]
}
