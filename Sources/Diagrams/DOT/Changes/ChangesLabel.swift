import Emission
import LifecycleDiff
import LifecycleModel
import Text

/// The label of a line in a picture of changes: a sign before each removed, added or changed line.
struct ChangesLabel {
  /// The line.
  let bundle: ArrowBundle
  /// The layer of the picture.
  let layer: ChangesLayer

  /// The width of prose in columns.
  private static let width = 38

  /// The label.
  var text: LabelText {
    let blocks = bundle.labelled.map { headLines(of: $0) + callLines(of: $0) }.filter { !$0.isEmpty }
    return LabelText(lines: Array(blocks.joined(separator: [.distance(cells: hasSigns ? 4 : 2)])))
  }

  /// `true` where there is a column of signs, because something has changed.
  private var hasSigns: Bool { layer.mark(of: bundle.labelled.flatMap(\.transitions)) != .unchanged }

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
  private func lines(_ texts: [String], _ style: ChangeStyle, isBold: Bool = false, sign: Bool = true) -> [LabelLine] {
    texts.enumerated().map { index, text in
      let markup = isBold ? Markup(text).bold : Markup(text)
      return line(markup.colored(style.color.light), text.displayWidth, sign: sign && index == 0 ? style : nil)
    }
  }

  private func line(_ markup: Markup, _ columns: Int, sign: ChangeStyle?, tooltip: String? = nil) -> LabelLine {
    LabelLine(
      markup, columns: columns, tooltip: tooltip, sign: hasSigns ? sign?.signMarkup ?? Markup("") : nil)
  }

  private func headLines(of arrow: Arrow) -> [LabelLine] {
    guard let transition = transition(of: arrow) else { return [] }
    return eventLines(of: arrow, transition) + noteLines(of: transition) + guardLines(of: arrow, transition)
      + versionLines(of: arrow, transition)
  }

  private func eventLines(of arrow: Arrow, _ transition: MergedTransition) -> [LabelLine] {
    let (words, style) = (layer.changeStrings, ChangeStyle(transition.mark))
    if let (old, new) = versions(of: transition, differingIn: .event) {
      let events = [old.event, new.event].map { $0.nilIfEmpty ?? words.noEvent }
      return lines(words.change(from: events[0], to: events[1]).wrapped(to: Self.width), style, isBold: true)
    }
    guard !arrow.events.isEmpty else {
      return style.mark == .unchanged ? [] : [line(Markup(""), 0, sign: style)]
    }
    let color = style.mark == .changed ? AdaptiveColor.text : style.color
    return String.lines(of: arrow.eventWords, width: Self.width).enumerated().map { index, text in
      let markup = style.mark == .removed ? Markup(text).bold.struck : Markup(text).bold
      return line(markup.colored(color.light), text.displayWidth, sign: index == 0 ? style : nil)
    }
  }

  /// The lines for a changed target, and for whether the transition continues a chain.
  private func noteLines(of transition: MergedTransition) -> [LabelLine] {
    let words = layer.changeStrings
    var notes: [String] = []
    if let other = transition.otherHalf {
      let target = layer.style.lifecycle[layer.style.lifecycle[other].target].name
      notes.append(transition.mark == .removed ? words.nowLeads(to: target) : words.led(to: target))
    }
    if transition.transition.differing.contains(.continuation), let new = transition.transition.new {
      notes.append(words.chain(isContinuation: layer.merged.new[new].isContinuation))
    }
    return notes.flatMap { lines($0.wrapped(to: Self.width), ChangeStyle(.changed)) }
  }

  private func guardLines(of arrow: Arrow, _ transition: MergedTransition) -> [LabelLine] {
    guard let (old, new) = versions(of: transition, differingIn: .guard) else {
      return arrow.guard.map { lines("[\($0.text)]".wrapped(to: Self.width), quietStyle(of: transition), sign: false) }
        ?? []
    }
    let texts = [old.guard, new.guard].map { $0.map { "[\($0.text)]" } }
    return difference(texts[0], texts[1])
  }

  private func versionLines(of arrow: Arrow, _ transition: MergedTransition) -> [LabelLine] {
    let words = PageStrings(language: layer.changeStrings.language)
    guard let (old, new) = versions(of: transition, differingIn: .availability) else {
      return lines(words.versions(arrow.availability).wrapped(to: Self.width), quietStyle(of: transition), sign: false)
    }
    let texts = [old.availability, new.availability].map { words.versions($0).nilIfEmpty }
    return difference(texts[0], texts[1])
  }

  private func difference(_ old: String?, _ new: String?) -> [LabelLine] {
    switch (old, new) {
    case (let old?, let new?):
      lines(layer.changeStrings.change(from: old, to: new).wrapped(to: Self.width), ChangeStyle(.changed))
    case (let old?, nil): lines(old.wrapped(to: Self.width), ChangeStyle(.removed))
    case (nil, let new?): lines(new.wrapped(to: Self.width), ChangeStyle(.added))
    case (nil, nil): []
    }
  }

  /// The style of an unchanged part of a transition.
  private func quietStyle(of transition: MergedTransition) -> ChangeStyle {
    ChangeStyle(transition.mark == .changed ? .unchanged : transition.mark)
  }

  private func callLines(of arrow: Arrow) -> [LabelLine] {
    // The calls of a transition with a new target are in the label of the arrow to that target.
    guard let transition = transition(of: arrow), transition.otherHalf == nil || transition.mark != .removed else {
      return []
    }
    let calls = ChangedCalls(transition, layer: layer)
    let widths = zip(arrow.steps, transition.steps).map {
      calls.number(of: $1).displayWidth + 1 + layer.name(of: $0.callback).displayWidth
    }
    let width = max(Self.width, widths.max() ?? 0)
    return zip(arrow.steps, transition.steps).flatMap { step, merged in
      let style = ChangeStyle(merged.mark)
      let name = layer.name(of: step.callback)
      let isObserved = layer.style.lifecycle.delegate(of: step.callback).isObserved
      let number = calls.number(of: merged) + " "
      let shown =
        Markup(number).colored(style.color.light) + style.words(isObserved ? Markup(name).italic : Markup(name))
      let columns = (number + name).displayWidth
      let tooltip = layer.style.tooltip(of: step)
      guard let note = calls.note(of: merged, step) else {
        return [line(shown, columns, sign: style, tooltip: tooltip)]
      }
      let noteLook = ChangeStyle(merged.mark == .removed ? .unchanged : merged.mark)
      guard columns + 1 + note.displayWidth <= width else {
        let indented = note.wrapped(to: width - 3).map { "\u{A0}\u{A0}\u{A0}" + $0 }
        return [line(shown, columns, sign: style, tooltip: tooltip)] + lines(indented, noteLook, sign: false)
      }
      let small = Markup(" " + note).colored(noteLook.color.light)
      return [line(shown + small, columns + 1 + note.displayWidth, sign: style, tooltip: tooltip)]
    }
  }
}
