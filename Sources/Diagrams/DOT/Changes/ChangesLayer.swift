import LifecycleDiff
import LifecycleModel

/// Two versions of a page in one picture: added, removed and changed elements are highlighted, the rest is grey.
package struct ChangesLayer: StatesLayer {
  package let style: CallStyle
  package let arrows: [Arrow]
  /// Both versions, merged.
  let merged: MergedLifecycle
  /// The strings of changes.
  package let changeStrings: ChangeStrings
  private let title: String
  private let hasOtherChanges: Bool
  private let leftOut: Int
  private let owned: Set<CallbackID>

  /// Prepares a picture of both versions, in which unchanged transitions have only their events.
  ///
  /// A large page is limited to its changes and their surroundings; where these are large too, there are no calls at all.
  package init(_ whole: MergedLifecycle, title: String, hasOtherChanges: Bool) {
    let merged = whole.lifecycle.isLarge ? whole.changedPart : whole
    let isLarge = merged.lifecycle.isLarge
    let shown = merged.lifecycle.withoutCalls { isLarge || merged[$0].mark == .unchanged }
    self.merged = merged
    self.title = title
    self.hasOtherChanges = hasOtherChanges
    leftOut = whole.lifecycle.transitions.count - merged.lifecycle.transitions.count
    style = CallStyle(lifecycle: shown)
    changeStrings = ChangeStrings(language: shown.language)
    var groups: [ChangeGroup: Int] = [:]
    arrows = shown.arrows { id in
      let group = ChangeGroup(id, in: merged, withCalls: !isLarge)
      groups[group] = groups[group] ?? groups.count
      return groups[group] ?? 0
    }
    let calls = Dictionary(grouping: shown.calledCallbacks) { shown[$0].name }
    owned = Set(calls.values.filter { ids in Set(ids.map { shown[$0].delegate }).count > 1 }.joined())
  }

  package var isQuiet: Bool { true }

  package var header: Markup? {
    ChangesHeader(
      title: title, merged: merged, words: changeStrings, hasOtherChanges: hasOtherChanges, leftOut: leftOut,
      explainsBullets: style.lifecycle.transitions.contains { $0.steps.contains { $0.unordered != nil } }
    ).markup
  }

  package var words: [String] {
    [title, changeStrings.legend(.unchanged)] + merged.old.states.map(\.name)
      + merged.old.transitions.flatMap { transition in
        [transition.event, transition.guard?.text ?? ""] + transition.steps.map { $0.certainty.condition ?? "" }
      }
  }

  /// The change of some transitions: the one that they share, else `changed`.
  func mark(of transitions: some Sequence<TransitionID>) -> ChangeMark {
    let marks = Set(transitions.map { merged[$0].mark })
    return marks.count == 1 ? marks.first ?? .unchanged : .changed
  }

  package func group(of arrow: Arrow) -> Int {
    ChangeMark.allCases.firstIndex(of: mark(of: arrow.transitions)) ?? 0
  }

  package func label(of card: TransitionCard) -> CardText { ChangesLabel(card: card, layer: self).text }

  package func edge(of transitions: [TransitionID]) -> DOTAttributes { ChangeStyle(mark(of: transitions)).edge }

  package func card(of transitions: [TransitionID]) -> DOTAttributes { ChangeStyle(mark(of: transitions)).card }

  package func leaf(_ state: StateID) -> DOTAttributes {
    ChangeStyle(merged[state].mark).leaf(isTransient: style.lifecycle[state].isTransient)
  }

  package func cluster(_ state: StateID) -> DOTAttributes { ChangeStyle(merged[state].mark).cluster }

  package func label(of state: StateID) -> Markup? { ChangedStateLabel(state: state, layer: self).markup }

  /// The name of a call, with its owner where it is an observed value or others have the name too.
  func name(of callback: CallbackID) -> String {
    let isOwned = style.lifecycle.delegate(of: callback).isObserved || owned.contains(callback)
    return isOwned ? style.lifecycle.qualifiedName(of: callback) : style.lifecycle[callback].name
  }

  package var start: DOTAttributes { formerInitial == nil ? [] : ChangeStyle(.added).edge }

  package var formerInitial: StateID? {
    guard let before = StateHierarchy(merged.old).initialLeaf(of: nil),
      let state = merged.states.firstIndex(where: { $0.old == before }).map(StateID.init)
    else { return nil }
    return StateHierarchy(style.lifecycle).initialLeaf(of: nil) == state ? nil : state
  }
}

/// The changes that transitions of one arrow have in common.
private struct ChangeGroup: Hashable {
  private let mark: ChangeMark
  private let steps: [MergedStep]
  private let certainties: [Certainty?]
  /// A transition that is drawn alone, because its label has its own old text.
  private let alone: TransitionID?

  init(_ id: TransitionID, in merged: MergedLifecycle, withCalls: Bool) {
    let transition = merged[id]
    mark = transition.mark
    steps = withCalls && mark != .unchanged ? transition.steps : []
    certainties = steps.map { step in
      step.old.flatMap { place in transition.oldTransition.map { merged.old[$0].steps[place].certainty } }
    }
    alone = transition.transition.differing.subtracting([.order]).isEmpty && transition.otherHalf == nil ? nil : id
  }
}
