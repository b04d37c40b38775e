import Diagnostics
import Text

extension ProjectReader {
  /// The reader of XcodeGen's project files.
  static let xcodeGen = ProjectReader(
    "XcodeGen project", reads: { ["project.yml", "project.yaml"].contains(ProjectPath.name(of: $0)) },
    read: { files, paths in
      var reader = XcodeGenReader(files)
      return reader.read(paths)
    })
}

/// Reads the apps of XcodeGen's project files, `project.yml` and what it includes: XcodeGen is not run, so a target whose settings come
/// from elsewhere is left out with a note.
struct XcodeGenReader {
  private let files: ProjectFiles
  private let headers: Headers
  private var packages: LocalPackages
  private var notes: [ProjectNote] = []

  init(_ files: ProjectFiles) {
    self.files = files
    headers = Headers(files)
    packages = LocalPackages(files)
  }

  /// Reads some project files, without those that others include.
  mutating func read(_ paths: [String]) -> ProjectReader.Reading {
    var specs: [XcodeGenSpec] = []
    for path in paths {
      guard let bytes = files.bytes(path) else { continue }
      let file = SourceFile(path: path, bytes: bytes.count <= ProjectFiles.largest ? bytes : [])
      do {
        specs.append(try XcodeGenSpec(file, files))
      } catch {
        notes.append(ProjectNote("Project is left out: \(error.message)", at: SourcePlace(file, error.range)))
      }
    }
    let included = specs.reduce(into: Set<String>()) { $0.formUnion($1.included) }
    var apps: [App] = []
    for spec in specs where !included.contains(spec.file.path) {
      notes += spec.notes
      for target in spec.targets {
        guard let kind = Self.kinds[target.value["type"]?.string ?? ""] else {
          if target.value["type"] == nil {
            let reason = spec.isIncomplete ? "an included file that is not there may have its type" : "it has no type"
            notes.append(ProjectNote("Target '\(target.name)' is left out: \(reason)", path: spec.file.path))
          }
          continue
        }
        apps.append(app(target.name, kind, target.value, target.platform, in: spec))
      }
    }
    return (apps, notes)
  }

  private static let kinds: [String: App.Kind] = [
    "application": .application, "application.on-demand-install-capable": .clip, "application.watchapp2": .watchApp,
    "application.watchapp": .watchApp, "application.watchapp2-container": .watchContainer,
  ]

  private mutating func app(
    _ name: String, _ kind: App.Kind, _ target: PropertyListValue, _ platform: AppPlatform?, in spec: XcodeGenSpec
  ) -> App {
    var app = App(name, project: spec.file.path)
    app.kind = kind
    let settings = XcodeGenSettings(of: target, name: name, platform: platform, in: spec, files)
    notes += settings.notes
    let folder = ProjectPath.folder(of: spec.file.path)
    let own = XcodeGenSources(of: target, in: folder, files)
    addConfigurations(to: &app, target, settings, found: own.infoPlist, in: spec)
    let excluded = ExcludedFiles(settings.names.map { settings[$0] }, settings.names, app.platforms)
    let sources = own.sources.filter { !excluded.contains($0) }
    let all = sources.union(headers.belonging(to: sources))
    app.sources = all.sortedByBytes
    app.resources = own.resources.sortedByBytes
    app.librarySources = librarySources(of: target, in: spec).subtracting(all).sortedByBytes
    app.hasUnreadCode = hasUnreadCode(target, in: spec)
    return app
  }

  private mutating func addConfigurations(
    to app: inout App, _ target: PropertyListValue, _ settings: XcodeGenSettings, found: String?, in spec: XcodeGenSpec
  ) {
    let platforms = Set(settings.names.flatMap { SupportedPlatforms.platforms(of: settings[$0], configuration: $0) })
    app.platforms = app.kind == .watchApp || app.kind == .watchContainer ? [.watchOS] : platforms.sorted()
    if app.platforms.isEmpty { notes.append(ProjectNote("Systems of '\(app.name)' are not known", path: app.project)) }
    let own = Self.entries(of: target["info"], in: spec.file)
    let entitled = Self.entries(of: target["entitlements"], in: spec.file)
    var reader = AppConfigurationReader(files, project: spec.file, folder: ProjectPath.folder(of: spec.file.path))
    var configurations: [AppConfiguration] = []
    for name in settings.names {
      var all = settings[name]
      let place = SourcePlace(spec.file, target.range)
      // XcodeGen writes the list that the project has; one among the sources is taken where no setting names another.
      if own != nil {
        all.add([BuildSetting("INFOPLIST_FILE", value: "", at: place)])
      } else if let found, !all.assigns("INFOPLIST_FILE") {
        all.add([BuildSetting("INFOPLIST_FILE", value: "/" + found, at: place)])
      }
      if entitled != nil { all.add([BuildSetting("CODE_SIGN_ENTITLEMENTS", value: "", at: place)]) }
      for platform in app.platforms.isEmpty ? [nil] : app.platforms.map(Optional.some) {
        let context = BuildContext(configuration: name, platform: platform)
        var configuration = reader.configuration(
          all, in: context, own: own ?? [], isIncomplete: settings.isIncomplete || spec.isIncomplete)
        if let entitled { configuration.entitlements = InfoPlist(nil, entries: entitled) }
        configurations.append(configuration)
      }
    }
    app.configurations = AppConfiguration.merged(configurations)
  }

