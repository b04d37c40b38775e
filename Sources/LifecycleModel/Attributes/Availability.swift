/// The versions in which something exists, as the page's attributes or the catalog have it.
package struct Availability: Hashable, Sendable {
  /// The bounds, apart from the elements that have them: most have none, and an element should be small.
  private indirect enum Bounds: Hashable {
    case versions(since: PlatformVersion?, deprecated: PlatformVersion?, removed: PlatformVersion?)
  }

  /// `nil` where there is no bound.
  private var bounds: Bounds?

  /// Creates an availability; without arguments, that of what always exists.
  package init(since: PlatformVersion? = nil, deprecated: PlatformVersion? = nil, removed: PlatformVersion? = nil) {
    let isBound = since != nil || deprecated != nil || removed != nil
    bounds = isBound ? .versions(since: since, deprecated: deprecated, removed: removed) : nil
  }

  /// The first version that has it; `nil` for always.
  package var since: PlatformVersion? {
    get { if case .versions(let version, _, _) = bounds { version } else { nil } }
    set { self = Availability(since: newValue, deprecated: deprecated, removed: removed) }
  }

  /// The first version that advises against it.
  package var deprecated: PlatformVersion? {
    get { if case .versions(_, let version, _) = bounds { version } else { nil } }
    set { self = Availability(since: since, deprecated: newValue, removed: removed) }
  }

  /// The first version that no longer has it.
  package var removed: PlatformVersion? {
    get { if case .versions(_, _, let version) = bounds { version } else { nil } }
    set { self = Availability(since: since, deprecated: deprecated, removed: newValue) }
  }

  /// Whether it exists at a version; bounds that speak of another system do not count.
  package func exists(at version: PlatformVersion) -> Bool {
    isReached(since, at: version) ?? true && !(isReached(removed, at: version) ?? false)
  }

  /// Whether it is advised against at a version.
  package func isDeprecated(at version: PlatformVersion) -> Bool {
    isReached(deprecated, at: version) ?? false
  }

  /// Whether there may be a version in which both exist.
  package func overlaps(_ other: Availability) -> Bool {
    !ends(before: other) && !other.ends(before: self)
  }

  /// The versions at which something changes.
  package var boundaries: [PlatformVersion] {
    [since, deprecated, removed].compactMap { $0 }
  }

  private func ends(before other: Availability) -> Bool {
    guard let removed, let since = other.since, removed.isComparable(to: since) else { return false }
    return removed.version <= since.version
  }

  private func isReached(_ bound: PlatformVersion?, at version: PlatformVersion) -> Bool? {
    guard let bound, bound.isComparable(to: version) else { return nil }
    return bound.version <= version.version
  }
}
