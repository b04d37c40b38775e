import LifecycleLogs
import LifecycleModel

/// A log and the pages that explain it, the best first.
struct RankedLog {
  /// The pages with their versions.
  let entries: [LogRanking.Entry]
  /// The verdict of the log on them.
  let verdict: LogRanking.Verdict
  /// The number of calls.
  let callCount: Int
  /// The calls that decide between the first and the second.
  let differences: [CallComparison.Difference]
  /// `true` if the log was read a third time.
  let isReadAgain: Bool

  /// Ranks pages, whose readers may be those of other logs, too.
  init(
    _ texts: [String], among pages: [RankedPage], readers: [MessageReader]? = nil,
    options: RankingOptions = RankingOptions(), blockSize: Int = 1 << 20, mostAnswers: Int = 50_000
  ) {
    let names = SharedNames(pages.map(\.lifecycle))
    let readers = MessageReaders(readers ?? pages.map { MessageReader($0.lifecycle) }, sharing: names)
    func read(_ pages: [Int], _ body: (LogEvent) -> Void) {
      guard !pages.isEmpty else { return }
      LogReader(readers.selecting(pages)).read(texts, blockSize) { event, _ in body(event) }
    }
    var survey = RankingSurvey(pages, names)
    read(Array(pages.indices)) { survey.take($0) }
    var ranking = LogRanking(pages, survey, options, mostAnswers: mostAnswers)
    read(ranking.pagesToRead) { ranking.take($0) }
    ranking.end()
    entries = ranking.entries
    verdict = ranking.verdict
    callCount = ranking.callCount
    guard entries.count > 1 else {
      (differences, isReadAgain) = ([], false)
      return
    }
    var comparison = ranking.comparison(of: entries[0], with: entries[1])
    isReadAgain = !comparison.isComplete
    if isReadAgain {
      read(comparison.pagesToRead) { comparison.take($0) }
      comparison.end()
    }
    differences = comparison.differences()
  }

  /// The entries in lines, for messages of tests: `uikit-scenes at iOS 13 to 27: 1.25 bits, 0 violations, 0 unlisted`.
  var lines: [String] {
    entries.map { entry in
      let tally = entry.tally
      let bits = (tally.bits / Double(max(1, callCount)) * 100).rounded() / 100
      return "\(entry.name): \(bits) bits, \(tally.violations) violations, \(tally.unlisted) unlisted"
    }
  }
}
