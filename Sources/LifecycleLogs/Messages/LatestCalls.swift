import LifecycleModel

/// The latest calls of a delegate in a process, which are all of one callback.
struct LatestCalls: Sendable {
  /// A call on an object.
  private struct Call {
    /// The object; `nil` as long as no line names it.
    var instance: UInt64?
    /// The first line's time.
    let time: Int64?
    /// The last line's position.
    var position: Int
    /// The first line; `nil` for a generated one.
    let line: Line?
    /// The other lines.
    var others: Set<Line> = []

    /// Adds a line; returns `false` for one that it has.
    mutating func add(_ line: Line) -> Bool {
      line != self.line && others.count < LatestCalls.mostLines && others.insert(line).inserted
    }
  }

  /// A text and its envelope.
  private struct Line: Hashable {
    let format: LogFormat
    let text: PrintedText
  }

  /// The further lines of a call that are remembered; what comes after them is another call.
  private static let mostLines = 1000

  /// A call whose line says that it begins.
  private struct Begun {
    let callback: LoggedCallback
    let instance: UInt64?

    /// Returns `true` if a line that says that a callback ends may be of the call.
    func isSame(as call: LoggedCall) -> Bool {
      callback == call.callback && (instance == nil || call.instance == nil || instance == call.instance)
    }
  }

  /// The calls that have begun, each callback's last one on an object.
  private var begun: [Begun] = []
  private var callback: LoggedCallback?
  private var calls: [Call] = []
  // The file of the last line, and the key of its row: times and positions are compared within them.
  private var file = 0
  private var key: LogKey?

  /// Takes the next line; returns `false` where it is of one of these calls.
  mutating func isCall(_ call: LoggedCall, on line: CallFolding.Line) -> Bool {
    (file, key) = (line.file, line.key)
    let phase = call.text?.phase
    if phase == .end, hasBegun(call) { return false }
    begun.removeAll { $0.callback == call.callback && $0.instance == call.instance }
    if phase == .beginning, call.callback != .unknown {
      begun.append(Begun(callback: call.callback, instance: call.instance))
    }
    // A callback that is not known may be any.
    if callback != call.callback || callback == .unknown { calls.removeAll(keepingCapacity: true) }
    callback = call.callback
    calls.removeAll { !Self.isNear($0, line) }
    // No other line has the text of a generated one.
    let own = call.text.map { Line(format: line.format, text: $0) }
    if let own, let index = index(of: call), calls[index].add(own) {
      calls[index].instance = calls[index].instance ?? call.instance
      calls[index].position = line.position
      return false
    }
    // A second call on the same object takes the place of the first.
    calls.removeAll { $0.instance == call.instance }
    calls.append(Call(instance: call.instance, time: line.time, position: line.position, line: own))
    return true
  }

  /// Returns `true` for a line that says that a call ends which has begun.
  func isEnd(_ call: LoggedCall, on line: CallFolding.Line) -> Bool {
    !begun.isEmpty && call.text?.phase == .end && hasBegun(call)
  }

  private func hasBegun(_ call: LoggedCall) -> Bool { begun.contains { $0.isSame(as: call) } }

  /// Returns `true` if a line may still be of one of the calls, after the line of another delegate or process.
  func mayGoOn(after line: CallFolding.Line) -> Bool {
    !begun.isEmpty || file != line.file || key != line.key || calls.contains { Self.isNear($0, line) }
  }

  private static func isNear(_ call: Call, _ line: CallFolding.Line) -> Bool {
    guard let time = line.time, let start = call.time else { return line.position == call.position &+ 1 }
    let distance = UInt64(bitPattern: max(time, start)) &- UInt64(bitPattern: min(time, start))
    return distance <= CallFolding.longest.magnitude
  }

  /// The call on the same object, else the last one of which either side does not know the object.
  private func index(of call: LoggedCall) -> Int? {
    calls.lastIndex { $0.instance == call.instance }
      ?? calls.lastIndex { call.instance == nil || $0.instance == nil }
  }
}
