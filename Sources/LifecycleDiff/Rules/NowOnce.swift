import LifecycleModel

/// A callback is called at most once now.
enum NowOnce: DiffRule {
  static let kind = ChangeKind(
    id: "now-once",
    impact: .compatible,
    headline: "A callback is called at most once now",
    explanation: """
      It could come any number of times, or once in a shorter life; now it comes at most once. Code that was right before still is,
      unless it waited for the second call; the transitions on which it no longer comes are reported one by one.
      """,
    example: (
      old: ExamplePage.callbacks,
      new: ExamplePage.callbacks.replacing(
        "`sceneDidBecomeActive(_:)`: start", with: "`sceneDidBecomeActive(_:)` (once): start")
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    AttributeChange.all([.frequency], in: subject) { $0.frequency }.compactMap { change in
      let (old, new) = (change.old.frequency, change.new.frequency)
      guard change.growth > 0 else { return nil }
      let words = { (frequency: Frequency?) in frequency?.text ?? "any number of times" }
      return Change(
        kind: kind, oldPlace: change.oldPlace, newPlace: change.newPlace, element: change.element,
        old: "\(change.name): \(words(old))", new: "\(change.name): \(words(new))",
        message: "'\(change.name)' is called \(words(new))\(change.place) (it was \(words(old)))",
        advice: nil, edits: change.edits)
    }
  }
}
