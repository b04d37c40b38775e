import LifecycleModel

/// A callback is deprecated.
enum NewlyDeprecated: DiffRule {
  static let kind = ChangeKind(
    id: "newly-deprecated",
    impact: .compatible,
    headline: "Callback was deprecated",
    explanation: """
      The callback is still called. The advice names its replacement if the page or Apple's catalog does.
      """,
    example: (
      old: ExamplePage.callbacks,
      new: ExamplePage.callbacks.replacing(
        "`sceneDidBecomeActive(_:)`: start", with: "`sceneDidBecomeActive(_:)` (deprecated iOS 26): start")
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    subject.newlyDeprecated.map { pair in
      let name = subject.newWords.name(of: pair.new)
      let since = subject.new.availability(of: pair.new).deprecated.map { " since \($0)" } ?? ""
      let edits = AttributeChange.all([.availability], in: subject) { $0.availability }
        .filter { $0.newPlace == .callback(pair.new) }.flatMap(\.edits)
      return Change(
        kind: kind, oldPlace: .callback(pair.old), newPlace: .callback(pair.new), element: name, old: nil,
        new: "deprecated\(since)", message: "'\(name)' is deprecated\(since)",
        advice: subject.advice(forDeprecated: pair), edits: edits)
    }
  }
}
