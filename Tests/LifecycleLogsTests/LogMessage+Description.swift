import LifecycleLogs
import LifecycleModel

extension MessageReader {
  /// The meaning of a message in words: `SceneDelegate.sceneDidBecomeActive(_:) 0x1027`, `unlisted UIViewController.viewDidLoad()`.
  func description(of message: String, for lifecycle: Lifecycle) -> String {
    description(of: Array(message.utf8)[...], for: lifecycle)
  }

  /// The meaning of a message in words.
  func description(of message: ArraySlice<UInt8>, for lifecycle: Lifecycle) -> String {
    switch read(message) {
    case .call(let call): Self.description(of: call, in: message, for: lifecycle)
    case .launch(let line): "launch of \(line.page ?? "?"), \(line.delegates.joined(separator: " "))"
    case .problem(let line):
      "problem: \(Self.description(of: line.call, in: message, for: lifecycle)), not "
        + line.expected.joined(separator: " ")
    case .later(let word): "later: \(word)"
    case .cut: "cut"
    case .ambiguous(let callbacks):
      "ambiguous: "
        + callbacks.map { LoggedCall.name(of: $0, for: lifecycle) ?? "?" }.joined(separator: " ")
    case .contradictory(let first, let second):
      "contradictory: " + [first, second].map { "'\($0.pattern.text)'" }.joined(separator: " ")
    case .none: "none"
    }
  }

  private static func description(
    of call: LoggedCall, in message: ArraySlice<UInt8>, for lifecycle: Lifecycle
  ) -> String {
    let kind =
      switch call.callback {
      case .listed: ""
      case .unlisted: "unlisted "
      case .unknown: "unknown "
      }
    var words = [kind + call.name(in: message, of: lifecycle)]
    if let instance = call.instance { words.append("0x" + String(instance, radix: 16)) }
    if let scene = call.scene { words.append("scene \(scene)") }
    if let launch = call.launch { words.append("launch " + launch.text(in: message)) }
    if let number = call.number { words.append("n \(number)") }
    if let state = call.state { words.append("in " + state.text(in: message)) }
    return words.joined(separator: " ")
  }
}
