/// A transition from a state to a state.
package struct Transition: Hashable, Sendable {
  /// The state at its beginning; a composite state stands for each of its substates.
  package var source: StateID
  /// The state at its end; a composite state stands for its initial substate.
  package var target: StateID
  /// The event that triggers it; empty for none.
  package var event: String
  /// The condition without which it is not taken.
  package var `guard`: Guard?
  /// The calls in order.
  package var steps: [Step]
  /// `true` for a later segment of a chain `A → B → C`, which continues the one before it in the list.
  package var isContinuation: Bool
  /// The page's prose about it, as Markdown; empty for none.
  package var documentation: String
  /// The versions in which it exists.
  package var availability: Availability
  /// The status and sources of the claim.
  package var provenance: Provenance

  package init(
    from source: StateID, to target: StateID, event: String = "", guard: Guard? = nil, steps: [Step] = [],
    isContinuation: Bool = false, documentation: String = "", availability: Availability = Availability(),
    provenance: Provenance = Provenance()
  ) {
    self.source = source
    self.target = target
    self.event = event
    self.guard = `guard`
    self.steps = steps
    self.isContinuation = isContinuation
    self.documentation = documentation
    self.availability = availability
    self.provenance = provenance
  }

  /// The status and sources of the claim that a step is called here: its own, or else the transition's.
  package func provenance(of step: Step) -> Provenance {
    let own = step.attributes.provenance
    return own.status == nil
      ? Provenance(status: provenance.status, sources: own.sources.isEmpty ? provenance.sources : own.sources) : own
  }
}

/// A call, or an observed value, on a transition.
package struct Step: Hashable, Sendable {
  /// The called callback.
  package var callback: CallbackID
  /// The attributes of this call: the step's own where it has them, else the callback's.
  package var attributes: CallAttributes
  /// The number, from 1, of its any-order group on the transition; `nil` for a fixed place. Steps of a group are neighbours.
  package var unordered: Int?
  /// The page's prose about this call, as Markdown; empty for none.
  package var note: String

  package init(
    _ callback: CallbackID, attributes: CallAttributes = CallAttributes(), unordered: Int? = nil, note: String = ""
  ) {
    self.callback = callback
    self.attributes = attributes
    self.unordered = unordered
    self.note = note
  }

  /// The certainty that the call comes.
  package var certainty: Certainty { attributes.certainty }
}

extension Step {
  /// The indices of steps by any-order group, given the number of each one's group; every other step is alone.
  package static func groups(numbered numbers: [Int?]) -> [Range<Int>] {
    var groups: [Range<Int>] = []
    for (index, number) in numbers.enumerated() {
      if let last = groups.last, let number, numbers[last.lowerBound] == number {
        groups[groups.count - 1] = last.lowerBound..<(index + 1)
      } else {
        groups.append(index..<(index + 1))
      }
    }
    return groups
  }
}

extension [Step] {
  /// The indices by any-order group; every other step is alone.
  package var groups: [Range<Int>] { Step.groups(numbered: map(\.unordered)) }
}

/// The condition on a transition, in brackets on the page.
package struct Guard: Hashable, Sendable {
  /// A condition on the other scenes.
  package enum SceneCondition: String, Hashable, Sendable {
    /// No other scene is alive.
    case firstScene
    /// Some other scene is alive.
    case anotherScene
    /// No scene will be left.
    case lastScene

    /// The word in JSON: `first-scene`, `another-scene`, `last-scene`.
    package var word: String {
      switch self {
      case .firstScene: "first-scene"
      case .anotherScene: "another-scene"
      case .lastScene: "last-scene"
      }
    }
  }

  /// The text without its brackets, as written.
  package var text: String
  /// The condition on other scenes; `nil` for none, and for opaque text.
  package var sceneCondition: SceneCondition?
  /// The mode that the process must have; `nil` for any, and for opaque text.
  package var mode: AppMode?

  package init(_ text: String, sceneCondition: SceneCondition? = nil, mode: AppMode? = nil) {
    self.text = text
    self.sceneCondition = sceneCondition
    self.mode = mode
  }

  /// What commas separate in the text, without the spaces around it; empty between two commas.
  package var parts: [Substring] {
    text.split(omittingEmptySubsequences: false, whereSeparator: ",、，".contains).map(\.trimmingSpaces)
  }

  /// What the guard is known by: two with the same key are one guard, in whatever order and spelling their parts are written.
  ///
  /// `[connected, on Wi-Fi]` and `[on wi-fi, connected]` have the same key, and so have `[first scene]` and `[最初のシーン]`.
  package var key: NameKey {
    let words =
      isOpaque
      ? parts.filter { !$0.isEmpty }.map { NameKey($0).folded }
      : [sceneCondition?.word, mode?.word].compactMap(\.self)
    return NameKey(words.sorted().joined(separator: ", "))
  }

  /// `true` if Instar does not understand its text: the condition may hold or not, each time.
  package var isOpaque: Bool { sceneCondition == nil && mode == nil }
}

/// The id of a transition.
package typealias TransitionID = ElementID<Transition>
