/// What the build settings of an app come to in some of its configurations, for some of its systems.
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
  /// The entitlements' list; `nil` where there is none, and where it is undecided.
  package var entitlements: InfoPlist?
  /// `true` where entitlements are named that cannot be found or read.
  package var areEntitlementsUndecided = false
  /// The oldest systems on which it runs: `15.0`; without those that are undecided.
  package var deploymentTargets: [AppPlatform: String] = [:]
  /// What could not be expanded or read, and so cannot be judged.
  package var undecided: [ProjectNote] = []

  /// Creates a configuration without lists.
  package init(names: [String], platforms: [AppPlatform], moduleName: ExpandedText, productName: ExpandedText) {
    self.names = names
    self.platforms = platforms
    self.moduleName = moduleName
    self.productName = productName
  }
}
