/// A version of a platform: `iOS 13`; as a bound, perhaps with one of the SDK: `iOS 27 with SDK iOS 27`.
package struct PlatformVersion: Hashable, Sendable, CustomStringConvertible {
  /// The name as written, `iOS`; `nil` where the page has none.
  package let platform: String?
  /// The version number.
  package let version: Version
  /// The version of the platform's SDK that an app must be built with, too; `nil` for any.
  package let sdk: Version?

  /// Creates a version of a platform.
  package init(_ platform: String?, _ version: Version, sdk: Version? = nil) {
    self.platform = platform
    self.version = version
    self.sdk = sdk
  }

  /// Reads `iOS 13`, `iOS13.4` or `13`; `nil` for a text that does not end in a version.
  package init?(_ text: String) {
    let name = text[..<(text.utf8.firstIndex(where: \.isASCIIDigit) ?? text.endIndex)]
    guard let version = Version(text[name.endIndex...].trimmingSpaces) else { return nil }
    let platform = name.trimmingSpaces
    self.init(platform.isEmpty ? nil : String(platform), version)
  }

  /// `iOS 13`, `iOS 27 with SDK iOS 27`.
  package var description: String { text { "\($0) with SDK \($1)" } }

  /// The version in words: `join` puts those of the system and of the SDK together.
  package func text(joining join: (String, String) -> String) -> String {
    let name = { (version: Version) in platform.map { "\($0) \(version)" } ?? version.description }
    return sdk.map { join(name(version), name($0)) } ?? name(version)
  }

  /// Returns `true` for two versions of one platform, ignoring case, or where one has no platform.
  package func isComparable(to other: PlatformVersion) -> Bool {
    guard let platform, let otherPlatform = other.platform else { return true }
    return NameKey(platform) == NameKey(otherPlatform)
  }
}
