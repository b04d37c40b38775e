import LifecycleModel

/// What a law hears of one macrostep.
struct ObservationTrace: Hashable, Sendable {
  /// One call that is heard.
  struct Observation: Hashable, Sendable {
    let label: Label
    let certainty: Presence
  }

  /// Whether a call comes.
  enum Presence: Hashable, Sendable {
    case always, maybe, late
  }

  /// One part of a macrostep.
  enum Item: Hashable, Sendable {
    /// Calls in any order, or one call; whether their hop touches the place where the law allows them.
    case calls([Observation], inPlace: Bool)
    /// The scene has reached a leaf: what that says, whether it is alive there, and whether that is the place.
    case arrival(Label, isAlive: Bool, inPlace: Bool)
  }

  /// The parts in order; without those in which nothing is heard and nobody's life changes.
  var items: [Item]
  /// What the guard says of the other scenes.
  let condition: Guard.SceneCondition?
  /// Whether the scene is alive before.
  let wasAlive: Bool
  /// Whether the scene is alive afterwards.
  let isAlive: Bool

  /// Whether the law and the other scenes notice nothing of it.
  var isSilent: Bool { items.isEmpty && condition == nil && wasAlive == isAlive }
  /// Whether what the law is about may be heard.
  var isTrigger: Bool {
    items.contains { item in
      switch item {
      case .calls(let observations, _): observations.contains { $0.label.contains(.second) }
      case .arrival(let label, _, _): label.contains(.second)
      }
    }
  }
}
