/// Tells the processes of a log apart.
///
/// A generated line names its launch. Else the device, the boot and the number of the process do, and else the file: there, a
/// call that only a new process can have begins another one. The rows of `keyed` are those of a process only under one key.
struct ProcessTable: Sendable {
  /// The numbers of a launch and its device, and of the key of its rows, in few bytes: logs have many launches.
  private struct Launch: Hashable {
    private let launch: Int32
    private let device: Int32
    private let keyLaunch: Int32
    private let keyDevice: Int32

    init(_ launch: Int?, device: Int?, key: LogKey?) {
      func number(_ number: Int?, none: Int32 = -1) -> Int32 { number.map(Int32.init) ?? none }
      (self.launch, self.device) = (number(launch), number(device))
      (keyLaunch, keyDevice) = (number(key?.launch), number(key?.device, none: key == nil ? -2 : -1))
    }

    func isUnder(_ key: LogKey?) -> Bool {
      let other = Launch(nil, device: nil, key: key)
      return keyLaunch == other.keyLaunch && keyDevice == other.keyDevice
    }
  }

  private enum Origin: Hashable {
    case source(LogSource)
    case file(Int)
    case keys(Keys)
  }

  /// The values of the keys that are chosen.
  private struct Keys: Hashable {
    var file: Int?
    var device: Int?
    var launch: Int?
    var process: Int?

    var isEmpty: Bool { file == nil && device == nil && launch == nil && process == nil }
  }

  /// A process, the last file that has lines of it, and whether the first one there has a date.
  private struct Known {
    let process: Int
    let file: Int
    let hasDate: Bool
  }

  private let keys: Set<ProcessKey>?
  private var byLaunch: [Launch: Int32] = [:]
  private var byOrigin: [Origin: Known] = [:]
  private(set) var count = 0
  /// The process of the last event with a launch: that of most lines is that of the line before.
  private var last: (launch: Launch, origin: Origin, file: Int, process: Int)?
  /// The first process of which it is not known whether it is one.
  private(set) var undated: UndatedProcess?

  /// Tells processes apart by some keys alone, or by all that lines have.
  init(by keys: Set<ProcessKey>? = nil) { self.keys = keys }

  /// The process of an event.
  mutating func process(of event: LogEvent) -> Int {
    let origin = origin(of: event)
    guard let launch = event.launch, keys == nil else {
      // A process without a number that is known by its launch wrote the lines around, too.
      guard let known = byOrigin[origin] else { return begin(at: origin, event) }
      if known.file != event.place.file { goOn(known, at: origin, event) }
      return known.process
    }
    let key = Launch(launch, device: event.source.device, key: event.source.key)
    if let last, last.launch == key, last.origin == origin, last.file == event.place.file { return last.process }
    let process = byLaunch[key].map(Int.init) ?? next()
    byLaunch[key] = Int32(process)
    byOrigin[origin] = Self.known(process, event)
    last = (key, origin, event.place.file, process)
    return process
  }

  /// Returns `true` if the launch or the number of the process tells an event's process from those before it.
  func tellsApart(_ event: LogEvent) -> Bool {
    guard let keys else { return event.launch != nil || event.source.process != nil }
    return keys.contains(.launch) && (event.launch ?? event.source.launch) != nil
      || keys.contains(.process) && event.source.process != nil
  }

  /// Begins another process where one was.
  mutating func restart(of event: LogEvent) -> Int {
    let process = begin(at: origin(of: event), event)
    if let launch = event.launch, keys == nil {
      byLaunch[Launch(launch, device: event.source.device, key: event.source.key)] = Int32(process)
    }
    return process
  }

  /// Forgets the processes, in `keyed` those under a key: the next ones are others.
  mutating func forget(under key: LogKey?) {
    last = nil
    byLaunch = byLaunch.filter { !$0.key.isUnder(key) }
    byOrigin = byOrigin.filter { origin, _ in
      if case .source(let source) = origin { source.key != key } else { key != nil }
    }
  }

  /// Forgets processes of which there will be no more; those remain of which another file could not be told by a date.
  mutating func forget(where isClosed: (Int) -> Bool) {
    last = nil
    byLaunch = byLaunch.filter { !isClosed(Int($0.value)) }
    byOrigin = byOrigin.filter { !$0.value.hasDate || !isClosed($0.value.process) }
  }

  private func origin(of event: LogEvent) -> Origin {
    var source = event.source
    if let keys {
      let values = Keys(
        file: keys.contains(.file) ? event.place.file : nil, device: keys.contains(.device) ? source.device : nil,
        launch: keys.contains(.launch) ? event.launch ?? source.launch : nil,
        process: keys.contains(.process) ? source.process : nil)
      return values.isEmpty ? .file(event.place.file) : .keys(values)
    }
    guard source.process != nil || source.launch != nil || source.key != nil else { return .file(event.place.file) }
    source.program = nil
    return .source(source)
  }

  /// Goes on with a process in another file. A number is given again after a restart: without a date, it may be another process.
  private mutating func goOn(_ known: Known, at origin: Origin, _ event: LogEvent) {
    let now = Self.known(known.process, event)
    byOrigin[origin] = now
    guard undated == nil, !(known.hasDate && now.hasDate), case .source(let source) = origin,
      let number = source.process, source.launch == nil, source.key == nil
    else { return }
    undated = UndatedProcess(number: number, first: known.file, other: now.file)
  }

  private static func known(_ process: Int, _ event: LogEvent) -> Known {
    // A clock without a day is as if it were of 1970.
    let hasDate = event.place.time.map { !(-LogDay.length..<LogDay.length).contains($0) } ?? false
    return Known(process: process, file: event.place.file, hasDate: hasDate)
  }

  private mutating func begin(at origin: Origin, _ event: LogEvent) -> Int {
    let process = next()
    byOrigin[origin] = Self.known(process, event)
    last = nil
    return process
  }

  private mutating func next() -> Int {
    count += 1
    return count - 1
  }
}
