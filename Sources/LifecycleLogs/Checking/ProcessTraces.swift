import LifecycleModel
import LifecyclePaths

/// The last calls of a process and of the life cycles in it that are told apart.
struct ProcessTraces: Sendable {
  /// A life cycle that has calls and is not over.
  fileprivate struct Life: Sendable {
    /// The number that the monitor gives it.
    let number: Int
    let name: LogScope.LifeName?
    var trace = LogTrace()
  }

  /// The process itself, without a life cycle.
  private let scope: LogScope
  private var own = LogTrace()
  private var lives: [Life] = []

  /// A process without a call.
  init(_ scope: LogScope) { self.scope = scope }

  /// `true` until a call came.
  var isEmpty: Bool { own.count == 0 && lives.isEmpty }

  /// The scope of a life cycle's calls, or of the process's own for `nil`.
  func scope(of life: Int?) -> LogScope {
    guard let life else { return scope }
    var scope = scope
    scope.life = life
    scope.lifeName = index(of: life).flatMap { lives[$0].name }
    return scope
  }

  /// The last calls of a life cycle; those of the process for `nil`, and for one without calls.
  subscript(life: Int?) -> LogTrace { life.flatMap(index).map { lives[$0].trace } ?? own }

  /// Returns `true` for a life cycle that has calls and is not over.
  func contains(_ life: Int) -> Bool { index(of: life) != nil }

  private func index(of life: Int) -> Int? { lives.firstIndex { $0.number == life } }

  /// Remembers a call of a life cycle, or of the process for `nil`; `true` if it is the first one of a life cycle.
  mutating func add(
    _ call: CheckedProcess.Call, of callback: CallbackID, _ verdict: CallMonitor.Verdict, of life: Int?
  ) -> Bool {
    let (state, isTelling) = (verdict.state.known, verdict.isTelling)
    guard let life else {
      own.add(callback, state: state, at: call.place, isTelling: isTelling)
      return false
    }
    let known = index(of: life)
    if known == nil { lives.append(Life(number: life, name: LogScope.LifeName(call.call))) }
    lives[known ?? lives.count - 1].trace.add(callback, state: state, at: call.place, isTelling: isTelling)
    return known == nil
  }

  /// Remembers the call that began the process.
  mutating func addLaunch(_ callback: CallbackID, at place: LogPlace) {
    own.add(callback, state: nil, at: place, isTelling: false)
  }

  /// Counts a finding in a life cycle, or in the process.
  mutating func countFinding(of life: Int?) {
    if let index = life.flatMap(index) { lives[index].trace.findings += 1 } else { own.findings += 1 }
  }

  /// Ends a life cycle; `nil` for one without calls.
  mutating func end(_ life: Int) -> CheckedLife? {
    guard let index = index(of: life) else { return nil }
    let ended = CheckedLife(scope(of: life), lives[index].trace)
    lives.remove(at: index)
    return ended
  }

  /// Ends the life cycles, and then the process.
  mutating func end() -> [CheckedLife] {
    lives.map(\.number).sorted().compactMap { end($0) } + [CheckedLife(scope, own)]
  }
}

extension ProcessTraces: Packable {
  /// Adds the last calls.
  func pack(into bytes: inout PackedBytes) {
    bytes.add(scope)
    bytes.add(own)
    bytes.add(lives)
  }

  /// Takes the last calls.
  init(from bytes: inout PackedReader) {
    scope = bytes.next()
    own = bytes.next()
    lives = bytes.next()
  }
}

extension ProcessTraces.Life: Packable {
  /// Adds the name and the last calls.
  func pack(into bytes: inout PackedBytes) {
    bytes.add(number)
    bytes.add(name)
    bytes.add(trace)
  }

  /// Takes the name and the last calls.
  init(from bytes: inout PackedReader) {
    number = bytes.next()
    name = bytes.next()
    trace = bytes.next()
  }
}
