import Diagnostics

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

/// The values of an app's build settings in some of its configurations, for some of its systems.
package struct AppConfiguration: Hashable, Sendable {
  /// The names, in the order of the project: `Debug`, `Release`.
  package var names: [String]
  /// The systems, sorted.
  package var platforms: [AppPlatform]
  /// `PRODUCT_MODULE_NAME`.
  package var moduleName: ExpandedText
  /// `PRODUCT_NAME`.
  package var productName: ExpandedText
  /// The Info.plist; `nil` where there is none, and where it is undecided.
  package var infoPlist: InfoPlist?
  /// `true` where an Info.plist is named that cannot be found or read: nothing is known of what it has.
  package var isInfoPlistUndecided = false
  /// The error, with its file, where the Info.plist is there and is no property list; `nil` where it is one, or not there.
  package var unreadInfoPlist: Diagnostic.Note?
  /// The entitlements' list; `nil` where there is none, and where it is undecided.
  package var entitlements: InfoPlist?
  /// `true` where entitlements are named that cannot be found or read.
  package var areEntitlementsUndecided = false
  /// The oldest systems on which it runs: `15.0`; without those that are undecided.
  package var deploymentTargets: [AppPlatform: String] = [:]
  /// The parts that could not be expanded or read, and so cannot be judged.
  package var undecided: [ProjectNote] = []

  /// Creates a configuration without lists.
  package init(names: [String], platforms: [AppPlatform], moduleName: ExpandedText, productName: ExpandedText) {
    self.names = names
    self.platforms = platforms
    self.moduleName = moduleName
    self.productName = productName
  }
}

extension AppConfiguration {
  /// Notes that the Info.plist is there and cannot be read.
  mutating func leaveInfoPlistUndecided(by error: Diagnostic.Note) {
    unreadInfoPlist = error
    isInfoPlistUndecided = true
    undecided += [ProjectNote(error)].compactMap(\.self)
  }

  /// Returns configurations with equal ones as one: those of a system first, then those of several systems.
  static func merged(_ configurations: [AppConfiguration]) -> [AppConfiguration] {
    merged(
      merged(configurations, alike: { $0.platforms == $1.platforms }) { $0.names += $1.names },
      alike: { $0.names == $1.names }
    ) {
      $0.platforms = ($0.platforms + $1.platforms).sorted()
      $0.deploymentTargets.merge($1.deploymentTargets) { first, _ in first }
    }
  }

  private static func merged(
    _ configurations: [AppConfiguration], alike: (AppConfiguration, AppConfiguration) -> Bool,
    by join: (inout AppConfiguration, AppConfiguration) -> Void
  ) -> [AppConfiguration] {
    configurations.reduce(into: []) { merged, configuration in
      let index = merged.firstIndex { other in alike(other, configuration) && other.hasContents(of: configuration) }
      if let index { join(&merged[index], configuration) } else { merged.append(configuration) }
    }
  }

  /// Returns `true` where all but names, systems and their oldest versions is equal.
  private func hasContents(of other: AppConfiguration) -> Bool {
    var copy = self
    copy.names = other.names
    copy.platforms = other.platforms
    // Each configuration has its own place of a setting.
    func texts(_ notes: [ProjectNote]) -> [String] { notes.map { "\($0.path) \($0.message)" } }
    guard texts(undecided) == texts(other.undecided) else { return false }
    copy.undecided = other.undecided
    if platforms != other.platforms { copy.deploymentTargets = other.deploymentTargets }
    return copy == other
  }
}
