import LifecycleModel

/// Ranks pages and versions by how well they explain the calls of a log.
package struct LogRanking: Sendable {
  /// A page at some versions, with what the log costs on it.
  package struct Entry: Sendable {
    /// The page.
    package let page: RankedPage
    /// The versions, which the log does not tell apart.
    package private(set) var versions: [VersionSelection?]
    /// The digests of what the page says about calls: at these versions, and as a whole.
    package private(set) var digests: Set<String>
    /// The cost.
    package let tally: CallTally
    /// The numbers of its candidates.
    fileprivate(set) var numbers: [Int]

    /// Takes another entry of the page in.
    fileprivate mutating func unite(with other: Entry) {
      versions += other.versions
      digests.formUnion(other.digests)
      numbers += other.numbers
    }

    fileprivate init(_ page: RankedPage, _ candidate: RankingCandidate, _ tally: CallTally, number: Int) {
      (self.page, self.tally) = (page, tally)
      versions = candidate.versions
      digests = [candidate.lifecycle.callDigest, page.lifecycle.callDigest]
      numbers = [number]
    }

    /// The page with its versions: `uikit-scenes at iOS 13 to 27`.
    package var name: String {
      let versions = page.text(of: versions)
      return versions.isEmpty ? page.name : "\(page.name) at \(versions)"
    }
  }

  private let pages: [RankedPage]
  private let survey: RankingSurvey
  private let options: RankingOptions
  private let candidates: [RankingCandidate]
  private var log: JudgedLog
  private var tallies: [CallTally] = []

  /// Begins the second reading, with what the first has found.
  ///
  /// - Parameter mostAnswers: The number of different answers of all candidates to a call that are kept.
  package init(
    _ pages: [RankedPage], _ survey: RankingSurvey, _ options: RankingOptions, mostAnswers: Int = 50_000
  ) {
    self.pages = pages
    self.survey = survey
    self.options = options
    candidates = pages.enumerated().flatMap { RankingCandidate.all(of: $1, number: $0) }
    log = JudgedLog(
      candidates.enumerated().map { ($0, $1) }, of: pages, survey, options, mostRows: mostAnswers)
  }

  /// The numbers of the pages whose readers read the log, in this order.
  package var pagesToRead: [Int] { log.pages }

  /// The first process of which it is not known whether it is one.
  package var undatedProcess: UndatedProcess? { log.undatedProcess }

  /// The number of calls of the log.
  package var callCount: Int { log.answers.callCount }

  /// Takes the next event of a reader with these pages.
  package mutating func take(_ event: LogEvent) { log.take(event) }

  /// Ends the log.
  package mutating func end() {
    log.end()
    tallies = candidates.enumerated().map { number, candidate in
      CallTally(log.answers.answers(of: number), seen: log.callbacks(of: number), on: candidate.lifecycle)
    }
  }

  /// The pages with their versions, the best first; those last that list no call of the log. Versions of a page that cost the
  /// same are one entry.
  package var entries: [Entry] {
    var entries: [Entry] = []
    for (number, candidate) in candidates.enumerated() {
      let entry = Entry(pages[candidate.page], candidate, tallies[number], number: number)
      let known = entries.firstIndex { candidates[$0.numbers[0]].page == candidate.page && $0.tally == entry.tally }
      if let known { entries[known].unite(with: entry) } else { entries.append(entry) }
    }
    return entries.enumerated().sorted { left, right in
      let (first, second) = (left.element.tally, right.element.tally)
      guard first.isAboutSomethingElse == second.isAboutSomethingElse else { return second.isAboutSomethingElse }
      return (first.bits, left.offset) < (second.bits, right.offset)
    }.map(\.element)
  }

  /// The comparison of two entries, call by call. It needs a third reading if there are too many different answers to be kept.
  package func comparison(of first: Entry, with second: Entry) -> CallComparison {
    let numbers = [first.numbers[0], second.numbers[0]]
    let lifecycles = numbers.map { candidates[$0].lifecycle }
    if log.answers.isComplete { return CallComparison(log, of: numbers, lifecycles, isComplete: true) }
    let own = JudgedLog(
      numbers.enumerated().map { ($0, candidates[$1]) }, of: pages, survey, options, mostRows: .max)
    return CallComparison(own, of: [0, 1], lifecycles, isComplete: false)
  }
}

extension LogRanking {
  /// The verdict of a log on the pages.
  package enum Verdict: Hashable, Sendable {
    /// The first explains it best.
    case decided
    /// There are fewer calls than decide.
    case fewCalls
    /// The first and the second differ too little.
    case close
    /// The first lists less than half of the calls.
    case mostlyUnlisted
    /// The first explains fewer calls than another page, which allows more.
    case conflicting
  }

  /// The fewest calls that decide.
  package static let fewestCalls = 20
  /// The least difference that decides, in bits: a thousand to one.
  package static let leastDifference = 10.0
  /// The least difference that decides between pages that explain as many calls, in bits per call: the second allows twice as many
  /// calls, on average. Below it, they only say the same in more or less detail.
  package static let leastDifferencePerCall = 1.0

  /// The verdict.
  package var verdict: Verdict {
    let entries = entries
    guard let first = entries.first, callCount >= Self.fewestCalls else { return .fewCalls }
    guard first.tally.unlisted * 2 <= callCount else { return .mostlyUnlisted }
    guard entries.allSatisfy({ $0.tally.unexplained >= first.tally.unexplained }) else { return .conflicting }
    return rivals(of: first).isEmpty ? .decided : .close
  }

  /// The pages that explain the log about as well as the best one.
  package var rivals: [Entry] { entries.first.map(rivals) ?? [] }

  private func rivals(of first: Entry) -> [Entry] {
    entries.dropFirst().filter { entry in
      guard !entry.tally.isAboutSomethingElse else { return false }
      let explainsAsMuch = entry.tally.unexplained <= first.tally.unexplained
      let least = explainsAsMuch ? Self.leastDifferencePerCall * Double(callCount) : 0
      return entry.tally.bits - first.tally.bits < max(Self.leastDifference, least)
    }
  }
}
