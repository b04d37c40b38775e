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
  /// Its way through each candidate, by monitor; `nil` before a line of it that the candidate's page reads.
  private var lives: [JudgedLives?]
  /// `true` if all candidates follow it.
  private var isOfAll = false

  /// A process without a call.
  init(key: LogKey?, lastCall: Int, monitors: Int) {
    (self.key, self.lastCall) = (key, lastCall)
    lives = Array(repeating: nil, count: monitors)
  }

  /// Lets monitors follow it that do not yet.
  mutating func begin(_ monitors: Range<Int>, isAtLaunch: Bool, _ all: inout CandidateMonitors) {
    guard !isOfAll else { return }
    for monitor in monitors where lives[monitor] == nil { lives[monitor] = all[monitor].lives(isAnywhere: !isAtLaunch) }
    isOfAll = monitors.count == lives.count
  }

  /// Expects the first call next.
  mutating func beginNumbers() { numbered.expect(1) }

  /// Begins where a launch line of a page is.
  mutating func begin(_ monitors: Range<Int>, _ launch: LaunchLine, _ all: inout CandidateMonitors) {
    // The calls so far may be those of other pages.
    for monitor in monitors where lives[monitor]?.isFresh != false {
      lives[monitor] = all[monitor].lives(launchedBy: launch)
    }
  }

  /// Lets another process begin, for those candidates for which a call comes only then.
  mutating func restart(with call: [CallKind.Listing], isAtLaunch: Bool, _ all: inout CandidateMonitors) {
    var restarted: [CallKind.Listing] = []
    for listing in call where lives[listing.monitor]?.isUnderWay == true {
      if all[listing.monitor].isLaunch(listing.callback) { restarted.append(listing) }
    }
    guard !restarted.isEmpty else { return }
    giveUpWaiting(&all)
    numbered = NumberedCalls()
    for listing in restarted { lives[listing.monitor] = all[listing.monitor].lives(isAnywhere: !isAtLaunch) }
  }

  /// Takes the next call of the generated log; those with numbers are answered in the order of these.
  mutating func take(_ call: JudgedCall, number: Int?, _ monitors: inout CandidateMonitors) {
    guard let number else { return answer(call, &monitors) }
    switch numbered.take(number, of: call) {
    case .late: break
    case .waiting: if numbered.isFull { giveUpWaiting(&monitors) }
    case .next:
      answer(call, &monitors)
      while let waited = numbered.removeNext() { answer(waited, &monitors) }
    }
  }

  /// Takes the calls that wait for one whose line was lost.
  mutating func giveUpWaiting(_ monitors: inout CandidateMonitors) {
    while let (call, missing) = numbered.removeFirst() {
      if missing > 0 { skip(&monitors) }
      answer(call, &monitors)
    }
  }

  /// Goes on after calls that may have been lost.
  mutating func skip(_ monitors: inout CandidateMonitors) {
    for monitor in lives.indices { lives[monitor]?.skip(&monitors[monitor]) }
  }

  private mutating func answer(_ call: JudgedCall, _ monitors: inout CandidateMonitors) {
    monitors.begin(call)
    for (index, listing) in monitors.listings.enumerated() { answer(call, listing, index, &monitors) }
    monitors.end(call)
  }

  /// Lets the candidates of a page answer a call.
  mutating func answer(_ call: JudgedCall, on page: Int, _ monitors: inout CandidateMonitors) {
    for (index, listing) in monitors.listings.enumerated() where monitors[listing.monitor].page == page {
      answer(call, listing, index, &monitors)
    }
  }

  private mutating func answer(
    _ call: JudgedCall, _ listing: CallKind.Listing, _ index: Int, _ monitors: inout CandidateMonitors
  ) {
    let answer = lives[listing.monitor]?.take(listing.callback, call, by: &monitors[listing.monitor])
    monitors.answer(answer ?? .unlisted, index)
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
