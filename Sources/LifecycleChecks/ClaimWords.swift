import LifecycleModel

extension Rule.Claim {
  /// The call or state that the claim is about; if it never happens, the claim is vacuous.
  var trigger: Rule.Operand {
    switch self {
    case .before(_, let second), .immediatelyBefore(_, let second), .afterEvery(_, let second): second
    case .atMostOnce(let operand, _), .never(let operand), .onlyIn(let operand, _): operand
    case .alwaysEventually(let start, _): .state(start)
    }
  }
}

extension Rule.Operand {
  /// `occurs`, or `is reached`.
  var happens: String {
    switch self {
    case .callback: "occurs"
    case .state: "is reached"
    }
  }

  /// `can occur`, or `can be reached`.
  var canHappen: String {
    switch self {
    case .callback: "can occur"
    case .state: "can be reached"
    }
  }

  /// `never occurs`, or `is never reached`.
  var neverHappens: String {
    switch self {
    case .callback: "never occurs"
    case .state: "is never reached"
    }
  }

  /// `has not occurred`, or `has not been reached`.
  var hasNotHappened: String {
    switch self {
    case .callback: "has not occurred"
    case .state: "has not been reached"
    }
  }
}

extension Lifecycle {
  /// A call's or a state's name in quotes.
  func quotedName(of operand: Rule.Operand) -> String {
    switch operand {
    case .callback(let callback): "'\(shownName(of: callback))'"
    case .state(let state): "'\(self[state].name)'"
    }
  }
}
