import Emission

extension WikiEmitter {
  /// The templates that it fills in, by name.
  package static let templates: [TemplateDescription] = [
    TemplateDescription("Wiki/Callbacks", tags: WikiCallbacksPage.tags),
    TemplateDescription("Wiki/Comparison", tags: WikiComparisonPage.tags),
    TemplateDescription("Wiki/Home", tags: WikiHomePage.tags),
    TemplateDescription("Wiki/Mermaid", in: ("Wiki/States", "mermaid"), tags: WikiMermaid.tags),
    TemplateDescription("Wiki/Picture", in: ("Wiki/Home", "pictures"), tags: WikiPicture.tags),
    TemplateDescription("Wiki/Rules", tags: WikiRulesPage.tags),
    TemplateDescription("Wiki/Sidebar", tags: WikiSidebarPage.tags),
    TemplateDescription("Wiki/States", tags: WikiStatesPage.tags),
    TemplateDescription("Wiki/Transitions", tags: WikiTransitionsPage.tags),
  ]
}
