import Diagnostics
import LifecycleModel
import Text

/// The result of reading a page: as much of the life cycle as can be read, its places, and the diagnostics.
package struct Reading: Sendable {
  /// The page.
  package let file: SourceFile
  /// The life cycle that it describes.
  package let lifecycle: Lifecycle
  /// The places of that in the page.
  package let sourceMap: SourceMap
  /// The reader's diagnostics by position; suppressions are not yet applied.
  package let diagnostics: [Diagnostic]
  /// The suppressions of the page.
  package let suppressions: [Suppression]
  /// The parts of the page that the tool owns, which are not read.
  package let regions: [Region]
  /// The places of paragraphs and items that no section reads and no output has: prose about the entries.
  package var unread: [SourceRange] = []

  /// The versions at which the page is read; `nil` for the whole page.
  package var selection: VersionSelection? = nil

  /// The page as it is at some versions, without what does not exist then.
  package func at(_ selection: VersionSelection) -> Reading {
    let part = LifecycleSelection(of: lifecycle, sourceMap: sourceMap, at: selection)
    return Reading(
      file: file, lifecycle: part.lifecycle, sourceMap: part.sourceMap, diagnostics: diagnostics,
      suppressions: suppressions, regions: regions, unread: unread, selection: selection)
  }

  /// The page as it is at each of its boundaries, or just the page where it is about one version.
  package var projections: [Reading] {
    let boundaries = lifecycle.boundaries
    return boundaries.isEmpty ? [self] : boundaries.map(at)
  }

  /// The reader's diagnostics and others of the page without those that the page suppresses, by position, with a warning
  /// for each suppression that hides nothing.
  ///
  /// The known ids are asked for only where there is such a suppression.
  package func suppressing(_ diagnostics: [Diagnostic], knownIDs: @autoclosure () -> [String]) -> [Diagnostic] {
    let all = (self.diagnostics + diagnostics).sortedByPosition()
    let suppressed = suppressions.flatMap { suppression in
      suppression.ids.map { ($0.name, $0.range, suppression.scope) }
    }
    let suppressedByID = Dictionary(grouping: suppressed, by: \.0)
    var used: Set<SourceRange> = []
    let kept = all.filter { diagnostic in
      let suppressions = (suppressedByID[diagnostic.id] ?? []).filter { $0.2.contains(diagnostic.range) }.map(\.1)
      used.formUnion(suppressions)
      return suppressions.isEmpty
    }
    let unusedIDs = suppressions.flatMap(\.ids).filter { !used.contains($0.range) }
    let knownIDs = unusedIDs.isEmpty ? [] : knownIDs()
    let unused = unusedIDs.map { id in
      let nearest = knownIDs.contains(id.name) ? nil : NearestWord.guess(for: id.name, in: knownIDs)
      return Diagnostic.unusedSuppression(id.name, nearest: nearest, at: id.range)
    }
    return (kept.countingUnknownStates + unused).sortedByPosition().limited
  }
}

extension [Diagnostic] {
  /// The most diagnostics of one kind on a page: a table that a program made may have a million rows with one fault.
  private static var mostOfOneKind: Int { 1000 }

  /// The diagnostics without those of a kind that has too many; the last one that is left says how many they are.
  fileprivate var limited: [Diagnostic] {
    if count <= Self.mostOfOneKind { return self }
    let totals = reduce(into: [:]) { $0[$1.id, default: 0] += 1 }
    var counts: [String: Int] = [:]
    return compactMap { diagnostic in
      let number = counts[diagnostic.id, default: 0] + 1
      counts[diagnostic.id] = number
      let surplus = totals[diagnostic.id, default: 0] - Self.mostOfOneKind
      if surplus <= 0 || number < Self.mostOfOneKind { return diagnostic }
      return number == Self.mostOfOneKind
        ? diagnostic.appending(" (\(surplus) more on this page have the id '\(diagnostic.id)')") : nil
    }
  }

  /// The diagnostics with a single one for each name of an unknown state, which is often the same slip in many paths.
  fileprivate var countingUnknownStates: [Diagnostic] {
    let id = DiagnosticDescriptor.unknownState.id
    var repeats: [String: [SourceRange]] = [:]
    for diagnostic in self where diagnostic.id == id {
      repeats[diagnostic.summary, default: []].append(diagnostic.range)
    }
    return compactMap { diagnostic in
      guard diagnostic.id == id, let places = repeats[diagnostic.summary], places.count > 1 else { return diagnostic }
      return places.first == diagnostic.range ? diagnostic.counting(repeats: places[1...].map { $0 }) : nil
    }
  }
}
