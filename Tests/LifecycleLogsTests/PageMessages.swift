import LifecycleLogs
import LifecycleModel
import TestSupport

/// Messages as they are read for a bundled page.
struct PageMessages {
  let lifecycle: Lifecycle
  let reader: MessageReader

  /// Reads messages for the bundled page of a name.
  init(_ name: String) {
    self.init(TestPage.bundled.first { $0.name == name }?.lifecycle ?? Lifecycle(name: "no page is named \(name)"))
  }

  /// Reads messages for a life cycle, with further patterns of the user.
  init(_ lifecycle: Lifecycle, patterns: [LoggedLine] = []) {
    self.lifecycle = lifecycle
    reader = MessageReader(lifecycle, patterns: patterns)
  }

  /// The same with patterns of the user, each of the calls of the callback or delegate of a name, or of those that it names
  /// itself.
  func reading(_ patterns: [(text: String, call: String?)]) -> PageMessages {
    PageMessages(lifecycle, patterns: patterns.map { line($0.text, $0.call) })
  }

  /// The line of a pattern with the name of a callback, or of an observed delegate.
  func line(_ text: String, _ name: String?) -> LoggedLine {
    let callback = lifecycle.callbackIDs.first { lifecycle.qualifiedName(of: $0) == name }
    let delegate = lifecycle.delegateIDs.first { lifecycle[$0].name == name }
    let call = callback.map { .callback($0) } ?? delegate.map { .value(of: $0) } ?? LoggedLine.Call.named
    return LoggedLine(LinePattern(text), call)
  }

  /// The meaning of a message in words.
  func meaning(of message: String) -> String { reader.description(of: message, for: lifecycle) }
}
