import LifecycleModel

/// The versions of one platform that have a declaration.
package struct DeclaredAvailability: Hashable, Sendable {
  /// The platform: `iOS`, `Mac Catalyst`; empty for all.
  package let platform: String
  /// The first version that has it; `nil` for all.
  package let introduced: Version?
  /// The first version that deprecates it, 0 for all; `nil` for none.
  package let deprecated: Version?
  /// The first version that no longer has it; `nil` for none.
  package let obsoleted: Version?
  /// `true` where no version has it.
  package let isUnavailable: Bool
  /// The words of the deprecation, or why it is not available.
  package let message: String?
  /// The name of what replaces it.
  package let renamed: String?

  /// Creates an availability; without versions, that of a declaration that the platform always has.
  package init(
    platform: String, introduced: Version? = nil, deprecated: Version? = nil, obsoleted: Version? = nil,
    isUnavailable: Bool = false, message: String? = nil, renamed: String? = nil
  ) {
    self.platform = platform
    self.introduced = introduced.flatMap { Self.isFirst($0, of: platform) ? nil : $0 }
    self.deprecated = deprecated.flatMap { $0 >= Self.undecided ? nil : $0 }
    self.obsoleted = obsoleted.flatMap { $0 >= Self.undecided ? nil : $0 }
    self.isUnavailable = isUnavailable
    self.message = message
    self.renamed = renamed
  }

  /// The replacement in words: the new name, or else the message.
  package var replacement: String? { renamed ?? message }

  /// The versions that have it: `iOS 13`; the platform alone where all do.
  package var versions: String {
    if isUnavailable { return "not on \(name)" }
    let end = obsoleted.map { ", until \($0)" } ?? ""
    return (introduced.map { "\(name) \($0)" } ?? name) + end
  }

  /// The version that deprecates it: `iOS 26`; `nil` for none.
  package var deprecation: String? {
    deprecated.map { $0 == Version(0) ? name : "\(name) \($0)" }
  }

  /// The platforms whose versions are read, in the order in which they are shown.
  static let known = ["iOS", "Mac Catalyst", "macOS", "tvOS", "visionOS", "watchOS"]

  /// The platforms in the order in which they are shown, each once.
  static func order(_ platforms: [String]) -> [String] {
    let rank = { (platform: String) in known.firstIndex(of: platform) ?? known.count }
    return Set(platforms).sorted { (rank($0), $0) < (rank($1), $1) }
  }

  private var name: String { platform.isEmpty ? "all platforms" : platform }

  /// The version that headers give to what will be deprecated one day: `API_TO_BE_DEPRECATED`.
  private static let undecided = Version(100_000)

  /// The first versions of the platforms: what was there from the beginning was always there.
  private static let first = [
    "iOS": Version(2), "macOS": Version(10), "Mac Catalyst": Version(13, 1), "tvOS": Version(9), "visionOS": Version(1),
    "watchOS": Version(2),
  ]

  private static func isFirst(_ version: Version, of platform: String) -> Bool {
    first[platform].map { version <= $0 } ?? false
  }
}
