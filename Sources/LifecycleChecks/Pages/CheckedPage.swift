import Diagnostics
import LifecycleModel
import LifecyclePaths
import LifecycleReader
import Text

/// The way in which pages are read and checked: `instar check`, and every command that reads a page, ask the same one.
///
/// ```swift
/// let checked = PageCheck().page(Page(.file, name: "order.md", bytes: bytes))
/// print(checked.diagnostics, checked.summary)
/// ```
package struct PageCheck: Sendable {
  /// The version at which pages are read; `nil` for all versions that they describe.
  package var version: VersionSelection?
  /// The types that delegates may have, besides those of which the page names the module.
  package let catalog: APICatalog
  /// The number of scenes that share a process in proofs; `nil` for as many as a page needs.
  let scenes: Int?
  /// The number of product states to explore for one rule; `nil` where only states and transitions matter: nothing is
  /// proved then, and claims have no diagnostics.
  let limit: Int?
  /// The language of what is made; `nil` for the page's.
  let language: Language?
  /// The check of the regions that outputs fill.
  let regions: RegionCheck

  /// A check that only those who know the outputs can make: does a region's marker ask for something that there is?
  package struct RegionCheck: Sendable {
    /// The diagnostics of the markers of some regions.
    let diagnostics: @Sendable ([Region]) -> [Diagnostic]
    /// The descriptors of all that it can find.
    let descriptors: [DiagnosticDescriptor]

    /// Without outputs, no marker is looked at.
    package init(
      _ descriptors: [DiagnosticDescriptor] = [],
      diagnostics: @escaping @Sendable ([Region]) -> [Diagnostic] = { _ in [] }
    ) {
      self.descriptors = descriptors
      self.diagnostics = diagnostics
    }
  }

  package init(
    version: VersionSelection? = nil, catalog: APICatalog = .standard, scenes: Int? = nil,
    limit: Int? = Prover.standardLimit, language: Language? = nil, regions: RegionCheck = RegionCheck()
  ) {
    self.version = version
    self.catalog = catalog
    self.scenes = scenes
    self.limit = limit
    self.language = language
    self.regions = regions
  }

  /// The descriptors of all that it can find: the reader's, the checks', then those of regions.
  package var descriptors: [DiagnosticDescriptor] {
    ReaderDescriptors.all + CheckRegistry.all.map { $0.descriptor } + regions.descriptors
  }

  /// Reads and checks a page.
  package func page(_ page: Page) -> CheckedPage { CheckedPage(page, self) }
}

/// A page with the life cycle that it describes, and its diagnostics.
package struct CheckedPage: Sendable {
  package let page: Page
  /// The life cycle that it describes, at the requested version.
  package let lifecycle: Lifecycle
  /// The places of the life cycle's elements on the page.
  package let sourceMap: SourceMap
  /// The diagnostics of the reader and the checks, without suppressed ones.
  package let diagnostics: FileDiagnostics
  /// The places of prose that no output has.
  private let unread: [SourceRange]
  /// The numbers of rules that hold at every version that has them, and of those that never apply; `nil` where nothing was proved,
  /// at some version at least.
  private let rules: (proved: Int, vacuous: Int)?

  fileprivate init(_ page: Page, _ check: PageCheck) {
    let whole = LifecycleReader.read(page.source, catalog: check.catalog)
    let reading = check.version.map(whole.at) ?? whole
    let projections = reading.projections
    let subjects = projections.concurrentMap {
      CheckSubject(
        $0.lifecycle, sourceMap: $0.sourceMap, at: $0.selection, amongVersions: projections.count,
        scenes: check.scenes, limit: check.limit)
    }
    let claims = CheckRegistry.diagnostics(in: subjects)
    // A suppressed diagnostic proves nothing.
    func places(_ ids: Set<String>) -> Set<SourceRange> { Set(claims.filter { ids.contains($0.id) }.map(\.range)) }
    let (doubted, vacuous) = (places(CheckRegistry.doubts), places(CheckRegistry.vacuous))
    let isProved = subjects.allSatisfy { $0.prover != nil }
    let holding = reading.sourceMap.rules.filter { !doubted.contains($0) }
    let vacuousCount = holding.count { vacuous.contains($0) }
    rules = isProved ? (holding.count - vacuousCount, vacuousCount) : nil
    let found = reading.suppressing(
      claims + check.regions.diagnostics(reading.regions), knownIDs: check.descriptors.map(\.id))
    self.page = page
    var lifecycle = reading.lifecycle
    lifecycle.language = check.language ?? lifecycle.language
    self.lifecycle = lifecycle
    sourceMap = reading.sourceMap
    unread = reading.unread
    // A suppression may be for another version than the one asked for, or for claims.
    let isComplete = check.version == nil && isProved
    let unused = DiagnosticDescriptor.unusedSuppression.id
    diagnostics = FileDiagnostics(page.source, isComplete ? found : found.filter { $0.id != unused })
  }

  /// `true` where a command ends with exit 1, whatever it has written.
  package var hasErrors: Bool { diagnostics.diagnostics.contains { $0.severity == .error } }

  /// The errors for which no output is made: those in what the page says. A claim that fails is told, and withholds nothing.
  package var errorsInText: [Diagnostic] {
    diagnostics.diagnostics.filter { $0.severity == .error && !CheckRegistry.claims.contains($0.id) }
  }
}

extension CheckedPage {
  /// What was understood of the page, in one line:
  /// `ble.md: 14 states, 31 transitions, 4 delegates (1 of an Apple type), 5 events without calls, 3 rules proved`.
  ///
  /// Parts of which there are none are left out; a page that calls nothing says so. A rule counts from one stay in the initial state to the
  /// next, where the process or the scene has ended; a page that comes back there says so.
  package var summary: String {
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
  package var unreadStatus: String? { unreadLines.map { "\(page.source.path): \($0)" } }

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

extension CheckedPage {
  /// The version that is of none of the page's platforms, with these; `nil` where all are.
  package func stranger(in selection: VersionSelection) -> (version: PlatformVersion, platforms: [String])? {
    guard let platform = lifecycle.platform else { return nil }
    let platforms = [platform] + lifecycle.otherSystems.compactMap(\.platform)
    let stranger = (selection.systems + selection.sdks).first { version in
      !platforms.contains { version.isComparable(to: PlatformVersion($0, version.version)) }
    }
    return stranger.map { ($0, platforms) }
  }
}
