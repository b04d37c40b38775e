/// What the templates may use: the tags of each, and from where they are rendered.
package enum TemplateManual {
  /// What there is to know of a template.
  package struct Entry: Sendable {
    /// Its name: `Swift/Delegate`.
    package let name: String
    /// The template that has it as a partial, and in the section of which list; `nil` for one that makes a file.
    package let place: (template: String, list: String)?
    /// The tags of its own; those of the sections around it can be used as well.
    package let tags: [TemplateTag]
  }

  /// Every template of Instar's, by name.
  package static let entries: [Entry] = [
    Entry(name: "Site/DetailScript", place: nil, tags: SiteScript.tags),
    Entry(name: "Site/DiagramScript", place: nil, tags: SiteScript.tags),
    Entry(name: "Site/FilterScript", place: nil, tags: SiteScript.tags),
    Entry(name: "Site/Page", place: nil, tags: SitePage.tags),
    Entry(name: "Site/PlayScript", place: nil, tags: SiteScript.tags),
    Entry(name: "Site/Script", place: nil, tags: SiteScript.tags),
    Entry(name: "Site/Style", place: nil, tags: SiteStyle.tags),
    Entry(name: "Swift/Delegate", place: nil, tags: SwiftDelegateFile.tags),
    Entry(name: "Swift/LifecycleLog", place: nil, tags: LifecycleLogFile.tags),
    Entry(name: "Swift/LifecycleMonitor", place: nil, tags: LifecycleMonitorFile.tags),
    Entry(name: "Swift/Method", place: ("Swift/Delegate", "methods"), tags: SwiftMethod.tags),
    Entry(name: "Swift/ScenePhaseObserver", place: nil, tags: ScenePhaseObserverFile.tags),
    Entry(name: "Swift/SceneQuestion", place: ("Swift/Delegate", "sceneQuestions"), tags: SceneQuestion.tags),
    Entry(name: "Swift/Subclass", place: nil, tags: SwiftSubclassFile.tags),
    Entry(name: "Wiki/Callbacks", place: nil, tags: WikiCallbacksPage.tags),
    Entry(name: "Wiki/Comparison", place: nil, tags: WikiComparisonPage.tags),
    Entry(name: "Wiki/Home", place: nil, tags: WikiHomePage.tags),
    Entry(name: "Wiki/Picture", place: ("Wiki/Home", "pictures"), tags: WikiPicture.tags),
    Entry(name: "Wiki/Rules", place: nil, tags: WikiRulesPage.tags),
    Entry(name: "Wiki/Sidebar", place: nil, tags: WikiSidebarPage.tags),
    Entry(name: "Wiki/States", place: nil, tags: WikiStatesPage.tags),
    Entry(name: "Wiki/Transitions", place: nil, tags: WikiTransitionsPage.tags),
  ]
}
