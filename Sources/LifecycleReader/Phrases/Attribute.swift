import LifecycleModel

/// An attribute in parentheses on a page.
package enum Attribute: Hashable, Sendable {
  case initial, final, transient
  case onePer(Multiplicity)
  /// `Swift: none`
  case noSwift
  case once(Frequency)
  case mayBeSkipped(when: String?)
  case deferred(until: String?)
  case since(PlatformVersion)
  case deprecated(PlatformVersion)
  case removed(PlatformVersion)
  case replacedBy(String)
  case documented
  case observed(where: String?)

  /// The subjects of attributes; raw values are the words of messages.
  package enum Subject: String, Sendable {
    case delegate, state, callback, step, transition, scenario, rule
  }

  /// Returns `true` where a subject can have it.
  package func applies(to subject: Subject) -> Bool {
    switch self {
    case .initial, .final, .transient: subject == .state
    case .onePer, .noSwift: subject == .delegate
    case .once, .mayBeSkipped, .deferred, .replacedBy: subject == .callback || subject == .step
    case .since, .deprecated, .removed: true
    case .documented, .observed: true
    }
  }
}
