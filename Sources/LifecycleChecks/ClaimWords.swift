import LifecycleModel

extension Rule.Operand {
  /// `comes`, or `is reached`.
  var happens: String {
    switch self {
    case .callback: "comes"
    case .state: "is reached"
    }
  }

  /// `can come`, or `can be reached`.
  var canHappen: String {
    switch self {
    case .callback: "can come"
    case .state: "can be reached"
    }
  }

  /// `never comes`, or `is never reached`.
  var neverHappens: String {
    switch self {
    case .callback: "never comes"
    case .state: "is never reached"
    }
  }

  /// `has not come`, or `has not been reached`.
  var hasNotHappened: String {
    switch self {
    case .callback: "has not come"
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
