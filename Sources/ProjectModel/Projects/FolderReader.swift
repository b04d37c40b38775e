import Diagnostics
import Text

extension ProjectReader {
  /// The reader of folders without a project: by each Info.plist of an application, or by the sources alone.
  static let folders = ProjectReader(
    "folder", reads: { $0.hasSuffix("nfo.plist") || SourceKind.isSource($0) },
    read: { files, paths in FolderReader(files).read(paths) })
}

/// Reads apps from property lists and the source files beside them, where no project says what belongs together: each `Info.plist` that
/// is an app's is one, with the sources in its folder.
struct FolderReader {
  private let files: ProjectFiles
  private let headers: Headers

  /// A property list of an application, or the place where it is none, and the folder of its sources.
  private struct Found {
    let list: PropertyList?
    let error: Diagnostic.Note?
    let folder: String
    /// `true` where the list itself says that it is an application's.
    let isCertain: Bool
  }

  init(_ files: ProjectFiles) {
    self.files = files
    headers = Headers(files)
  }

  /// Reads some property lists and source files.
  func read(_ paths: [String]) -> ProjectReader.Reading {
    var found: [Found] = []
    for path in paths where !SourceKind.isSource(path) {
      guard let bytes = files.bytes(path), bytes.count <= ProjectFiles.largest else { continue }
      if let one = self.found(path, bytes) { found.append(one) }
    }
    // Beside the lists of an application and in its folders, one without a type is something else's.
    let certain = found.filter(\.isCertain).map(\.folder)
    found.removeAll { one in
      !one.isCertain && one.error == nil && certain.contains { ProjectPath.isPath(one.folder, in: $0) }
    }
    // Lists of one folder are those of one app's configurations.
    let folders = found.map(\.folder).unique
    let apps = folders.map { folder in
      app(found.filter { $0.folder == folder }, in: folder, besides: Set(folders))
    }
    return (apps.isEmpty ? sample : apps, [])
  }

  /// A property list that is an application's, or may be; `nil` for a test's or an extension's, and for one without sources.
  private func found(_ path: String, _ bytes: [UInt8]) -> Found? {
    let folder = sourceFolder(of: path)
    do {
      let list = try PropertyList(path: path, bytes: bytes)
      let isCertain = Self.isApplication(list.root)
      guard isCertain || Self.mayBeApplication(list.root, path) else { return nil }
      guard let folder = folder ?? (isCertain ? ProjectPath.folder(of: path) : nil) else { return nil }
      return Found(list: list, error: nil, folder: folder, isCertain: isCertain)
    } catch {
      guard let folder, !Self.isInTests(path) else { return nil }
      let file = SourceFile(path: path, bytes: bytes.starts(with: "bplist".utf8) ? [] : bytes)
      let error = Diagnostic.Note(error.message, range: error.range, in: file)
      return Found(list: nil, error: error, folder: folder, isCertain: false)
    }
  }

  /// The app of a folder without any list, as samples are; none where projects and packages say that it is something else.
  private var sample: [App] {
    let isProject = files.paths.contains { path in
      ProjectPath.folder(of: path).hasSuffix(".xcodeproj")
        || ProjectPath.name(of: path) == "Project.swift"
          && files.modules(importedBy: path).contains("ProjectDescription")
    }
    let packages = Set(files.paths.filter { ProjectPath.name(of: $0) == "Package.swift" }.map(ProjectPath.folder))
    guard !isProject, !packages.contains("") else { return [] }
    return [app([], in: "", besides: packages)].filter { !$0.sources.isEmpty }
  }

  private static func isApplication(_ root: PropertyListValue) -> Bool {
    guard root.entries != nil, root["NSExtension"] == nil, root["EXAppExtensionAttributes"] == nil else { return false }
    return ["APPL", "$(PRODUCT_BUNDLE_PACKAGE_TYPE)", "${PRODUCT_BUNDLE_PACKAGE_TYPE}"]
      .contains(root["CFBundlePackageType"]?.string)
      || root["CFBundlePackageType"] == nil && root["LSRequiresIPhoneOS"] != nil
  }

  /// Returns `true` for a list without a type, as Xcode has made them since Xcode 13, that is no extension's and no test's.
  private static func mayBeApplication(_ root: PropertyListValue, _ path: String) -> Bool {
    root.entries != nil && root["CFBundlePackageType"] == nil && root["NSExtension"] == nil
      && root["EXAppExtensionAttributes"] == nil && !isInTests(path)
  }

