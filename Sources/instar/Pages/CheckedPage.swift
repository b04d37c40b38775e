import Diagnostics
import LifecycleChecks
import LifecycleModel
import LifecyclePaths
import LifecycleReader

/// A page, what it says, and what is wrong with it.
struct CheckedPage: Sendable {
  /// The page.
  let page: Page
  /// What it says, at the version asked for.
  let lifecycle: Lifecycle
  /// Where it says it.
  let sourceMap: SourceMap
  /// What the reader and the checks found that the page does not allow.
  let diagnostics: FileDiagnostics

  /// Reads and checks a page, at one version or at all that it speaks of.
  ///
  /// Where only its runs matter (`isAboutRuns`), nothing is said of what it claims of them, and little time is spent on it.
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
    // An allowance may be for another version than the one asked for, or for what is not heard here.
    let unreported = version == nil && !isAboutRuns ? [] : [DiagnosticDescriptor.unusedSuppression.id]
    let claims = isAboutRuns ? CheckRegistry.aboutClaims : []
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
