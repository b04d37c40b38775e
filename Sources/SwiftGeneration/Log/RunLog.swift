import LifecycleModel
import LifecyclePaths
import Text

/// The lines that the generated delegates write of a run: what `Templates/Swift/LifecycleLog.mustache` writes on a device.
///
/// Delegates for which there is no Swift log in the same way. Addresses and the numbers of processes are made up; the same run
/// gives the same lines.
package struct RunLog: Sendable {
  private let graph: RunGraph
  private let delegates: [DelegateID]
  private let scenes: Set<CallbackID>
  private let reached: ReachedStates

  /// Prepares the log of a life cycle.
  package init(_ graph: RunGraph) {
    let lifecycle = graph.lifecycle
    self.graph = graph
    delegates = lifecycle.loggedDelegates
    reached = ReachedStates(lifecycle)
    let callbacks = delegates.filter(lifecycle.isCalled).flatMap { SwiftCallback.all(of: $0, in: lifecycle) }
    scenes = Set(callbacks.filter { $0.signature.sceneParameter != nil }.compactMap(\.id))
  }

  /// The lines of a run, each with its end. A process ends when all of its scenes are in the initial state again.
  package func text(of run: Run) -> String {
    var configuration = run.start
    var process = LoggedProcess(number: 0, run)
    var lines: [String] = []
    var lives: [Life] = []
    for event in run.events {
      lives.append(process.life(of: event.scene))
      for call in event.calls {
        // A call that comes late is of the life whose event deferred it.
        let life = call.lateFrom.map { lives[$0] } ?? lives[lives.count - 1]
        write(graph.step(of: call).callback, life: life, process: &process, to: &lines)
      }
      let hadBegun = hasBegun(configuration)
      configuration = configuration.after(event.macrostep, of: event.scene)
      if !graph.isAlive(configuration.leaves[event.scene]) { process.endLife(of: event.scene) }
      if hadBegun, !hasBegun(configuration) {
        process = LoggedProcess(number: process.number + 1, run)
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func hasBegun(_ configuration: Configuration) -> Bool {
    configuration.leaves.contains { $0 != graph.graph.initial }
  }

  private func write(_ id: CallbackID, life: Life, process: inout LoggedProcess, to lines: inout [String]) {
    let lifecycle = graph.lifecycle
    let callback = lifecycle[id]
    guard delegates.contains(callback.delegate) else { return }
    let delegate = lifecycle[callback.delegate]
    if process.callCount == 0 {
      let names = delegates.map { lifecycle[$0].name }.joined(separator: ",")
      lines.append(
        "lifecycle-launch launch=\(process.launch) page=\(Self.quoted(lifecycle.name)) digest=\(lifecycle.callDigest)"
          + " delegates=\(Self.quoted(names)) system=simulated")
    }
    process.callCount += 1
    let owner = delegate.multiplicity == .process ? nil : life
    let state =
      delegate.isObserved ? nil : reached.state(reachedBy: id).map { " state=\(Self.quoted(lifecycle[$0].name))" }
    let number = scenes.contains(id) ? " scene=\(process.number(of: life))" : ""
    lines.append(
      "lifecycle delegate=\(Self.quoted(delegate.name)) callback=\(Self.quoted(callback.name))"
        + " instance=0x\(process.address(of: callback.delegate, in: owner))\(state ?? "")\(number)"
        + " launch=\(process.launch) n=\(process.callCount)")
  }

  /// A value as the generated log writes it: bare if it is made of ASCII letters, digits, `.`, `-` and `_`, else a JSON string.
  package static func quoted(_ value: String) -> String {
    let isBare = value.utf8.allSatisfy { byte in
      switch UnicodeScalar(byte) {
      case "a"..."z", "A"..."Z", "0"..."9", ".", "-", "_": true
      default: false
      }
    }
    return isBare && !value.isEmpty ? value : JSONValue.string(value).compact
  }
}

/// A life of a scene of a run; each has objects of its own.
private struct Life: Hashable {
  let process: Int
  let scene: Int
  let number: Int
}

/// A process whose calls are logged.
private struct LoggedProcess {
  /// The object that a delegate is, in a life of a scene; `nil` for the process.
  private struct Owner: Hashable {
    let delegate: DelegateID
    let life: Life?
  }

  let number: Int
  let launch: String
  var callCount = 0
  private var addresses: [Owner: UInt64] = [:]
  private var numbers: [Life: Int] = [:]
  private var endedLives: [Int: Int] = [:]

  init(number: Int, _ run: Run) {
    self.number = number
    var hash = StableHash()
    hash.combine("\(number)")
    for event in run.events { hash.combine("\(event.scene) \(event.macrostep.first.transition.index)") }
    launch = String(hash.hexadecimal.suffix(8))
  }

  func life(of scene: Int) -> Life { Life(process: number, scene: scene, number: endedLives[scene] ?? 0) }

  mutating func endLife(of scene: Int) { endedLives[scene, default: 0] += 1 }

  mutating func address(of delegate: DelegateID, in life: Life?) -> String {
    let owner = Owner(delegate: delegate, life: life)
    let address = addresses[owner] ?? 0x6000_0200_0000 + UInt64(number) << 16 + UInt64(addresses.count) << 6
    addresses[owner] = address
    return address.hexadecimal(digits: 12)
  }

  /// The number of a scene in the process.
  mutating func number(of life: Life) -> Int {
    let number = numbers[life] ?? numbers.count + 1
    numbers[life] = number
    return number
  }
}

/// The destination of a generated log.
struct LogSink {
  /// The declaration of the logger; empty where none is needed.
  let declaration: [String]
  /// The lines of the function that writes a line.
  let function: [String]

  /// Creates the chosen destination; `needsFallback` where the unified log may be missing.
  init(_ options: SwiftOptions, needsFallback: Bool) {
    let parameters = options.hasMonitor ? "_ line: String, isProblem: Bool = false" : "_ line: String"
    let statements = Self.statements(options, needsFallback: needsFallback)
    function = ["private static func write(\(parameters)) {"] + statements.map { "  " + $0 } + ["}"]
    switch options.logger {
    case .os where needsFallback: declaration = []
    case .os: declaration = ["#if canImport(os)", "  private static let logger = \(Self.unified)", "#endif"]
    case .swiftLog:
      // The module `os`, which has the signposts, has a `Logger` too.
      let type = options.hasSignposts ? "Logging.Logger" : "Logger"
      declaration = ["private static let logger = \(type)(label: subsystem + \".lifecycle\")"]
    case .print: declaration = []
    }
  }

  private static let unified = "Logger(subsystem: subsystem, category: \"lifecycle\")"

  private static func statements(_ options: SwiftOptions, needsFallback: Bool) -> [String] {
    let call = options.hasMonitor ? "log(level: isProblem ? .error : " : ""
    switch options.logger {
    case .print: return ["print(line)"]
    case .swiftLog: return ["logger." + (call.isEmpty ? "notice(" : call + ".notice, ") + "\"\\(line)\")"]
    case .os:
      let write = "logger." + (call.isEmpty ? "notice(" : call + ".default, ") + "\"\\(line, privacy: .public)\")"
      let always = needsFallback ? guarded(write) : [write]
      return ["#if canImport(os)"] + always.map { "  " + $0 } + ["#else", "  print(line)", "#endif"]
    }
  }

  private static func guarded(_ write: String) -> [String] {
    [
      "if #available(iOS 14, macOS 11, tvOS 14, watchOS 7, *) {",
      "  let logger = \(unified)",
      "  \(write)",
      "} else {",
      "  print(line)",
      "}",
    ]
  }
}
