import Diagnostics

/// Reads a page; never throws, never stops at the first problem.
package enum LifecycleReader {
  /// Reads a page's text into a lifecycle.
  package static func read(_ file: SourceFile) -> Reading {
    let whole = MarkdownParser.parse(file)
    let regions = PageRegions(whole)
    // What the tool itself has written is none of the page's own words.
    let document = whole.without(regions.nodes)
    var builder = PageBuilder(document: document)
    for range in file.malformedRanges { builder.report(.invalidText(at: range)) }
    for diagnostic in regions.diagnostics { builder.report(diagnostic) }
    let outline = PageOutline(document, vocabulary: builder.vocabulary)
    for misspelling in outline.misspellings {
      builder.report(
        .misspeltSection(misspelling.words, meant: misspelling.suggestion, at: misspelling.range))
    }
    builder.readIntroduction(outline)
    // Names must be known before what uses them, wherever on the page they stand.
    for kind in SectionKind.allCases {
      for section in outline.sections where section.kind == kind { builder.read(section) }
      if kind == .states { builder.settleInitialState() }
    }
    return Reading(
      file: file, lifecycle: builder.lifecycle, sourceMap: builder.sourceMap,
      diagnostics: builder.diagnostics.sortedByPosition(), allowances: AllowanceFinder(document).allowances,
      regions: regions.regions)
  }
}

extension PageBuilder {
  /// Reads one section.
  fileprivate mutating func read(_ section: PageOutline.Section) {
    switch section.kind {
    case .delegates: readDelegates(section.part)
    case .states: readStates(section.part)
    case .callbacks: readCallbacks(section.part)
    case .transitions: readTransitions(section.part)
    case .scenarios: readScenarios(section.part)
    case .rules: readRules(section.part)
    case .equivalents: readEquivalents(section.part)
    case .sceneConfigurations: readSceneConfigurations(section.part)
    }
  }
}
