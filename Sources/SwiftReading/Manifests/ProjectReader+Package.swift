import Diagnostics
import ProjectModel
import Text

extension ProjectReader {
  /// The reader of apps that are Swift packages, as Swift Playgrounds makes them, by what `Package.swift` says in literals.
  ///
  /// Executable products are programs of the command line, and no apps here.
  package static let package = ProjectReader(
    "Swift package", reads: { ProjectPath.name(of: $0) == "Package.swift" },
    read: { files, paths in
      let apps = paths.flatMap { path in
        files.bytes(path).map { AppPackage(files, SourceFile(path: path, bytes: $0)).apps } ?? []
      }
      return (apps, [])
    })
}

/// The application products of a `Package.swift`.
private struct AppPackage {
  private let files: ProjectFiles
  private let file: SourceFile
  private let folder: String
  private let products: [ManifestValue]
  private let targets: [ManifestValue]
  private let platforms: [ManifestValue]

  init(_ files: ProjectFiles, _ file: SourceFile) {
    self.files = files
    self.file = file
    folder = ProjectPath.folder(of: file.path)
    let packages = Manifest.calls(of: "Package", in: file)
    products = packages.flatMap { $0["products"]?.elements ?? [] }
    targets = packages.flatMap { $0["targets"]?.elements ?? [] }
    platforms = packages.flatMap { $0["platforms"]?.elements ?? [] }
  }

  var apps: [App] {
    products.filter { $0.name == "iOSApplication" }.compactMap { product in
      guard let name = product["name"]?.string else { return nil }
      var app = App(name, project: file.path)
      app.platforms = [.iOS]
      let own = (product["targets"]?.elements ?? []).compactMap(\.string)
      app.sources = own.flatMap(sources)
      app.resources = own.flatMap { files(of: $0) }.filter(SourceKind.isResource)
      app.librarySources = libraries(of: own).flatMap(sources)
      var configuration = AppConfiguration(
        names: [], platforms: [.iOS], moduleName: .decided(own.first ?? name), productName: .decided(name))
      configuration.deploymentTargets[.iOS] = platforms.first { $0.name == "iOS" }?.arguments.first?.value.string
      configuration.isInfoPlistUndecided = product["additionalInfoPlistContentFilePath"] != nil
      app.configurations = [configuration]
      return app
    }
  }

  /// The targets that some depend on, in any number of steps, without themselves.
  private func libraries(of names: [String]) -> [String] {
    var seen = Set(names)
    var pending = names
    while let name = pending.popLast() {
      let dependencies = target(name)?["dependencies"]?.elements ?? []
      for dependency in dependencies.compactMap({ $0.string ?? $0["name"]?.string })
      where target(dependency) != nil && seen.insert(dependency).inserted {
        pending.append(dependency)
      }
    }
    return seen.subtracting(names).sorted()
  }

  private func target(_ name: String) -> ManifestValue? { targets.first { $0["name"]?.string == name } }

  private func sources(of name: String) -> [String] { files(of: name).filter(SourceKind.isSource) }

  private func files(of name: String) -> [String] {
    let path = target(name)?["path"]?.string ?? "Sources/\(name)"
    guard let place = ProjectPath.joined(folder, path) else { return [] }
    return files.paths.filter { ProjectPath.isPath($0, in: place) && $0 != file.path }
  }
}

extension ProjectReader {
  /// The reader of Tuist's projects, by what their `Project.swift` says in literals.
  package static let tuist = ProjectReader(
    "Tuist project", reads: { ProjectPath.name(of: $0) == "Project.swift" },
    read: { files, paths in
      let helpers = files.paths.filter { path in
        ProjectPath.parts(of: path).contains("ProjectDescriptionHelpers") && ProjectPath.type(of: path) == "swift"
      }
      let scope = ManifestScope(helpers.compactMap(files.bytes))
      let projects = paths.compactMap { path in
        files.bytes(path).map { TuistProject(files, SourceFile(path: path, bytes: $0), scope) }
      }
      return (projects.flatMap(\.apps), projects.compactMap(\.note))
    })
}

/// The targets of a `Project.swift`: what its literals say without running it, as in `.target(name: "App", sources: ["App/**"])`.
private struct TuistProject {
  private let files: ProjectFiles
  private let file: SourceFile
  private let folder: String
  private let projects: [ManifestValue]
  private let targets: [ManifestValue]

  init(_ files: ProjectFiles, _ file: SourceFile, _ scope: ManifestScope) {
    self.files = files
    self.file = file
    folder = ProjectPath.folder(of: file.path)
    projects = Manifest.calls(of: "Project", in: file, scope)
    targets = projects.flatMap { $0["targets"]?.elements ?? [] }
  }

  private static let kinds: [String: App.Kind] = ["app": .application, "appClip": .clip, "watch2App": .watchApp]
  private static let platforms: [String: AppPlatform] = [
    "iOS": .iOS, "iPhone": .iOS, "iPad": .iOS, "macOS": .macOS, "mac": .macOS, "macCatalyst": .macCatalyst,
    "tvOS": .tvOS, "appleTv": .tvOS, "visionOS": .visionOS, "appleVision": .visionOS, "watchOS": .watchOS,
    "appleWatch": .watchOS,
  ]

