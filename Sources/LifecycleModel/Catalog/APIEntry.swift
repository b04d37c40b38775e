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
  /// `scene(_:willConnectTo:options:)`; of a value its bare name.
  package let name: String
  /// The first version of each system that has it; empty for always.
  package let introduced: [PlatformVersion]
  /// The first version of each system that deprecates it.
  package let deprecated: [PlatformVersion]
  /// What Apple says to use instead, in words; `nil` for nothing.
  package let replacement: String?

  /// Creates an entry under its declaration's name.
  init(
    platforms: [String], owner: String, selector: String, declaration: SwiftDeclaration, introduced: [PlatformVersion],
    deprecated: [PlatformVersion], replacement: String?
  ) {
    self.platforms = platforms
    self.owner = owner
    self.selector = selector
    self.declaration = declaration
    name = declaration.compoundName
    self.introduced = introduced
    self.deprecated = deprecated
    self.replacement = replacement
  }

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
