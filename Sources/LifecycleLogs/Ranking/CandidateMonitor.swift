import LifecycleModel
import LifecyclePaths

/// Follows processes for a candidate, and tells what it says of their calls.
struct CandidateMonitor: Sendable {
  /// The number of the candidate.
  let number: Int
  /// The number of its page.
  let page: Int
  /// The life cycle.
  let lifecycle: Lifecycle
  /// The number of its callbacks that the log has.
  let countedCallbacks: Int
  /// `true` if some call of a delegate that is not the process's names its object or scene.
  let hasObjects: Bool
  /// The monitors of its callbacks.
  var monitors: LogMonitors
  private let names: VersionNames?
  private let observed: ObservedCallbacks
  private let facts: [Facts]

  /// The facts about a callback.
  private struct Facts {
    let isLaunch: Bool
    let isOfProcess: Bool
    let isUncalled: Bool
    let isAmongOthers: Bool
  }

  /// Takes a candidate; `nil` for one without a call in the log, and for a page without states.
  init?(
    _ candidate: RankingCandidate, number: Int, of page: RankedPage, _ survey: LogSurvey, _ callbacks: Set<CallbackID>,
    observesAll: Bool
  ) {
    // What rules say of a call is no matter.
    var lifecycle = candidate.lifecycle
    lifecycle.rules = []
    let graph = RunGraph(lifecycle)
    guard survey.hasCalls, graph.graph.initial != nil else { return nil }
    self.number = number
    self.page = candidate.page
    self.lifecycle = lifecycle
    names = candidate.names
    observed = candidate.observed(observesAll ? .delegates(page.lifecycle.delegateIDs) : survey.observed)
    hasObjects = survey.hasObjects
    let counted = candidate.callbacks(callbacks)
    countedCallbacks = counted.count
    monitors = LogMonitors(graph, counting: counted)
    let launchCallbacks = lifecycle.launchCallbacks(in: graph)
    let (living, amongOthers) = (lifecycle.livingCallbacks, lifecycle.delegatesAmongOthers)
    facts = lifecycle.callbackIDs.map { id in
      Facts(
        isLaunch: launchCallbacks.contains(id), isOfProcess: lifecycle.delegate(of: id).multiplicity == .process,
        isUncalled: !living.contains(id), isAmongOthers: amongOthers.contains(lifecycle[id].delegate))
    }
  }

  /// The callback, by that of the page at all versions; `nil` for one that is not at these.
  func callback(_ callback: CallbackID?) -> CallbackID? {
    guard let callback, let names else { return callback }
    return names.callback(callback)
  }

  /// Returns `true` for a callback of the process that comes only when it begins.
  func isLaunch(_ callback: CallbackID) -> Bool { facts[callback.index].isLaunch }

  /// Returns `true` for a callback of the process.
  func isOfProcess(_ callback: CallbackID) -> Bool { facts[callback.index].isOfProcess }

  /// Returns `true` for a callback that the page names, in a rule or a comparison, and never calls.
  func isUncalled(_ callback: CallbackID) -> Bool { facts[callback.index].isUncalled }

  /// Returns `true` for a callback of a delegate of which the page has one per scene, and scenes may have others.
  func isAmongOthers(_ callback: CallbackID) -> Bool { facts[callback.index].isAmongOthers }

  /// The process as the candidate follows it: from its start, or from anywhere.
  mutating func lives(isAnywhere: Bool) -> JudgedLives? { lives(observing: observed, isAnywhere: isAnywhere) }

  /// The process as the candidate follows it from a launch line, which names its delegates.
  mutating func lives(launchedBy launch: LaunchLine) -> JudgedLives? {
    let delegates = lifecycle.delegateIDs.filter { launch.delegates.contains(lifecycle[$0].name) }
    return lives(observing: .delegates(delegates), isAnywhere: false)
  }

  private mutating func lives(observing callbacks: ObservedCallbacks, isAnywhere: Bool) -> JudgedLives? {
    guard let monitor = monitors.number(observing: callbacks, hasObjects: hasObjects) else { return nil }
    let state = monitors[monitor].process(isAnywhere: isAnywhere)
    // Where a process has one life cycle, nothing needs to tell it from others.
    let isLoose = !hasObjects && !monitors[monitor].hasOneLife
    return JudgedLives(monitor: monitor, state: state, loose: isLoose ? state : nil, isAnywhere: isAnywhere)
  }
}
