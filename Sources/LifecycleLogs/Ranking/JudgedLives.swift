import LifecycleModel
import LifecyclePaths

/// A process on its way through a candidate.
struct JudgedLives: Sendable {
  /// The number of the monitor.
  private let monitor: Int
  private var state: CallMonitor.Process
  /// The same where each call may be of any scene; `nil` where scenes are told apart.
  private var loose: CallMonitor.Process?
  /// `true` if it may have been anywhere when its first line came.
  private var isAnywhere: Bool
  /// `true` until a call of the candidate came.
  private(set) var isFresh = true
  /// `true` once a call came that does not come when a process begins.
  private(set) var isUnderWay = false
  /// The objects of the page's, of delegates that are among others.
  private var ownObjects: Set<UInt64> = []

  /// The number of objects beyond which those before are forgotten.
  private static let mostOwnObjects = 1024

  /// Begins without a call.
  init(monitor: Int, state: CallMonitor.Process, loose: CallMonitor.Process?, isAnywhere: Bool) {
    (self.monitor, self.state, self.loose, self.isAnywhere) = (monitor, state, loose, isAnywhere)
  }

  /// Takes a call of a callback that the candidate lists, and answers it.
  mutating func take(_ callback: CallbackID, _ call: JudgedCall, by candidate: inout CandidateMonitor) -> CallAnswer {
    let isLaunch = candidate.isLaunch(callback)
    if !isLaunch { isUnderWay = true }
    guard candidate.monitors.observes(callback, monitor) else {
      return candidate.isUncalled(callback) ? .unlisted : .expected(among: candidate.countedCallbacks)
    }
    if isLaunch, isAnywhere, isFresh { return launch(by: callback, candidate) }
    let object = call.object(on: candidate.page)
    let isOfProcess = candidate.isOfProcess(callback)
    var monitored = MonitoredCall(callback, scene: object.scene)
    if !isOfProcess { monitored.object = object.instance ?? object.scene }
    if !call.isGenerated, isOfOtherObject(monitored, object, &candidate) { return .unlisted }
    if !isOfProcess, !candidate.hasObjects { (monitored.object, monitored.scene) = (1, 1) }
    isFresh = false
    let verdict = candidate.monitors[monitor].take(monitored, in: &state)
    return CallAnswer(verdict, loose?.take(MonitoredCall(callback), by: &candidate.monitors[monitor]))
  }

  /// Begins with a call that comes only when a process begins.
  private mutating func launch(by callback: CallbackID, _ candidate: CandidateMonitor) -> CallAnswer {
    state = candidate.monitors[monitor].process(launchedBy: callback)
    if loose != nil { loose = state }
    (isAnywhere, isFresh) = (false, false)
    return .expected(among: candidate.countedCallbacks)
  }

  /// Returns `true` for a call of an object that is not the page's: of a further view controller of a scene, in an app's own print.
  private mutating func isOfOtherObject(
    _ call: MonitoredCall, _ object: JudgedCall.Object, _ candidate: inout CandidateMonitor
  ) -> Bool {
    guard let instance = object.instance, candidate.isAmongOthers(call.callback), !ownObjects.contains(instance)
    else { return false }
    var state = state
    guard candidate.monitors[monitor].take(call, in: &state).isAllowed else { return true }
    if ownObjects.count == Self.mostOwnObjects { ownObjects.removeAll() }
    ownObjects.insert(instance)
    return false
  }

  /// Goes on after calls that may have been lost.
  mutating func skip(_ candidate: inout CandidateMonitor) {
    // What may be anywhere may have lost calls before.
    guard !(isAnywhere && isFresh) else { return }
    candidate.monitors[monitor].skip(in: &state)
    loose?.skip(by: &candidate.monitors[monitor])
  }
}

extension CallMonitor.Process {
  /// Takes a call as a monitor follows it.
  fileprivate mutating func take(_ call: MonitoredCall, by monitor: inout CallMonitor) -> CallMonitor.Verdict {
    monitor.take(call, in: &self)
  }

  /// Goes on after a gap as a monitor follows it.
  fileprivate mutating func skip(by monitor: inout CallMonitor) { monitor.skip(in: &self) }
}

extension JudgedLives: Packable {
  /// Adds the process, and what is known of it.
  func pack(into bytes: inout PackedBytes) {
    bytes.add(monitor)
    bytes.add(state)
    bytes.add(loose)
    bytes.add(flags: isAnywhere, isFresh, isUnderWay)
    bytes.add(ownObjects)
  }

  /// Takes what was added.
  init(from bytes: inout PackedReader) {
    monitor = bytes.next()
    state = bytes.next()
    loose = bytes.next()
    let flags = bytes.nextFlags(3)
    (isAnywhere, isFresh, isUnderWay) = (flags[0], flags[1], flags[2])
    ownObjects = bytes.next()
  }
}
