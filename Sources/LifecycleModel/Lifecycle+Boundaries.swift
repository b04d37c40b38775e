extension Lifecycle {
  /// The systems whose versions the page describes, the page's own first.
  package var systems: [SystemVersions] {
    (versions.map { [SystemVersions(platform, $0)] } ?? []) + otherSystems
  }

  /// The versions without the page's own platform, unless there are others: `12 to 27`, `iOS 12 to 27; Android 9 to 16`; `nil` for
  /// none.
  package var versionsText: String? {
    otherSystems.isEmpty ? versions?.description : systems.map(\.description).joined(separator: "; ")
  }

  /// The platform with the versions: `iOS 12 to 27`; empty where the page names neither.
  package var systemsText: String {
    otherSystems.isEmpty
      ? [platform, versions?.description].compactMap { $0 }.joined(separator: " ") : versionsText ?? ""
  }

  /// A selection with each of the page's systems: those that it does not name at their newest versions.
  package func completing(_ selection: VersionSelection) -> VersionSelection {
    var free = selection.systems
    var complete = VersionSelection(sdks: selection.sdks)
    for newest in systems.map(\.newest) {
      let place = free.firstIndex { $0.isComparable(to: newest) }
      complete.systems.append(
        PlatformVersion(newest.platform, place.map { free.remove(at: $0).version } ?? newest.version))
    }
    complete.systems += free
    return complete
  }

  /// The most versions at which a page is read: each is a selection of the whole page. iOS had about a hundred releases with
  /// one digit behind the point from 2.0 to 26.0.
  package static let mostBoundaries = 256

  /// The earliest and the latest version of each of the page's systems, and those between at which elements change. Where an
  /// element depends on the SDK too, the version with the SDK before it is one more. Empty for a page about one version; at most
  /// `mostBoundaries`, where a page with more has an error.
  package var boundaries: [VersionSelection] { Array(allBoundaries.prefix(Self.mostBoundaries)) }

  /// `true` where the page has more versions at which something changes than are read.
  package var hasUnreadBoundaries: Bool { allBoundaries.count > Self.mostBoundaries }

  private var allBoundaries: [VersionSelection] {
    let availabilities: [[Availability]] = [
      delegates.map(\.availability), states.map(\.availability), callbacks.map(\.attributes.availability),
      transitions.map(\.availability), transitions.flatMap { $0.steps.map(\.attributes.availability) },
    ]
    let stated = Set(availabilities.joined().flatMap(\.boundaries))
    var known: Set<VersionSelection> = []
    return systems.flatMap { $0.boundaries(among: stated) }.filter { known.insert(completing($0)).inserted }
  }
}

extension SystemVersions {
  /// The versions of one system at which something changes; empty where the page describes just one.
  fileprivate func boundaries(among stated: Set<PlatformVersion>) -> [VersionSelection] {
    guard versions.lowest < versions.highest else { return [] }
    let own = stated.filter { $0.isComparable(to: newest) && $0.version <= versions.highest }
    let inside = own.map(\.version).filter { versions.lowest < $0 } + [versions.lowest, versions.highest]
    let earlierSDKs: [(version: Version, sdk: Version)] = own.compactMap { bound in
      bound.sdk?.predecessor.map { (max(bound.version, versions.lowest), $0) }
    }
    return Set(inside).sorted().flatMap { version in
      let system = PlatformVersion(platform, version)
      let sdks = Set(earlierSDKs.filter { $0.version == version && $0.sdk < version }.map(\.sdk)).sorted()
      return sdks.map { VersionSelection(system, sdks: [PlatformVersion(platform, $0)]) } + [VersionSelection(system)]
    }
  }
}