  /// Returns the entries of a list that the project has; `nil` where it has none.
  private static func entries(of value: PropertyListValue?, in file: SourceFile) -> [InfoPlist.Entry]? {
    guard let value, value["path"] != nil else { return nil }
    return (value["properties"]?.entries ?? []).map { entry in
      InfoPlist.Entry(entry.key, entry.value, SourcePlace(file, entry.keyRange))
    }
  }

  // MARK: Libraries

  /// Returns `true` where a target depends on what is no target of the project and no package in the folder.
  private func hasUnreadCode(_ target: PropertyListValue, in spec: XcodeGenSpec) -> Bool {
    (target["dependencies"]?.elements ?? []).contains { dependency in
      if let name = dependency["package"]?.string { return spec.root["packages"]?[name]?["path"] == nil }
      return ["framework", "carthage"].contains { dependency[$0] != nil }
    }
  }

  private mutating func librarySources(of target: PropertyListValue, in spec: XcodeGenSpec) -> Set<String> {
    let folder = ProjectPath.folder(of: spec.file.path)
    let targets = Dictionary(spec.targets.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
    var seen: Set<String> = []
    var sources: Set<String> = []
    var folders: [String] = []
    var open = [target]
    while let target = open.popLast() {
      for dependency in target["dependencies"]?.elements ?? [] {
        if let name = dependency["target"]?.string, seen.insert(name).inserted, let other = targets[name],
          ["framework", "library"].contains(where: { other["type"]?.string?.hasPrefix($0) == true })
        {
          sources.formUnion(XcodeGenSources(of: other, in: folder, files).sources)
          open.append(other)
        }
        if let name = dependency["package"]?.string, let path = spec.root["packages"]?[name]?["path"]?.string,
          let package = ProjectPath.joined(folder, path)
        {
          folders.append(package)
        }
      }
    }
    for package in packages.closure(of: folders.unique) { sources.formUnion(packages.sources(of: package)) }
    return sources.union(headers.belonging(to: sources))
  }
}

/// The files of a target of XcodeGen's.
struct XcodeGenSources {
  private(set) var sources: Set<String> = []
  private(set) var resources: Set<String> = []
  /// The path of the first Info.plist, which XcodeGen takes where none is named.
  private(set) var infoPlist: String?

  init(of target: PropertyListValue, in folder: String, _ files: ProjectFiles) {
    for source in target["sources"].map({ $0.elements ?? [$0] }) ?? [] {
      guard let path = source.string ?? source["path"]?.string, let base = ProjectPath.joined(folder, path) else {
        continue
      }
      if source["buildPhase"]?.string == "none" || source["type"]?.string == "folder" { continue }
      let excludes = Self.patterns(source["excludes"])
      let includes = Self.patterns(source["includes"])
      for file in files.has(base) ? [base] : Array(files.paths(below: base)) {
        let inner =
          file.utf8.count > base.utf8.count
          ? String(file.utf8.dropFirst(base.utf8.count + (base.isEmpty ? 0 : 1))) ?? file : ProjectPath.name(of: file)
        if excludes.contains(where: { Self.matches(inner, $0) }) { continue }
        if !includes.isEmpty, !includes.contains(where: { Self.matches(inner, $0) }) { continue }
        add(file)
      }
    }
  }

  private mutating func add(_ path: String) {
    if SourceKind.isSource(path) { sources.insert(path) }
    if SourceKind.isResource(path) { resources.insert(path) }
    if infoPlist == nil, ProjectPath.name(of: path) == "Info.plist" { infoPlist = path }
  }

  private static func patterns(_ value: PropertyListValue?) -> [String] {
    value.map { $0.elements ?? [$0] }?.compactMap(\.string) ?? []
  }

  /// Returns `true` where a path, or a folder around it, is of a pattern, in which `**` is also for no folder.
  private static func matches(_ path: String, _ pattern: String) -> Bool {
    let plain = pattern.hasSuffix("/") ? String(pattern.dropLast()) : pattern
    let candidates = plain.hasPrefix("**/") ? [plain, String(plain.dropFirst(3))] : [plain]
    return candidates.contains { Glob.matches(path, $0) || Glob.matches(path, $0 + "/*") }
  }
}

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
