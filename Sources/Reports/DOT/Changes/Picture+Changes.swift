import Diagrams
import Emission
import LifecycleDiff
import LifecycleModel

extension Picture {
  /// The states view of both life cycles of a report, with what has changed from one to the other.
  package init(of report: DiffReport) {
    let merged = MergedLifecycle(report.difference)
    let sides = report.oldName == report.newName ? [report.newName] : [report.oldName, report.newName]
    let names = sides.joined(separator: " → ")
    let layer = ChangesLayer(merged, title: names, hasOtherChanges: !report.difference.edits.isEmpty)
    self.init(
      dot: StateDiagram(layer).dot, title: layer.changeStrings.title(names), description: Self.description(of: report))
  }

  /// The changes in sentences; of editorial and of accepted changes only the numbers.
  private static func description(of report: DiffReport) -> String {
    let accepted = report.difference.changes.count - report.changes.count
    let counts =
      Impact.allCases.map { (report.count(of: $0), $0.rawValue) } + [(accepted, "accepted")]
    let summary = counts.filter { $0.0 > 0 }.map { "\($0) \($1)" }.joined(separator: ", ")
    guard !summary.isEmpty else {
      return ChangeStrings(language: report.new.language).nothing(hasOtherChanges: false) + "."
    }
    let sentences = report.changes.filter { $0.impact != .editorial }.map { $0.message + "." }
    return (["Changes: \(summary)."] + sentences).joined(separator: " ")
  }
}
