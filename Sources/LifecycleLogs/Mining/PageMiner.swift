import LifecycleModel
import LifecyclePaths

/// Makes a page from the calls of logs.
///
/// States are named, not guessed: by `state=`, by observed values, else by what known pages say that a call leads to. From calls
/// that come, and never from calls that do not, follows what a page allows; so events are merged by what their words have in
/// common.
package struct PageMiner: Sendable {
  /// The options, known before the first call.
  package struct Options: Sendable {
    /// The shortest time between two events, in microseconds.
    package var rest: Int64 = 500_000
    /// The percentage of times below which an event is not on the page.
    package var noise = 2.0
    /// The names of the files, in the order of their numbers.
    package var files: [String] = []

    /// Creates the usual options.
    package init() {}
  }

  private let called: Lifecycle
  private let pages: ReferencePages
  private let options: Options

  /// Prepares to mine logs with some names.
  package init(_ names: LogNames, _ options: Options = Options()) {
    called = names.lifecycle
    pages = names.pages
    self.options = options
  }

  /// The page of some life cycles.
  package func page(of lives: [MinedLife]) -> MinedPage {
    let naming = StateNaming(lives, calling: called, pages)
    var mined = mined(lives, naming)
    if let initial = mined.initialState(on: pages.nearest) { mined = self.mined(lives, naming.beginning(in: initial)) }
    let transitions = EventNames.named(mined.transitions, pages)
    let lifecycle = MinedLifecycle(transitions, from: mined.naming.initial, calling: called, pages).lifecycle
    let comments = MinedComments(mined, transitions, lifecycle, pages, files: options.files)
    return MinedPage(
      lifecycle: lifecycle, comments: comments.texts(MinedRules(lives, mined.events, mined.naming, on: lifecycle)),
      counts: MinedPage.Counts(
        calls: lives.reduce(0) { $0 + $1.calls.count }, lives: lives.count, processes: Set(lives.map(\.process)).count,
        events: mined.events.all.count, noise: mined.noise.reduce(0) { $0 + $1.transition.tally.count }))
  }

  private func mined(_ lives: [MinedLife], _ naming: StateNaming) -> MinedTransitions {
    let events = LifeEvents(lives, EventCutter(naming: naming, pages: pages, rest: options.rest))
    let miner = TransitionMiner(
      events, from: naming.initial,
      callingProcess: Set(called.delegates.filter { $0.multiplicity == .process }.map(\.name)),
      NoiseFilter(percent: options.noise))
    return MinedTransitions(naming: naming, events: events, transitions: miner.transitions, noise: miner.noise)
  }
}
