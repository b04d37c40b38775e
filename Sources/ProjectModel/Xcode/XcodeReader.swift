import Diagnostics
import Text

extension ProjectReader {
  static let xcode = ProjectReader(
    "Xcode project", reads: { $0.hasSuffix(".xcodeproj/project.pbxproj") }
  ) { files, paths in
    var reader = XcodeReader(files)
    return reader.read(paths)
  }
}

/// Reads the apps of Xcode's projects, which may use each other's targets.
struct XcodeReader {
  private let files: ProjectFiles
  private let headers: Headers
  private var packages: LocalPackages
  private var notes: [ProjectNote] = []
  /// The folders of all packages.
  private let allPackages: [String]

  init(_ files: ProjectFiles) {
    self.files = files
    headers = Headers(files)
    packages = LocalPackages(files)
    allPackages = files.paths.filter { ProjectPath.name(of: $0) == "Package.swift" }.map(ProjectPath.folder)
  }

  /// Reads some project files.
  mutating func read(_ paths: [String]) -> ProjectReader.Reading {
    var projects: [String: XcodeProject] = [:]
    for path in paths {
      guard let bytes = files.bytes(path) else {
        notes.append(ProjectNote("Project is left out: it cannot be read, or is larger than 32 MB", path: path))
        continue
      }
      do {
        projects[path] = try XcodeProject(path: path, bytes: bytes)
      } catch {
        notes.append(
          ProjectNote(
            "Project is left out: \(error.message)", at: SourcePlace(SourceFile(path: path, bytes: bytes), error.range))
        )
      }
    }
    var apps: [App] = []
    for path in paths {
      guard let project = projects[path] else { continue }
      if project.paths.outside > 0 {
        notes.append(ProjectNote("Files outside of the folder are left out", path: path))
      }
      for target in project.targets {
        guard let kind = target.appKind else { continue }
        apps.append(app(target, kind, in: project, among: projects))
      }
    }
    return (apps, notes)
  }

  private mutating func app(
    _ target: XcodeObject, _ kind: App.Kind, in project: XcodeProject, among projects: [String: XcodeProject]
  ) -> App {
    var app = App(target.text("name") ?? target.id, project: project.path)
    app.kind = kind
    let settings = XcodeSettings(of: target, in: project, files)
    notes += settings.notes
    addConfigurations(to: &app, settings, in: project)
    let membership = XcodeMembership(of: target, in: project, files)
    app.missing = membership.missing.sortedByBytes
    for path in app.missing where !LeftOutFolders.contain(path) {
      notes.append(ProjectNote("File of '\(app.name)' is not there: '\(path)'", path: project.path))
    }
    let excluded = ExcludedFiles(settings.names.map { settings[$0] }, settings.names, app.platforms)
    let sources = membership.sources.filter { !excluded.contains($0) }
    let own = sources.union(headers.belonging(to: sources))
    app.sources = own.sortedByBytes
    app.resources = membership.resources.sortedByBytes
    app.platformFilters = membership.filters.filter { own.contains($0.key) }
    let dependencies = XcodeDependencies(of: target, in: project, among: projects)
    app.librarySources = librarySources(of: dependencies, among: projects).subtracting(own).sortedByBytes
    app.hasUnreadCode = dependencies.hasUnreadCode || unknownProducts(of: dependencies, among: projects)
    return app
  }

  private mutating func addConfigurations(to app: inout App, _ settings: XcodeSettings, in project: XcodeProject) {
    let isWatch = app.kind == .watchApp || app.kind == .watchContainer
    let platforms = Set(settings.names.flatMap { SupportedPlatforms.platforms(of: settings[$0], configuration: $0) })
    app.platforms = isWatch ? [.watchOS] : platforms.sorted()
    if app.platforms.isEmpty {
      notes.append(ProjectNote("Systems of '\(app.name)' are not known", path: project.path))
    }
    var reader = AppConfigurationReader(files, project: project.objects.file, folder: project.folder)
    let contexts = settings.names.flatMap { name in
      (app.platforms.isEmpty ? [nil] : app.platforms.map(Optional.some)).map {
        BuildContext(configuration: name, platform: $0)
      }
    }
    app.configurations = AppConfiguration.merged(
      contexts.map { context in
        reader.configuration(settings[context.configuration], in: context, isIncomplete: settings.isIncomplete)
      })
  }

