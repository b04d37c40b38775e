/// A life cycle: what one page says, without where it says it.
///
/// Two lifecycles are equal when they mean the same. Elements refer to each other by index (`ElementID`).
package struct Lifecycle: Hashable, Sendable {
  /// The page's title; empty where it has none.
  package var name: String
  /// The operating system: `iOS`.
  package var platform: String?
  /// The versions the page speaks of.
  package var versions: VersionRange?
  /// The prose between the title and the first section, as Markdown.
  package var summary: String
  /// The language of generated prose.
  package var language: Language
  /// The module that generated Swift belongs to.
  package var swiftModule: String?
  /// The subsystem that generated Swift logs under.
  package var logSubsystem: String?
  /// Who is told, in page order.
  package var delegates: [Delegate]
  /// A forest in page order: a parent comes before its substates.
  package var states: [State]
  /// All callbacks that are declared or met, declared ones first, in page order.
  package var callbacks: [Callback]
  /// The hops in page order, those of a chain one after another.
  package var transitions: [Transition]
  /// Runs that the page claims to exist.
  package var scenarios: [Scenario]
  /// Laws that the page states.
  package var rules: [Rule]
  /// What stands in for what.
  package var equivalents: [Equivalents]
  /// The entries of the scene manifest; the first is the default.
  package var sceneConfigurations: [SceneConfiguration]

  /// Creates an empty lifecycle with a name.
  package init(name: String = "") {
    self.name = name
    summary = ""
    language = .english
    delegates = []
    states = []
    callbacks = []
    transitions = []
    scenarios = []
    rules = []
    equivalents = []
    sceneConfigurations = []
  }

  // What asks for one member of an element should not copy all of it, as a getter would: these lend it.

  /// The delegate of an id of this lifecycle.
  package subscript(id: DelegateID) -> Delegate { _read { yield delegates[id.index] } }
  /// The state of an id of this lifecycle.
  package subscript(id: StateID) -> State { _read { yield states[id.index] } }
  /// The callback of an id of this lifecycle.
  package subscript(id: CallbackID) -> Callback { _read { yield callbacks[id.index] } }
  /// The transition of an id of this lifecycle.
  package subscript(id: TransitionID) -> Transition { _read { yield transitions[id.index] } }

  /// The ids of all delegates in page order.
  package var delegateIDs: [DelegateID] { delegates.indices.map(DelegateID.init) }
  /// The ids of all states in page order.
  package var stateIDs: [StateID] { states.indices.map(StateID.init) }
  /// The ids of all callbacks, declared ones first.
  package var callbackIDs: [CallbackID] { callbacks.indices.map(CallbackID.init) }
  /// The ids of all transitions in page order.
  package var transitionIDs: [TransitionID] { transitions.indices.map(TransitionID.init) }
}
