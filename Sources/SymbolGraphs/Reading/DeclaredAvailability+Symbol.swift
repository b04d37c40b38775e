import LifecycleModel
import SymbolKit

extension DeclaredAvailability {
  /// The availability of a symbol in a graph about a platform (`nil`: none that versions are about), by platform.
  static func all(of symbol: SymbolGraph.Symbol, platform: String?) -> [DeclaredAvailability] {
    let items = symbol[mixin: SymbolGraph.Symbol.Availability.self]?.availability ?? []
    let named = items.compactMap { item in
      platformName(ofDomain: item.domain?.rawValue).map { DeclaredAvailability(item, platform: $0) }
    }
    let isNamed = platform.map { platform in named.contains { $0.platform == platform } } ?? true
    return merged(named, isNamed ? [] : [platform].compactMap(\.self).map { DeclaredAvailability(platform: $0) })
  }

  /// The availability of a declaration that two graphs have; the first one's wins.
  static func merged(_ first: [DeclaredAvailability], _ second: [DeclaredAvailability]) -> [DeclaredAvailability] {
    let byPlatform = Dictionary((first + second).map { ($0.platform, $0) }) { first, _ in first }
    return order(Array(byPlatform.keys)).compactMap { byPlatform[$0] }
  }

  /// The name of the platform that a graph is about: `iOS`; `nil` for one without versions, such as Linux.
  static func platformName(of platform: SymbolGraph.Platform) -> String? {
    switch platform.operatingSystem?.name {
    case "ios": platform.environment == "macabi" ? "Mac Catalyst" : "iOS"
    case "macosx", "macos": "macOS"
    case "tvos": "tvOS"
    case "visionos", "xros": "visionOS"
    case "watchos": "watchOS"
    default: nil
    }
  }

  /// The platform of a domain, empty for all; `nil` for a language, a package manager and the extensions of apps.
  private static func platformName(ofDomain domain: String?) -> String? {
    guard let domain else { return "" }
    let name = domain == "macCatalyst" ? "Mac Catalyst" : domain
    return known.contains(name) ? name : nil
  }

  private init(_ item: SymbolGraph.Symbol.Availability.AvailabilityItem, platform: String) {
    self.init(
      platform: platform, introduced: item.introducedVersion.flatMap(Version.init),
      deprecated: item.deprecatedVersion.flatMap(Version.init) ?? (item.isUnconditionallyDeprecated ? Version(0) : nil),
      obsoleted: item.obsoletedVersion.flatMap(Version.init), isUnavailable: item.isUnconditionallyUnavailable,
      message: item.message, renamed: item.renamed)
  }
}

extension Version {
  /// A version of a symbol graph; `nil` for one with negative parts.
  fileprivate init?(_ version: SymbolGraph.SemanticVersion) {
    self.init("\(version.major).\(version.minor).\(version.patch)")
  }
}
