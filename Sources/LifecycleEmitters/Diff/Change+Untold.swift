import LifecycleDiff

extension Change {
  /// What was said before, where neither the message nor the advice says it.
  var untoldOld: String? { old.flatMap { isTold($0) ? nil : $0 } }

  /// What is said now, where neither the message nor the advice says it.
  var untoldNew: String? { new.flatMap { isTold($0) ? nil : $0 } }

  private func isTold(_ text: String) -> Bool {
    text.isEmpty || element == text || message.contains(text) || advice?.contains(text) == true
  }
}
