import Diagnostics
import LifecycleLogs
import LifecycleModel
import LifecycleReader
import LifecycleTemplates

/// Finds the pages that a command ranks.
struct RankedPages {
  private let catalog: APICatalog
  private let version: VersionSelection?

  /// Prepares to read pages at a version, or else at each one at which something changes.
  init(catalog: APICatalog, at version: VersionSelection?) {
    self.catalog = catalog
    self.version = version
  }

  /// The pages of some names; without one, the bundled pages that are about the version's system.
  func pages(_ names: [String], reportingOn terminal: Terminal) async throws -> [RankedPage] {
    guard names.isEmpty else {
      var pages: [RankedPage] = []
      for (index, name) in names.enumerated() where !names[..<index].contains(name) {
        _ = try PageLoader(version: version, catalog: catalog, limit: nil).check(await PageFinder.page(name))
        let whole = try await PageLoader(catalog: catalog, limit: nil).page(
          name, reportingOn: terminal, orExit: .unreadable)
        pages.append(RankedPage(name, whole.lifecycle, at: version))
      }
      return pages
    }
    let all = BundledPages.all.map { page in
      (page.name, LifecycleReader.read(SourceFile(path: page.name, text: page.text), catalog: catalog).lifecycle)
    }
    let pages = all.filter { isAboutVersion($0.1) }.map { RankedPage($0.0, $0.1, at: version) }
    guard !pages.isEmpty else {
      throw UsageError(
        "no bundled page is about \(version.map { "'\($0)'" } ?? "a version")", help: "Name pages with --among")
    }
    return pages
  }

  private func isAboutVersion(_ lifecycle: Lifecycle) -> Bool {
    guard let version else { return true }
    let asked = version.systems + version.sdks
    return asked.allSatisfy { version in lifecycle.systems.contains { $0.newest.isComparable(to: version) } }
  }
}
