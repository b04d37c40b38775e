import Diagnostics
import LifecycleChecks
import LifecycleModel
import LifecyclePaths
import LifecycleReader

/// A page, what it says, and what is wrong with it.
struct CheckedPage: Sendable {
  /// The page.
  let page: Page
  /// Its life cycle, at the version and in the language asked for.
  let lifecycle: Lifecycle
  /// Where it says it.
  let sourceMap: SourceMap
  /// What the reader and the checks found that the page does not allow.
  let diagnostics: FileDiagnostics

  /// Reads and checks a page as a loader is set up.
  init(_ page: Page, _ loader: PageLoader = PageLoader()) {
    let whole = LifecycleReader.read(page.source)
    let reading = loader.version.map(whole.at) ?? whole
    let subjects = reading.projections.map {
      CheckSubject(
        $0.lifecycle, sourceMap: $0.sourceMap, scenes: loader.scenes, limit: loader.provesClaims ? loader.limit : 1)
    }
    let found = reading.suppressing(
      CheckRegistry.diagnostics(in: subjects) + RegionRequest.diagnostics(in: reading.regions),
      knownIDs: DiagnosticDescriptor.known.map(\.id))
    self.page = page
    var lifecycle = reading.lifecycle
    lifecycle.language = loader.language ?? lifecycle.language
    self.lifecycle = lifecycle
    sourceMap = reading.sourceMap
    // A suppression may be for another version than the one asked for, or for claims.
    let unreported = loader.version == nil && loader.provesClaims ? [] : [DiagnosticDescriptor.unusedSuppression.id]
    let claims = loader.provesClaims ? [] : CheckRegistry.aboutClaims
    diagnostics = FileDiagnostics(page.source, found.filter { !unreported.contains($0.id) && !claims.contains($0.id) })
  }

  /// Whether nothing should be made of it.
  var hasErrors: Bool { diagnostics.diagnostics.contains { $0.severity == .error } }
}

extension DiagnosticDescriptor {
  /// Everything that Instar may say of a page: what the reader reports, then what the checks report, then of regions.
  static var known: [DiagnosticDescriptor] {
    ReaderSituations.all + CheckRegistry.all.map { $0.descriptor } + [.malformedRegion, .unfilledRegion]
  }
}
