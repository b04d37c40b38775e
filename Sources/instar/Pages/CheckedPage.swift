import Diagnostics
import LifecycleChecks
import LifecycleModel
import LifecycleReader
import Text

/// A page with the life cycle that it describes, and its diagnostics.
struct CheckedPage: Sendable {
  let page: Page
  /// The life cycle that it describes, at the requested version.
  let lifecycle: Lifecycle
  /// The places of the life cycle's elements on the page.
  let sourceMap: SourceMap
  /// The diagnostics of the reader and the checks, without suppressed ones.
  let diagnostics: FileDiagnostics
  /// The places of prose that no output has.
  let unread: [SourceRange]
  /// The numbers of rules that hold at every version that has them, and of those that never apply; `nil` where nothing was proved.
  let rules: (proved: Int, vacuous: Int)?

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
    func places(_ ids: Set<String>) -> Set<SourceRange> { Set(claims.filter { ids.contains($0.id) }.map(\.range)) }
    let (doubted, vacuous) = (places(CheckRegistry.doubts), places(CheckRegistry.vacuous))
    rules = loader.limit.map { _ in
      let holding = reading.sourceMap.rules.filter { !doubted.contains($0) }
      let count = holding.count { vacuous.contains($0) }
      return (holding.count - count, count)
    }
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

extension CheckedPage {
  /// What was understood of the page, in one line:
  /// `ble.md: 14 states, 31 transitions, 4 delegates (1 of an Apple type), 5 events without calls, 3 rules proved`.
  ///
  /// Parts of which there are none are left out; a page that calls nothing says so. A rule counts from one stay in the initial state to the
  /// next, where the process or the scene has ended; a page that comes back there says so.
  var summary: String {
    func counted(_ count: Int, _ one: String, _ many: String) -> String? {
      count == 0 ? nil : "\(count) \(count == 1 ? one : many)"
    }
    let ofApple = lifecycle.delegates.count { $0.types.contains { APICatalog.standard.knows(type: $0) } }
    let types =
      switch ofApple {
      case 0: ""
      case lifecycle.delegates.count where ofApple == 1: " (of an Apple type)"
      case lifecycle.delegates.count: " (all of Apple types)"
      default: " (\(ofApple) of \(ofApple == 1 ? "an Apple type" : "Apple types"))"
      }
    let chains = lifecycle.chains
    let silent = chains.count { $0.allSatisfy { lifecycle[$0].steps.isEmpty } }
    let calls =
      silent == chains.count ? "no calls" : counted(silent, "event without calls", "events without calls")
    let restart = lifecycle.transitions.first { lifecycle[$0.target].isInitial && $0.source != $0.target }
    let scope = restart.map { " for each run from '\(lifecycle[$0.target].name)'" } ?? ""
    let parts = [
      counted(lifecycle.states.count, "state", "states"), counted(chains.count, "transition", "transitions"),
      counted(lifecycle.delegates.count, "delegate", "delegates").map { $0 + types }, calls,
      counted(lifecycle.scenarios.count, "scenario", "scenarios"),
      rules.flatMap { counted($0.proved, "rule proved", "rules proved") }.map { $0 + scope },
      rules.flatMap { counted($0.vacuous, "rule that never applies", "rules that never apply") },
    ]
    let known = parts.compactMap(\.self).joined(separator: ", ")
    return "\(page.source.path): " + [known, unreadLines].compactMap(\.self).joined(separator: "; ")
  }

  /// What a check says of a page with errors: the lines that no diagnostic tells and no output has.
  var unreadStatus: String? { unreadLines.map { "\(page.source.path): \($0)" } }

  /// The lines whose words no output has: `lines 31–34, 40 and 79 are prose that no output has`; `nil` without any.
  private var unreadLines: String? {
    var runs: [ClosedRange<Int>] = []
    for block in unread {
      let lines = page.source.line(at: block.start)...page.source.line(at: max(block.start, block.end - 1))
      if let last = runs.last, lines.lowerBound <= last.upperBound + 1 {
        runs[runs.count - 1] = last.lowerBound...max(last.upperBound, lines.upperBound)
      } else {
        runs.append(lines)
      }
    }
    let all = runs.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)" }
    guard let last = all.last else { return nil }
    if all.count == 1 {
      return (runs[0].count == 1 ? "line \(last) is" : "lines \(last) are") + " prose that no output has"
    }
    let hidden = all.count - Self.mostPlaces
    let end = hidden > 0 ? "\(hidden) more" : last
    return "lines \(all.dropLast(max(1, hidden)).joined(separator: ", ")) and \(end) are prose that no output has"
  }

  /// The most places of prose that a summary lists.
  private static var mostPlaces: Int { 20 }
}
