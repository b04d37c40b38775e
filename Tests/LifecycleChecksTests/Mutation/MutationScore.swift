import LifecycleChecks
import LifecycleModel
import LifecycleReader
import TestSupport

/// Mutants of a page that its rules, its scenarios and the checks distinguish from the page.
struct MutationScore {
  /// The number of mutants.
  let mutantCount: Int
  /// The names of those that no check catches, in page order.
  let uncovered: [String]
  /// The number of mutants that each check catches, by its id.
  let catches: [String: Int]

  /// Checks mutants of a page, one in ten unless all cases are tried, at each version at which the page changes.
  init(of page: TestPage) {
    let reading = page.reading
    let versions = reading.lifecycle.boundaries
    let known = Self.diagnostics(in: reading.lifecycle, reading.sourceMap, at: versions)
    let mutants = Seeds.cases(of: Mutant.all(of: reading.lifecycle, reading.sourceMap), oneIn: 10)
    let catchers = mutants.map { mutant in
      Set(Self.diagnostics(in: mutant.lifecycle, mutant.sourceMap, at: versions).subtracting(known).map(\.id))
    }
    mutantCount = mutants.count
    uncovered = zip(mutants, catchers).filter { $1.isEmpty }.map(\.0.name)
    catches = catchers.joined().reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  /// The share of mutants that are caught, from 0 to 1.
  var share: Double { Double(mutantCount - uncovered.count) / Double(mutantCount) }

  /// The score for people.
  func text(of name: String) -> String {
    let caught = mutantCount - uncovered.count
    var lines = ["\(name): \(mutantCount) mutants, \(caught) caught, \(Int(share * 100)) %", ""]
    lines += catches.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.value) by \($0.key)" }
    if !uncovered.isEmpty { lines += ["", "Not covered:", ""] + uncovered.map { "- \($0)" } }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func diagnostics(
    in lifecycle: Lifecycle, _ sourceMap: SourceMap, at versions: [VersionSelection]
  ) -> Set<DiagnosticIdentity> {
    let projections = versions.map { LifecycleSelection(of: lifecycle, sourceMap: sourceMap, at: $0) }
    let subjects =
      projections.isEmpty
      ? [CheckSubject(lifecycle, sourceMap: sourceMap)]
      : zip(projections, versions).map { CheckSubject($0.lifecycle, sourceMap: $0.sourceMap, at: $1) }
    return Set(CheckRegistry.diagnostics(in: subjects).map(DiagnosticIdentity.init))
  }
}