  // MARK: Libraries

  private mutating func librarySources(
    of dependencies: XcodeDependencies, among projects: [String: XcodeProject]
  ) -> Set<String> {
    var sources: Set<String> = []
    for node in dependencies.targets {
      guard let project = projects[node.project], let target = project.objects[node.target] else { continue }
      sources.formUnion(XcodeMembership(of: target, in: project, files).sources)
    }
    let folders = dependencies.products.compactMap { folder(of: $0, among: projects) }
    for folder in packages.closure(of: folders.unique) { sources.formUnion(packages.sources(of: folder)) }
    return sources.union(headers.belonging(to: sources))
  }

  /// Returns `true` where the package of a product is not among the files.
  private mutating func unknownProducts(
    of dependencies: XcodeDependencies, among projects: [String: XcodeProject]
  ) -> Bool {
    dependencies.products.contains { product in
      folder(of: product, among: projects).map { !files.has(LocalPackages.manifestPath(of: $0)) } ?? true
    }
  }

  /// Returns the folder of the package that has a product; `nil` where none of the folder has.
  private mutating func folder(
    of product: XcodeDependencies.Product, among projects: [String: XcodeProject]
  ) -> String? {
    product.folder
      ?? packages.folder(ofProduct: product.name, among: projects[product.project].map(packageFolders) ?? [])
  }

  /// Returns the folders of the packages that a project names, and of all others: it may have them in a folder of its.
  private func packageFolders(of project: XcodeProject) -> [String] {
    let named = project.objects.all(["XCLocalSwiftPackageReference"]).compactMap { reference in
      reference.text("relativePath").flatMap { ProjectPath.joined(project.folder, $0) }
    }
    return named + allPackages
  }
}

/// A project file of Xcode's.
struct XcodeProject {
  /// The path of the project file.
  let path: String
  /// The folder to which paths in settings are relative.
  let folder: String
  /// The project's name.
  let name: String
  let objects: XcodeObjects
  let paths: XcodePaths
  /// The folders whose files are members without being named.
  let synchronizedFolders: [XcodeObject]

  /// Reads a project file.
  init(path: String, bytes: [UInt8]) throws(PropertyListError) {
    let list = try PropertyList(path: path, bytes: bytes)
    guard let objects = XcodeObjects(list) else {
      throw PropertyListError(
        "Project has no root object", at: SourceRange(list.root.range.start, list.root.range.start))
    }
    let bundle = ProjectPath.folder(of: path)
    let parent = ProjectPath.folder(of: bundle)
    self.path = path
    self.objects = objects
    name = ProjectPath.stem(of: bundle)
    folder = ProjectPath.joined(parent, objects.root.text("projectDirPath") ?? "") ?? parent
    paths = XcodePaths(objects, folder: folder)
    synchronizedFolders = objects.all(["PBXFileSystemSynchronizedRootGroup"])
  }

  /// The targets that compile.
  var targets: [XcodeObject] {
    objects.objects("targets", of: objects.root).filter { $0.isa == "PBXNativeTarget" }
  }

  /// Returns the path of another project file that a reference names.
  func projectFile(_ reference: XcodeObject) -> String? {
    paths[reference].flatMap { ProjectPath.type(of: $0) == "xcodeproj" ? $0 + "/project.pbxproj" : nil }
  }
}

extension XcodeObject {
  /// The kind of application that a target makes; `nil` for others.
  var appKind: App.Kind? {
    switch text("productType") {
    case "com.apple.product-type.application": .application
    case "com.apple.product-type.application.on-demand-install-capable": .clip
    case "com.apple.product-type.application.watchapp", "com.apple.product-type.application.watchapp2": .watchApp
    case "com.apple.product-type.application.watchapp2-container": .watchContainer
    default: nil
    }
  }

