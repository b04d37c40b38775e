import LifecycleModel

/// What a fact is about.
package struct FactKey: Hashable, Sendable {
  /// An element of two life cycles.
  package enum Subject: Hashable, Sendable {
    /// The page itself.
    case page
    /// A delegate.
    case delegate(Token<Delegate>)
    /// A state.
    case state(Token<State>)
    /// A callback that is part of the life.
    case callback(CallName)
    /// A hop.
    case transition(Token<Transition>)
    /// A call on a hop.
    case step(StepName)
    /// A scenario.
    case scenario(Token<Scenario>)
    /// A rule.
    case rule(Token<Rule>)
    /// A row of equivalents.
    case equivalence(Token<Equivalents.Row>)
    /// A scene configuration.
    case configuration(Token<SceneConfiguration>)
  }

  /// What is said of it, each aspect named after the property of the model that says it; `presence` is that it is there at all,
  /// `words` is all prose about it.
  package enum Aspect: String, Hashable, Sendable, CaseIterable {
    case presence, name, words, provenance, availability
    case platform, versions, language, swiftModule, logSubsystem
    case types, multiplicity, observed
    case parent, initial, final, transient
    case signature, body, frequency, certainty, condition, replacedBy
    case source, target, event, `guard`, continuation, order
    case path, items, claim, cells
    case role, delegateClass, sceneClass, storyboard, isDefault
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
