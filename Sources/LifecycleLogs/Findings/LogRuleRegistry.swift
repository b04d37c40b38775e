import Diagnostics

/// Every kind of finding in a log; `instar explain` and the tests derive from this list.
package enum LogRuleRegistry {
  /// The kinds, by weight.
  package static let descriptors: [DiagnosticDescriptor] = [
    unexpectedCall, brokenRule, unlistedCall, neverObserved, indistinctScenes, lostLines, lateLine, clockWentBack,
    tooManyScenes, tooManyProcesses,
    otherPage,
    monitorDisagrees,
  ]

  static let unexpectedCall = descriptor(
    "unexpected-call", .error, "A call comes where the page does not allow it",
    """
    No run of the page has the calls of this life cycle up to this one, whatever else happens in the process. Either the app does \
    what the page says it does not, or the page is wrong, or lines of the log were lost.

    The notes say where the life cycle was, since when, and which calls the page allows there. If a few calls more would explain \
    it, the help names them: look whether their lines are missing, or whether the callbacks are not implemented. After a finding, \
    the check goes on from wherever the page allows the call, so that one mistake is one finding.
    """)

  static let brokenRule = descriptor(
    "broken-rule", .error, "A rule of the page is broken",
    """
    The calls of the log break a rule in the section "Rules" of the page. A rule that names states is broken only if each run of the page \
    breaks it that has these calls. What is not known is in the rule's favour: where the log begins after the launch, an earlier call may \
    have come; and calls that were lost may have.

    The notes show the rule, and the call since which something had to come, or which may come only once. A rule is reported once \
    for each process, with how often it is broken. A call that must follow is missed only when the scene or the process ends; until then \
    the summary counts the rule as open. If 'instar check' proves the rule, the page does not allow the calls either.
    """)

  static let unlistedCall = descriptor(
    "unlisted-call", .warning, "A callback is called that the page does not list",
    """
    The log has a call of a delegate's callback that is not on the page. The check goes on as if it had not come. Add the callback to \
    the page, where it is called, or leave its delegate out of the log.
    """)

  static let neverObserved = descriptor(
    "never-observed", .note, "A callback that the page expects is not in the log",
    """
    The log has lines of this delegate, but none of this callback, though the page expects it. If the app prints no line in it, this \
    means nothing. If it does, the callback is never called. With '--observed page', a call that is missing is an error.
    """)

  static let indistinctScenes = descriptor(
    "indistinct-scenes", .note, "Nothing in the log tells scenes apart",
    """
    Read as the calls of one scene, the page does not allow this call. With several scenes it may be allowed, and the log says of no \
    call which scene it is about. Log the address of the scene or of its delegate, as the delegates of 'instar scaffold' do.
    """)

  static let lostLines = descriptor(
    "lost-lines", .note, "Lines of the log are missing",
    """
    The numbers of the calls have a gap, or the tool that wrote the log says that it dropped messages. What the missing calls were is \
    not known, so the check goes on from anywhere that any calls lead to.
    """)

  static let lateLine = descriptor(
    "late-line", .note, "A line comes later than the numbers of the calls say, or the times",
    """
    Calls are checked in the order of their numbers. A line that comes again, or after more than 64 later calls of its process, is not \
    checked.

    Where files are merged by their times, or with '--order time', a line may come 2 seconds late, or what '--within' says. One without a \
    number that comes later is checked where it stands.
    """)

  static let clockWentBack = descriptor(
    "clock-went-back", .note, "The clock of a process goes back",
    """
    A call has an earlier time than the one before it in its process, by more than 2 seconds, or what '--within' says. The check goes by \
    the order of the lines, as a clock may be set. If the lines are in another order than the calls, as in a file that several sinks write, \
    say '--order time'.
    """)

  static let tooManyScenes = descriptor(
    "too-many-scenes", .note, "A life cycle is forgotten",
    """
    A process follows 32 life cycles at a time. With one more, the one that was silent longest is forgotten: if a call of it comes later, that \
    is the first one of a life cycle that may be anywhere. So a mistake in it may be missed, but none is reported that is not there. Most \
    often, the log does not show how scenes end: then the page may lack the call.
    """)

  static let tooManyProcesses = descriptor(
    "too-many-processes", .note, "A process is taken as ended",
    """
    At most 1,000,000 processes are followed at a time. With one more, the one that was silent longest is taken as ended: if a line of it \
    comes later, that is the first one of a process that may be anywhere. Sort the log by device, or check the logs of fewer devices.
    """)

  static let otherPage = descriptor(
    "other-page", .warning, "The app was built from another version of the page",
    """
    The log names the digest of the page that the app's delegates were generated from, and it is not that of this page. Findings may be \
    about what has changed on the page since. Scaffold the app again, or check the log with the page that it was built from: \
    `instar log check REVISION:page.md` reads it from git.
    """)

  static let monitorDisagrees = descriptor(
    "monitor-disagrees", .error, "The app's monitor reports a call that this check allows",
    """
    The app's own monitor follows the same page by the same rules, so both must agree. That they do not is an error of Instar: please \
    report it with the lines up to this one.
    """)

  private static func descriptor(
    _ id: String, _ severity: Severity, _ headline: String, _ explanation: String
  ) -> DiagnosticDescriptor {
    DiagnosticDescriptor(
      id: id, severity: severity, headline: headline, explanation: explanation, example: nil, fixedExample: nil)
  }
}

extension LogFinding.Reason {
  /// The kind's entry in the manual.
  package var descriptor: DiagnosticDescriptor {
    switch self {
    case .unexpectedCall: LogRuleRegistry.unexpectedCall
    case .brokenRule: LogRuleRegistry.brokenRule
    case .unlistedCall: LogRuleRegistry.unlistedCall
    case .neverObserved: LogRuleRegistry.neverObserved
    case .indistinctScenes: LogRuleRegistry.indistinctScenes
    case .lostLines: LogRuleRegistry.lostLines
    case .lateLine: LogRuleRegistry.lateLine
    case .clockWentBack: LogRuleRegistry.clockWentBack
    case .tooManyScenes: LogRuleRegistry.tooManyScenes
    case .tooManyProcesses: LogRuleRegistry.tooManyProcesses
    case .otherPage: LogRuleRegistry.otherPage
    case .monitorDisagrees: LogRuleRegistry.monitorDisagrees
    }
  }
}
