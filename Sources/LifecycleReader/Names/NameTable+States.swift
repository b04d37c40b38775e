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

  /// Reports a name that no state has; the nearest one is a fix-it where `isFixIt` says that it would be read as it is.
  func reportUnknownState(_ name: String, at range: SourceRange, isFixIt: (String) -> Bool) {
    let nearest = nearest(to: name, in: states.all)
    report.add(.unknownState(name, nearest: nearest.flatMap { isFixIt($0) ? $0 : nil }, at: range))
  }
}
