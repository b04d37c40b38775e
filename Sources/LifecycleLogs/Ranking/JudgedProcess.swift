import LifecycleModel
import LifecyclePaths

/// A process as candidates follow it.
struct JudgedProcess: Sendable {
  /// The key of its rows, in `keyed`.
  let key: LogKey?
  /// The number of its last call, among those of all processes.
  var lastCall: Int
  /// The calls with numbers.
  private var numbered = NumberedCalls<JudgedCall>()
  /// Its way through each candidate, by judge; `nil` before a line of it that the candidate's page reads.
  private var lives: [JudgedLives?]
  /// `true` if all candidates follow it.
  private var isOfAll = false

  /// A process without a call.
  init(key: LogKey?, lastCall: Int, judges: Int) {
    (self.key, self.lastCall) = (key, lastCall)
    lives = Array(repeating: nil, count: judges)
  }

  /// Lets judges follow it that do not yet.
  mutating func begin(_ judges: Range<Int>, isAtLaunch: Bool, _ all: inout CandidateJudges) {
    guard !isOfAll else { return }
    for judge in judges where lives[judge] == nil { lives[judge] = all[judge].lives(isAnywhere: !isAtLaunch) }
    isOfAll = judges.count == lives.count
  }

  /// Begins where a launch line of a page is.
  mutating func begin(_ judges: Range<Int>, _ launch: LaunchLine, isFirst: Bool, _ all: inout CandidateJudges) {
    if isFirst { numbered.expect(1) }
    // The calls so far may be those of other pages.
    for judge in judges where lives[judge]?.isFresh != false { lives[judge] = all[judge].lives(launchedBy: launch) }
  }

  /// Lets another process begin, for those judges for which a call comes only then.
  mutating func restart(with call: [CallKind.Listing], isAtLaunch: Bool, _ all: inout CandidateJudges) {
    var restarted: [CallKind.Listing] = []
    for listing in call where lives[listing.judge]?.isUnderWay == true {
      if all[listing.judge].isLaunch(listing.callback) { restarted.append(listing) }
    }
    guard !restarted.isEmpty else { return }
    giveUpWaiting(&all)
    numbered = NumberedCalls()
    for listing in restarted { lives[listing.judge] = all[listing.judge].lives(isAnywhere: !isAtLaunch) }
  }

  /// Takes the next call of the generated log; those with numbers are judged in the order of these.
  mutating func take(_ call: JudgedCall, number: Int?, _ judges: inout CandidateJudges) {
    guard let number else { return judge(call, &judges) }
    switch numbered.take(number, of: call) {
    case .late: break
    case .waiting: if numbered.isFull { giveUpWaiting(&judges) }
    case .next:
      judge(call, &judges)
      while let waited = numbered.removeNext() { judge(waited, &judges) }
    }
  }

  /// Judges the calls that wait for one whose line was lost.
  mutating func giveUpWaiting(_ judges: inout CandidateJudges) {
    while let (call, missing) = numbered.removeFirst() {
      if missing > 0 { skip(&judges) }
      judge(call, &judges)
    }
  }

  /// Goes on after calls that may have been lost.
  mutating func skip(_ judges: inout CandidateJudges) {
    for judge in lives.indices { lives[judge]?.skip(&judges[judge]) }
  }

  private mutating func judge(_ call: JudgedCall, _ judges: inout CandidateJudges) {
    judges.begin(call)
    for (index, listing) in judges.listings.enumerated() { answer(call, listing, index, &judges) }
    judges.end(call)
  }

  /// Lets the judges of a page answer a call that is being judged.
  mutating func answer(_ call: JudgedCall, on page: Int, _ judges: inout CandidateJudges) {
    for (index, listing) in judges.listings.enumerated() where judges[listing.judge].page == page {
      answer(call, listing, index, &judges)
    }
  }

  private mutating func answer(
    _ call: JudgedCall, _ listing: CallKind.Listing, _ index: Int, _ judges: inout CandidateJudges
  ) {
    let answer = lives[listing.judge]?.take(listing.callback, call, by: &judges[listing.judge])
    judges.answer(answer ?? .unlisted, index)
  }
}

extension JudgedProcess: OpenProcess {
  /// Adds all but the calls that wait.
  func pack(into bytes: inout PackedBytes) -> NumberedCalls<JudgedCall>? {
    bytes.add(lastCall)
    bytes.add(key)
    bytes.add(lives)
    bytes.add(isOfAll)
    bytes.add(numbered.next)
    return numbered.hasWaiting ? numbered : nil
  }

  /// Takes what was added.
  init(from bytes: inout PackedReader, _ rest: NumberedCalls<JudgedCall>?) {
    lastCall = bytes.next()
    key = bytes.next()
    lives = bytes.next()
    isOfAll = bytes.next()
    if let next: Int = bytes.next() { numbered.expect(next) }
    if let rest { numbered = rest }
  }
}
