import LifecycleModel

/// The contents of a life cycle as single facts; the order of declarations on the page is no fact.
package struct Facts: Hashable, Sendable {
  /// The values by subject and aspect.
  package private(set) var values: [FactKey: FactValue] = [:]

  /// Collects the facts of one side of a correspondence.
  package init(of lifecycle: Lifecycle, in names: FactNames) {
    values = FactCollection(lifecycle, names).values
  }

  /// The edits that turn these facts into others.
  package func edits(to other: Facts) -> [FactKey: Edit] {
    var edits: [FactKey: Edit] = [:]
    for key in Set(values.keys).union(other.values.keys) where values[key] != other.values[key] {
      edits[key] = Edit(key: key, old: values[key], new: other.values[key])
    }
    return edits
  }

  /// A copy of these facts with edits applied.
  package func applying(_ edits: some Sequence<Edit>) -> Facts {
    var facts = self
    for edit in edits { facts.values[edit.key] = edit.new }
    return facts
  }
}

/// The subject and aspect of a fact.
package struct FactKey: Hashable, Sendable {
  /// An element of two life cycles.
  package enum Subject: Hashable, Sendable {
    /// The page itself.
    case page
    case delegate(Token<Delegate>)
    case state(Token<State>)
    /// A callback that the page lists or calls.
    case callback(CallName)
    case transition(Token<Transition>)
    /// A call on a transition.
    case step(StepName)
    case scenario(Token<Scenario>)
    case rule(Token<Rule>)
    case equivalence(Token<Equivalents.Row>)
    case configuration(Token<SceneConfiguration>)
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
  package let aspect: Aspect

  /// Names a fact.
  package init(_ subject: Subject, _ aspect: Aspect) {
    self.subject = subject
    self.aspect = aspect
  }
}

/// The value of an aspect of an element.
package enum FactValue: Hashable, Sendable {
  /// A Boolean value.
  case flag(Bool)
  /// A text; `nil` where the page has none.
  case text(String?)
  /// Several texts.
  case texts([String])
  /// The versions in which the element exists.
  case availability(Availability)
  /// The status and sources of a claim.
  case provenance(Provenance)
  /// The versions that the page describes, those of its own platform without its name.
  case versions([SystemVersions])
  /// A state; `nil` for none.
  case state(Token<State>?)
  /// The path of a scenario.
  case path([Token<State>])
  /// The order of a transition's calls.
  case order([OrderedStep])
  /// The calls and states of a scenario.
  case items([ScenarioItem])
  /// The claim of a rule.
  case claim(ClaimName)
  /// The cells of an Equivalents row, by column.
  case cells([Token<Delegate>: EquivalenceCell])
  /// The call that a log line stands for.
  case call(LoggedCall)
}

/// A fact that differs between two life cycles.
package struct Edit: Hashable, Sendable {
  /// The subject and aspect of the fact.
  package let key: FactKey
  /// The old value; `nil` for none.
  package let old: FactValue?
  /// The new value; `nil` for none.
  package let new: FactValue?
}

/// The call that a log line stands for, in names that two life cycles share.
package enum LoggedCall: Hashable, Sendable {
  /// A call of a callback, or a change to a value.
  case callback(CallName)
  /// A change of an observed delegate to the value in the line.
  case value(of: Token<Delegate>)
  /// A call of the callback that the line names.
  case named

  /// Names the call of a line of one side.
  init(_ call: LoggedLine.Call, on side: Side) {
    self =
      switch call {
      case .callback(let id): .callback(side[id])
      case .value(let delegate): .value(of: side[delegate])
      case .named: .named
      }
  }
}

/// A place in the order of a transition's calls.
package enum OrderedStep: Hashable, Sendable {
  /// A call at a place of its own.
  case one(StepName)
  /// Calls whose order among each other is not fixed.
  case anyOrder(Set<StepName>)

  /// The calls at this place.
  package var steps: Set<StepName> {
    switch self {
    case .one(let step): [step]
    case .anyOrder(let steps): steps
    }
  }
}

/// An item of a scenario.
package enum ScenarioItem: Hashable, Sendable {
  /// A call with the attributes of its own, the number of its any-order group, and its note.
  case call(CallName, CallAttributes, group: Int?, note: String)
  /// A state that the run has reached.
  case reached(Token<State>)
}

/// A name for a call on a transition in two life cycles.
package struct StepName: Hashable, Sendable {
  package let transition: Token<Transition>
  /// The called callback.
  package let call: CallName
  /// The index among the transition's calls of the callback.
  package let occurrence: Int
}
