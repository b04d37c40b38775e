import LifecycleModel

/// The subject and aspect of a fact.
package struct FactKey: Hashable, Sendable {
  /// An element of two life cycles.
  package enum Subject: Hashable, Sendable {
    /// The page itself.
    case page
    /// A delegate.
    case delegate(Token<Delegate>)
    /// A state.
    case state(Token<State>)
    /// A callback that the page lists or calls.
    case callback(CallName)
    /// A transition.
    case transition(Token<Transition>)
    /// A call on a transition.
    case step(StepName)
    /// A scenario.
    case scenario(Token<Scenario>)
    /// A rule.
    case rule(Token<Rule>)
    /// An Equivalents row.
    case equivalence(Token<Equivalents.Row>)
    /// A scene configuration.
    case configuration(Token<SceneConfiguration>)
    /// A log line.
    case logLine(LinePattern)
  }

  /// An aspect of an element, named after the model's property for it; `presence` stands for the element itself, `words` for
  /// all its prose.
  package enum Aspect: String, Hashable, Sendable, CaseIterable {
    case presence, name, words, provenance, availability
    case platform, versions, language, swift, swiftModule, logSubsystem
    case types, multiplicity, observed
    case parent, initial, final, transient
    case signature, body, frequency, certainty, condition, replacedBy
    case source, target, event, `guard`, continuation, order
    case path, items, claim, cells
    case role, delegateClass, sceneClass, storyboard, isDefault
    case call
  }

  /// The element.
  package let subject: Subject
  /// The aspect of it.
  package let aspect: Aspect

  /// Names a fact.
  package init(_ subject: Subject, _ aspect: Aspect) {
    self.subject = subject
    self.aspect = aspect
  }
}
