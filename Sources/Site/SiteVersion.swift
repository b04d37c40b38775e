import LifecycleModel

/// A page as it is at some versions, or the whole page.
struct SiteVersion {
  /// The versions; `nil` for the whole page.
  let selection: VersionSelection?
  /// The life cycle then.
  let subject: SiteSubject
  /// Its pictures.
  let pictures: SitePictures

  /// The page of a life cycle, and what it is at each version at which something changes.
  static func all(of lifecycle: Lifecycle) -> [SiteVersion] {
    let whole = SiteSubject(lifecycle)
    let known = lifecycle.boundaries
    // The newest versions of all systems are one boundary; each system has its own name for it.
    let newest =
      known.isEmpty
      ? []
      : lifecycle.otherSystems.filter { $0.versions.lowest < $0.versions.highest }.map {
        VersionSelection($0.newest)
      }
    let parts = (known + newest.filter { !known.contains($0) }).map { version in
      let part = LifecycleSelection(of: lifecycle, sourceMap: SourceMap(), at: version)
      return SiteVersion(version, SiteSubject(part, of: whole))
    }
    return [SiteVersion(nil, whole)] + parts
  }

  private init(_ selection: VersionSelection?, _ subject: SiteSubject) {
    self.selection = selection
    self.subject = subject
    pictures = SitePictures(subject)
  }

  /// The system of the version, by which a page of several systems is switched.
  var system: String { selection?.systems.first?.platform ?? "" }

  /// Its name beside that of its system: `18.4`, `27, SDK 26`.
  var name: String {
    let versions = selection?.systems.map(\.version.description) ?? []
    return (versions + (selection?.sdks.map { "SDK \($0.version)" } ?? [])).joined(separator: ", ")
  }
}