  /// A note where the file's targets cannot be read without running it; `nil` where they can.
  var note: ProjectNote? {
    let hasUnknown = targets.contains { target in
      guard let product = target["product"]?.name else { return true }
      return Self.kinds[product] != nil && target["name"]?.string == nil
    }
    guard projects.isEmpty || targets.isEmpty || hasUnknown else { return nil }
    return ProjectNote(
      "Targets are left out that only Tuist can read: 'tuist generate' makes an Xcode project", path: file.path)
  }

  var apps: [App] {
    targets.compactMap { target in
      guard let name = target["name"]?.string, let kind = Self.kinds[target["product"]?.name ?? ""] else { return nil }
      var app = App(name, project: file.path)
      app.kind = kind
      let destinations = (target["destinations"] ?? target["platform"])?.elements ?? []
      app.platforms = Set(destinations.compactMap { Self.platforms[$0.name ?? ""] }).sorted()
      let folders = paths(ofFolders: target["buildableFolders"])
      app.sources = (paths(target["sources"]) + folders).filter(SourceKind.isSource).unique
      app.resources = (paths(target["resources"]) + folders).filter(SourceKind.isResource).unique
      let own = Set(app.sources)
      app.librarySources =
        libraries(of: target).flatMap { paths($0["sources"]) }
        .filter { SourceKind.isSource($0) && !own.contains($0) }.sortedByBytes
      app.hasUnreadCode = (target["dependencies"]?.elements ?? []).contains { $0.name != "target" && $0.name != "sdk" }
      app.configurations = [configuration(of: app, target)]
      return app
    }
  }

  /// The targets that one depends on, in any number of steps.
  private func libraries(of target: ManifestValue) -> [ManifestValue] {
    var seen: Set<String> = []
    var found: [ManifestValue] = []
    var pending = [target]
    while let next = pending.popLast() {
      let names = (next["dependencies"]?.elements ?? []).filter { $0.name == "target" }.compactMap {
        $0["name"]?.string
      }
      for library in targets where library["name"]?.string.map(names.contains) == true {
        guard let name = library["name"]?.string, seen.insert(name).inserted else { continue }
        found.append(library)
        pending.append(library)
      }
    }
    return found
  }

  private func configuration(of app: App, _ target: ManifestValue) -> AppConfiguration {
    let module = target["productName"]?.string ?? app.name
    var configuration = AppConfiguration(
      names: [], platforms: app.platforms,
      moduleName: .decided(String(module.map { $0.isLetter || $0.isNumber ? $0 : "_" })),
      productName: .decided(module))
    for argument in (target["deploymentTargets"] ?? target["deploymentTarget"])?.deployments ?? [] {
      if let platform = Self.platforms[argument.label] { configuration.deploymentTargets[platform] = argument.version }
    }
    guard let list = target["infoPlist"] else { return undecided(configuration) }
    if let path = list.string ?? list["path"]?.string {
      let found = ProjectPath.joined(folder, path).flatMap { path in
        files.bytes(path).flatMap { try? PropertyList(path: path, bytes: $0) }
      }
      configuration.infoPlist = found.map { InfoPlist($0) }
      configuration.isInfoPlistUndecided = found == nil
      return configuration
    }
    guard ["extendingDefault", "dictionary"].contains(list.name), let entries = list.arguments.first?.value,
      let value = entries.propertyListValue?.entries
    else { return undecided(configuration) }
    configuration.infoPlist = InfoPlist(
      nil, entries: value.map { .init($0.key, $0.value, SourcePlace(file, $0.keyRange)) })
    // What Tuist puts into a list by itself depends on its version.
    configuration.isInfoPlistUndecided =
      list.name == "extendingDefault" && !value.contains { $0.key == "UIApplicationSceneManifest" }
    return configuration
  }

  private func undecided(_ configuration: AppConfiguration) -> AppConfiguration {
    var configuration = configuration
    configuration.isInfoPlistUndecided = true
    return configuration
  }

  /// The files in folders that are members without being named.
  private func paths(ofFolders value: ManifestValue?) -> [String] {
    (value?.elements ?? []).compactMap { $0.string ?? $0.arguments.first?.value.string }
      .compactMap { ProjectPath.joined(folder, $0) }.flatMap { files.paths(below: $0) }
  }

  /// The files that patterns stand for, as `"App/Sources/**"` and `.glob("…", excluding: …)`.
  private func paths(_ value: ManifestValue?) -> [String] {
    let patterns = (value?.elements ?? []).flatMap { element -> [String] in
      if let text = element.string { return [text] }
      return element.arguments.prefix(1).flatMap { $0.value.elements.compactMap(\.string) }
    }
    .compactMap { ProjectPath.joined(folder, $0) }
    return files.paths.filter { path in patterns.contains { Glob.matches(path, $0) || path == $0 } }
  }
}

extension ManifestValue {
  /// The versions of `.iOS("16.0")`, `.multiplatform(iOS: "16.0")` and `.iOS(targetVersion: "16.0", devices: …)`, by system.
  fileprivate var deployments: [(label: String, version: String)] {
    guard let name else { return [] }
    guard name != "multiplatform" else {
      return arguments.compactMap { argument in argument.value.string.map { (argument.label, $0) } }
    }
    return arguments.first.flatMap { $0.value.string.map { [(name, $0)] } } ?? []
  }
}
