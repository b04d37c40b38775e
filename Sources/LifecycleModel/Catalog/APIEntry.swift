/// A callback, or an observed value, of Apple's frameworks.
package struct APIEntry: Hashable, Sendable {
  /// The platforms that have it: `["iOS", "tvOS"]`.
  package let platforms: [String]
  /// The protocol or class it belongs to: `UISceneDelegate`.
  package let owner: String
  /// The Objective-C selector; empty for an entry without one.
  package let selector: String
  /// The Swift declaration.
  package let declaration: SwiftDeclaration
  /// `scene(_:willConnectTo:options:)`; the bare name of a value.
  package let name: String
  /// The first version that has it, by platform; empty for all.
  package let introduced: [PlatformVersion]
  /// The first version that deprecates it, by platform.
  package let deprecated: [PlatformVersion]
  /// Apple's advice on a replacement, in words; `nil` for none.
  package let replacement: String?
  /// The callback of the scene's delegate that is called instead in an app with scenes; `nil` for one that is called in both.
  package let sceneCounterpart: String?
  /// `true` for a method whose overrides have to call `super`.
  package let requiresSuperCall: Bool

  /// The versions that have it on a platform (`nil`: iOS).
  package func availability(on platform: String?) -> Availability {
    Availability(
      since: Self.bound(introduced, on: platform), deprecated: Self.bound(deprecated, on: platform))
  }

  /// The bound on a platform; iPadOS and Mac Catalyst have iOS's versions.
  private static func bound(_ versions: [PlatformVersion], on platform: String?) -> PlatformVersion? {
    let key = NameKey(APICatalog.family(of: platform))
    return versions.first { NameKey($0.platform ?? "") == key }
  }
}
