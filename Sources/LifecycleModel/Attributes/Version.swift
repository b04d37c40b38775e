import Text

/// A version number, compared part by part as numbers; missing parts are zero, so 13 equals 13.0.
package struct Version: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The parts without trailing zeros, at least one.
  package let parts: [Int]

  /// Creates a version; trailing zeros are dropped.
  package init(_ parts: Int...) { self.init(parts: parts) }

  /// Reads `13`, `13.4.1` or `13.0`; `nil` for other texts and for numbers of more than nine digits.
  package init?(_ text: String) { self.init(text[...]) }

  /// Reads a version from a part of a text.
  package init?(_ text: Substring) {
    let fields = text.parts(separatedBy: ".")
    var parts: [Int] = []
    for field in fields {
      guard (1...9).contains(field.utf8.count), field.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
        let part = Int(field)
      else { return nil }
      parts.append(part)
    }
    self.init(parts: parts)
  }

  private init(parts: [Int]) {
    let significant = parts.lastIndex { $0 != 0 } ?? 0
    self.parts = parts.isEmpty ? [0] : Array(parts[...significant])
  }

  /// The version with a last part that is one less: `26` before 27, `13.3` before 13.4; `nil` before 0.
  package var predecessor: Version? {
    guard let last = parts.last, last > 0 else { return nil }
    return Version(parts: parts.dropLast() + [last - 1])
  }

  /// `13.4`; `13` for 13.0.
  package var description: String { parts.map(String.init).joined(separator: ".") }

  /// Compares part by part.
  package static func < (left: Version, right: Version) -> Bool {
    left.parts.lexicographicallyPrecedes(right.parts)
  }
}

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

/// The versions that a page describes: one, or from one to another.
package struct VersionRange: Hashable, Sendable, CustomStringConvertible {
  /// The earliest.
  package let lowest: Version
  /// The latest; the same as `lowest` for a page about one version.
  package let highest: Version

  /// Creates a range of two versions in either order.
  package init(_ one: Version, _ other: Version? = nil) {
    lowest = min(one, other ?? one)
    highest = max(one, other ?? one)
  }

  /// `13`, or `12 to 27`.
  package var description: String {
    lowest == highest ? lowest.description : "\(lowest) to \(highest)"
  }
}

/// What a page is read at: versions of systems, and of the SDKs that an app is built with: `iOS 27, SDK iOS 26`.
///
/// An SDK that is not named equals its system, and a system that is not named stands at the page's newest version of it.
package struct VersionSelection: Hashable, Sendable, CustomStringConvertible {
  /// The versions of systems, in the order written.
  package var systems: [PlatformVersion]
  /// The versions of SDKs, in the order written.
  package var sdks: [PlatformVersion]

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

/// The versions of one system that a page describes: `Android 9 to 16`.
package struct SystemVersions: Hashable, Sendable, CustomStringConvertible {
  /// The system; `nil` where the page has no name for it.
  package let platform: String?
  package let versions: VersionRange

  /// Creates the versions of a system.
  package init(_ platform: String?, _ versions: VersionRange) {
    self.platform = platform
    self.versions = versions
  }

  /// `Android 9 to 16`.
  package var description: String { platform.map { "\($0) \(versions)" } ?? versions.description }

  package var newest: PlatformVersion { PlatformVersion(platform, versions.highest) }
}
