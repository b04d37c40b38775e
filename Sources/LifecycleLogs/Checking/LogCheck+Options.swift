import LifecycleModel

extension LogCheck {
  /// The choices that are made before the first event.
  package struct Options: Sendable {
    /// The callbacks of a process whose launch line does not name its delegates.
    package var observed: ObservedCallbacks
    /// All callbacks of the delegates that the log names, if `observed` are those that it has; `nil` otherwise.
    package var complete: Set<CallbackID>?
    /// The keys that tell processes apart; `nil` for all that lines have.
    package var processKeys: Set<ProcessKey>?
    /// The delegates whose calls are checked; `nil` for all.
    package var delegates: Set<DelegateID>?
    /// The number of processes that are followed at a time.
    package var mostProcesses = 1_000_000
    /// The number of processes that are kept as they are; others are packed until their next call.
    package var mostUnpacked = 4096
    /// The microseconds by which a line may come late.
    package var window: Int64 = 2_000_000
    /// The messages that are read; `nil` for all.
    package var selection: LogSelection?
    /// `true` if each process begins with its first line.
    package var startsAtLaunch = false
    /// `true` if some call of a delegate that is not the process's names its object or scene; `nil` if each process's first
    /// such call is to tell.
    package var hasObjects: Bool? = true
    /// `true` if each line is a call, also one of several in a callback.
    package var takesEveryLine = false
    /// `true` if it is recorded what the calls cover.
    package var recordsCoverage = false
    /// `true` if that is recorded of pairs of transitions, too, which takes longer.
    package var recordsPairs = false

    /// Creates options.
    package init(observed: ObservedCallbacks) { self.observed = observed }
  }

  /// News that a check tells as it goes.
  package enum Report: Sendable {
    /// A finding, when it is found for the first time.
    case finding(LogFinding)
    /// A process or a life cycle that is over.
    case life(CheckedLife)
  }
}
