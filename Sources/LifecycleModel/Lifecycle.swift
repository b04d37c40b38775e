/// A life cycle: the contents of a page without their places.
///
/// Equal life cycles mean the same. Elements refer to each other by index (`ElementID`).
package struct Lifecycle: Hashable, Sendable {
  /// The page's title; empty for none.
  package var name: String
  /// The platform: `iOS`.
  package var platform: String?
  /// The versions that the page describes.
  package var versions: VersionRange?
  /// The versions of other systems that the page describes, in page order.
  package var otherSystems: [SystemVersions]
  /// The prose between the title and the first section, as Markdown.
  package var summary: String
  /// The language of generated prose.
  package var language: Language
  /// `false` where the page says that there is no Swift for it.
  package var hasSwift: Bool
  /// The module that generated Swift belongs to.
  package var swiftModule: String?
  /// The subsystem that generated Swift logs under.
  package var logSubsystem: String?
  /// The delegates in page order.
  package var delegates: [Delegate]
  /// The states in page order, each before its substates.
  package var states: [State]
  /// The callbacks that the page names, declared ones first, in page order.
  package var callbacks: [Callback]
  /// The transitions in page order; segments of a chain are neighbours.
  package var transitions: [Transition]
  /// The runs that the page claims to exist.
  package var scenarios: [Scenario]
  /// The claims of the page about all runs.
  package var rules: [Rule]
  /// The tables of counterparts.
  package var equivalents: [Equivalents]
  /// The entries of the scene manifest; the first of a role is its default.
  package var sceneConfigurations: [SceneConfiguration]
  /// The lines that the app prints itself, in page order.
  package var logLines: [LoggedLine]
  /// The types that its delegates may have, and their callbacks.
  package var catalog: APICatalog
  /// `true` for some of the states and transitions of a page, as a picture of one event has them.
  package var isPart = false

  /// Creates an empty life cycle with a name.
  package init(name: String = "") {
    self.name = name
    otherSystems = []
    summary = ""
    language = .english
    hasSwift = true
    delegates = []
    states = []
    callbacks = []
    transitions = []
    scenarios = []
    rules = []
    equivalents = []
    sceneConfigurations = []
    logLines = []
    catalog = .standard
  }

  // Getters, though they copy an element for one of its members: code that Swift 6.3.1 optimises reads what a `_read` yields after
  // its coroutine has freed it, as AddressSanitizer found.

  package subscript(id: DelegateID) -> Delegate { delegates[id.index] }
  package subscript(id: StateID) -> State { states[id.index] }
  package subscript(id: CallbackID) -> Callback { callbacks[id.index] }
  package subscript(id: TransitionID) -> Transition { transitions[id.index] }

  /// The ids of all delegates in page order.
  package var delegateIDs: [DelegateID] { delegates.indices.map(DelegateID.init) }
  /// The ids of all states in page order.
  package var stateIDs: [StateID] { states.indices.map(StateID.init) }
  /// The ids of all callbacks, declared ones first.
  package var callbackIDs: [CallbackID] { callbacks.indices.map(CallbackID.init) }
  /// The ids of all transitions in page order.
  package var transitionIDs: [TransitionID] { transitions.indices.map(TransitionID.init) }
}
