/// A version of a platform: `iOS 13`.
package struct PlatformVersion: Hashable, Sendable, CustomStringConvertible {
  /// The name as written, `iOS`; `nil` where the page has none.
  package let platform: String?
  /// The version number.
  package let version: Version

  /// Creates a version of a platform.
  package init(_ platform: String?, _ version: Version) {
    self.platform = platform
    self.version = version
  }

  /// Reads `iOS 13`, `iOS13.4` or `13`; `nil` for a text that does not end in a version.
  package init?(_ text: String) {
    let name = text[..<(text.utf8.firstIndex(where: \.isASCIIDigit) ?? text.endIndex)]
    guard let version = Version(text[name.endIndex...].trimmingSpaces) else { return nil }
    let platform = name.trimmingSpaces
    self.init(platform.isEmpty ? nil : String(platform), version)
  }

  /// `iOS 13`.
  package var description: String {
    platform.map { "\($0) \(version)" } ?? version.description
  }

  /// Returns `true` for two versions of one platform, ignoring case, or where one has no platform.
  package func isComparable(to other: PlatformVersion) -> Bool {
    guard let platform, let otherPlatform = other.platform else { return true }
    return NameKey(platform) == NameKey(otherPlatform)
  }
}
