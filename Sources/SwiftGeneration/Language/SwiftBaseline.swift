import LifecycleModel

/// The oldest version of a system on which generated files have to run.
struct SwiftBaseline {
  private let platform: String?
  private let lowest: Version

  /// The page's lowest version; without one, the lowest that Xcode 15 builds for.
  init(_ lifecycle: Lifecycle) {
    platform = Self.swiftName(of: lifecycle.platform ?? "iOS")
    lowest = lifecycle.versions?.lowest ?? Self.lowest(of: platform)
  }

  /// `true` where an API that these versions introduced is always available.
  func includes(_ versions: [(system: String, version: Int)]) -> Bool {
    versions.contains { $0.system == platform && Version($0.version) <= lowest }
  }

  /// `@available(iOS 13, *)`; `nil` where `enclosing` or the baseline covers the version.
  func attribute(since: PlatformVersion?, enclosing: PlatformVersion? = nil) -> String? {
    guard let since, let name = since.platform.map(Self.swiftName) ?? platform else { return nil }
    if name == platform, since.version <= lowest { return nil }
    if let enclosing, enclosing.isComparable(to: since), since.version <= enclosing.version { return nil }
    return "@available(\(name) \(since.version), *)"
  }

  /// The name of a system in Swift's availability; `nil` for an unknown system.
  private static func swiftName(of platform: String) -> String? {
    let names = ["iOS", "macOS", "tvOS", "watchOS", "visionOS"]
    let key = NameKey(platform)
    if key == NameKey("iPadOS") { return "iOS" }
    if key == NameKey("Mac Catalyst") { return "iOS" }
    return names.first { NameKey($0) == key }
  }

  private static func lowest(of platform: String?) -> Version {
    switch platform {
    case "macOS": Version(10, 13)
    case "watchOS": Version(4)
    case "visionOS": Version(1)
    default: Version(12)
    }
  }
}
