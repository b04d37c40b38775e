import LifecycleModel

/// A life cycle as a source states it, by names; each claim has its line in the source.
package struct Draft: Hashable, Sendable {
  /// The title; empty for none.
  package var name = ""
  /// The platform: `iOS`.
  package var platform: String?
  /// The versions that the source is about.
  package var versions: VersionRange?
  /// The prose below the title, as Markdown.
  package var summary = ""
  /// The language of the page.
  package var language = Lifecycle().language
  /// `false` where the callbacks are no Swift.
  package var hasSwift = true
  /// The states in the order of the source; their numbers are indices.
  package var states: [DraftState] = []
  /// The transitions in the order of the source.
  package var transitions: [DraftTransition] = []
  /// The callbacks that the source lists on no transition.
  package var callbacks: [DraftCall] = []
  /// The delegates with their types, where the source names them; those of the catalog need no entry.
  package var delegates: [DraftDelegate] = []

  /// Creates an empty draft.
  package init() {}
}

/// A state of a draft.
package struct DraftState: Hashable, Sendable {
  /// The name.
  package var name: String
  /// The number of the composite state around it.
  package var parent: Int?
  /// `true` for the state in which a life cycle, or its composite state, begins.
  package var isInitial = false
  /// `true` for a state in which a life cycle ends.
  package var isFinal = false
  /// `true` for a state that a life cycle only passes through, such as a choice.
  package var isTransient = false
  /// The prose about it, as Markdown.
  package var documentation = ""
  /// The line in the source, from 1; `nil` for a state that no line names.
  package var line: Int?

  /// Creates a state.
  package init(_ name: String, parent: Int? = nil, line: Int?) {
    self.name = name
    self.parent = parent
    self.line = line
  }
}

/// A transition of a draft: a path of two states or more, with the calls on each of its segments.
package struct DraftTransition: Hashable, Sendable {
  /// The numbers of the states on the way, at least two.
  package var path: [Int]
  /// The event; empty for none.
  package var event = ""
  /// The condition.
  package var condition: String?
  /// The calls of each segment of the path, in order; may have fewer segments than the path.
  package var calls: [[DraftCall]] = []
  /// The versions that have it.
  package var availability = Availability()
  /// The prose about it, as Markdown.
  package var documentation = ""
  /// The line in the source, from 1.
  package var line: Int

  /// Creates a transition between states of some numbers.
  package init(_ path: [Int], event: String = "", line: Int) {
    self.path = path
    self.event = event
    self.line = line
  }
}

/// A call of a draft.
package struct DraftCall: Hashable, Sendable {
  /// The delegate's name: `SceneDelegate`.
  package var delegate: String
  /// The callback's compound name, or a value of an observed delegate.
  package var callback: String
  /// The declaration, where it is not the catalog's.
  package var signature: String?
  /// The certainty that the call comes.
  package var certainty = Certainty.always
  /// The versions that have it.
  package var availability = Availability()
  /// The number, from 1, of its group without a fixed order on the transition.
  package var unordered: Int?
  /// The prose about it, as Markdown.
  package var note = ""
  /// The line in the source, from 1.
  package var line: Int

  /// The names of its delegate and its callback.
  package var name: CallName { CallName(delegate, callback) }

  /// Creates a call.
  package init(_ delegate: String, _ callback: String, line: Int) {
    self.delegate = delegate
    self.callback = callback
    self.line = line
  }
}

/// A delegate of a draft.
package struct DraftDelegate: Hashable, Sendable {
  /// The name: `SceneDelegate`.
  package var name: String
  /// The protocols or classes.
  package var types: [String]
  /// The prose about it, as Markdown.
  package var documentation = ""

  /// Creates a delegate.
  package init(_ name: String, types: [String]) {
    self.name = name
    self.types = types
  }
}
