extension Lifecycle {
  /// The earliest and the latest version of the page, and those between at which elements change; empty for a page about one
  /// version.
  package var boundaries: [PlatformVersion] {
    guard let versions, versions.lowest < versions.highest else { return [] }
    let availabilities: [[Availability]] = [
      delegates.map(\.availability), states.map(\.availability), callbacks.map(\.attributes.availability),
      transitions.map(\.availability), transitions.flatMap { $0.steps.map(\.attributes.availability) },
    ]
    let stated: [PlatformVersion] = availabilities.joined().flatMap(\.boundaries)
    let page = PlatformVersion(platform, versions.lowest)
    let inside = stated.filter { $0.isComparable(to: page) }.map(\.version)
      .filter { versions.lowest < $0 && $0 <= versions.highest }
    return Set(inside + [versions.lowest, versions.highest]).sorted().map { PlatformVersion(platform, $0) }
  }
}
