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

  /// Reads messages for a life cycle.
  init(_ lifecycle: Lifecycle, patterns: [CallPattern] = []) {
    self.lifecycle = lifecycle
    reader = MessageReader(lifecycle, patterns: patterns)
  }

  /// The same with patterns, each of the calls of the callback or delegate of a name, or of those that it names itself.
  func reading(_ patterns: [(text: String, call: String?)]) throws -> PageMessages {
    let patterns = try patterns.map { try CallPattern($0.text, of: target($0.call), in: lifecycle) }
    return PageMessages(lifecycle, patterns: patterns)
  }

  /// The target of a pattern that has the name of a callback, or of a delegate.
  func target(_ name: String?) -> CallPattern.Target {
    guard let name else { return .named }
    if let callback = lifecycle.callbackIDs.first(where: { lifecycle.qualifiedName(of: $0) == name }) {
      return .callback(callback)
    }
    return lifecycle.delegateIDs.first { lifecycle[$0].name == name }.map { .delegate($0) } ?? .named
  }

  /// The meaning of a message in words.
  func meaning(of message: String) -> String { reader.description(of: message, for: lifecycle) }
}
