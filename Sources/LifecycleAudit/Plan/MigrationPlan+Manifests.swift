import ProjectModel

extension MigrationPlan {
  /// An Info.plist that needs a scene manifest.
  package struct Manifest: Hashable, Sendable {
    /// The place of an incomplete manifest, or else the first line of the file; `nil` where the build makes the whole list.
    package let place: FilePlace?
    /// `true` where it has a manifest, without a configuration for windows.
    package let isIncomplete: Bool
    /// The configurations that are built with it; empty where all are.
    package let configurations: [String]
    /// The module's name; `nil` where it is undecided.
    package let module: String?
    /// The storyboard that Info.plist names today; `nil` for none.
    package let storyboard: String?
  }
}

extension AppAudit {
  /// The Info.plists of the app that need a scene manifest, each once.
  var neededManifests: [MigrationPlan.Manifest] {
    guard adoption.isAdopted != true, subject.pages.contains(where: \.isAboutScenes) else {
      return []
    }
    let all = app.configurations(for: platform)
    let wanting = all.filter { !$0.isInfoPlistUndecided }
    var names: [String?: [String]] = [:]
    for configuration in wanting { names[configuration.infoPlist?.path, default: []] += configuration.names }
    var told: Set<String?> = []
    return wanting.filter { told.insert($0.infoPlist?.path).inserted }.map { configuration in
      let list = configuration.infoPlist
      let place = list?.sceneManifest?.place ?? list?.list.map { SourcePlace($0.file, .fileStart) }
      let own = names[list?.path] ?? []
      return MigrationPlan.Manifest(
        place: place.map(filePlace), isIncomplete: list?.sceneManifest != nil,
        configurations: own.count < all.flatMap(\.names).count ? own : [],
        module: configuration.moduleName.text, storyboard: list?.mainStoryboards.first?.value.string)
    }
  }
}
