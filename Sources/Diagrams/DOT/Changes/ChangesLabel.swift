import Emission
import LifecycleDiff
import LifecycleModel
import Text

/// What is written beside a line in a picture of changes: a sign before each line that is not what it was.
struct ChangesLabel {
  /// The line.
  let bundle: ArrowBundle
  /// The picture.
  let layer: ChangesLayer

  /// Lines of prose break before this many columns.
  private static let width = 38

  /// The label.
  var text: LabelText {
    let blocks = bundle.labelled.map { headLines(of: $0) + callLines(of: $0) }.filter { !$0.isEmpty }
    return LabelText(lines: Array(blocks.joined(separator: [.distance(cells: hasSigns ? 4 : 2)])))
  }

  /// Whether there is a column of signs: not where nothing is different.
  private var hasSigns: Bool { layer.mark(of: bundle.labelled.flatMap(\.transitions)) != .unchanged }

  private func hop(of arrow: Arrow) -> MergedHop? { arrow.transitions.first.map { layer.merged[$0] } }

  /// Lines of one look, of which the first has the sign.
  private func lines(_ texts: [String], _ look: ChangeLook, isBold: Bool = false, sign: Bool = true) -> [LabelLine] {
    texts.enumerated().map { index, text in
      let markup = isBold ? Markup(text).bold : Markup(text)
      return line(markup.colored(look.ink.light), text.displayWidth, sign: sign && index == 0 ? look : nil)
    }
  }

  private func line(_ markup: Markup, _ columns: Int, sign: ChangeLook?, tooltip: String? = nil) -> LabelLine {
    LabelLine(
      markup, columns: columns, tooltip: tooltip, sign: hasSigns ? sign?.signMarkup ?? Markup("") : nil)
  }

  private func headLines(of arrow: Arrow) -> [LabelLine] {
    guard let hop = hop(of: arrow) else { return [] }
    return eventLines(of: arrow, hop) + noteLines(of: hop) + guardLines(of: arrow, hop) + versionLines(of: arrow, hop)
  }

  private func eventLines(of arrow: Arrow, _ hop: MergedHop) -> [LabelLine] {
    let (words, look) = (layer.changeWords, ChangeLook(hop.mark))
    if hop.hop.differing.contains(.event), let old = hop.hop.old, let new = hop.hop.new {
      let events = [layer.merged.old[old].event, layer.merged.new[new].event].map { $0.isEmpty ? words.noEvent : $0 }
      return lines(words.change(from: events[0], to: events[1]).wrapped(to: Self.width), look, isBold: true)
    }
    let names = arrow.events.dropLast().map { $0 + "," } + arrow.events.suffix(1)
    guard !names.isEmpty else {
      return look.mark == .unchanged ? [] : [line(Markup(""), 0, sign: look)]
    }
    let ink = look.mark == .changed ? Ink.text : look.ink
    return String.lines(of: names, width: Self.width).enumerated().map { index, text in
      let markup = look.mark == .removed ? Markup(text).bold.struck : Markup(text).bold
      return line(markup.colored(ink.light), text.displayWidth, sign: index == 0 ? look : nil)
    }
  }

  /// Where a hop leads now or led before; whether it follows by itself.
  private func noteLines(of hop: MergedHop) -> [LabelLine] {
    let words = layer.changeWords
    var notes: [(String, ChangeMark)] = []
    if let other = hop.otherHalf {
      let target = layer.look.lifecycle[layer.look.lifecycle[other].target].name
      notes.append(hop.mark == .removed ? (words.nowLeads(to: target), .changed) : (words.led(to: target), .changed))
    }
    if hop.hop.differing.contains(.continuation), let new = hop.hop.new {
      notes.append((words.chain(isContinuation: layer.merged.new[new].isContinuation), .changed))
    }
    return notes.flatMap { lines($0.wrapped(to: Self.width), ChangeLook($1)) }
  }

  private func guardLines(of arrow: Arrow, _ hop: MergedHop) -> [LabelLine] {
    guard hop.hop.differing.contains(.guard), let old = hop.hop.old, let new = hop.hop.new else {
      return arrow.guard.map { lines("[\($0.text)]".wrapped(to: Self.width), quietLook(of: hop), sign: false) } ?? []
    }
    let texts = [layer.merged.old[old].guard, layer.merged.new[new].guard].map { $0.map { "[\($0.text)]" } }
    return difference(texts[0], texts[1])
  }

  private func versionLines(of arrow: Arrow, _ hop: MergedHop) -> [LabelLine] {
    let words = PageWords(language: layer.changeWords.language)
    guard hop.hop.differing.contains(.availability), let old = hop.hop.old, let new = hop.hop.new else {
      return lines(words.versions(arrow.availability).wrapped(to: Self.width), quietLook(of: hop), sign: false)
    }
    let texts = [layer.merged.old[old].availability, layer.merged.new[new].availability].map { words.versions($0) }
    return difference(texts[0].nilIfEmpty, texts[1].nilIfEmpty)
  }

  private func difference(_ old: String?, _ new: String?) -> [LabelLine] {
    switch (old, new) {
    case (let old?, let new?):
      lines(layer.changeWords.change(from: old, to: new).wrapped(to: Self.width), ChangeLook(.changed))
    case (let old?, nil): lines(old.wrapped(to: Self.width), ChangeLook(.removed))
    case (nil, let new?): lines(new.wrapped(to: Self.width), ChangeLook(.added))
    case (nil, nil): []
    }
  }

  /// The look of what is as it was on a hop that may be another one.
  private func quietLook(of hop: MergedHop) -> ChangeLook {
    ChangeLook(hop.mark == .changed ? .unchanged : hop.mark)
  }

  private func callLines(of arrow: Arrow) -> [LabelLine] {
    // Of a hop that leads elsewhere now, the calls stand beside the arrow that leads there.
    guard let hop = hop(of: arrow), hop.otherHalf == nil || hop.mark != .removed else { return [] }
    let calls = ChangedCalls(hop, layer: layer)
    let widths = zip(arrow.steps, hop.steps).map {
      calls.number(of: $1).displayWidth + 1 + layer.name(of: $0.callback).displayWidth
    }
    let width = max(Self.width, widths.max() ?? 0)
    return zip(arrow.steps, hop.steps).flatMap { step, merged in
      let look = ChangeLook(merged.mark)
      let name = layer.name(of: step.callback)
      let isObserved = layer.look.lifecycle.delegate(of: step.callback).isObserved
      let number = calls.number(of: merged) + " "
      let shown = Markup(number).colored(look.ink.light) + look.words(isObserved ? Markup(name).italic : Markup(name))
      let columns = (number + name).displayWidth
      let tooltip = layer.look.tooltip(of: step)
      guard let note = calls.note(of: merged, step) else {
        return [line(shown, columns, sign: look, tooltip: tooltip)]
      }
      let noteLook = ChangeLook(merged.mark == .removed ? .unchanged : merged.mark)
      guard columns + 1 + note.displayWidth <= width else {
        let indented = note.wrapped(to: width - 3).map { "\u{A0}\u{A0}\u{A0}" + $0 }
        return [line(shown, columns, sign: look, tooltip: tooltip)] + lines(indented, noteLook, sign: false)
      }
      let small = Markup(" " + note).colored(noteLook.ink.light)
      return [line(shown + small, columns + 1 + note.displayWidth, sign: look, tooltip: tooltip)]
    }
  }
}
