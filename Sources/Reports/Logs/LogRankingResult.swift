import LifecycleLogs
import Text

/// The ranking of pages by a log, as reports show it.
package struct LogRankingResult: Sendable {
  /// The number of calls.
  package let callCount: Int
  package let verdict: LogRanking.Verdict
  /// The pages with their versions, the best first.
  package let entries: [LogRanking.Entry]
  /// The pages that explain the log about as well as the first.
  package let rivals: [LogRanking.Entry]
  /// The calls that decide between the first and the second.
  package let differences: [CallComparison.Difference]
  /// The pages that the log's launch lines name, those first that most name.
  package let loggedPages: [(page: RankingSurvey.LoggedPage, count: Int)]

  /// Takes what the readings have found.
  package init(
    _ ranking: LogRanking, _ entries: [LogRanking.Entry], _ differences: [CallComparison.Difference],
    loggedPages: [RankingSurvey.LoggedPage: Int]
  ) {
    callCount = ranking.callCount
    verdict = ranking.verdict
    rivals = ranking.rivals
    self.entries = entries
    self.differences = differences
    self.loggedPages = loggedPages.sorted { left, right in
      let names = [left, right].map { ($0.key.title, $0.key.digest ?? "") }
      return left.value == right.value ? names[0] < names[1] : left.value > right.value
    }.map { ($0.key, $0.value) }
  }

  package func bitsPerCall(_ entry: LogRanking.Entry) -> Double { entry.tally.bits / Double(max(1, callCount)) }

  /// Returns `true` for an entry whose page a launch line names, by its title and its digest.
  package func isNamed(_ entry: LogRanking.Entry, _ logged: RankingSurvey.LoggedPage) -> Bool {
    logged.title == entry.page.lifecycle.name && logged.digest.map(entry.digests.contains) == true
  }
}

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
