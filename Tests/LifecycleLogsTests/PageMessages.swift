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
  init(_ lifecycle: Lifecycle) {
    self.lifecycle = lifecycle
    reader = MessageReader(lifecycle)
  }

  /// The meaning of a message in words.
  func meaning(of message: String) -> String { reader.description(of: message, for: lifecycle) }
}