  /// `true` for a target whose code becomes part of a process that depends on it.
  var isLibrary: Bool {
    let type = text("productType") ?? ""
    return ["framework", "library"].contains { type.hasPrefix("com.apple.product-type.\($0)") }
  }
}

/// An object of a project file of Xcode's.
struct XcodeObject {
  /// The key under which it stands.
  let id: String
  /// The dictionary.
  let value: PropertyListValue

  /// The class: `PBXNativeTarget`; empty where it has none.
  var isa: String { text("isa") ?? "" }

  func text(_ key: String) -> String? { value[key]?.string }

  /// Returns the texts of a list; none where there is no list.
  func texts(_ key: String) -> [String] { (value[key]?.elements ?? []).compactMap(\.string) }
}

/// The objects of a project file of Xcode's, which name each other by keys.
struct XcodeObjects {
  let file: SourceFile
  /// The project itself.
  let root: XcodeObject

  private let values: [String: PropertyListValue]

  /// Reads a property list; `nil` where it is no project.
  init?(_ list: PropertyList) {
    file = list.file
    let entries = list.root["objects"]?.entries ?? []
    values = Dictionary(entries.map { ($0.key, $0.value) }, uniquingKeysWith: { _, last in last })
    guard let id = list.root["rootObject"]?.string, let root = values[id] else { return nil }
    self.root = XcodeObject(id: id, value: root)
  }

  subscript(id: String) -> XcodeObject? {
    values[id].map { XcodeObject(id: id, value: $0) }
  }

  /// All objects of some classes, by key.
  func all(_ classes: Set<String>) -> [XcodeObject] {
    values.map { XcodeObject(id: $0.key, value: $0.value) }.filter { classes.contains($0.isa) }.sorted { $0.id < $1.id }
  }

  /// Returns the object that another one names.
  func object(_ key: String, of object: XcodeObject) -> XcodeObject? {
    object.text(key).flatMap { self[$0] }
  }

  /// Returns the objects that another one names in a list; those that are not there are left out.
  func objects(_ key: String, of object: XcodeObject) -> [XcodeObject] {
    object.texts(key).compactMap { self[$0] }
  }
}

/// The paths of the files and groups of a project of Xcode's.
struct XcodePaths {
  /// The number of files that are outside of the outermost folder.
  private(set) var outside = 0
  private var paths: [String: String] = [:]
  private var seen: Set<String> = []
  private let objects: XcodeObjects
  /// The folder to which paths in settings are relative.
  private let folder: String

  /// A group or file that has not been looked at, and the folder that it is in; `nil` where that is not in the outermost one.
  private typealias Item = (object: XcodeObject, folder: String?)

  /// Walks through all groups.
  init(_ objects: XcodeObjects, folder: String) {
    self.objects = objects
    self.folder = folder
    if let group = objects.object("mainGroup", of: objects.root) { walk(from: group) }
    // Some tools write files that are in no group.
    for object in objects.all(["PBXFileReference", "PBXFileSystemSynchronizedRootGroup"]) { walk(from: object) }
  }

  /// The path of a file or group; `nil` where it is outside of the outermost folder, or made by the build.
  subscript(object: XcodeObject) -> String? { paths[object.id] }

  private mutating func walk(from first: XcodeObject) {
    var items: [Item] = [(first, folder)]
    while let item = items.popLast() {
      guard seen.insert(item.object.id).inserted else { continue }
      let path = path(of: item)
      if let path { paths[item.object.id] = path }
      items += objects.objects("children", of: item.object).map { ($0, path) }
    }
  }

  private mutating func path(of item: Item) -> String? {
    let base: String?
    switch item.object.text("sourceTree") ?? "<group>" {
    case "<group>": base = item.folder
    case "SOURCE_ROOT", "SRCROOT": base = folder
    default: return nil
    }
    // A path that begins with a slash is no path in this folder.
    guard let base, let path = item.object.text("path") else { return base }
    let joined = path.utf8.first == UInt8(ascii: "/") ? nil : ProjectPath.joined(base, path)
    if joined == nil { outside += 1 }
    return joined
  }
}

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