  private static func isInTests(_ path: String) -> Bool {
    ProjectPath.parts(of: path).contains { part in
      ["Tests", "Test", "Specs"].contains { part.hasSuffix($0) || part.hasSuffix("\($0)-Info.plist") }
    }
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

  private func app(_ found: [Found], in folder: String, besides folders: Set<String>) -> App {
    let name = ProjectPath.name(of: folder)
    let lists = found.compactMap(\.list)
    let errors = found.compactMap(\.error)
    var app = App(
      name.isEmpty ? files.appName : name, project: lists.first?.file.path ?? errors.first?.file?.path ?? folder)
    app.isFolder = true
    app.isAssumed = !found.contains(where: \.isCertain)
    let own = files.paths(below: folder).filter { path in
      isOwn(path, of: folder, besides: folders)
    }
    let sources = own.filter(SourceKind.isSource)
    app.sources = Set(sources).union(headers.belonging(to: sources)).sortedByBytes
    app.resources = own.filter(SourceKind.isResource)
    app.platforms = platforms(lists.first?.root, sources)
    app.configurations = configurations(of: app, lists, errors)
    return app
  }

  /// Returns `true` for a file that is no test, and in no folder of another app inside.
  private func isOwn(_ path: String, of folder: String, besides folders: Set<String>) -> Bool {
    let inner = ProjectPath.parts(of: path).dropLast()
    var place = folder
    for part in inner.dropFirst(ProjectPath.parts(of: folder).count) {
      place = place.isEmpty ? String(part) : "\(place)/\(part)"
      if part.hasSuffix("Tests") || Self.testFolders.contains(part.lowercased()) || part.hasSuffix(".xcassets")
        || folders.contains(place)
      {
        return false
      }
    }
    return path != "Package.swift" && !path.hasSuffix("/Package.swift")
  }

  /// The folders, in small letters, whose sources are no app's.
  private static let testFolders: Set = [
    "__tests__", "__fixtures__", "__mocks__", "fixtures", "mocks", "spec", "specs", "test", "testdata", "tests",
  ]

  /// Returns the systems by the keys that only one of them has, else by the modules that the sources import.
  private func platforms(_ list: PropertyListValue?, _ sources: [String]) -> [AppPlatform] {
    if list?["LSMinimumSystemVersion"] != nil || list?["NSMainNibFile"] != nil || list?["NSMainStoryboardFile"] != nil {
      return [.macOS]
    }
    if list?["WKApplication"] != nil || list?["WKWatchKitApp"] != nil { return [.watchOS] }
    if list?["LSRequiresIPhoneOS"] != nil { return [.iOS] }
    return [files.platform(importedBy: sources) ?? .iOS]
  }

  /// Returns a configuration for each list; the module is called like the folder, for nothing says otherwise.
  private func configurations(of app: App, _ lists: [PropertyList], _ errors: [Diagnostic.Note]) -> [AppConfiguration] {
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
    let unread = errors.map { error in
      var configuration = plain
      configuration.leaveInfoPlistUndecided(by: error)
      return configuration
    }
    let all = configurations + unread
    return all.isEmpty ? [plain] : all
  }
}

extension App {
  /// The app with what its folder tells besides its project: the system, where no setting does, and code in other languages.
  func completed(by files: ProjectFiles, notes: inout [ProjectNote]) -> App {
    var app = self
    app.hasUnreadCode = hasUnreadCode || lacksSources || isBuiltByOtherTools(files)
    guard platforms.isEmpty, let platform = files.platform(importedBy: sources) else { return app }
    app.platforms = [platform]
    for index in app.configurations.indices { app.configurations[index].platforms = [platform] }
    let reason = "Systems of '\(name)' are not known; its sources are those of an app for \(platform.rawValue)"
    notes.removeAll { $0.path == project && $0.message == "Systems of '\(name)' are not known" }
    notes.append(ProjectNote(reason, path: project))
    return app
  }

  /// The files of tools that add code to an app which no Swift or Objective-C of the project has.
  private static let tools: Set = [
    "Podfile", "Cartfile", "package.json", "pubspec.yaml", "Cargo.toml", "build.gradle", "build.gradle.kts",
  ]

  /// Returns `true` where such a tool's file is in the project's folder or one around it.
  private func isBuiltByOtherTools(_ files: ProjectFiles) -> Bool {
    let folder = ProjectPath.folder(of: project)
    return files.paths.contains { path in
      (Self.tools.contains(ProjectPath.name(of: path)) || ["csproj", "fsproj"].contains(ProjectPath.type(of: path)))
        && ProjectPath.isPath(folder, in: ProjectPath.folder(of: path))
    }
  }
}

extension ProjectFiles {
  /// The system of an app by the modules that its sources import: that of the first with UIKit, WatchKit or AppKit; `nil` where none
  /// has.
  func platform(importedBy sources: [String]) -> AppPlatform? {
    var platform: AppPlatform?
    for path in sources {
      let modules = modules(importedBy: path)
      if modules.contains("UIKit") { return .iOS }
      if modules.contains("WatchKit") { platform = platform ?? .watchOS }
      if modules.contains("AppKit") || modules.contains("Cocoa") { platform = platform ?? .macOS }
    }
    return platform
  }

  /// Returns the names behind `import` and `<` at the beginning of a file, where modules are imported.
  func modules(importedBy path: String) -> Set<String> {
    var cursor = ByteCursor(Array((bytes(path) ?? []).prefix(8_000)))
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
}
