import LifecycleDiff

extension Change {
  /// The old text, where neither the message nor the advice has it.
  var unreportedOld: String? { old.flatMap { isReported($0) ? nil : $0 } }

  /// The new text, where neither the message nor the advice has it.
  var unreportedNew: String? { new.flatMap { isReported($0) ? nil : $0 } }

  private func isReported(_ text: String) -> Bool {
    text.isEmpty || element == text || message.contains(text) || advice?.contains(text) == true
  }
}
