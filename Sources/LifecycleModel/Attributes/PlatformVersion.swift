/// A version of an operating system: `iOS 13`; the platform is `nil` where the page leaves it out.
package struct PlatformVersion: Hashable, Sendable, CustomStringConvertible {
  /// The system's name as written: `iOS`.
  package let platform: String?
  /// Its version.
  package let version: Version

  /// Creates a version of a system.
  package init(_ platform: String?, _ version: Version) {
    self.platform = platform
    self.version = version
  }

  /// Reads `iOS 13`, `iOS13.4` or `13`; `nil` where there is no version at the end.
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

  /// Whether the two may be compared: the same system, whatever the case, or one of them unsaid.
  package func isComparable(to other: PlatformVersion) -> Bool {
    guard let platform, let otherPlatform = other.platform else { return true }
    return NameKey(platform) == NameKey(otherPlatform)
  }
}
