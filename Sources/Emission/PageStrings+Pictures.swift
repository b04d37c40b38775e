import Emission
import LifecycleModel

extension PageStrings {
  /// The small print of pictures: "may be skipped: back within a second", "may come at the next launch"; `nil` for a call
  /// that always comes.
  package func smallPrint(_ certainty: Certainty) -> String? {
    guard language == .english, case .deferred(let condition) = certainty else { return self.certainty(certainty) }
    guard let condition, let first = condition.split(separator: " ").first?.lowercased() else {
      return "may come later"
    }
    if condition.lowercased().hasPrefix("the next ") { return "may come at \(condition)" }
    let joints: Set = ["after", "at", "before", "if", "in", "on", "once", "until", "when", "while", "with"]
    return joints.contains(first) ? "may come \(condition)" : "may come later: \(condition)"
  }

  /// "in any order".
  package var anyOrder: String { phrase("word.anyOrder") }
}
