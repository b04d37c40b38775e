import Text

/// The build settings of a target of Xcode's.
struct XcodeSettings {
  /// The notes about parts that were left out so far.
  private(set) var notes: [ProjectNote] = []
  /// `true` where a file with settings is not there.
  private(set) var isIncomplete = false
  /// The names of the target's configurations, or of the project's, in their order.
  let names: [String]

  private let project: XcodeProject
  private let target: XcodeObject
  /// The settings of each configuration's name.
  private var settings: [String: BuildSettings] = [:]

  init(of target: XcodeObject, in project: XcodeProject, _ files: ProjectFiles) {
    self.project = project
    self.target = target
    let objects = project.objects
    let lists = [objects.root, target].map { objects.object("buildConfigurationList", of: $0) }
    let levels = lists.map { list in list.map { objects.objects("buildConfigurations", of: $0) } ?? [] }
    let named = (levels[1].isEmpty ? levels[0] : levels[1]).compactMap { $0.text("name") }
    names = named.isEmpty ? ["Release"] : named.unique
    for name in names {
      var all = BuildSettings(target: target.text("name") ?? "", project: project.name, folder: project.folder)
      for (list, level) in zip(lists, levels) {
        let fallback = list?.text("defaultConfigurationName")
        let configuration = level.first { $0.text("name") == name } ?? level.first { $0.text("name") == fallback }
        if let configuration { add(configuration, to: &all, files) }
      }
      settings[name] = all
    }
  }

  /// Returns the settings of a configuration.
  subscript(name: String) -> BuildSettings {
    settings[name] ?? BuildSettings(target: "", project: project.name, folder: project.folder)
  }

  private mutating func add(_ configuration: XcodeObject, to settings: inout BuildSettings, _ files: ProjectFiles) {
    if let path = filePath(of: configuration) {
      var reader = ConfigurationFiles(files)
      settings.add(reader.settings(of: path))
      notes += reader.notes
      isIncomplete = isIncomplete || reader.isIncomplete
    }
    let entries = configuration.value["buildSettings"]?.entries ?? []
    let own = entries.map { entry in
      let texts = entry.value.elements?.compactMap(\.string).map(SettingList.quoted)
      let text = texts?.joined(separator: " ") ?? entry.value.string ?? ""
      return BuildSetting(entry.key, value: text, at: SourcePlace(project.objects.file, entry.keyRange))
    }
    // Xcode writes them sorted, so that those with conditions come last.
    settings.add(own.filter(\.conditions.isEmpty) + own.filter { !$0.conditions.isEmpty })
  }

  /// Returns the path of the xcconfig file of a configuration.
  private func filePath(of configuration: XcodeObject) -> String? {
    if let file = project.objects.object("baseConfigurationReference", of: configuration) { return project.paths[file] }
    guard let anchor = project.objects.object("baseConfigurationReferenceAnchor", of: configuration),
      let folder = project.paths[anchor], let path = configuration.text("baseConfigurationReferenceRelativePath")
    else { return nil }
    return ProjectPath.joined(folder, path)
  }
}
