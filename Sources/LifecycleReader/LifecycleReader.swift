import Diagnostics
import LifecycleModel

/// Reads a page; never throws, never stops at the first problem.
package enum LifecycleReader {
  /// The most places of a page that are told to be no UTF-8.
  private static let mostMalformed = 1000

  /// The life cycle of a page's text alone, without what is to be told of the page: `instar when` reads ten pages for an answer.
  package static func lifecycle(of file: SourceFile, catalog: APICatalog = .standard) -> Lifecycle {
    read(file, catalog: catalog, findsUnused: false).lifecycle
  }

  /// Reads a page's text into a life cycle; `catalog` has the types that its delegates may have.
  package static func read(_ file: SourceFile, catalog: APICatalog = .standard) -> Reading {
    read(file, catalog: catalog, findsUnused: true)
  }

  private static func read(_ file: SourceFile, catalog: APICatalog, findsUnused: Bool) -> Reading {
    let whole = MarkdownParser.parse(file)
    let regions = PageRegions(whole)
    // The text of a region is the tool's, not the page's own.
    let document = whole.without(regions.nodes)
    let report = Report(of: file)
    // Neighbours are one finding, and a file that is no text at all has a bounded number of them.
    let malformed = file.malformedRanges.united
    for range in malformed.prefix(mostMalformed - 1) { report.add(.invalidText(at: range)) }
    if malformed.count >= mostMalformed {
      report.add(.invalidText(at: malformed[mostMalformed - 1], others: malformed.count - mostMalformed))
    }
    for diagnostic in regions.diagnostics { report.add(diagnostic) }
    let (lifecycle, unread) = lifecycle(of: document, catalog: catalog, report, findsUnused: findsUnused)
    return Reading(
      file: file, lifecycle: lifecycle, sourceMap: report.sourceMap,
      diagnostics: report.diagnostics.sortedByPosition(),
      suppressions: SuppressionFinder(document: document).suppressions, regions: regions.regions, unread: unread)
  }

  /// Reads the sections, those that define names before those that use them, in whatever order they are on the page. With
  /// `findsUnused`, reports what no section reads, and returns the prose that no output has.
  private static func lifecycle(
    of document: MarkdownDocument, catalog: APICatalog, _ report: Report, findsUnused: Bool
  ) -> (Lifecycle, unread: [SourceRange]) {
    let outline = PageOutline(document, vocabulary: .standard)
    for nearMiss in outline.nearMisses { report.add(nearMiss) }
    var lifecycle = IntroductionReader(document: document, report: report).read(outline)
    let names = NameTable(platform: lifecycle.platform, catalog: catalog, report: report)
    let delegates = DelegatesReader(document: document, names: names, hasSwift: lifecycle.hasSwift)
    outline.parts(of: .delegates).forEach(delegates.read)
    var states = StatesReader(document: document, names: names)
    states.read(outline.parts(of: .states))
    lifecycle.states = states.states
    let parents = Set(lifecycle.states.compactMap(\.parent))
    names.states.sourcesOfAny = lifecycle.stateIDs.filter { !lifecycle[$0].isFinal && !parents.contains($0) }
    let callbacks = CallbacksReader(document: document, names: names)
    for part in outline.parts(of: .callbacks) { callbacks.read(part) }
    let transitions = TransitionsReader(
      document: document, names: names, leafCounts: StateHierarchy(lifecycle).leafCounts)
    lifecycle.transitions = transitions.read(outline.parts(of: .transitions))
    let scenarios = ScenariosReader(document: document, names: names)
    lifecycle.scenarios = scenarios.read(outline.parts(of: .scenarios))
    let rules = RulesReader(document: document, names: names)
    lifecycle.rules = outline.parts(of: .rules).flatMap(rules.read)
    var counterparts = CounterpartsReader(document: document, names: names)
    lifecycle.equivalents = outline.parts(of: .counterparts).flatMap { counterparts.read($0) }
    let sceneConfigurations = SceneConfigurationsReader(document: document, report: report)
    lifecycle.sceneConfigurations = outline.parts(of: .sceneConfigurations).flatMap(sceneConfigurations.read)
    var logLines = LogLinesReader(document: document, names: names)
    logLines.read(outline.parts(of: .logLines))
    lifecycle.logLines = logLines.lines
    let unused = findsUnused ? UnusedContent(of: document, outline, names) : nil
    for finding in unused?.findings ?? [] {
      report.add(.unusedContent(finding, in: lifecycle.language))
      // That a state cannot be reached, or a callback is not called, may be because of it.
      switch finding.kind {
      case .transitions: report.sourceMap.unread.transitions.append(finding.place)
      case .callbacks: report.sourceMap.unread.mentions.append(finding.place)
      default: break
      }
    }
    lifecycle.delegates = names.delegates.all
    lifecycle.callbacks = names.callbacks.all
    lifecycle.catalog = names.catalog
    if lifecycle.hasUnreadBoundaries { report.add(.tooManyVersions(at: report.sourceMap.title)) }
    return (lifecycle, unused?.unread(in: lifecycle) ?? [])
  }
}
