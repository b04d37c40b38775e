import LifecycleDiff
import LifecycleModel

extension Picture {
  /// The states view of both life cycles of a report, with what has changed from one to the other.
  package init(of report: DiffReport) {
    let merged = MergedLifecycle(report.difference)
    let names = "\(report.oldName) → \(report.newName)"
    let layer = ChangesLayer(merged, title: names, hasOtherChanges: !report.difference.edits.isEmpty)
    self.init(
      dot: StateDiagram(layer).dot, title: layer.changeWords.title(names), description: Self.description(of: report))
  }

  /// The changes in sentences; of those that change no behaviour, how many there are.
  private static func description(of report: DiffReport) -> String {
    guard !report.changes.isEmpty else {
      return ChangeWords(language: report.new.language).nothing(hasOtherChanges: false) + "."
    }
    let counts = Impact.allCases.filter { report.count(of: $0) > 0 }.map { impact in
      "\(report.count(of: impact)) \(impact.rawValue)"
    }
    let told = report.changes.filter { $0.impact != .editorial }.map { $0.message + "." }
    return (["Changes: \(counts.joined(separator: ", "))."] + told).joined(separator: " ")
  }
}
