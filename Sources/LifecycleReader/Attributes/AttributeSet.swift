import LifecycleModel

/// The attributes of a subject; `nil` or `false` for missing ones.
struct AttributeSet: Hashable, Sendable {
  /// `true` for `initial`.
  var isInitial = false
  /// `true` for `final`.
  var isFinal = false
  /// `true` for `transient`.
  var isTransient = false
  /// `true` for a delegate that is watched, not called.
  var isObserved = false
  /// `false` for `Swift: none`.
  var hasSwift = true
  /// `one per scene`
  var multiplicity: Multiplicity?
  /// `once`, `once per scene`
  var frequency: Frequency?
  /// `may be skipped`, `deferred`
  var certainty: Certainty?
  /// `since`, `deprecated`, `removed`
  var availability = Availability()
  /// `replaced by`: the name.
  var replacedBy: String?
  /// `documented`, `observed`
  var status: Provenance.Status?

  /// Adds an attribute, which replaces an earlier one of the same kind; a call may be both skipped and deferred.
  mutating func insert(_ attribute: Attribute, for subject: Attribute.Subject) {
    switch attribute {
    case .initial: isInitial = true
    case .final: isFinal = true
    case .transient: isTransient = true
    case .onePer(let multiplicity): self.multiplicity = multiplicity
    case .noSwift: hasSwift = false
    case .once(let frequency): self.frequency = frequency
    case .mayBeSkipped(let condition): add(.mayBeSkipped(when: condition))
    case .deferred(let condition): add(.deferred(until: condition))
    case .since(let version): availability.since = version
    case .deprecated(let version): availability.deprecated = version
    case .removed(let version): availability.removed = version
    case .replacedBy(let name): replacedBy = name
    case .documented: status = .documented
    // On a delegate, "observed" means that it is watched; on anything else, or with a place, it is the status of a claim.
    case .observed(nil) where subject == .delegate: isObserved = true
    case .observed(let place): status = .observed(where: place)
    }
  }

  private mutating func add(_ doubt: Certainty) { certainty = certainty?.adding(doubt) ?? doubt }

  /// The attributes of both sets; the other set has precedence.
  func overridden(by other: AttributeSet) -> AttributeSet {
    AttributeSet(
      isInitial: isInitial || other.isInitial, isFinal: isFinal || other.isFinal,
      isTransient: isTransient || other.isTransient, isObserved: isObserved || other.isObserved,
      hasSwift: hasSwift && other.hasSwift, multiplicity: other.multiplicity ?? multiplicity,
      frequency: other.frequency ?? frequency,
      certainty: other.certainty ?? certainty, availability: availability.overridden(by: other.availability),
      replacedBy: other.replacedBy ?? replacedBy, status: other.status ?? status)
  }

  /// The attributes of a call, with the links of its text; of a step, its own, else the callback's. What a callback's
  /// source says of the callback, it doesn't say of the order of a transition's calls: a step's claim is its own.
  func callAttributes(of callback: CallAttributes = CallAttributes(), sources: [Provenance.Source]) -> CallAttributes {
    CallAttributes(
      frequency: frequency ?? callback.frequency, certainty: certainty ?? callback.certainty,
      availability: callback.availability.overridden(by: availability),
      replacedBy: replacedBy ?? callback.replacedBy,
      provenance: Provenance(status: status, sources: sources))
  }
}

extension Availability {
  /// The versions of both; the other ones have precedence.
  func overridden(by other: Availability) -> Availability {
    if other == Availability() { return self }
    return Availability(
      since: other.since ?? since, deprecated: other.deprecated ?? deprecated, removed: other.removed ?? removed)
  }
}
