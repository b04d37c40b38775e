/// The files of a target of Xcode's.
struct XcodeMembership {
  /// The paths of the source files that are there.
  private(set) var sources: Set<String> = []
  /// The paths of storyboards and xibs that are there.
  private(set) var resources: Set<String> = []
  /// The systems for which a file is built, where it is not for all.
  private(set) var filters: [String: Set<AppPlatform>] = [:]
  /// The paths of source files, storyboards and xibs that are named and not there.
  private(set) var missing: Set<String> = []

  private let project: XcodeProject
  private let files: ProjectFiles

  init(of target: XcodeObject, in project: XcodeProject, _ files: ProjectFiles) {
    self.project = project
    self.files = files
    for phase in project.objects.objects("buildPhases", of: target) {
      guard ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains(phase.isa) else { continue }
      for file in project.objects.objects("files", of: phase) { add(file) }
    }
    addSynchronized(of: target)
  }

  // MARK: Phases

  private mutating func add(_ buildFile: XcodeObject) {
    guard let reference = project.objects.object("fileRef", of: buildFile) else { return }
    let platforms = Self.platforms(
      buildFile.texts("platformFilters") + [buildFile.text("platformFilter")].compactMap(\.self))
    // A group of variants has a file for each localization.
    let variants =
      reference.isa == "PBXFileReference" ? [reference] : project.objects.objects("children", of: reference)
    for path in variants.compactMap({ project.paths[$0] }) { add(path, platforms, mustExist: true) }
  }

  private mutating func add(_ path: String, _ platforms: Set<AppPlatform>?, mustExist: Bool = false) {
    guard SourceKind.isSource(path) || SourceKind.isResource(path) else { return }
    if mustExist, !files.has(path) {
      missing.insert(path)
      return
    }
    if SourceKind.isSource(path) { sources.insert(path) } else { resources.insert(path) }
    if let platforms { filters[path] = platforms }
  }

  private static func platforms(_ names: [String]) -> Set<AppPlatform>? {
    names.isEmpty ? nil : Set(names.compactMap { filterNames[$0] })
  }

  private static let filterNames: [String: AppPlatform] = [
    "ios": .iOS, "maccatalyst": .macCatalyst, "tvos": .tvOS, "xros": .visionOS, "watchos": .watchOS, "macos": .macOS,
  ]

  // MARK: Folders

  /// Adds what is in folders whose files are members without being named.
  private mutating func addSynchronized(of target: XcodeObject) {
    let own = Set(target.texts("fileSystemSynchronizedGroups"))
    for group in project.synchronizedFolders {
      guard let folder = project.paths[group] else { continue }
      let exceptions = project.objects.objects("exceptions", of: group).filter { set in
        set.isa == "PBXFileSystemSynchronizedBuildFileExceptionSet" && set.text("target") == target.id
      }
      let named = exceptions.flatMap { $0.texts("membershipExceptions") }.compactMap { ProjectPath.joined(folder, $0) }
      if own.contains(group.id) {
        let folders = group.texts("explicitFolders").compactMap { ProjectPath.joined(folder, $0) }
        addAll(below: folder, without: Set(named + folders))
      } else {
        // Exceptions of a folder that is not the target's are what the target has of it.
        for path in named { addAll(below: path, without: []) }
        for path in named where files.has(path) { add(path, nil) }
      }
      for set in exceptions { addFilters(of: set, in: folder) }
    }
  }

  private mutating func addAll(below folder: String, without excluded: Set<String>) {
    let depth = ProjectPath.parts(of: folder).count
    for path in files.paths(below: folder) {
      let parts = ProjectPath.parts(of: path)
      guard !parts.dropLast().dropFirst(depth).contains(where: Self.isPackage) else { continue }
      let isExcluded =
        !excluded.isEmpty
        && (depth + 1...max(depth + 1, parts.count)).contains { count in
          excluded.contains(parts.prefix(count).joined(separator: "/"))
        }
      if !isExcluded { add(path, nil) }
    }
  }

  private mutating func addFilters(of set: XcodeObject, in folder: String) {
    for entry in set.value["platformFiltersByRelativePath"]?.entries ?? [] {
      let names = (entry.value.elements ?? []).compactMap(\.string)
      guard let path = ProjectPath.joined(folder, entry.key), let platforms = Self.platforms(names) else { continue }
      if sources.contains(path) || resources.contains(path) { filters[path] = platforms }
    }
  }

  /// Returns `true` for the name of a folder that Xcode takes for one thing.
  private static func isPackage(_ name: Substring) -> Bool {
    [".bundle", ".docc", ".framework", ".playground", ".xcassets", ".xcodeproj"].contains { name.hasSuffix($0) }
  }
}
