import Diagnostics
import ProjectModel

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
