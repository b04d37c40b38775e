import LifecycleModel

/// A page that may explain a log, with the versions at which it says something else about calls.
package struct RankedPage: Sendable {
  /// The name: `uikit-scenes`.
  package let name: String
  /// The page's life cycle at all its versions.
  package let lifecycle: Lifecycle
  /// The versions, the oldest first; `nil` stands for the page as it is.
  package let versions: [VersionSelection?]

  /// Takes a page at one version, or else at each one at which something changes.
  package init(_ name: String, _ lifecycle: Lifecycle, at selection: VersionSelection? = nil) {
    self.name = name
    self.lifecycle = lifecycle
    let boundaries = selection.map { [$0] } ?? lifecycle.boundaries
    versions = boundaries.isEmpty ? [nil] : boundaries
  }

  /// The versions in words: `iOS 13 to 26`; empty for a page that names none.
  package func text(of versions: [VersionSelection?]) -> String {
    let named = versions.compactMap(\.self)
    guard !named.isEmpty else { return "" }
    guard versions.count < self.versions.count || versions.count == 1 else { return lifecycle.systemsText }
    var ranges: [[VersionSelection]] = []
    for (number, version) in self.versions.enumerated() {
      guard let version, named.contains(version) else { continue }
      let isNext =
        number > 0
        && ranges.last?.last.map { self.versions[number - 1] == $0 && $0.isOfSameSystems(as: version) } == true
      if isNext { ranges[ranges.count - 1].append(version) } else { ranges.append([version]) }
    }
    return ranges.map(Self.text).joined(separator: "; ")
  }

  private static func text(ofRange range: [VersionSelection]) -> String {
    guard let first = range.first, let last = range.last, range.count > 1 else {
      return range.first?.description ?? ""
    }
    let isPlain = first.sdks.isEmpty && last.sdks.isEmpty && last.systems.count == 1
    return "\(first) to \(isPlain ? last.systems[0].version.description : last.description)"
  }
}

extension VersionSelection {
  /// Returns `true` for versions of the same systems.
  fileprivate func isOfSameSystems(as other: VersionSelection) -> Bool {
    systems.map(\.platform) == other.systems.map(\.platform)
  }
}
