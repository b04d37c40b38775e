/// A method of a called delegate, or a value of an observed one.
package struct Callback: Hashable, Sendable {
  /// The callback's delegate.
  package var delegate: DelegateID
  /// The compound name, `scene(_:willConnectTo:options:)`; the bare name of an observed value, `inactive`, and of a method
  /// that is declared in another language, `onCreate`.
  package var name: String
  /// The exact declaration, `func sceneDidDisconnect(_ scene: UIScene)`: the page's, which may be in another language, else
  /// the catalog's in Swift; `nil` for neither.
  package var signature: String?
  /// `true` where the Callbacks section lists it, not only a transition, rule or scenario names it.
  package var isDeclared: Bool
  /// The attributes of every call, unless a step has its own.
  package var attributes: CallAttributes
  /// The page's prose about it, as Markdown; empty for none.
  package var documentation: String
  /// The Swift statements of the page's code block for the generated method.
  package var body: String?

  package init(
    delegate: DelegateID, name: String, signature: String? = nil, isDeclared: Bool = false,
    attributes: CallAttributes = CallAttributes(), documentation: String = "", body: String? = nil
  ) {
    self.delegate = delegate
    self.name = name
    self.signature = signature
    self.isDeclared = isDeclared
    self.attributes = attributes
    self.documentation = documentation
    self.body = body
  }
}

/// The attributes in parentheses of a callback or of one step.
package struct CallAttributes: Hashable, Sendable {
  /// The limit of the number of calls; `nil` for none.
  package var frequency: Frequency?
  /// The certainty that the call comes.
  package var certainty: Certainty
  /// The versions in which the call exists.
  package var availability: Availability
  /// The replacement, as the page writes it.
  package var replacedBy: String?
  /// The status and sources of the claim; of a step, those that it has itself (`Transition.provenance(of:)` has all).
  package var provenance: Provenance

  /// Creates attributes; without arguments, those of a call without any on the page.
  package init(
    frequency: Frequency? = nil, certainty: Certainty = .always, availability: Availability = Availability(),
    replacedBy: String? = nil, provenance: Provenance = Provenance()
  ) {
    self.frequency = frequency
    self.certainty = certainty
    self.availability = availability
    self.replacedBy = replacedBy
    self.provenance = provenance
  }

  /// A copy without the attributes that a step inherits from `others`, those of its callback.
  package func besides(_ others: CallAttributes) -> CallAttributes {
    CallAttributes(
      frequency: frequency == others.frequency ? nil : frequency,
      certainty: certainty == others.certainty ? .always : certainty,
      availability: availability == others.availability ? Availability() : availability,
      replacedBy: replacedBy == others.replacedBy ? nil : replacedBy,
      provenance: provenance)
  }
}

/// An object that the system calls, or a value that is observed.
package struct Delegate: Hashable, Sendable {
  /// The name on the page and of the generated class: `SceneDelegate`.
  package var name: String
  /// The protocols or classes, in the page's order: `["UIWindowSceneDelegate"]`.
  package var types: [String]
  /// The scope that has one instance.
  package var multiplicity: Multiplicity
  /// `true` for a value that is observed (SwiftUI's `ScenePhase`) rather than called; its callbacks are then its values.
  package var isObserved: Bool
  /// `false` where the page says that there is no Swift for it.
  package var hasSwift: Bool
  /// The page's prose about it, as Markdown; empty for none.
  package var documentation: String
  /// The versions in which it exists.
  package var availability: Availability
  /// The status and sources of the claim.
  package var provenance: Provenance

  package init(
    name: String, types: [String] = [], multiplicity: Multiplicity = .process, isObserved: Bool = false,
    hasSwift: Bool = true, documentation: String = "", availability: Availability = Availability(),
    provenance: Provenance = Provenance()
  ) {
    self.name = name
    self.types = types
    self.multiplicity = multiplicity
    self.isObserved = isObserved
    self.hasSwift = hasSwift
    self.documentation = documentation
    self.availability = availability
    self.provenance = provenance
  }
}

/// The id of a callback.
package typealias CallbackID = ElementID<Callback>

/// The id of a delegate.
package typealias DelegateID = ElementID<Delegate>

/// A limit of "at most once" in a scope.
package enum Frequency: Hashable, Sendable {
  /// `once`: in the life of the callback's delegate.
  case once
  /// `once per process`, `once per scene`, `once per view`.
  case oncePer(Multiplicity)

  /// The scope that the page names; `nil` for the life of the callback's delegate.
  package var multiplicity: Multiplicity? {
    switch self {
    case .once: nil
    case .oncePer(let multiplicity): multiplicity
    }
  }

  /// The English words: `once per scene`.
  package var text: String {
    switch self {
    case .once: "once"
    case .oncePer(let multiplicity): "once per \(multiplicity.rawValue)"
    }
  }
}
