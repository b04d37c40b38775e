import LifecycleLogs
import Reports

/// The ranking of pages as a table, with the calls that decide below it.
struct LogRankingText {
  private let result: LogRankingResult
  private let files: [String]

  /// Shows a ranking; `files` are the names of the log's files.
  init(_ result: LogRankingResult, files: [String]) {
    self.result = result
    self.files = files
  }

  /// The table and the calls.
  var text: String {
    let head = ["Rank", "Page", "Version", "Bits per call", "Violations", "Unlisted", "Never observed"]
    let rows = result.entries.enumerated().map { index, entry in
      let numbers = [entry.tally.violations, entry.tally.unlisted, entry.tally.neverObserved].map(String.init)
      let version = entry.page.text(of: entry.versions)
      return [String(index + 1), entry.page.name, version, result.bitsPerCall(entry).hundredths] + numbers
    }
    return Listing([head] + rows).text + (result.differences.isEmpty ? "" : "\n" + differences)
  }

  private var differences: String {
    let names = result.entries.prefix(2).map(\.name)
    let rows = result.differences.map { difference in
      let place = "\(files[difference.place.file]):\(difference.place.line):\(difference.place.columns.lowerBound + 1)"
      let count = difference.count == 1 ? "once" : "\(difference.count) times"
      return [place, difference.name, count, difference.signedBits] + difference.answers.map(\.words)
    }
    return Listing([["Call", "", "", "Bits"] + names] + rows).text
  }
}

/// The result of a ranking in sentences.
struct LogRankingWords {
  private let result: LogRankingResult

  /// Takes a ranking.
  init(_ result: LogRankingResult) { self.result = result }

  /// The sentences.
  var lines: [String] {
    guard let first = result.entries.first else { return [] }
    return [verdict(on: first)] + result.loggedPages.map { logged($0.page, first) }
  }

  private func verdict(on first: LogRanking.Entry) -> String {
    let calls = "\(result.callCount) \(result.callCount == 1 ? "call" : "calls")"
    switch result.verdict {
    case .decided: return "\(calls): '\(first.name)' explains the log best"
    case .fewCalls:
      return "Undecided: \(calls), of at least \(LogRanking.fewestCalls) that decide"
    case .close:
      let names = ([first] + result.rivals).map { "'\($0.name)'" }
      let others = names.dropLast().joined(separator: ", ")
      return "Undecided: \(others) and \(names[names.count - 1]) explain the log about as well"
    case .mostlyUnlisted:
      return "Undecided: '\(first.name)' does not list \(first.tally.unlisted) of \(calls)"
    case .conflicting:
      let other = result.entries.min { $0.tally.unexplained < $1.tally.unexplained }
      return
        "Undecided: '\(first.name)' costs the fewest bits but does not explain \(first.tally.unexplained) of \(calls); "
        + "'\(other?.name ?? "")' does not explain \(other?.tally.unexplained ?? 0)"
    }
  }

  private func logged(_ page: RankingSurvey.LoggedPage, _ first: LogRanking.Entry) -> String {
    let name = "'\(page.title)'" + (page.digest.map { " (\($0))" } ?? "")
    if result.isNamed(first, page) { return "The log was generated from this page, \(name)" }
    guard let other = result.entries.first(where: { result.isNamed($0, page) }) else {
      return "The log was generated from \(name), which is none of these pages"
    }
    return "The log was generated from '\(other.name)', \(name)"
  }
}

extension CallComparison.Difference {
  /// `+21.0`: the bits of the second page less those of the first.
  fileprivate var signedBits: String { (bits < 0 ? "-" : "+") + bits.magnitude.hundredths }
}

extension CallAnswer {
  /// `one of 3`.
  fileprivate var words: String {
    switch self {
    case .expected(let count): count <= 1 ? "expected" : "expected, as one of \(count)"
    case .unexpected: "not allowed"
    case .unlisted: "not listed"
    }
  }
}

extension Double {
  /// A number that is not negative, with two decimal places: `1.07`.
  fileprivate var hundredths: String {
    let number = Int((self * 100).rounded())
    let rest = number % 100
    return "\(number / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
