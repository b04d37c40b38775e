import Text

/// What a page is read at: versions of systems, and of the SDKs that an app is built with: `iOS 27, SDK iOS 26`.
///
/// An SDK that is not named equals its system, and a system that is not named stands at the page's newest version of it.
package struct VersionSelection: Hashable, Sendable, CustomStringConvertible {
  /// The versions of systems, in the order written.
  package var systems: [PlatformVersion]
  /// The versions of SDKs, in the order written.
  package var sdks: [PlatformVersion]

  /// Creates a selection.
  package init(_ systems: PlatformVersion..., sdks: [PlatformVersion] = []) {
    self.systems = systems
    self.sdks = sdks
  }

  /// Reads `iOS 27`, `iOS 27, SDK iOS 26`, `SDK 26` or `iOS 26; Android 14`; `nil` where a part is no version, or where two are
  /// of the same system.
  package init?(_ text: String) {
    self.init()
    for part in text.split(separator: ",", omittingEmptySubsequences: false).flatMap({
      $0.split(separator: ";", omittingEmptySubsequences: false)
    }) {
      let words = part.trimmingSpaces
      let sdk = Self.prefixes.first { words.hasPrefix($0) }
      guard let version = PlatformVersion(String(words.dropFirst(sdk?.count ?? 0))) else { return nil }
      let known = sdk == nil ? systems : sdks
      guard !known.contains(where: { $0.isComparable(to: version) }) else { return nil }
      if sdk == nil { systems.append(version) } else { sdks.append(version) }
    }
    if systems.isEmpty && sdks.isEmpty { return nil }
  }

  private static let prefixes = ["SDK ", "sdk "]

  /// `iOS 27, SDK iOS 26`.
  package var description: String {
    (systems.map(\.description) + sdks.map { "SDK \($0)" }).joined(separator: ", ")
  }

  /// The version of the system that a bound is of; `nil` where none can be compared with it.
  package func version(comparableTo bound: PlatformVersion) -> Version? {
    systems.first { $0.isComparable(to: bound) }?.version
  }

  /// Returns `true` where a bound's system, and its SDK if the bound names one, have reached the bound; `nil` for a bound of another
  /// system.
  package func reaches(_ bound: PlatformVersion) -> Bool? {
    guard let version = version(comparableTo: bound) else { return nil }
    guard let sdk = bound.sdk else { return bound.version <= version }
    return bound.version <= version && sdk <= sdks.first { $0.isComparable(to: bound) }?.version ?? version
  }
}
