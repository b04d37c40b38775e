import Emission
import LifecycleDiff
import LifecycleModel
import Text

/// Two versions of a page in one picture: added, removed and changed elements are highlighted, the rest is grey.
package struct ChangesLayer: StatesLayer {
  package let style: CallStyle
  package let arrows: [Arrow]
  /// Both versions, merged.
  let merged: MergedLifecycle
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

/// The header of a picture of changes: its versions, and a legend of signs, colours and lines.
struct ChangesHeader {
  /// The names of both versions.
  let title: String
  /// Both versions.
  let merged: MergedLifecycle
  let words: ChangeStrings
  /// `true` where there are changes that the picture does not show.
  let hasOtherChanges: Bool
  /// The number of transitions left out, which are near no change.
  let leftOut: Int
  /// `true` where the legend explains bullets.
  let explainsBullets: Bool

  /// The width in columns.
  private static let width = 90

  /// The label of the graph.
  var markup: Markup {
    let titles = title.wrapped(to: Self.width).map { Markup($0).bold.sized(15).colored(AdaptiveColor.text.light) }
    let verdict = words.nothing(hasOtherChanges: hasOtherChanges)
    let verdicts = merged.isUnchanged ? [Markup(verdict).bold.sized(12).colored(AdaptiveColor.text.light)] : []
    let notes = leftOut > 0 ? [Markup(words.leftOut(leftOut)).sized(11).colored(AdaptiveColor.quiet.light)] : []
    return .column(titles + verdicts + [samples] + notes, padding: 2)
  }

  private var marks: [ChangeMark] {
    let present = Set(
      merged.states.map(\.mark)
        + merged.transitions.flatMap { transition in [transition.mark] + transition.steps.map(\.mark) })
    return ChangeMark.allCases.filter(present.contains)
  }

  /// A row for each mark: its sign in a box, and its explanation.
  private var samples: Markup {
    let rows = marks.map { mark in
      let style = ChangeStyle(mark)
      return row(style.signMarkup, style.sample, Markup(words.legend(mark)).colored(style.color.light))
    }
    let quiet = { (text: String) in Markup(text).colored(AdaptiveColor.quiet.light) }
    let bullets = explainsBullets ? [row(quiet("•"), "", quiet(PageStrings(language: words.language).anyOrder))] : []
    return .table(rows + bullets, spacing: 3)
  }

  private func row(_ sign: Markup, _ border: String, _ text: Markup) -> Markup {
    // Graphviz makes all columns of a table wider by the same amount, which is small where there are many.
    let words = text.sized(11).cell("align=\"left\" colspan=\"30\"")
    return .row([sign.sized(11).cell("width=\"26\" height=\"17\" \(border)"), words])
  }
}

/// The strings of changes in pictures, in the page's language.
package struct ChangeStrings {
  package let language: Language

  /// Creates the strings of a language.
  package init(language: Language) {
    self.language = language
  }

  /// "was Paused".
  func was(_ text: String) -> String { words.phrase("change.was", text) }

  /// "now initial".
  func now(_ text: String) -> String { words.phrase("change.now", text) }

  /// "was in Foreground"; without a state, "was at the top level".
  func wasIn(_ state: String?) -> String {
    state.map { words.phrase("change.wasIn", $0) } ?? words.phrase("change.wasInNone")
  }

  /// "now leads to Background".
  func nowLeads(to state: String) -> String { words.phrase("change.leads", state) }

  /// "led to Background".
  func led(to state: String) -> String { words.phrase("change.led", state) }

  /// "now follows automatically", "no longer follows automatically".
  func chain(isContinuation: Bool) -> String {
    words.phrase(isContinuation ? "change.follows" : "change.followsNot")
  }

  /// "was 2nd".
  func wasNumber(_ number: Int) -> String { words.phrase("change.wasNumber", words.ordinal(number)) }

  /// "always": the certainty of an unconditional call, and the availability of a transition without versions.
  var always: String { words.phrase("word.always") }

  /// "no event".
  var noEvent: String { words.phrase("change.noEvent") }

  /// "old → new".
  func change(from old: String, to new: String) -> String { "\(old) → \(new)" }

  /// The style of a mark and its meaning: "removed: red, dashed, struck through".
  func legend(_ mark: ChangeMark) -> String { words.phrase("change." + mark.rawValue) }

  /// "41 unchanged transitions omitted".
  func leftOut(_ count: Int) -> String {
    count == 1 ? words.phrase("change.oneLeftOut") : words.phrase("change.leftOut", String(count))
  }

  /// "No change", or "No change to states, transitions or calls" where there are changes that the picture does not show.
  package func nothing(hasOtherChanges: Bool) -> String {
    words.phrase(hasOtherChanges ? "change.noneHere" : "change.none")
  }

  /// The headline of the text alternative.
  package func title(_ names: String) -> String { words.phrase("change.title", names) }

  private var words: PageStrings { PageStrings(language: language) }
}

/// The label of a changed state: its name, and its former name, parent and attributes.
struct ChangedStateLabel {
  let state: StateID
  /// The layer of the picture.
  let layer: ChangesLayer

  /// The label; `nil` for an unchanged state.
  var markup: Markup? {
    let style = ChangeStyle(layer.merged[state].mark)
    guard style.mark != .unchanged else { return nil }
    let name = layer.style.lifecycle[state].name
    let lines = name.wrapped(to: 40)
    let names = (lines.isEmpty ? [name] : lines).enumerated().map { index, line in
      let text = style.words(Markup(line).bold)
      return Markup.row([(index == 0 ? style.signMarkup + Markup(" ") + text : text).cell()])
    }
    let notes = self.notes.flatMap { $0.wrapped(to: 40) }.map { note in
      Markup.row([Markup(note).colored(style.color.light).sized(11).cell()])
    }
    return .table(names + notes, "cellpadding=\"0\"")
  }

  private var notes: [String] {
    guard let oldID = layer.merged[state].old, let newID = layer.merged[state].new else { return [] }
    let (words, phrases) = (layer.changeStrings, PageStrings(language: layer.changeStrings.language))
    let (old, new) = (layer.merged.old, layer.merged.new)
    let differing = layer.merged[state].differing
    var notes: [String] = []
    if differing.contains(.name) { notes.append(words.was(old[oldID].name)) }
    if differing.contains(.parent) { notes.append(words.wasIn(old[oldID].parent.map { old[$0].name })) }
    let begins = StateHierarchy(new).initialChild(of: new[newID].parent) == newID
    let flags: [(FactKey.Aspect, String, Bool)] = [
      (.initial, "attribute.initial", begins), (.final, "attribute.final", new[newID].isFinal),
      (.transient, "attribute.transient", new[newID].isTransient),
    ]
    return notes
      + flags.filter { differing.contains($0.0) }.map { _, key, isTrue in
        isTrue ? words.now(phrases.phrase(key)) : words.was(phrases.phrase(key))
      }
  }
}
