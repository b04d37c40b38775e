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
    for event in run.events {
      for call in event.calls { write(graph.step(of: call).callback, scene: event.scene, process: &process, to: &lines) }
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

  private func write(_ id: CallbackID, scene: Int, process: inout LoggedProcess, to lines: inout [String]) {
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
    let owner = delegate.multiplicity == .process ? nil : scene
    let state = delegate.isObserved ? nil : reached.state(reachedBy: id).map { " state=\(Self.quoted(lifecycle[$0].name))" }
    let number = scenes.contains(id) ? " scene=\(process.number(ofScene: scene))" : ""
    lines.append(
      "lifecycle delegate=\(Self.quoted(delegate.name)) callback=\(Self.quoted(callback.name))"
        + " instance=0x\(process.address(of: callback.delegate, scene: owner))\(state ?? "")\(number)"
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

/// A process whose calls are logged.
private struct LoggedProcess {
  /// The object that a delegate is, in a life of a scene; `nil` for the process.
  private struct Owner: Hashable {
    let delegate: DelegateID
    let scene: Int?
  }

  let number: Int
  let launch: String
  var callCount = 0
  private var addresses: [Owner: UInt64] = [:]
  private var addressCount: UInt64 = 0
  private var scenes: [Int: Int] = [:]
  private var sceneCount = 0

  init(number: Int, _ run: Run) {
    self.number = number
    var hash = StableHash()
    hash.combine("\(number)")
    for event in run.events { hash.combine("\(event.scene) \(event.macrostep.first.transition.index)") }
    launch = String(hash.hexadecimal.suffix(8))
  }

  mutating func address(of delegate: DelegateID, scene: Int?) -> String {
    let owner = Owner(delegate: delegate, scene: scene)
    if let known = addresses[owner] { return known.hexadecimal(digits: 12) }
    let address = 0x6000_0200_0000 + UInt64(number) << 16 + addressCount << 6
    addressCount += 1
    addresses[owner] = address
    return address.hexadecimal(digits: 12)
  }

  mutating func number(ofScene scene: Int) -> Int {
    if let known = scenes[scene] { return known }
    sceneCount += 1
    scenes[scene] = sceneCount
    return sceneCount
  }

  /// A scene that comes again is another one, with other objects.
  mutating func endLife(of scene: Int) {
    scenes[scene] = nil
    for owner in addresses.keys where owner.scene == scene { addresses[owner] = nil }
  }
}
