import LifecycleDiff

extension Change {
  /// The old text, where neither the message nor the advice has it.
  var unreportedOld: String? { old.flatMap { isReported($0) ? nil : $0 } }

  /// The new text, where neither the message nor the advice has it.
  var unreportedNew: String? { new.flatMap { isReported($0) ? nil : $0 } }

  /// The labels of the old and of the new text.
  var labels: [String] {
    switch kind.id {
    case "removed-callback": ["Previously called on", "Now"]
    case "removed-transition": ["Previously called", "Now"]
    default: ["Before", "Now"]
    }
  }

  private func isReported(_ text: String) -> Bool {
    text.isEmpty || element == text || message.contains(text) || advice?.contains(text) == true
  }
}
