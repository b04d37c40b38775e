import LifecycleDiff
import Reports

/// The numbers of a report's changes, in words.
struct DiffSummary {
  private let report: DiffReport

  /// Counts the changes of a report.
  init(_ report: DiffReport) {
    self.report = report
  }

  /// `4 breaking, 1 compatible, 2 editorial changes`; `No change` where there is none.
  var text: String {
    let counts = Impact.allCases.map { ($0, report.count(of: $0)) }.filter { $0.1 > 0 }
    guard let last = counts.last else { return "No change" }
    return counts.map { "\($0.1) \($0.0.rawValue)" }.joined(separator: ", ") + (last.1 == 1 ? " change" : " changes")
  }
}
