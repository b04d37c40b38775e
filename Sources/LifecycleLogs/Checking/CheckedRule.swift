/// How the calls of a log keep a rule of the page.
package struct CheckedRule: Hashable, Sendable {
  /// `true` if some process shows the calls that it names.
  package var isChecked = false
  /// How often it mattered and was kept; for one that says that something never comes, the number of processes.
  package var kept = 0
  /// How often it was broken.
  package var broken = 0
  /// The number of obligations that are open where a life cycle or the log ends.
  package var open = 0

  /// Begins with nothing.
  package init() {}

  /// What is known of it in a word.
  var word: String {
    if broken > 0 { return "broken" }
    guard isChecked else { return "not checked" }
    return open > 0 ? "open" : kept > 0 ? "kept" : "not seen"
  }
}
