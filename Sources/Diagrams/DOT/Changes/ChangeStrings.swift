import Emission
import LifecycleDiff
import LifecycleModel

/// The strings of changes in pictures, in the page's language.
package struct ChangeStrings {
  /// The language.
  package let language: Language

  /// Creates the strings of a language.
  package init(language: Language) {
    self.language = language
  }

  /// "was Paused".
  func was(_ text: String) -> String { words.phrase("change.was", text) }

  /// "now initial".
  func now(_ text: String) -> String { words.phrase("change.now", text) }

  /// "was in Foreground"; without a state, "was at the top level".
  func wasIn(_ state: String?) -> String {
    state.map { words.phrase("change.wasIn", $0) } ?? words.phrase("change.wasInNone")
  }

  /// "now leads to Background".
  func nowLeads(to state: String) -> String { words.phrase("change.leads", state) }

  /// "led to Background".
  func led(to state: String) -> String { words.phrase("change.led", state) }

  /// "now follows automatically", "no longer follows automatically".
  func chain(isContinuation: Bool) -> String {
    words.phrase(isContinuation ? "change.follows" : "change.followsNot")
  }

  /// "was 2nd".
  func wasNumber(_ number: Int) -> String { words.phrase("change.wasNumber", words.ordinal(number)) }

  /// "always": the certainty of an unconditional call, and the availability of a transition without versions.
  var always: String { words.phrase("word.always") }

  /// "no event".
  var noEvent: String { words.phrase("change.noEvent") }

  /// "old → new".
  func change(from old: String, to new: String) -> String { "\(old) → \(new)" }

  /// The style of a mark and its meaning: "removed: red, dashed, struck through".
  func legend(_ mark: ChangeMark) -> String { words.phrase("change." + mark.rawValue) }

  /// "41 unchanged transitions omitted".
  func leftOut(_ count: Int) -> String {
    count == 1 ? words.phrase("change.oneLeftOut") : words.phrase("change.leftOut", String(count))
  }

  /// "No change", or "No change to states, transitions or calls" where there are changes that the picture does not show.
  package func nothing(hasOtherChanges: Bool) -> String {
    words.phrase(hasOtherChanges ? "change.noneHere" : "change.none")
  }

  /// The headline of the text alternative.
  package func title(_ names: String) -> String { words.phrase("change.title", names) }

  private var words: PageStrings { PageStrings(language: language) }
}
