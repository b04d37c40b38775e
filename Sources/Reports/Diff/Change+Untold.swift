import LifecycleDiff

extension Change {
  /// What was said before, where neither the message nor the advice says it.
  var unreportedOld: String? { old.flatMap { isTold($0) ? nil : $0 } }

  /// What is said now, where neither the message nor the advice says it.
  var unreportedNew: String? { new.flatMap { isTold($0) ? nil : $0 } }

  /// What stands before what was said, and before what is said.
  var labels: [String] {
    switch kind.id {
    case "removed-callback": ["It was called on", "Now"]
    case "removed-transition": ["It called", "Now"]
    default: ["Before", "Now"]
    }
  }

  private func isTold(_ text: String) -> Bool {
    text.isEmpty || element == text || message.contains(text) || advice?.contains(text) == true
  }
}
