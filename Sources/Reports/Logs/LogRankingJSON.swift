import LifecycleLogs
import Text

/// The ranking of pages as a JSON object, which `Schemas/log-which.schema.json` describes. Bits are in thousandths.
package struct LogRankingJSON: Sendable {
  private let result: LogRankingResult
  private let files: [String]

  /// Shows a ranking; `files` are the names of the log's files.
  package init(_ result: LogRankingResult, files: [String]) {
    self.result = result
    self.files = files
  }

  /// The object.
  package var text: String {
    let document: JSONValue = [
      "schema": "instar/1", "calls": .int(result.callCount), "verdict": .string(Self.name(of: result.verdict)),
      "candidates": .array(result.entries.enumerated().map { candidate($1, rank: $0 + 1) }),
      "deciding": .array(result.differences.map(difference)),
      "loggedPages": .array(
        result.loggedPages.map {
          ["title": .string($0.page.title), "digest": .optional($0.page.digest), "launches": .int($0.count)]
        }),
    ]
    return document.pretty
  }

  private static func name(of verdict: LogRanking.Verdict) -> String {
    switch verdict {
    case .decided: "decided"
    case .fewCalls: "few calls"
    case .close: "close"
    case .mostlyUnlisted: "mostly unlisted"
    case .conflicting: "conflicting"
    }
  }

  private func candidate(_ entry: LogRanking.Entry, rank: Int) -> JSONValue {
    let versions = entry.page.text(of: entry.versions)
    return [
      "rank": .int(rank), "page": .string(entry.page.name), "versions": .optional(versions.isEmpty ? nil : versions),
      "at": .array(entry.versions.compactMap { $0.map { .string($0.description) } }),
      "millibitsPerCall": .int(Int((result.bitsPerCall(entry) * 1000).rounded())),
      "millibits": .int(Int((entry.tally.bits * 1000).rounded())), "expected": .int(entry.tally.expected),
      "violations": .int(entry.tally.violations), "unlisted": .int(entry.tally.unlisted),
      "neverObserved": .int(entry.tally.neverObserved),
      "isNamed": .bool(result.loggedPages.contains { result.isNamed(entry, $0.page) }),
    ]
  }

  private func difference(_ difference: CallComparison.Difference) -> JSONValue {
    [
      "callback": .string(difference.name), "count": .int(difference.count),
      "millibits": .int(Int((difference.bits * 1000).rounded())),
      "file": .optional(files.indices.contains(difference.place.file) ? files[difference.place.file] : nil),
      "line": .int(difference.place.line), "column": .int(difference.place.columns.lowerBound + 1),
      "answers": .array(difference.answers.map(Self.answer)),
    ]
  }

  private static func answer(_ answer: CallAnswer) -> JSONValue {
    switch answer {
    case .expected(let count): ["kind": "expected", "among": .int(count)]
    case .unexpected: ["kind": "unexpected", "among": .null]
    case .unlisted: ["kind": "unlisted", "among": .null]
    }
  }
}
