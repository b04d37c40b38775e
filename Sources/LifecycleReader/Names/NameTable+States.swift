import Diagnostics
import LifecycleModel

extension NameTable {
  /// The state that a part of a text names; an unknown one is reported. `isEntry` for a part that `NamedEntry` reads.
  func resolveState(in range: Range<Int>, of text: RichText, isEntry: Bool = false) -> StateID? {
    let range = text.trimmed(range)
    if let state = states[text[range]] { return state }
    let place = text.source(of: range)
    reportUnknownState(text[range], at: place) { !isEntry || isReadWhole($0, at: place) }
    return nil
  }

  /// The states that a part of a text names before an arrow, mostly one; unknown ones are reported.
  func resolveSources(in range: Range<Int>, of text: RichText, leadingTo target: StateID?) -> [StateID]? {
    let sources = states.sources(in: range, of: text, leadingTo: target)
    if !sources.isEmpty { return sources }
    let parts = text.alternatives(in: range)
    let areSources = parts.contains { states[text[$0]] != nil }
    return (areSources ? parts : [range]).contains { resolveState(in: $0, of: text) == nil } ? nil : []
  }

  /// Reports a name that no state has; the nearest one is a fix-it where `isFixIt` says that it would be read as it is.
  func reportUnknownState(_ name: String, at range: SourceRange, isFixIt: (String) -> Bool) {
    // That there are no states has its own diagnostic.
    if states.all.isEmpty { return }
    let nearest = nearest(to: name, in: states.all)
    report.add(.unknownState(name, nearest: nearest.flatMap { isFixIt($0.word) ? $0 : nil }, at: range))
  }
}
