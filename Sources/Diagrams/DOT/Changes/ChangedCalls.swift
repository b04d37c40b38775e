import Emission
import LifecycleDiff
import LifecycleModel

/// The numbers and small print of a transition's calls in a picture of changes.
struct ChangedCalls {
  private let transition: MergedTransition
  private let old: [Step]
  private let words: ChangeStrings
  private let oldNumbers: [String]
  private let newNumbers: [String]

  /// Numbers the calls of both versions of a transition.
  init(_ transition: MergedTransition, layer: ChangesLayer) {
    self.transition = transition
    words = layer.changeStrings
    old = transition.oldTransition.map { layer.merged.old[$0].steps } ?? []
    oldNumbers = CallNumbering.marks(of: old)
    newNumbers = transition.transition.new.map { CallNumbering.marks(of: layer.merged.new[$0].steps) } ?? oldNumbers
  }

  /// The number of a call in the new version, or in the old one for a removed call; a bullet in an any-order group.
  func number(of step: MergedStep) -> String {
    step.new.map { newNumbers[$0] } ?? step.old.map { oldNumbers[$0] } ?? ""
  }

  /// "may be skipped", or the change: "always → may be skipped", "was 2nd"; `nil` for none.
  func note(of merged: MergedStep, _ step: Step) -> String? {
    let page = PageStrings(language: words.language)
    let now = page.smallPrint(step.certainty)
    guard merged.new != nil, let place = merged.old else { return now }
    var notes: [String] = []
    if merged.isMoved || merged.differing.contains(.order) { notes.append(wasPlace(place, page)) }
    if merged.differing.isDisjoint(with: [.certainty, .condition]) {
      if let now { notes.append(now) }
    } else {
      let before = page.smallPrint(old[place].certainty)
      notes.append(words.change(from: before ?? words.always, to: now ?? words.always))
    }
    return notes.isEmpty ? nil : notes.joined(separator: "; ")
  }

  private func wasPlace(_ place: Int, _ page: PageStrings) -> String {
    Int(oldNumbers[place]).map(words.wasNumber) ?? words.was(page.anyOrder)
  }
}
