import Emission
import LifecycleDiff
import LifecycleModel
import Text

/// The label of a changed state: its name, and its former name, parent and attributes.
struct ChangedStateLabel {
  /// The state.
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
