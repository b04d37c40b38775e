import LifecycleModel

/// The calls of a process in the order of the log.
struct LoggedProcess: Sendable {
  /// A call with whose it is.
  struct Call: Sendable {
    /// The call.
    var mined: MinedCall
    /// The delegate; `nil` for one that the life cycle does not have.
    let delegate: DelegateID?
    /// `true` for a call of the process.
    let isOfProcess: Bool
    /// The number of the call in its launch.
    let number: Int?
    /// `true` for a call that comes only when a process begins.
    let launches: Bool
    /// `true` if calls before it may have been lost.
    var followsGap = false
  }

  /// Calls between which nothing is lost.
  struct Part: Sendable {
    /// The calls, at least one.
    var calls: [Call]
    /// The beginning of the process, if it begins with them.
    let start: MinedLife.ProcessStart
  }

  /// The calls so far.
  private(set) var calls: [Call] = []
  /// `true` once a call came that does not come when a process begins.
  private(set) var isUnderWay = false
  /// `true` if another process follows, and only its first call tells that it is one.
  private(set) var isFollowed = false
  private let start: MinedLife.ProcessStart
  private var hasLost = false
  /// The numbers of the calls that are left out.
  private var leftOut: Set<Int> = []

  /// Begins without a call.
  init(_ start: MinedLife.ProcessStart) { self.start = start }

  /// Takes the next call.
  mutating func take(_ call: Call) {
    var call = call
    call.followsGap = hasLost
    hasLost = false
    isUnderWay = isUnderWay || !call.launches
    calls.append(call)
  }

  /// Takes over the object that another line of the last call names.
  mutating func complete(_ name: CallName, with object: UInt64?) {
    guard let last = calls.last, last.mined.name == name, !last.isOfProcess, last.mined.object == nil else { return }
    calls[calls.count - 1].mined.object = object
  }

  /// Leaves out a call, which is not missing.
  mutating func leaveOut(_ number: Int?, launches: Bool) {
    isUnderWay = isUnderWay || !launches
    if let number { leftOut.insert(number) }
  }

  /// Ends with a call of another process.
  mutating func end() { isFollowed = true }

  /// Lets calls be lost.
  mutating func lose() { hasLost = true }

  /// The sections of a file that have a call.
  func sections(ofFile file: Int) -> Set<Int?> { Set(indices(ofFile: file).map { calls[$0].mined.section }) }

  /// Takes a file for one without sections.
  mutating func forgetSections(ofFile file: Int) {
    for index in indices(ofFile: file) { calls[index].mined.section = nil }
  }

  /// The calls of the last file.
  private func indices(ofFile file: Int) -> [Int] {
    calls.indices.reversed().prefix { calls[$0].mined.place.file == file }
  }

  /// The calls in the order of their numbers, in parts between which calls are missing.
  var parts: [Part] {
    var parts: [Part] = []
    var last: Int?
    for call in ordered {
      if let number = call.number, number == last { continue }
      let isFirst = call.number.map { isNext($0, after: 0) } ?? true
      let isGap = last.flatMap { last in call.number.map { !isNext($0, after: last) } } ?? call.followsGap
      if parts.isEmpty {
        parts.append(Part(calls: [call], start: isFirst && !call.followsGap ? start : .unknown))
      } else if isGap {
        parts.append(Part(calls: [call], start: .unknown))
      } else {
        parts[parts.count - 1].calls.append(call)
      }
      last = call.number ?? last
    }
    return parts
  }

  /// Returns `true` if no call is missing between two numbers.
  private func isNext(_ number: Int, after last: Int) -> Bool {
    number > last && ((last + 1)..<number).allSatisfy(leftOut.contains)
  }

  /// The calls in the order of their numbers; where one has none, in that of the log.
  private var ordered: [Call] {
    guard calls.allSatisfy({ $0.number != nil }) else { return calls }
    return calls.enumerated().sorted { ($0.element.number ?? 0, $0.offset) < ($1.element.number ?? 0, $1.offset) }
      .map(\.element)
  }
}
