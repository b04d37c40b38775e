import LifecycleModel

/// A walk on the page; what it does not touch stands back.
///
/// It changes labels and colours and nothing else: states and lines stand where they are without it.
struct WalkLayer: StatesLayer {
  let look: CallLook
  /// The walk.
  let walk: Walk
  private let initial: StateID?

  /// Prepares a walk.
  init(_ look: CallLook, walk: Walk) {
    self.look = look
    self.walk = walk
    initial = StateHierarchy(look.lifecycle).initialLeaf(of: nil)
  }

  private var walkWords: WalkWords { WalkWords(lifecycle: look.lifecycle, walk: walk) }

  var isQuiet: Bool { true }
  var header: Markup? { plainHeader(walk: WalkLegend(words: walkWords)) }
  var words: [String] { [walkWords.heading, walk.note ?? ""] }

  func label(of bundle: ArrowBundle) -> LabelText { ArrowLabel(bundle: bundle, look: look, walk: walk).text }

  func roomNeeded(by bundle: ArrowBundle) -> Int { ArrowLabel(bundle: bundle, look: look).text.columns }

  func edge(of transitions: [TransitionID]) -> DOTAttributes {
    walk.takes(transitions) ? StateDiagramStyle.walkedEdge : []
  }

  func joint(of transitions: [TransitionID]) -> DOTAttributes {
    StateDiagramStyle.joint(isWalked: walk.takes(transitions), isQuiet: true)
  }

  func label(of state: StateID) -> Markup? {
    walkWords.rest(in: state).map { WalkLegend.label(look.lifecycle[state].name, rest: $0) }
  }

  func leaf(_ state: StateID) -> DOTAttributes {
    walk.touches(state, initial: initial) ? StateDiagramStyle.walkedState : []
  }

  func entry(of state: StateID) -> DOTAttributes {
    edge(of: look.lifecycle.transitionIDs.filter { look.lifecycle[$0].target == state })
  }
}
