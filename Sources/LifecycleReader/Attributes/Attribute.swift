import LifecycleModel

/// One thing that a page says in parentheses.
enum Attribute: Hashable, Sendable {
  case initial, final, transient
  case onePer(Multiplicity)
  case once(Frequency)
  case mayBeSkipped(when: String?)
  case deferred(until: String?)
  case since(PlatformVersion)
  case deprecated(PlatformVersion)
  case removed(PlatformVersion)
  case replacedBy(String)
  case documented
  case observed(where: String?)

  /// A thing that attributes can be said of; raw values are the words of messages.
  enum Subject: String, Sendable {
    case delegate, state, callback, step, transition, scenario, rule
  }

  /// Returns `true` where it says something of such a thing.
  func applies(to subject: Subject) -> Bool {
    switch self {
    case .initial, .final, .transient: subject == .state
    case .onePer: subject == .delegate
    case .once, .mayBeSkipped, .deferred, .replacedBy: subject == .callback || subject == .step
    case .since, .deprecated, .removed: true
    case .documented, .observed: true
    }
  }
}
