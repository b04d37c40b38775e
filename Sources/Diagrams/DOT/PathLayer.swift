import LifecycleModel

/// The page with a path; all that is not on the path is grey.
///
/// Only labels and colours change: states and lines are in the same places as without the path.
struct PathLayer: StatesLayer {
  let style: CallStyle
  /// The path.
  let runPath: RunPath
  private let initial: StateID?

  /// Creates the layer of a path.
  init(_ style: CallStyle, runPath: RunPath) {
    self.style = style
    self.runPath = runPath
    initial = StateHierarchy(style.lifecycle).initialLeaf(of: nil)
  }

  private var pathStrings: PathStrings { PathStrings(lifecycle: style.lifecycle, runPath: runPath) }

  var isQuiet: Bool { true }
  var header: Markup? { plainHeader(runPath: PathLegend(words: pathStrings)) }
  var words: [String] { [pathStrings.heading, runPath.note ?? ""] }

  func label(of card: TransitionCard) -> CardText {
    CardLabel(card: card, style: style, runPath: runPath).text
  }

  func plainLabel(of card: TransitionCard) -> CardText? { CardLabel(card: card, style: style).text }

  func edge(of transitions: [TransitionID]) -> DOTAttributes {
    runPath.takes(transitions) ? StateDiagramStyle.pathEdge : []
  }

  func card(of transitions: [TransitionID]) -> DOTAttributes {
    runPath.takes(transitions) ? StateDiagramStyle.pathCard : []
  }

  func label(of state: StateID) -> Markup? {
    pathStrings.rest(in: state).map { PathLegend.label(style.lifecycle[state].name, rest: $0) }
  }

  func leaf(_ state: StateID) -> DOTAttributes {
    runPath.touches(state, initial: initial) ? StateDiagramStyle.pathState : []
  }

  func entry(of state: StateID) -> DOTAttributes {
    edge(of: style.lifecycle.transitionIDs.filter { style.lifecycle[$0].target == state })
  }
}
