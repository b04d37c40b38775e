import LifecycleModel

/// The systems that launch lines name: `iOS 27.0`.
struct SystemNames {
  /// The system with the most launches and its versions, and the other ones.
  let systems: (platform: String?, versions: VersionRange?, others: [SystemVersions])

  /// Takes the names with the number of their launches; those without a version say nothing.
  init(_ names: [String: Int]) {
    var ranges: [NameKey: (name: String, versions: [Version], count: Int)] = [:]
    for (name, count) in names.sorted(by: { $0.key < $1.key }) {
      guard let system = PlatformVersion(name), let platform = system.platform else { continue }
      ranges[NameKey(platform), default: (platform, [], 0)].versions.append(system.version)
      ranges[NameKey(platform), default: (platform, [], 0)].count += count
    }
    let ordered = ranges.values.sorted { ($1.count, $0.name) < ($0.count, $1.name) }.compactMap { system in
      system.versions.min().map { SystemVersions(system.name, VersionRange($0, system.versions.max())) }
    }
    systems = (ordered.first?.platform, ordered.first?.versions, Array(ordered.dropFirst()))
  }
}
