import Diagnostics
import Text

extension ProjectReader {
  /// The reader of folders without a project: by each Info.plist of an application, or by the sources alone.
  static let folders = ProjectReader(
    "folder", reads: { $0.hasSuffix("nfo.plist") || SourceKind.isSource($0) },
    read: { files, paths in FolderReader(files).read(paths) })
}

/// Reads apps from property lists and the source files beside them.
struct FolderReader {
  private let files: ProjectFiles
  private let headers: Headers

  /// A property list of an application, and the folder of its sources.
  private typealias Found = (list: PropertyList, folder: String)

  init(_ files: ProjectFiles) {
    self.files = files
    headers = Headers(files)
  }

  /// Reads some property lists and source files.
  func read(_ paths: [String]) -> ProjectReader.Reading {
    var notes: [ProjectNote] = []
    var found: [Found] = []
    for path in paths where !SourceKind.isSource(path) {
      guard let bytes = files.bytes(path), bytes.count <= ProjectFiles.largest else { continue }
      do {
        let list = try PropertyList(path: path, bytes: bytes)
        if Self.isApplication(list.root), let folder = sourceFolder(of: path) { found.append((list, folder)) }
      } catch {
        let file = SourceFile(path: path, bytes: bytes.starts(with: "bplist".utf8) ? [] : bytes)
        notes.append(ProjectNote("Property list is left out: \(error.message)", at: SourcePlace(file, error.range)))
      }
    }
    // Lists of one folder are those of one app's configurations.
    let folders = found.map(\.folder).unique
    let apps = folders.map { folder in
      app(found.filter { $0.folder == folder }.map(\.list), in: folder, besides: Set(folders))
    }
    return (apps.isEmpty ? sample : apps, notes)
  }

  /// The app of a folder without any list, as samples are; none where projects and packages say that it is something else.
  private var sample: [App] {
    let isProject = files.paths.contains { path in
      ProjectPath.folder(of: path).hasSuffix(".xcodeproj")
        || ProjectPath.name(of: path) == "Project.swift" && modules(of: path).contains("ProjectDescription")
    }
    let packages = Set(files.paths.filter { ProjectPath.name(of: $0) == "Package.swift" }.map(ProjectPath.folder))
    guard !isProject, !packages.contains("") else { return [] }
    return [app([], in: "", besides: packages)].filter { !$0.sources.isEmpty }
  }

  private static func isApplication(_ root: PropertyListValue) -> Bool {
    guard root.entries != nil, root["NSExtension"] == nil, root["EXAppExtensionAttributes"] == nil else { return false }
    return ["APPL", "$(PRODUCT_BUNDLE_PACKAGE_TYPE)", "${PRODUCT_BUNDLE_PACKAGE_TYPE}"]
      .contains(root["CFBundlePackageType"]?.string)
  }

  /// Returns the nearest folder around a file that has sources.
  private func sourceFolder(of path: String) -> String? {
    var folder = ProjectPath.folder(of: path)
    while true {
      if files.paths(below: folder).contains(where: SourceKind.isSource) { return folder }
      if folder.isEmpty { return nil }
      folder = ProjectPath.folder(of: folder)
    }
  }

  private func app(_ lists: [PropertyList], in folder: String, besides folders: Set<String>) -> App {
    let name = ProjectPath.name(of: folder)
    var app = App(name.isEmpty ? files.appName : name, project: lists.first?.file.path ?? folder)
    let own = files.paths(below: folder).filter { path in
      isOwn(path, of: folder, besides: folders)
    }
    let sources = own.filter(SourceKind.isSource)
    app.sources = Set(sources).union(headers.belonging(to: sources)).sortedByBytes
    app.resources = own.filter(SourceKind.isResource)
    app.platforms = platforms(lists.first?.root, sources)
    app.configurations = configurations(of: app, lists)
    return app
  }

  /// Returns `true` for a file that is no test, and in no folder of another app inside.
  private func isOwn(_ path: String, of folder: String, besides folders: Set<String>) -> Bool {
    let inner = ProjectPath.parts(of: path).dropLast()
    var place = folder
    for part in inner.dropFirst(ProjectPath.parts(of: folder).count) {
      place = place.isEmpty ? String(part) : "\(place)/\(part)"
      if part.hasSuffix("Tests") || part.hasSuffix(".xcassets") || folders.contains(place) { return false }
    }
    return path != "Package.swift" && !path.hasSuffix("/Package.swift")
  }

  /// Returns the systems by the keys that only one of them has, else by the modules that the sources import.
  private func platforms(_ list: PropertyListValue?, _ sources: [String]) -> [AppPlatform] {
    if list?["LSMinimumSystemVersion"] != nil || list?["NSMainNibFile"] != nil || list?["NSMainStoryboardFile"] != nil {
      return [.macOS]
    }
    if list?["WKApplication"] != nil || list?["WKWatchKitApp"] != nil { return [.watchOS] }
    if list?["LSRequiresIPhoneOS"] != nil { return [.iOS] }
    var isMac = false
    for path in sources {
      let modules = modules(of: path)
      if modules.contains("UIKit") { return [.iOS] }
      isMac = isMac || modules.contains("AppKit") || modules.contains("Cocoa")
    }
    return isMac ? [.macOS] : [.iOS]
  }

  /// Returns the names behind `import` and `<` at the beginning of a file, where modules are imported.
  private func modules(of path: String) -> Set<String> {
    var cursor = ByteCursor(Array((files.bytes(path) ?? []).prefix(8_000)))
    var modules: Set<String> = []
    while !cursor.isAtEnd {
      if cursor.skip("import ") || cursor.skip("<") {
        modules.insert(cursor.text(cursor.skip { $0.isASCIILetter }))
      } else {
        cursor.advance()
        cursor.skip { $0 != UInt8(ascii: "i") && $0 != UInt8(ascii: "<") }
      }
    }
    return modules
  }

  /// Returns a configuration for each list; the module is called like the folder, for nothing says otherwise.
  private func configurations(of app: App, _ lists: [PropertyList]) -> [AppConfiguration] {
    let settings = BuildSettings(target: app.name, project: app.name, folder: "")
    let context = BuildContext(configuration: "Release", platform: app.platforms.first)
    func text(_ key: String) -> ExpandedText { settings.expanded("$(\(key))", in: context).text }
    let plain = AppConfiguration(
      names: [], platforms: app.platforms, moduleName: text("PRODUCT_MODULE_NAME"), productName: text("PRODUCT_NAME"))
    let configurations = lists.map { list in
      var configuration = plain
      configuration.names = lists.count > 1 ? [ProjectPath.stem(of: list.file.path)] : []
      configuration.infoPlist = InfoPlist(list, entries: InfoPlist(list).entries, settings, context)
      return configuration
    }
    return configurations.isEmpty ? [plain] : configurations
  }
}
