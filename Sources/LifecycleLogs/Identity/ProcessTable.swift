/// Tells the processes of a log apart.
///
/// A generated line names its launch. Else the device, the boot and the number of the process do, and else the file: there, a
/// call that only a new process can have begins another one. The rows of `keyed` are those of a process only under one key.
struct ProcessTable: Sendable {
  private struct Launch: Hashable {
    let device: Int?
    let launch: Int
    let key: LogKey?
  }

  private enum Origin: Hashable {
    case source(LogSource)
    case file(Int)
  }

  private var byLaunch: [Launch: Int] = [:]
  private var byOrigin: [Origin: Int] = [:]
  private(set) var count = 0

  /// The process of an event.
  mutating func process(of event: LogEvent) -> Int {
    let origin = origin(of: event)
    guard let launch = event.launch else {
      // A process without a number that is known by its launch wrote the lines around, too.
      if let known = byOrigin[origin] { return known }
      return begin(at: origin)
    }
    let key = Launch(device: event.source.device, launch: launch, key: event.source.key)
    let process = byLaunch[key] ?? next()
    byLaunch[key] = process
    byOrigin[origin] = process
    return process
  }

  /// Begins another process where one was.
  mutating func restart(of event: LogEvent) -> Int { begin(at: origin(of: event)) }

  /// Forgets the processes, in `keyed` those under a key: the next ones are others.
  mutating func forget(under key: LogKey?) {
    byLaunch = byLaunch.filter { $0.key.key != key }
    byOrigin = byOrigin.filter { origin, _ in
      if case .source(let source) = origin { source.key != key } else { key != nil }
    }
  }

  private func origin(of event: LogEvent) -> Origin {
    var source = event.source
    guard source.process != nil || source.launch != nil || source.key != nil else { return .file(event.place.file) }
    source.program = nil
    return .source(source)
  }

  private mutating func begin(at origin: Origin) -> Int {
    let process = next()
    byOrigin[origin] = process
    return process
  }

  private mutating func next() -> Int {
    count += 1
    return count - 1
  }
}
