import Diagnostics
import Text

extension ProjectReader {
  /// The reader of Xcode's projects.
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
