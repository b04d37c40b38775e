/// The files that `EXCLUDED_SOURCE_FILE_NAMES` leaves out of every build of a target.
struct ExcludedFiles {
  /// The patterns of each build: what is excluded, and what of it is not.
  private let builds: [(excluded: [String], included: [String])]

  init(_ settings: [BuildSettings], _ names: [String], _ platforms: [AppPlatform]) {
    let systems = platforms.isEmpty ? [nil] : platforms.map(Optional.some)
    builds = zip(settings, names).flatMap { settings, name in
      systems.map { platform in
        let context = BuildContext(configuration: name, platform: platform)
        func patterns(_ key: String) -> [String] {
          settings.value(key, in: context)?.text.text.map(SettingList.elements) ?? []
        }
        return (patterns("EXCLUDED_SOURCE_FILE_NAMES"), patterns("INCLUDED_SOURCE_FILE_NAMES"))
      }
    }
  }

  /// Returns `true` for a file that no build has.
  func contains(_ path: String) -> Bool {
    !builds.isEmpty
      && builds.allSatisfy { build in
        build.excluded.contains { Self.matches(path, $0) } && !build.included.contains { Self.matches(path, $0) }
      }
  }

  /// Returns `true` where the end of a path, from some slash on, is of a pattern.
  private static func matches(_ path: String, _ pattern: String) -> Bool {
    Glob.matches("/" + path, "*/" + pattern.drop { $0 == "/" })
  }
}
