/// A claim of the page about all runs, to be proved on its graph.
package struct Rule: Hashable, Sendable {
  /// An element that a rule names.
  package enum Operand: Hashable, Sendable {
    /// A call, or an observed value.
    case callback(CallbackID)
    /// A state that a life is in.
    case state(StateID)
  }

  /// The rule as written, as Markdown, without its attributes and the links after it.
  package var text: String
  /// The claim of the text.
  package var claim: Claim
  /// The versions in which it holds.
  package var availability: Availability
  /// The status and sources of the claim.
  package var provenance: Provenance

  package init(
    text: String, claim: Claim, availability: Availability = Availability(), provenance: Provenance = Provenance()
  ) {
    self.text = text
    self.claim = claim
    self.availability = availability
    self.provenance = provenance
  }
}

/// A kind of rule: how it is read, what it means, and how its violation is worded.
///
/// Its meaning is an automaton, the monitor, which observes calls and states and remembers a phase: 0 at the beginning of a
/// life, 1, or 3 from where on nothing matters.
package protocol RuleKind: Sendable {
  /// The word in JSON: `immediately-before`.
  static var word: String { get }
  /// The vocabulary's keys of its phrases, in which `{a}` and `{b}` are the operands and `{m}` is a multiplicity.
  static var phrases: [String] { get }
  /// The propositions that hold where `{a}` comes, and where `{b}` does. A rule counts in the life of `{a}`'s delegate.
  static var propositions: [Label] { get }
  /// `true` if states are its only operands.
  static var isAboutStates: Bool { get }
  /// `true` if it claims that something never comes: it is about all scenes, and not vacuous where it holds.
  static var isAbsence: Bool { get }
  /// `true` if it creates obligations, which are open in phase 1.
  static var isPromise: Bool { get }
  /// `true` if it begins again with each life, at whose end no obligation may be open.
  static var endsWithLife: Bool { get }
  /// `true` if it observes the calls, too, that it does not name.
  static var observesOthers: Bool { get }
  /// The propositions that a scene fulfils by being in the initial state at the beginning.
  static var initially: Label { get }
  /// Advice for a rule that is violated by another scene's events; `nil` for none.
  static var scenesHelp: String? { get }

  /// Returns the phase after an observation, 2 for an obligation that it creates; `nil` if it violates the rule.
  static func phase(after label: Label, in phase: Int) -> Int?
  /// The violation in words.
  static func summary(of claim: ClaimStrings) -> String
  /// A note at the place of the violation, or where an obligation cannot be fulfilled any more.
  static func note(on claim: ClaimStrings) -> String
}

extension RuleKind {
  package static var isAboutStates: Bool { false }
  package static var isAbsence: Bool { false }
  package static var isPromise: Bool { false }
  package static var endsWithLife: Bool { true }
  package static var observesOthers: Bool { false }
  package static var initially: Label { [] }
  package static var scenesHelp: String? { nil }
}

extension RuleKind {
  /// `true` if its first operand may be several calls, one of which is enough: one that must come first, or follow.
  package static var takesAlternatives: Bool { propositions.count == 2 && propositions[0] == .first }

  /// `true` if a phrase of it names the scope in which it counts.
  package static var namesScope: Bool {
    phrases.contains { Vocabulary.standard.phrases($0).contains { $0.contains("{m}") } }
  }

  /// Returns `true` if only states can be operands with a proposition.
  package static func isAboutState(as proposition: Label) -> Bool { isAboutStates || proposition == .place }

  /// The first English phrase with names for its operands: `` `A` only in *State* ``.
  package static func outline(callbacks: [String], states: [String]) -> String {
    var (callbacks, states) = (callbacks[...], states[...])
    let phrase = Vocabulary.standard.phrases(phrases[0]).first ?? ""
    return zip(["{a}", "{b}"], propositions).reduce(phrase) { text, part in
      text.replacing(part.0, with: (isAboutState(as: part.1) ? states.popFirst() : callbacks.popFirst()) ?? "")
    }
  }
}

/// A run that the page claims to exist, with its calls.
package struct Scenario: Hashable, Sendable {
  /// An item of the run.
  package enum Item: Hashable, Sendable {
    case call(Step)
    /// A state that the run has reached.
    case reached(StateID)
  }

  /// The text before the first colon; empty for none.
  package var title: String
  /// The condition of the run.
  package var `guard`: Guard?
  /// The states of the run, the first and the last included; at least two.
  package var path: [StateID]
  /// The calls and states in page order.
  package var items: [Item]
  /// The page's prose about it, as Markdown; empty for none.
  package var documentation: String
  /// The versions in which it holds.
  package var availability: Availability

  package init(
    title: String, guard: Guard? = nil, path: [StateID], items: [Item], documentation: String = "",
    availability: Availability = Availability()
  ) {
    self.title = title
    self.guard = `guard`
    self.path = path
    self.items = items
    self.documentation = documentation
    self.availability = availability
  }
}

/// The part of a run in which a property counts.
package enum Scope: String, Hashable, Sendable {
  /// From the first scene that leaves the initial state until none is alive.
  case process
  /// From leaving the initial state until the scene is back in it, or in a final one.
  case scene
}

/// The atomic propositions that hold at a call or on entering a state.
package struct Label: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A call or state that must come first, must follow or must be reached: coming, it never violates a rule.
  package static let first = Label(rawValue: 1)
  /// The call or state that the property is about: when it comes, the property must hold.
  package static let second = Label(rawValue: 2)
  /// Any other call, for properties about the call just before.
  package static let other = Label(rawValue: 4)
  /// The scene's being in the only state in which the call may come that the property is about.
  package static let place = Label(rawValue: 8)
}
