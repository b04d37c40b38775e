/// A target of a project that makes an application.
package struct App: Sendable {
  /// The kinds of applications.
  package enum Kind: Hashable, Sendable, CaseIterable {
    case application
    /// An app clip, which is installed on demand.
    case clip
    /// An app for a watch that is delivered with one for a phone; its code is in an extension.
    case watchApp
    /// An empty app that delivers one for a watch.
    case watchContainer
  }

  /// The name of the target.
  package let name: String
  /// The file that has the target: `Reader.xcodeproj/project.pbxproj`, `project.yml`, an Info.plist; of a folder without any of
  /// them the folder, which is empty for the outermost one.
  package let project: String
  /// The kind.
  package var kind = Kind.application
  /// The systems that it is built for, sorted; empty where this is undecided.
  package var platforms: [AppPlatform] = []
  /// The paths of its own source files and their headers, sorted.
  package var sources: [String] = []
  /// The paths of the source files of the targets and local packages in its process, sorted; without its own ones.
  package var librarySources: [String] = []
  /// The only systems for which a file is built; files that are built for all platforms of the app are not in it.
  package var platformFilters: [String: Set<AppPlatform>] = [:]
  /// The paths of source files, storyboards and xibs that the project names and that are not there, sorted: those of a submodule,
  /// or made by a build.
  package var missing: [String] = []
  /// `true` where its process has code whose sources are not read: of packages with an address, pods, binary frameworks, C#.
  package var hasUnreadCode = false
  /// `true` where it is found by its property list or sources alone, without a project.
  package var isFolder = false
  /// `true` where nothing says that it is an app but a property list without a type, or sources, in a plain folder.
  package var isAssumed = false
  /// The paths of storyboards and xibs, sorted; one for each localization.
  package var resources: [String] = []
  /// The configurations in the order of the project, equal ones as one; at least one.
  package var configurations: [AppConfiguration] = []

  /// `true` where files that the project names are not there, and may declare something: what tools generate declares no delegate.
  package var lacksSources: Bool {
    missing.contains { SourceKind.isSource($0) && !Self.generated.contains(ProjectPath.stem(of: $0)) }
  }

  private static let generated: Set = ["GeneratedPluginRegistrant"]

  /// Creates an app.
  package init(_ name: String, project: String) {
    self.name = name
    self.project = project
  }

  /// Returns `true` where a file of the app is built for a system.
  package func builds(_ path: String, for platform: AppPlatform) -> Bool {
    platformFilters[path]?.contains(platform) ?? true
  }

  /// Returns the configurations for a system.
  package func configurations(for platform: AppPlatform) -> [AppConfiguration] {
    configurations.filter { $0.platforms.contains(platform) }
  }
}
