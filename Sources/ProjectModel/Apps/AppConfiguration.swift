import Diagnostics

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
