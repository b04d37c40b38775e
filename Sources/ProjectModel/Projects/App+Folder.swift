import Text

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
