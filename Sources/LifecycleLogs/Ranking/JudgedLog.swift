import LifecycleModel
import LifecyclePaths

/// The judgements of several candidates on the calls of a log: the second reading.
///
/// A message is a call if it is one of the generated log, or if it is one for any page, or for the catalog. All candidates judge
/// the same calls: what a page does not read as a call is one that it does not list.
struct JudgedLog: Sendable {
  private struct Judge: Sendable {
    let number: Int
    let names: VersionNames?
    /// `nil` for a page without states.
    var check: LogCheck?
  }

  /// The number of calls so far.
  private(set) var callCount = 0
  /// The pages that messages are read for, in the order of the reader.
  let pages: [Int]
  /// The judges, by page.
  private var judges: [[Judge]]
  private(set) var table: ProcessTable
  private var folding: CallFolding
  /// The message of the last event.
  private var message = Message()

  /// A message as the pages read it.
  private struct Message {
    var place: LogPlace?
    var number = 0
    /// The page that read it last.
    var page = -1
    /// `true` once a page has read a call.
    var isCall = false
    /// `true` for a line of a call that came before.
    var isFolded = false
    /// The pages that have read a call.
    var readers: [Int] = []
  }

  /// Begins with candidates, each with its number.
  init(
    _ candidates: [(number: Int, candidate: RankingCandidate)], of pages: [RankedPage], _ survey: RankingSurvey,
    _ options: RankingOptions
  ) {
    // A page without a call in the log does not list any.
    self.pages = pages.indices.filter { page in
      survey.surveys[page].hasCalls && candidates.contains { $0.candidate.page == page }
    }
    table = ProcessTable(by: options.processKeys)
    folding = CallFolding(isOff: options.takesEveryLine)
    judges = pages.indices.map { page in
      candidates.filter { $0.candidate.page == page }.map { number, candidate in
        let callbacks = survey.callbacks[page]
        let survey = survey.surveys[page]
        let observed: ObservedCallbacks =
          options.observesAll ? .delegates(pages[page].lifecycle.delegateIDs) : survey.observed
        var choices = LogCheck.Options(observed: candidate.observed(observed))
        choices.hasObjects = survey.hasObjects
        choices.processKeys = options.processKeys
        choices.startsAtLaunch = options.startsAtLaunch
        choices.takesEveryLine = true
        choices.judgedCallbacks = candidate.callbacks(callbacks)
        let check = survey.hasCalls ? LogCheck(candidate.lifecycle, choices) : nil
        return Judge(number: number, names: candidate.names, check: check)
      }
    }
  }

  /// Takes the next event of a reader with the pages, and calls a function with each judgement and the number of its candidate.
  mutating func take(_ event: LogEvent, in line: LogLine, _ body: (Int, CallJudgement) -> Void) {
    if event.page <= message.page || event.number != message.number || event.place.file != message.place?.file {
      endMessage(body)
      (message.place, message.number) = (event.place, event.number)
    }
    message.page = event.page
    guard isWorthChecking(event) else { return }
    let page = pages[event.page]
    for index in judges[page].indices {
      guard judges[page][index].check != nil else { continue }
      let event = judges[page][index].names?.event(event) ?? event
      judges[page][index].check?.take(event, in: line) { _ in }
      tell(page, index, body)
    }
  }

  /// Ends the log.
  mutating func end(_ body: (Int, CallJudgement) -> Void) {
    endMessage(body)
    for page in judges.indices {
      for index in judges[page].indices {
        judges[page][index].check?.end { _ in }
        tell(page, index, body)
      }
    }
  }

  private mutating func tell(_ page: Int, _ index: Int, _ body: (Int, CallJudgement) -> Void) {
    let number = judges[page][index].number
    judges[page][index].check?.tellJudgements { body(number, $0) }
  }

  /// Returns `true` for an event that a check can take: all but the running monitor's verdicts, and lines of earlier calls.
  private mutating func isWorthChecking(_ event: LogEvent) -> Bool {
    switch event.content {
    case .launch, .lost, .leftOut: return true
    case .problem: return false
    case .call(let call):
      message.readers.append(pages[event.page])
      guard !message.isCall else { return !message.isFolded }
      message.isCall = true
      let process = table.process(of: event) &* pages.count &+ event.page
      message.isFolded = !folding.isCall(call, on: event.foldingLine(of: process))
      return !message.isFolded
    }
  }

  /// Counts the last message, if it is a call, and lets the pages judge that have not read one.
  private mutating func endMessage(_ body: (Int, CallJudgement) -> Void) {
    if message.isCall, !message.isFolded, let place = message.place {
      callCount += 1
      for page in judges.indices {
        for judge in judges[page] where judge.check == nil || !message.readers.contains(page) {
          body(judge.number, CallJudgement(place: place, callback: nil, answer: .unlisted))
        }
      }
    }
    message.page = -1
    message.isCall = false
    message.isFolded = false
    message.readers.removeAll(keepingCapacity: true)
  }
}
