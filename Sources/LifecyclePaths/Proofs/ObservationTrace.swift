import LifecycleModel

/// The observations of one macrostep by a property.
struct ObservationTrace: Hashable, Sendable {
  /// One call that is observed.
  struct Observation: Hashable, Sendable {
    let label: Label
    let certainty: Presence
  }

  /// The certainty of an observation; it may differ from that of the call.
  enum Presence: Hashable, Sendable {
    case always, maybe, late, lateOrNever

    /// `true` if the call may not come at all.
    var mayBeMissing: Bool { self == .maybe || self == .lateOrNever }
    /// `true` if the call may come after its place.
    var isLate: Bool { self == .late || self == .lateOrNever }
  }

  /// One part of a macrostep.
  enum Item: Hashable, Sendable {
    /// Calls in any order, or one call; and if their transition touches the place where the property allows them.
    case calls([Observation], inPlace: Bool)
    /// The scene reaches a leaf: its label, if the scene is alive there, and if that is the place.
    case arrival(Label, isAlive: Bool, inPlace: Bool)
  }

  /// The parts in order, without those that neither are observed nor begin or end a scope.
  var items: [Item]
  /// The guard's condition on the other scenes.
  let condition: Guard.SceneCondition?
  /// `true` if the scene is alive before.
  let wasAlive: Bool
  /// `true` if the scene is alive after.
  let isAlive: Bool

  /// `true` if neither the property nor the other scenes can observe it.
  var isSilent: Bool { items.isEmpty && condition == nil && wasAlive == isAlive }
  /// `true` if it may contain an observation that the property is about.
  var isTrigger: Bool {
    items.contains { item in
      switch item {
      case .calls(let observations, _): observations.contains { $0.label.contains(.second) }
      case .arrival(let label, _, _): label.contains(.second)
      }
    }
  }
}
