import Emission
import LifecycleDiff
import LifecycleModel
import Text

/// The text of a card in a picture of changes: a sign before each removed, added or changed line.
struct ChangesLabel {
  let card: TransitionCard
  /// The layer of the picture.
  let layer: ChangesLayer

  var text: CardText {
    let blocks = card.arrows.map { headLines(of: $0) + callLines(of: $0) }.filter { !$0.isEmpty }
    return CardText(lines: Array(blocks.joined(separator: [.distance(cells: hasSigns ? 2 : 1)])))
  }

  /// `true` where there is a column of signs, because something has changed.
  private var hasSigns: Bool { layer.mark(of: card.transitions) != .unchanged }

  private func transition(of arrow: Arrow) -> MergedTransition? { arrow.transitions.first.map { layer.merged[$0] } }

  /// Both versions of a transition that differ in an aspect; `nil` where they do not.
  private func versions(
    of transition: MergedTransition, differingIn aspect: FactKey.Aspect
  ) -> (old: Transition, new: Transition)? {
    let pair = transition.transition
    guard pair.differing.contains(aspect), let old = pair.old, let new = pair.new else { return nil }
    return (layer.merged.old[old], layer.merged.new[new])
  }

  /// Lines in one style, the first with the sign.
  private func lines(_ texts: [String], _ style: ChangeStyle, isBold: Bool = false, sign: Bool = true) -> [CardLine] {
    texts.enumerated().map { index, text in
      let markup = isBold ? Markup(text).bold : Markup(text)
      return line(markup.colored(style.color.light), sign: sign && index == 0 ? style : nil)
    }
  }

  private func line(_ markup: Markup, sign: ChangeStyle?, tooltip: String? = nil) -> CardLine {
    CardLine(markup, tooltip: tooltip, sign: hasSigns ? sign?.signMarkup ?? Markup("") : nil)
  }

  private func headLines(of arrow: Arrow) -> [CardLine] {
    guard let transition = transition(of: arrow) else { return [] }
    return eventLines(of: arrow, transition) + noteLines(of: transition) + guardLines(of: arrow, transition)
      + versionLines(of: arrow, transition)
  }

  private func eventLines(of arrow: Arrow, _ transition: MergedTransition) -> [CardLine] {
    let (words, style) = (layer.changeStrings, ChangeStyle(transition.mark))
    if let (old, new) = versions(of: transition, differingIn: .event) {
      let events = [old.event, new.event].map { $0.nilIfEmpty ?? words.noEvent }
      return lines(words.change(from: events[0], to: events[1]).wrapped(to: CardLabel.width), style, isBold: true)
    }
    guard !arrow.events.isEmpty else {
      return style.mark == .unchanged ? [] : [line(Markup(""), sign: style)]
    }
    let color = style.mark == .changed ? AdaptiveColor.text : style.color
    let events = arrow.eventWords.flatMap { $0.wrapped(to: CardLabel.width) }
    return String.lines(of: events, width: CardLabel.width).enumerated().map { index, text in
      let markup = style.mark == .removed ? Markup(text).bold.struck : Markup(text).bold
      return line(markup.colored(color.light), sign: index == 0 ? style : nil)
    }
  }

  /// The lines for a changed target, and for whether the transition continues a chain.
  private func noteLines(of transition: MergedTransition) -> [CardLine] {
    let words = layer.changeStrings
    var notes: [String] = []
    if let other = transition.otherHalf {
      let target = layer.style.lifecycle[layer.style.lifecycle[other].target].name
      notes.append(transition.mark == .removed ? words.nowLeads(to: target) : words.led(to: target))
    }
    if transition.transition.differing.contains(.continuation), let new = transition.transition.new {
      notes.append(words.chain(isContinuation: layer.merged.new[new].isContinuation))
    }
    return notes.flatMap { lines($0.wrapped(to: CardLabel.width), ChangeStyle(.changed)) }
  }

  private func guardLines(of arrow: Arrow, _ transition: MergedTransition) -> [CardLine] {
    guard let (old, new) = versions(of: transition, differingIn: .guard) else {
      return arrow.guard.map {
        lines("[\($0.text)]".wrapped(to: CardLabel.width), quietStyle(of: transition), sign: false)
      }
        ?? []
    }
    let texts = [old.guard, new.guard].map { $0.map { "[\($0.text)]" } }
    return difference(texts[0], texts[1])
  }

