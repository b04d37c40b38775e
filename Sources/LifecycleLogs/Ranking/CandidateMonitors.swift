import LifecycleModel

/// The monitors of all candidates, and their answers.
struct CandidateMonitors: Sendable {
  /// The answers so far.
  private(set) var answers: AnswerTable
  /// The candidates that list the call that is being answered.
  private(set) var listings: [CallKind.Listing] = []
  private var monitors: [CandidateMonitor]
  private var kinds: CallKinds
  /// The codes of their answers to it.
  private var codes: [UInt16] = []

  /// Takes the monitors of a number of candidates.
  init(_ monitors: [CandidateMonitor], candidates: Int, _ names: SharedNames, mostRows: Int) {
    self.monitors = monitors
    kinds = CallKinds(names)
    answers = AnswerTable(candidates: candidates, mostRows: mostRows)
  }

  var count: Int { monitors.count }

  subscript(number: Int) -> CandidateMonitor {
    get { monitors[number] }
    _modify { yield &monitors[number] }
  }

  /// The numbers of the monitors of a page.
  func indices(of page: Int) -> Range<Int> {
    let first = monitors.firstIndex { $0.page == page } ?? 0
    return first..<(monitors.lastIndex { $0.page == page }.map { $0 + 1 } ?? first)
  }

  /// A kind of calls.
  mutating func kind(_ number: Int) -> CallKind {
    if let known = kinds[number] { return known }
    let kind = kinds.begin(number, monitors)
    answers.add(number, listedBy: kind.listings.map { monitors[$0.monitor].number })
    return kind
  }

  /// The number of the kind of a line that is not generated, by the callback that each page reads.
  mutating func kind(of callbacks: [CallbackID?]) -> Int { kinds.number(of: callbacks) }

  /// The callback that a candidate takes calls of a kind for; `nil` for one that does not list it.
  func callback(of kind: Int, for candidate: Int) -> CallbackID? {
    kinds[kind]?.listings.first { monitors[$0.monitor].number == candidate }?.callback
  }

  /// Begins with a call.
  mutating func begin(_ call: JudgedCall) {
    listings = kind(call.kind).listings
    codes.removeAll(keepingCapacity: true)
    codes.append(contentsOf: repeatElement(CallAnswer.unlisted.code, count: listings.count))
  }

  /// Takes the answer of a candidate, by its number among those that list the call.
  mutating func answer(_ answer: CallAnswer, _ index: Int) { codes[index] = answer.code }

  /// Ends a call, and counts the answers.
  mutating func end(_ call: JudgedCall) { answers.count(call.kind, codes, at: call.place) }
}
