import Diagnostics
import LifecycleModel

extension PageBuilder {
  /// The state of a name; `nil` for an unknown one.
  func state(named name: String) -> StateID? { state(named: name[...]) }

  /// The state of a name; `nil` for an unknown one.
  func state(named name: Substring) -> StateID? {
    stateNames[name]
  }

  /// The state that a part of a text names; an unknown one is reported. `isEntry` where the part is what `NamedEntry` reads.
  mutating func resolveState(in range: Range<Int>, of text: RichText, isEntry: Bool = false) -> StateID? {
    let range = text.trimmed(range)
    if let state = state(named: text[range]) { return state }
    let place = text.source(of: range)
    reportUnknownState(text[range], at: place) { builder, name in !isEntry || builder.isReadWhole(name, at: place) }
    return nil
  }

  /// Reports a name that no state has; `isRemedy` says whether another would be read as it is in its place.
  mutating func reportUnknownState(
    _ name: String, at range: SourceRange, isRemedy: (PageBuilder, String) -> Bool
  ) {
    let nearest = nearest(to: name) { $0.lifecycle.states.map(\.name) }
    report(.unknownState(name, nearest: nearest.flatMap { isRemedy(self, $0) ? $0 : nil }, at: range))
  }

  /// Whether a name holds what ends one in a head of which several names are unknown: an arrow, or a colon.
  func isCutInHead(_ name: String) -> Bool {
    let text = RichText(plain: name, at: 0)
    return !arrowScanner.arrows(in: text.fullRange, of: text).isEmpty
      || !text.places(of: .colon, in: text.fullRange).isEmpty
  }
}