  private func versionLines(of arrow: Arrow, _ transition: MergedTransition) -> [CardLine] {
    let words = PageStrings(language: layer.changeStrings.language)
    guard let (old, new) = versions(of: transition, differingIn: .availability) else {
      return lines(
        words.versions(arrow.availability).wrapped(to: CardLabel.width), quietStyle(of: transition), sign: false)
    }
    let texts = [old.availability, new.availability].map { words.versions($0).nilIfEmpty }
    return difference(texts[0], texts[1])
  }

  private func difference(_ old: String?, _ new: String?) -> [CardLine] {
    switch (old, new) {
    case (let old?, let new?):
      lines(layer.changeStrings.change(from: old, to: new).wrapped(to: CardLabel.width), ChangeStyle(.changed))
    case (let old?, nil): lines(old.wrapped(to: CardLabel.width), ChangeStyle(.removed))
    case (nil, let new?): lines(new.wrapped(to: CardLabel.width), ChangeStyle(.added))
    case (nil, nil): []
    }
  }

  /// The style of an unchanged part of a transition.
  private func quietStyle(of transition: MergedTransition) -> ChangeStyle {
    ChangeStyle(transition.mark == .changed ? .unchanged : transition.mark)
  }

  private func callLines(of arrow: Arrow) -> [CardLine] {
    // The calls of a transition with a new target are in the label of the arrow to that target.
    guard let transition = transition(of: arrow), transition.otherHalf == nil || transition.mark != .removed else {
      return []
    }
    let calls = ChangedCalls(transition, layer: layer)
    return zip(arrow.steps, transition.steps).flatMap { step, merged in
      let style = ChangeStyle(merged.mark)
      let isObserved = layer.style.lifecycle.delegate(of: step.callback).isObserved
      // The sign takes two columns of the card.
      let name = Markup.brokenName(layer.name(of: step.callback), width: CardLabel.width - (hasSigns ? 2 : 0)) {
        style.words(isObserved ? Markup($0).italic : Markup($0))
      }
      let shown = Markup(calls.number(of: merged) + " ").colored(style.color.light) + name
      let tooltip = layer.style.tooltip(of: step)
      guard let note = calls.note(of: merged, step) else { return [line(shown, sign: style, tooltip: tooltip)] }
      let quiet = ChangeStyle(merged.mark == .removed ? .unchanged : merged.mark)
      if !name.isBroken, shown.columns + 1 + note.displayWidth <= CardLabel.width {
        return [line(shown + Markup(" " + note).colored(quiet.color.light), sign: style, tooltip: tooltip)]
      }
      let notes = note.wrapped(to: CardLabel.width - 3).map { "\u{A0}\u{A0}\u{A0}" + $0 }
      return [line(shown, sign: style, tooltip: tooltip)] + lines(notes, quiet, sign: false)
    }
  }
}

/// The numbers and small print of a transition's calls in a picture of changes.
struct ChangedCalls {
  private let transition: MergedTransition
  private let old: [Step]
  private let words: ChangeStrings
  private let oldNumbers: [String]
  private let newNumbers: [String]

  /// Numbers the calls of both versions of a transition.
  init(_ transition: MergedTransition, layer: ChangesLayer) {
    self.transition = transition
    words = layer.changeStrings
    old = transition.oldTransition.map { layer.merged.old[$0].steps } ?? []
    oldNumbers = CallNumbering.marks(of: old)
    newNumbers = transition.transition.new.map { CallNumbering.marks(of: layer.merged.new[$0].steps) } ?? oldNumbers
  }

  /// The number of a call in the new version, or in the old one for a removed call; a bullet in an any-order group.
  func number(of step: MergedStep) -> String {
    step.new.map { newNumbers[$0] } ?? step.old.map { oldNumbers[$0] } ?? ""
  }

  /// "may be skipped", or the change: "always → may be skipped", "was 2nd"; `nil` for none.
  func note(of merged: MergedStep, _ step: Step) -> String? {
    let page = PageStrings(language: words.language)
    let now = page.smallPrint(step.certainty)
    guard merged.new != nil, let place = merged.old else { return now }
    var notes: [String] = []
    if merged.isMoved || merged.differing.contains(.order) { notes.append(wasPlace(place, page)) }
    if merged.differing.isDisjoint(with: [.certainty, .condition]) {
      if let now { notes.append(now) }
    } else {
      let before = page.smallPrint(old[place].certainty)
      notes.append(words.change(from: before ?? words.always, to: now ?? words.always))
    }
    return notes.isEmpty ? nil : notes.joined(separator: "; ")
  }

  private func wasPlace(_ place: Int, _ page: PageStrings) -> String {
    Int(oldNumbers[place]).map(words.wasNumber) ?? words.was(page.anyOrder)
  }
}
