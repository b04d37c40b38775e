/// A rule of the page as the calls of a log keep it.
package struct CheckedRule: Hashable, Sendable {
  /// `true` if some process shows the calls that it names.
  package var isChecked = false
  /// The number of times that it mattered and was kept; for one that says that something never comes, the number of processes.
  package var kept = 0
  /// The number of times that it was broken.
  package var broken = 0
  /// The number of obligations that are open where a life cycle or the log ends.
  package var open = 0

  /// Begins with nothing.
  package init() {}

  /// The verdict in a word.
  package var word: String {
    if broken > 0 { return "broken" }
    guard isChecked else { return "not checked" }
    return open > 0 ? "open" : kept > 0 ? "kept" : "not seen"
  }
}
