import LifecycleModel
import LifecyclePaths
import Text

/// Something that a check of a log reports.
package struct LogFinding: Sendable {
  /// What it reports.
  package enum Reason: Hashable, Sendable {
    /// A call that the page does not allow.
    case unexpectedCall(UnexpectedCall)
    /// A rule that the calls break.
    case brokenRule(BrokenRule)
    /// The same as an unexpected call, of an app with several scenes that nothing in the log tells apart: with several, it may be allowed.
    case indistinctScenes
    /// Calls whose lines are missing: how many, where that is known.
    case lostLines(Int?)
    /// A line that came after those of later calls; it is not checked where it came too late, or for the second time.
    case lateLine(isChecked: Bool)
    /// A call with an earlier time than the one before it in its process, by these microseconds.
    case clockWentBack(Int64)
    /// A life cycle is forgotten: the process has more than are followed.
    case tooManyScenes
    /// A process is taken as ended: there are more than this number, which are followed.
    case tooManyProcesses(Int)
    /// A callback that the page does not list.
    case unlistedCall(String)
    /// A callback that no line has, though the page expects it before this call.
    case neverObserved(CallbackID)
    /// The running monitor's verdict differs.
    case monitorDisagrees
    /// The app was built from another version of the page, with this digest.
    case otherPage(digest: String)
  }

  /// What it reports.
  package var reason: Reason
  /// The callback; `nil` where it is about none.
  package var callback: CallbackID?
  /// Whose call it is.
  package var scope: LogScope
  /// The place.
  package var place: LogPlace
  /// The bytes of the line.
  package var line: [UInt8]
  /// The place of the call that led to the state before; `nil` where it is not known.
  package var since: LogPlace?
  /// The last calls before it, with their lines.
  package var before: [LogTrace.Entry]
  /// The rules of the page that the call breaks, by their numbers from 0.
  package var rules: [Int] = []
  /// How often it is reported in its process.
  package private(set) var count = 1
  /// The other life cycles of the process in which it was found; 0 for the process's own calls.
  private(set) var otherLives: Set<Int> = []

  /// Returns `true` if it was found in a life cycle of its process, or in the process's own calls for `nil`.
  package func isFound(in life: Int?) -> Bool { scope.life == life || otherLives.contains(life ?? 0) }

  /// Counts the same finding in the same process once more.
  mutating func count(_ other: LogFinding) {
    count += 1
    if other.scope.life != scope.life { otherLives.insert(other.scope.life ?? 0) }
  }

  /// What the page says of a call that it does not allow; `nil` for another finding.
  package var unexpected: UnexpectedCall? { if case .unexpectedCall(let call) = reason { call } else { nil } }

  /// The digest of the kind of finding: the same fault on a thousand devices has the same.
  ///
  /// - Parameter digest: That of the page's calls, where it is known.
  package func fingerprint(on lifecycle: Lifecycle, digest: String? = nil) -> String {
    var hash = StableHash()
    hash.combine(digest ?? lifecycle.callDigest)
    hash.combine(reason.descriptor.id)
    // Which call shows it first does not matter.
    let isOfCallback =
      reason != .indistinctScenes && reason != .tooManyScenes && !reason.isBrokenRule && !reason.isOfClock
    hash.combine(callback.flatMap { isOfCallback ? lifecycle.qualifiedName(of: $0) : nil } ?? "")
    switch reason {
    case .unexpectedCall(let call): hash.combine(call.state.known.map { lifecycle[$0].name } ?? "")
    case .brokenRule(let broken): hash.combine(lifecycle.rules[broken.rule].text)
    case .unlistedCall(let name): hash.combine(name)
    case .otherPage(let digest): hash.combine(digest)
    case .neverObserved, .indistinctScenes, .lostLines, .lateLine, .clockWentBack, .tooManyScenes, .tooManyProcesses,
      .monitorDisagrees:
      break
    }
    return hash.hexadecimal
  }
}

extension LogFinding.Reason {
  /// `true` where no run of the page explains the log.
  package var isViolation: Bool { if case .unexpectedCall = self { true } else { isBrokenRule } }

  /// `true` for a clock that goes back.
  var isOfClock: Bool { if case .clockWentBack = self { true } else { false } }

  /// `true` for a rule that is broken.
  var isBrokenRule: Bool { if case .brokenRule = self { true } else { false } }
}
