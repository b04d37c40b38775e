import LifecycleModel

/// What a law hears of one macrostep.
struct Track: Hashable, Sendable {
  /// One call that is heard.
  struct Sound: Hashable, Sendable {
    let letters: Letters
    let certainty: Presence
  }

  /// Whether a call comes.
  enum Presence: Hashable, Sendable {
    case always, maybe, late
  }

  /// One part of a macrostep.
  enum Item: Hashable, Sendable {
    /// Calls in any order, or one call; whether their hop touches the place where the law allows them.
    case calls([Sound], inPlace: Bool)
    /// The scene has reached a leaf: what that says, whether it is alive there, and whether that is the place.
    case arrival(Letters, isAlive: Bool, inPlace: Bool)
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
      case .calls(let sounds, _): sounds.contains { $0.letters.contains(.second) }
      case .arrival(let letters, _, _): letters.contains(.second)
      }
    }
  }
}
