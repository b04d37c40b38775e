import Emission

extension SwiftEmitter {
  /// The templates of its files, by name.
  package static let templates: [TemplateDescription] = [
    TemplateDescription("Swift/Delegate", tags: SwiftDelegateFile.tags),
    TemplateDescription("Swift/LifecycleLog", tags: LifecycleLogFile.tags),
    TemplateDescription("Swift/LifecycleMonitor", tags: LifecycleMonitorFile.tags),
    TemplateDescription("Swift/Method", in: ("Swift/Delegate", "methods"), tags: SwiftMethod.tags),
    TemplateDescription("Swift/MonitorTables", tags: MonitorTablesFile.tags),
    TemplateDescription("Swift/PageStates", tags: SwiftStatesFile.tags),
    TemplateDescription("Swift/ScenePhaseObserver", tags: ScenePhaseObserverFile.tags),
    TemplateDescription("Swift/SceneQuestion", in: ("Swift/Delegate", "sceneQuestions"), tags: SceneQuestion.tags),
    TemplateDescription("Swift/Subclass", tags: SwiftSubclassFile.tags),
    TemplateDescription("Swift/XcodeProject", tags: XcodeProjectFile.tags),
  ]
}
