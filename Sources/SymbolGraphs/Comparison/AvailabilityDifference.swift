/// A difference between the versions of two declarations, by platform.
struct AvailabilityDifference {
  /// The platforms whose versions differ, with both sides.
  private let versions: [(old: DeclaredAvailability, new: DeclaredAvailability)]
  /// The platforms whose deprecations differ, with both sides.
  private let deprecations: [(old: DeclaredAvailability, new: DeclaredAvailability)]

  /// Compares what two types, or callbacks of theirs, say of the platforms that both were read for.
  init(
    _ old: [DeclaredAvailability], of oldType: DeclaredType, _ new: [DeclaredAvailability], of newType: DeclaredType,
    isLimited: Bool
  ) {
    let read = Set(oldType.platforms).intersection(newType.platforms)
    let one = Set(oldType.platforms).symmetricDifference(newType.platforms)
    let named = (old + new).map(\.platform)
    let compared = DeclaredAvailability.order(isLimited ? Array(read) : named + Array(read)).filter {
      !one.contains($0)
    }
    let pairs = compared.map { platform in
      let find = { (side: [DeclaredAvailability]) in
        // A platform of the graph that a declaration does not name has none of it; of any other it says nothing.
        side.first { $0.platform == platform }
          ?? DeclaredAvailability(platform: platform, isUnavailable: read.contains(platform))
      }
      return (old: find(old), new: find(new))
    }
    versions = pairs.filter { $0.old.versions != $0.new.versions }
    deprecations = pairs.filter {
      $0.old.deprecated != $0.new.deprecated && !$0.old.isUnavailable && !$0.new.isUnavailable
    }
  }

  /// Both sides of the versions that have it; `nil` where they are equal.
  var versionsText: (old: String, new: String)? {
    versions.isEmpty
      ? nil
      : (
        versions.map(\.old.versions).joined(separator: ", "), versions.map(\.new.versions).joined(separator: ", ")
      )
  }

  /// Both sides of the versions that deprecate it, the new one with its replacement; `nil` where they are equal.
  var deprecationText: (old: String?, new: String?)? {
    guard !deprecations.isEmpty else { return nil }
    return (Self.text(deprecations.map(\.old)), Self.text(deprecations.map(\.new)))
  }

  /// `true` where the new one is missing on a platform that has the old one.
  var isLoss: Bool {
    versions.contains { pair in
      pair.new.isUnavailable && !pair.old.isUnavailable || pair.new.obsoleted != nil && pair.old.obsoleted == nil
    }
  }

  private static func text(_ side: [DeclaredAvailability]) -> String? {
    let versions = side.compactMap(\.deprecation)
    guard !versions.isEmpty else { return nil }
    let replacement = side.lazy.filter { $0.deprecated != nil }.compactMap(\.replacement).first
    return versions.joined(separator: ", ") + (replacement.map { ": \($0)" } ?? "")
  }
}
