/// The versions of one system that a page describes: `Android 9 to 16`.
package struct SystemVersions: Hashable, Sendable, CustomStringConvertible {
  /// The system; `nil` where the page has no name for it.
  package let platform: String?
  /// Its versions.
  package let versions: VersionRange

  /// Creates the versions of a system.
  package init(_ platform: String?, _ versions: VersionRange) {
    self.platform = platform
    self.versions = versions
  }

  /// `Android 9 to 16`.
  package var description: String { platform.map { "\($0) \(versions)" } ?? versions.description }

  /// The newest version.
  package var newest: PlatformVersion { PlatformVersion(platform, versions.highest) }
}
