/// The part of a log that is read: the messages of some processes, and of some time.
///
/// The rest is as if the log did not have it; where lines of a time are left out between others, it is known that some were.
package struct LogSelection: Sendable {
  /// A process.
  package enum Process: Hashable, Sendable {
    /// Its number.
    case number(Int)
    /// The bytes of its program's name.
    case name([UInt8])
  }

  /// The processes; empty for all.
  private let processes: [Process]
  private let since: LogMoment?
  private let until: LogMoment?
  /// The first and the last time that are selected; `nil` until a line has a time with a year, or one without.
  private var bounds: (since: Int64, until: Int64)?
  private var yearlessBounds: (since: Int64, until: Int64)?
  /// The times and programs to select from.
  package private(set) var choice = Choice()

  /// The times and programs of a log.
  package struct Choice: Sendable {
    /// The number of programs that are remembered.
    private static let mostPrograms = 6

    /// The first and the last time, as they are shown; `nil` where no line has one.
    package fileprivate(set) var times: ClosedRange<Int64>?
    /// The programs, the first ones.
    package private(set) var programs: [[UInt8]] = []

    fileprivate mutating func add(_ program: ArraySlice<UInt8>) {
      guard programs.count < Self.mostPrograms, !programs.contains(where: { $0.elementsEqual(program) }) else { return }
      programs.append(Array(program))
    }
  }

  /// Selects messages of some processes, or of all, from a time on and up to one; `nil` where nothing is left out.
  package init?(processes: [Process] = [], since: LogMoment? = nil, until: LogMoment? = nil) {
    guard !processes.isEmpty || since != nil || until != nil else { return nil }
    (self.processes, self.since, self.until) = (processes, since, until)
  }

  /// `true` if lines are left out by their times.
  package var isOfTime: Bool { since != nil || until != nil }

  /// Returns `true` before the first line with a time: what comes before it is as early as anything.
  var isOpenAtStart: Bool { since == nil }

  /// Returns `true` for a time that is selected; `zone` is how much later it is shown than in UTC.
  mutating func hasTime(_ time: Int64, zone: Int64) -> Bool {
    let shown = time &+ zone
    choice.times = choice.times.map { min($0.lowerBound, shown)...max($0.upperBound, shown) } ?? shown...shown
    let path = LogRecord.hasYear(time) ? \Self.bounds : \Self.yearlessBounds
    let bounds = self[keyPath: path] ?? self.bounds(from: LogDay(of: shown))
    self[keyPath: path] = bounds
    return since.map { $0.comparable(time, zone: zone) >= bounds.since } ?? true
      && until.map { $0.comparable(time, zone: zone) <= bounds.until } ?? true
  }

  private func bounds(from first: LogDay) -> (since: Int64, until: Int64) {
    (since?.bounds(from: first).lowerBound ?? .min, until?.bounds(from: first).upperBound ?? .max)
  }

  /// Returns `true` for a process that is selected; `program` has the bytes of its name.
  mutating func hasProcess(_ number: Int?, _ program: ArraySlice<UInt8>?) -> Bool {
    guard !processes.isEmpty else { return true }
    if let program { choice.add(program) }
    return processes.contains { process in
      switch process {
      case .number(let selected): number == selected
      case .name(let selected): program?.elementsEqual(selected) == true
      }
    }
  }
}
