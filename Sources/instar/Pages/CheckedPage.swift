import Diagnostics
import LifecycleChecks
import LifecycleModel
import LifecycleReader
import Text

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
  /// The places of prose that no output has.
  let unread: [SourceRange]
  /// The number of rules that hold at every version that has them; `nil` where nothing was proved.
  let provedRules: Int?

  /// Reads and checks a page as a loader is set up.
  init(_ page: Page, _ loader: PageLoader = PageLoader()) {
    let whole = LifecycleReader.read(page.source, catalog: loader.catalog)
    let reading = loader.version.map(whole.at) ?? whole
    let projections = reading.projections
    let subjects = projections.concurrentMap {
      CheckSubject(
        $0.lifecycle, sourceMap: $0.sourceMap, at: $0.selection, amongVersions: projections.count,
        scenes: loader.scenes, limit: loader.limit)
    }
    let claims = CheckRegistry.diagnostics(in: subjects)
    // A suppressed diagnostic proves nothing.
    let doubted = Set(claims.filter { CheckRegistry.doubts.contains($0.id) }.map(\.range))
    provedRules = loader.limit.map { _ in reading.sourceMap.rules.count { !doubted.contains($0) } }
    let found = reading.suppressing(
      claims + RegionRequest.diagnostics(in: reading.regions),
      knownIDs: DiagnosticDescriptor.known.map(\.id))
    self.page = page
    var lifecycle = reading.lifecycle
    lifecycle.language = loader.language ?? lifecycle.language
    self.lifecycle = lifecycle
    sourceMap = reading.sourceMap
    unread = reading.unread
    // A suppression may be for another version than the one asked for, or for claims.
    let isComplete = loader.version == nil && loader.limit != nil
    let unused = DiagnosticDescriptor.unusedSuppression.id
    diagnostics = FileDiagnostics(page.source, isComplete ? found : found.filter { $0.id != unused })
  }

  /// `true` where a command ends with exit 1, whatever it has written.
  var hasErrors: Bool { diagnostics.diagnostics.contains { $0.severity == .error } }

  /// The errors for which no output is made: those in what the page says. A claim that fails is told, and withholds nothing.
  var errorsInText: [Diagnostic] {
    diagnostics.diagnostics.filter { $0.severity == .error && !CheckRegistry.claims.contains($0.id) }
  }
}
