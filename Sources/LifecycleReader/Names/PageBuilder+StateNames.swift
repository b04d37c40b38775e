import Diagnostics
import LifecycleModel

extension PageBuilder {
  /// The state of a name; `nil` for an unknown one.
  func state(named name: String) -> StateID? { state(named: name[...]) }

  /// The state of a name; `nil` for an unknown one.
  func state(named name: Substring) -> StateID? {
    stateNames[name]
  }

  /// The state that a part of a text names; an unknown one is reported.
  mutating func resolveState(in range: Range<Int>, of text: RichText) -> StateID? {
    let range = text.trimmed(range)
    if let state = state(named: text[range]) { return state }
    reportUnknownState(text[range], at: text.source(of: range))
    return nil
  }

  /// Reports a name that no state has.
  mutating func reportUnknownState(_ name: String, at range: SourceRange) {
    let nearest = nearest(to: name) { $0.lifecycle.states.map(\.name) }
    report(.unknownState(name, nearest: nearest, at: range))
  }
}
