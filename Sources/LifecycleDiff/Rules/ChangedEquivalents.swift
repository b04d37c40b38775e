import Diagnostics
import LifecycleModel

/// What stands in for what is told differently.
enum ChangedEquivalents: DiffRule {
  static let kind = ChangeKind(
    id: "changed-equivalents",
    impact: .editorial,
    headline: "What stands in for what is told differently",
    explanation: """
      A row of the page's Equivalents is new, gone or changed. It advises; nothing behaves differently.
      """,
    example: (
      old: ExamplePage.delegates,
      new: ExamplePage.delegates
        + "\n\n## Equivalents\n\n| SceneDelegate | Notes |\n|---|---|\n| `sceneDidBecomeActive(_:)` | Start. |\n"
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    let (old, new) = (subject.oldNames.equivalences, subject.newNames.equivalences)
    let known = Set(new.map(\.name))
    let rows = new.map(\.name) + old.map(\.name).filter { !known.contains($0) }
    return rows.compactMap { name in
      let edits = subject.edits(of: .equivalence(name))
      guard !edits.isEmpty else { return nil }
      let texts = (subject.oldWords.text(of: name, among: old), subject.newWords.text(of: name, among: new))
      let verb = texts.0 == nil ? "is new" : texts.1 == nil ? "is gone" : "is told differently"
      let title = texts.1 ?? texts.0 ?? ""
      return Change(
        kind: kind, oldPlace: subject.oldNames.place(of: name), newPlace: subject.newNames.place(of: name) ?? .page,
        element: title, old: texts.0, new: texts.1, message: "The equivalence '\(title)' \(verb)", advice: nil,
        edits: edits)
    }
  }
}
