import Diagnostics
import LifecycleModel
import Text

/// All that reading a page yields: the best lifecycle there is, where it says what, and what is wrong with it.
package struct Reading: Sendable {
  /// The page.
  package let file: SourceFile
  /// What it says.
  package let lifecycle: Lifecycle
  /// Where it says it.
  package let sourceMap: SourceMap
  /// What the reader found wrong, by position; allowances are not yet applied.
  package let diagnostics: [Diagnostic]
  /// What the page says may be so.
  package let allowances: [Allowance]
  /// The parts of the page that the tool owns, which are not read.
  package let regions: [Region]

  /// The page as it is at one version: what does not exist then is gone.
  package func at(_ version: PlatformVersion) -> Reading {
    let selection = LifecycleSelection(of: lifecycle, sourceMap: sourceMap, at: version)
    return Reading(
      file: file, lifecycle: selection.lifecycle, sourceMap: selection.sourceMap, diagnostics: diagnostics,
      allowances: allowances, regions: regions)
  }

  /// The page as it is at each of its boundaries, or just the page where it is about one version.
  package var projections: [Reading] {
    let boundaries = lifecycle.boundaries
    return boundaries.isEmpty ? [self] : boundaries.map(at)
  }

  /// The reader's diagnostics and a page's findings without those that the page allows, by position, with a warning for
  /// each allowance that silences nothing.
  package func silencing(_ findings: [Diagnostic], knownIDs: [String]) -> [Diagnostic] {
    let all = (diagnostics + findings).sortedByPosition()
    let allowed = allowances.flatMap { allowance in allowance.ids.map { ($0.name, $0.range, allowance.scope) } }
    let allowedByID = Dictionary(grouping: allowed, by: \.0)
    var used: Set<SourceRange> = []
    let kept = all.filter { diagnostic in
      let silencers = (allowedByID[diagnostic.id] ?? []).filter { $0.2.contains(diagnostic.range) }.map(\.1)
      used.formUnion(silencers)
      return silencers.isEmpty
    }
    let unused = allowances.flatMap(\.ids).filter { !used.contains($0.range) }.map { id in
      let nearest = knownIDs.contains(id.name) ? nil : NearestWord.match(for: id.name, in: knownIDs)
      return Diagnostic.unusedAllowance(id.name, nearest: nearest, at: id.range)
    }
    return (kept + unused).sortedByPosition()
  }
}
