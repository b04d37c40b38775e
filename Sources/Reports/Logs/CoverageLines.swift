import LifecycleLogs
import Text

/// The counts of what a log covers, for programs that add those of its parts: a JSON object for each element, and for each set
/// of transitions of which one is covered. `Schemas/log-check.schema.json` describes them.
package struct CoverageLines: Sendable {
  private let report: CoverageReport
  private let words: CoverageJSON

  /// Prepares for a report.
  package init(_ report: CoverageReport) {
    self.report = report
    words = CoverageJSON(report)
  }

  /// The lines, each with a line end.
  package var text: String {
    let lines = report.sections.flatMap(elements) + report.coverage.allAlternatives.map(alternatives)
    return lines.map { JSONValue.object(members: [("schema", "instar/1")] + $0).compact + "\n" }.joined()
  }

  private func elements(of section: CoverageSection) -> [[(name: String, value: JSONValue)]] {
    section.all.enumerated().map { index, item in
      let sums = report.coverage.sums(for: item.element)
      return [
        ("type", "covered"), ("kind", .string(section.kind.rawValue)), ("number", .int(index + 1)),
      ] + words.names(of: item.element) + [
        ("observable", .bool(item.count != nil)), ("sure", .int(sums?.sure ?? 0)),
        ("possible", .int(sums?.possible ?? 0)), ("shared", .int(sums?.shared ?? 0)),
        ("shown", .bool(sums?.isShown ?? false)), ("first", example(sums?.first)),
      ]
    }
  }

  private func alternatives(_ set: LogCoverage.Alternatives) -> [(name: String, value: JSONValue)] {
    [
      ("type", "alternatives"), ("transitions", .array(set.transitions.map { .int($0.index + 1) })),
      ("lifeCycles", .int(set.lifeCount)), ("first", example(set.first)),
    ]
  }

  private func example(_ example: CoverageExample?) -> JSONValue {
    guard let example else { return .null }
    return .object(members: words.members(of: example) + [("atEnd", .bool(example.isAtEnd))])
  }
}
