import Diagnostics
import LifecycleChecks
import LifecycleModel
import LifecyclePaths
import LifecycleReader

/// A page with the life cycle that it describes, and its diagnostics.
struct CheckedPage: Sendable {
  /// The page.
  let page: Page
  /// The life cycle that it describes, at the requested version.
  let lifecycle: Lifecycle
  /// The places of the life cycle's elements on the page.
  let sourceMap: SourceMap
  /// The diagnostics of the reader and the checks, without suppressed ones.
  let diagnostics: FileDiagnostics

  /// Reads and checks a page, at one version or as a whole.
  ///
  /// If only its runs matter (`isAboutRuns`), diagnostics of its claims are left out, and little time is spent on them.
  init(
    _ page: Page, at version: PlatformVersion? = nil, _ proofs: ProofOptions? = nil, isAboutRuns: Bool = false
  ) {
    let whole = LifecycleReader.read(page.source)
    let reading = version.map(whole.at) ?? whole
    let limit = isAboutRuns ? 1 : proofs?.explore ?? Prover.standardLimit
    let subjects = reading.projections.map {
      CheckSubject(
        $0.lifecycle, sourceMap: $0.sourceMap, scenes: proofs?.scenes.count, limit: limit)
    }
    let found = reading.suppressing(
      CheckRegistry.diagnostics(in: subjects) + RegionRequest.diagnostics(in: reading.regions),
      knownIDs: DiagnosticDescriptor.known.map(\.id))
    self.page = page
    lifecycle = reading.lifecycle
    sourceMap = reading.sourceMap
    // A suppression may be for another version than the requested one, or for a diagnostic that is left out here.
    let unreported = version == nil && !isAboutRuns ? [] : [DiagnosticDescriptor.unusedSuppression.id]
    let claims = isAboutRuns ? CheckRegistry.aboutClaims : []
    diagnostics = FileDiagnostics(page.source, found.filter { !unreported.contains($0.id) && !claims.contains($0.id) })
  }

  /// `true` where no output should be made.
  var hasErrors: Bool { diagnostics.diagnostics.contains { $0.severity == .error } }
}

extension DiagnosticDescriptor {
  /// All descriptors of pages' diagnostics: the reader's, the checks', then those of regions.
  static var known: [DiagnosticDescriptor] {
    ReaderSituations.all + CheckRegistry.all.map { $0.descriptor } + [.malformedRegion, .unfilledRegion]
  }
}
