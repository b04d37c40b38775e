import LifecycleModel

/// The content and style of a states view.
package protocol StatesLayer {
  /// The style of calls.
  var style: CallStyle { get }
  /// `true` where states and arrows are grey unless the layer says otherwise.
  var isQuiet: Bool { get }
  /// `true` where arrows back to the initial state count for the layout: with the labels of two versions beside one another, this
  /// makes the picture narrower; with those of one, mostly wider.
  var ranksArrowsToStart: Bool { get }
  /// The header of the picture.
  var header: Markup? { get }
  /// The texts of the picture that are not on the page.
  var words: [String] { get }
  /// The arrows, in page order.
  var arrows: [Arrow] { get }

  /// Extra attributes of the whole picture, which is dense where arrows share labels.
  func graph(isDense: Bool) -> DOTAttributes
  /// The group of an arrow; arrows of different groups do not share a line.
  func group(of arrow: Arrow) -> Int
  /// The label of a line.
  func label(of bundle: ArrowBundle) -> LabelText
  /// The columns that the layout keeps free for a line's label.
  func widthNeeded(by bundle: ArrowBundle) -> Int
  /// Extra attributes of the line of some transitions.
  func edge(of transitions: [TransitionID]) -> DOTAttributes
  /// The attributes of the point between two lines of one arrow.
  func joint(of transitions: [TransitionID]) -> DOTAttributes
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
  package var ranksArrowsToStart: Bool { false }
  package var words: [String] { [] }
  package var arrows: [Arrow] { style.lifecycle.arrows }
  package var start: DOTAttributes { [] }
  package var formerInitial: StateID? { nil }

  package func graph(isDense: Bool) -> DOTAttributes { [] }
  package func group(of arrow: Arrow) -> Int { 0 }
  package func widthNeeded(by bundle: ArrowBundle) -> Int { label(of: bundle).columns }
  package func edge(of transitions: [TransitionID]) -> DOTAttributes { [] }
  package func joint(of transitions: [TransitionID]) -> DOTAttributes {
    StateDiagramStyle.joint(isOnPath: false, isQuiet: isQuiet)
  }
  package func label(of state: StateID) -> Markup? { nil }
  package func leaf(_ state: StateID) -> DOTAttributes { [] }
  package func cluster(_ state: StateID) -> DOTAttributes { [] }
  package func entry(of state: StateID) -> DOTAttributes { [] }

  /// A title, and a legend of the delegates whose calls are shown.
  func plainHeader(runPath: PathLegend? = nil) -> Markup? {
    let lifecycle = style.lifecycle
    let steps = lifecycle.transitions.flatMap(\.steps)
    let called = Set(steps.map { lifecycle[$0.callback].delegate })
    return PictureHeader(
      style: style, title: lifecycle.name, delegates: lifecycle.delegateIDs.filter(called.contains),
      explainsBullets: steps.contains { $0.unordered != nil }, runPath: runPath
    ).markup
  }
}
