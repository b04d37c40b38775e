import LifecycleModel

/// What a states view shows of its states and arrows, and how these look.
package protocol StatesLayer {
  /// How calls look.
  var style: CallStyle { get }
  /// Whether states and arrows are grey unless the layer says otherwise.
  var isQuiet: Bool { get }
  /// What stands above the picture.
  var header: Markup? { get }
  /// What the picture says besides the page.
  var words: [String] { get }
  /// The arrows, in page order.
  var arrows: [Arrow] { get }

  /// What the whole picture has of its own, which is dense where arrows share labels.
  func graph(isDense: Bool) -> DOTAttributes
  /// Arrows of different groups do not share a line.
  func group(of arrow: Arrow) -> Int
  /// What is written beside a line.
  func label(of bundle: ArrowBundle) -> LabelText
  /// How many columns the layout keeps free for it.
  func widthNeeded(by bundle: ArrowBundle) -> Int
  /// What the line of some hops has of its own.
  func edge(of transitions: [TransitionID]) -> DOTAttributes
  /// The point where two lines of one arrow meet.
  func joint(of transitions: [TransitionID]) -> DOTAttributes
  /// The name of a state, with what is said of it; `nil` for the name alone.
  func label(of state: StateID) -> Markup?
  /// What a leaf has of its own.
  func leaf(_ state: StateID) -> DOTAttributes
  /// What a composite state has of its own.
  func cluster(_ state: StateID) -> DOTAttributes
  /// What the arrow inside a composite state has of its own that leads to where it begins.
  func entry(of state: StateID) -> DOTAttributes
  /// What the arrow to the state where life begins has of its own, and the point where it comes from.
  var start: DOTAttributes { get }
  /// Where life began; `nil` where it still does.
  var formerInitial: StateID? { get }
}

extension StatesLayer {
  package var isQuiet: Bool { false }
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

  /// Title, and a legend of the delegates whose calls are shown.
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
