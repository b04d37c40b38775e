import Text

/// A class or protocol of a framework that apps inherit from, from `Data/framework-classes.tsv`.
package struct FrameworkClass: Hashable, Sendable {
  /// The classes in the order of the file.
  package static let all = TabSeparatedTable(PackageResources.framework_classes_tsv).rows
    .compactMap { FrameworkClass($0) }

  /// The name in Swift: `FlutterAppDelegate`.
  package let name: String
  /// The name under which Objective-C and a scene manifest find it: `EXExpoAppSceneDelegate` for Expo's `ExpoAppSceneDelegate`.
  package let objectiveCName: String
  /// The types of the catalog that it adopts or inherits from: `["UIApplicationDelegate"]`.
  package let types: [String]
  /// `true` where it has methods of its own that a subclass may override.
  package let isOpen: Bool
  /// `true` for a scene delegate that calls the application's delegate by its callbacks of before scenes, which so stay alive.
  package let forwardsToApplication: Bool
  /// The systems on which this line holds; `*` for all that no other line names.
  private let platforms: [Substring]

  /// The class of a name on a platform (`nil`: iOS); `nil` for one that is not known.
  package static func named(_ name: String, platform: String?) -> FrameworkClass? {
    let classes = all.filter { $0.name == name }
    let family = APICatalog.family(of: platform)
    return classes.first { $0.platforms.contains(family[...]) } ?? classes.first { $0.platforms.contains("*") }
  }

  /// The class that a scene manifest, or a call such as `UIApplicationMain`, names for Objective-C; `nil` for one that is not known.
  package static func named(forObjectiveC name: String, platform: String?) -> FrameworkClass? {
    let names = all.filter { $0.objectiveCName == name }.map(\.name)
    return names.first.flatMap { named($0, platform: platform) }
  }

  private init?(_ fields: [Substring]) {
    guard fields.count == 7 else { return nil }
    name = String(fields[0])
    types = fields[1].split(separator: " ").map(String.init)
    platforms = fields[2].split(separator: " ")
    isOpen = fields[3] == "open"
    objectiveCName = fields[4].isEmpty ? name : String(fields[4])
    forwardsToApplication = fields[5] == "application"
  }
}
