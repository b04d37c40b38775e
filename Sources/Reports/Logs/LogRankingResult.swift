import LifecycleLogs

/// The ranking of pages by a log, as reports show it.
package struct LogRankingResult: Sendable {
  /// The number of calls.
  package let callCount: Int
  /// The verdict.
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

  /// The bits per call of an entry.
  package func bitsPerCall(_ entry: LogRanking.Entry) -> Double { entry.tally.bits / Double(max(1, callCount)) }

  /// Returns `true` for an entry whose page a launch line names, by its title and its digest.
  package func isNamed(_ entry: LogRanking.Entry, _ logged: RankingSurvey.LoggedPage) -> Bool {
    logged.title == entry.page.lifecycle.name && logged.digest.map(entry.digests.contains) == true
  }
}
