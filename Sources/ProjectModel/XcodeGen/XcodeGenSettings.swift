/// The build settings of a target of XcodeGen's.
struct XcodeGenSettings {
  /// The notes about parts that were left out so far.
  private(set) var notes: [ProjectNote] = []
  /// `true` where a file with settings is not there.
  private(set) var isIncomplete = false
  /// The names of the configurations.
  let names: [String]

  private let spec: XcodeGenSpec
  private let folder: String
  private var settings: [String: BuildSettings] = [:]

  init(
    of target: PropertyListValue, name: String, platform: AppPlatform?, in spec: XcodeGenSpec, _ files: ProjectFiles
  ) {
    self.spec = spec
    folder = ProjectPath.folder(of: spec.file.path)
    let configs = (spec.root["configs"]?.entries ?? []).map(\.key)
    names = configs.isEmpty ? ["Debug", "Release"] : configs
    let project = spec.root["name"]?.settingText ?? ProjectPath.name(of: folder)
    for configuration in names {
      var all = BuildSettings(target: name, project: project, folder: folder)
      all.add(defaults(of: target, platform))
      for level in [spec.root, target] {
        if let path = Self.match(level["configFiles"], configuration)?.string { addFile(path, to: &all, files) }
        addGroup(level["settings"], configuration, to: &all, open: [])
      }
      settings[configuration] = all
    }
  }

  /// Returns the settings of a configuration.
  subscript(name: String) -> BuildSettings {
    settings[name] ?? BuildSettings(target: "", project: "", folder: folder)
  }

  /// The settings that XcodeGen writes itself.
  private func defaults(of target: PropertyListValue, _ platform: AppPlatform?) -> [BuildSetting] {
    let place = SourcePlace(spec.file, target["platform"]?.range ?? target.range)
    let destinations = (target["supportedDestinations"]?.elements ?? []).compactMap(\.string)
    var settings: [BuildSetting] = []
    if let platform { settings.append(BuildSetting("SDKROOT", value: platform.sdk, at: place)) }
    if !destinations.isEmpty {
      let names = destinations.compactMap(XcodeGenSpec.platform).filter { $0 != .macCatalyst }.map(\.sdk)
      settings.append(BuildSetting("SUPPORTED_PLATFORMS", value: names.joined(separator: " "), at: place))
      if destinations.contains("macCatalyst") {
        settings.append(BuildSetting("SUPPORTS_MACCATALYST", value: "YES", at: place))
      }
    }
    for value in [spec.root["options"]?["deploymentTarget"], target["deploymentTarget"]].compactMap(\.self) {
      let named = value.entries.map { entries in
        entries.map { (XcodeGenSpec.platform($0.key), $0.value.settingText) }
      }
      for (system, version) in named ?? [(platform, value.settingText)] {
        guard let system, let version else { continue }
        settings.append(
          BuildSetting(system.deploymentTargetKey, value: version, at: SourcePlace(spec.file, value.range)))
      }
    }
    return settings
  }

  /// Adds settings that are a dictionary of keys, or have a base, groups and those of configurations.
  private func addGroup(
    _ group: PropertyListValue?, _ configuration: String, to settings: inout BuildSettings, open: [String]
  ) {
    guard let group, open.count < 10 else { return }
    let parts = ["base", "groups", "configs"].compactMap { group[$0] }
    guard !parts.isEmpty else { return settings.add(assignments(in: group)) }
    for name in (group["groups"]?.elements ?? []).prefix(50).compactMap(\.string) where !open.contains(name) {
      addGroup(spec.root["settingGroups"]?[name], configuration, to: &settings, open: open + [name])
    }
    settings.add(assignments(in: group["base"]))
    addGroup(Self.match(group["configs"], configuration), configuration, to: &settings, open: open + [""])
  }

  private func assignments(in value: PropertyListValue?) -> [BuildSetting] {
    (value?.entries ?? []).compactMap { entry in
      entry.value.settingText.map { BuildSetting(entry.key, value: $0, at: SourcePlace(spec.file, entry.keyRange)) }
    }
  }

  private mutating func addFile(_ path: String, to settings: inout BuildSettings, _ files: ProjectFiles) {
    guard let path = ProjectPath.joined(folder, path) else { return }
    var reader = ConfigurationFiles(files)
    settings.add(reader.settings(of: path))
    notes += reader.notes
    isIncomplete = isIncomplete || reader.isIncomplete
  }

  /// Returns the value of the configuration's name, else of a part of it.
  private static func match(_ value: PropertyListValue?, _ configuration: String) -> PropertyListValue? {
    let name = configuration.lowercased()
    let entries = value?.entries ?? []
    return (entries.last { $0.key.lowercased() == name } ?? entries.last { name.contains($0.key.lowercased()) })?.value
  }
}
