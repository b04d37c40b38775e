import LifecycleModel

/// The content and style of a states view.
package protocol StatesLayer: Sendable {
  var style: CallStyle { get }
  /// `true` where states and arrows are grey unless the layer says otherwise.
  var isQuiet: Bool { get }
  /// The header of the picture.
  var header: Markup? { get }
  /// The texts of the picture that are not on the page.
  var words: [String] { get }
  /// The arrows, in page order.
  var arrows: [Arrow] { get }

  /// The group of an arrow; arrows of different groups do not share a card.
  func group(of arrow: Arrow) -> Int
  /// The text of a card; without lines for a line without a card.
  func label(of card: TransitionCard) -> CardText
  /// The text for which the layout is chosen; `nil` for the card's own.
  func plainLabel(of card: TransitionCard) -> CardText?
  /// Extra attributes of the line of some transitions.
  func edge(of transitions: [TransitionID]) -> DOTAttributes
  /// Extra attributes of their card.
  func card(of transitions: [TransitionID]) -> DOTAttributes
  /// The name of a state, with remarks; `nil` for the name alone.
  func label(of state: StateID) -> Markup?
  /// Extra attributes of a leaf.
  func leaf(_ state: StateID) -> DOTAttributes
  /// Extra attributes of a composite state.
  func cluster(_ state: StateID) -> DOTAttributes
  /// Extra attributes of the arrow inside a composite state that leads to its initial state.
  func entry(of state: StateID) -> DOTAttributes
  /// Extra attributes of the arrow to the initial state.
  var start: DOTAttributes { get }
  /// The initial state of the older version; `nil` where it is still the same.
  var formerInitial: StateID? { get }
}

extension StatesLayer {
  package var isQuiet: Bool { false }
  package var words: [String] { [] }
  package var arrows: [Arrow] { style.lifecycle.arrows }
  package var start: DOTAttributes { [] }
  package var formerInitial: StateID? { nil }

  package func group(of arrow: Arrow) -> Int { 0 }
  package func plainLabel(of card: TransitionCard) -> CardText? { nil }
  package func edge(of transitions: [TransitionID]) -> DOTAttributes { [] }
  package func card(of transitions: [TransitionID]) -> DOTAttributes { [] }
  package func label(of state: StateID) -> Markup? { nil }
  package func leaf(_ state: StateID) -> DOTAttributes { [] }
  package func cluster(_ state: StateID) -> DOTAttributes { [] }
  package func entry(of state: StateID) -> DOTAttributes { [] }

  /// A title, and a legend of the delegates whose calls are shown.
  func plainHeader(runPath: PathLegend? = nil, coverage: CoverageLegend? = nil) -> Markup? {
    let lifecycle = style.lifecycle
    let steps = lifecycle.transitions.flatMap(\.steps)
    let called = Set(steps.map { lifecycle[$0.callback].delegate })
    return PictureHeader(
      style: style, title: lifecycle.name, delegates: lifecycle.delegateIDs.filter(called.contains),
      explainsBullets: steps.contains { $0.unordered != nil }, runPath: runPath,
      coverage: coverage
    ).markup
  }
}

/// The page without a path or changes.
struct PlainLayer: StatesLayer {
  let style: CallStyle

  var header: Markup? { plainHeader() }

  func label(of card: TransitionCard) -> CardText { CardLabel(card: card, style: style).text }
}

/// The page with a path; all that is not on the path is grey.
///
/// Only labels and colours change: states and lines are in the same places as without the path.
struct PathLayer: StatesLayer {
  let style: CallStyle
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

/// The page with what is covered of it; all that is not covered is grey.
///
/// Only labels and lines change: states and arrows are in the same places as without it.
struct CoverageLayer: StatesLayer {
  let style: CallStyle
  let coverage: PageCoverage

  var isQuiet: Bool { true }
  var header: Markup? { plainHeader(coverage: CoverageLegend(coverage, in: style.lifecycle)) }

  func label(of card: TransitionCard) -> CardText { CardLabel(card: card, style: style, coverage: coverage).text }

  func plainLabel(of card: TransitionCard) -> CardText? { CardLabel(card: card, style: style).text }

  func edge(of transitions: [TransitionID]) -> DOTAttributes { CoverageStyle(coverage.mark(of: transitions)).edge }

  func card(of transitions: [TransitionID]) -> DOTAttributes { CoverageStyle(coverage.mark(of: transitions)).card }

  func label(of state: StateID) -> Markup? {
    guard !style.lifecycle.states.contains(where: { $0.parent == state }) else { return nil }
    let lines = style.lifecycle[state].name.wrapped(to: 40).map { Markup.row([Markup($0).cell()]) }
    let word = CoverageStyle(coverage.mark(of: state)).word.markup.sized(11)
    let calls = coverage.unexpectedCalls(in: state).map { Markup.row([CoverageStyle.unexpectedCalls($0).cell()]) }
    return .table(lines + [.row([word.cell()])] + (calls.map { [$0] } ?? []), "cellpadding=\"0\"")
  }

  func leaf(_ state: StateID) -> DOTAttributes { CoverageStyle(coverage.mark(of: state)).leaf }

  func cluster(_ state: StateID) -> DOTAttributes { CoverageStyle(coverage.mark(of: state)).cluster }
}
