/// One callback (or observed value) of Apple's frameworks.
package struct APIEntry: Hashable, Sendable {
  /// The systems that have it: `["iOS", "tvOS"]`.
  package let platforms: [String]
  /// The protocol or class it belongs to: `UISceneDelegate`.
  package let owner: String
  /// The Objective-C selector; empty for what is Swift only.
  package let selector: String
  /// The Swift declaration.
  package let declaration: SwiftDeclaration
  /// The first version of each system that has it; empty for always.
  package let introduced: [PlatformVersion]
  /// The first version of each system that deprecates it.
  package let deprecated: [PlatformVersion]
  /// What Apple says to use instead, in words; `nil` for nothing.
  package let replacement: String?

  /// `scene(_:willConnectTo:options:)`; of a value its bare name.
  package var name: String { declaration.compoundName }

  /// The versions it exists in on a system (`nil`: iOS).
  package func availability(on platform: String?) -> Availability {
    Availability(
      since: Self.bound(introduced, on: platform), deprecated: Self.bound(deprecated, on: platform))
  }

  /// iPadOS and Mac Catalyst go by iOS's versions.
  private static func bound(_ versions: [PlatformVersion], on platform: String?) -> PlatformVersion? {
    let key = NameKey(APICatalog.family(of: platform))
    return versions.first { NameKey($0.platform ?? "") == key }
  }
}
