import LifecycleModel

/// What a fact is about.
package struct FactKey: Hashable, Sendable {
  /// An element of two life cycles.
  package enum Subject: Hashable, Sendable {
    case page
    case delegate(Token<Delegate>)
    case state(Token<State>)
    case callback(CallName)
    case transition(Token<Transition>)
    /// A call on a hop; `occurrence` counts, from 0, the calls of one callback on it.
    case step(StepName)
    case scenario(Token<Scenario>)
    case rule(Token<Rule>)
    case equivalence(Token<Equivalents.Row>)
    case configuration(Token<SceneConfiguration>)
  }

  /// What is said of it.
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

/// Names a call on a hop of either of two life cycles.
package struct StepName: Hashable, Sendable {
  /// The hop.
  package let transition: Token<Transition>
  /// What is called.
  package let call: CallName
  /// Which of its calls on the hop, from 0.
  package let occurrence: Int
}
