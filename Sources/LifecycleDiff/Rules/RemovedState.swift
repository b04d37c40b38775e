import LifecycleModel
import Text

/// A state was removed.
enum RemovedState: DiffRule {
  static let kind = ChangeKind(
    id: "removed-state",
    part: .stopped,
    title: "Removed states",
    impact: .breaking,
    headline: "State was removed",
    explanation: """
      The life cycle is never in it any more. A state with other transitions and another name is a different state; one that only
      changed its name is reported as `renamed-state`.
      """,
    example: (
      old: ExamplePage.player.replacing("- **Playing**", with: "- **Playing**\n- **Paused**").replacing(
        "- Stop:", with: "- Pause: Playing → Paused\n- Stop:"),
      new: ExamplePage.player
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    subject.correspondence.states.removed(of: subject.old.states.count).map { id in
      let name = subject.old[id].name
      let arrivals = subject.old.transitions.filter { $0.target == id && $0.source != id && !$0.event.isEmpty }
      let events = arrivals.map(\.event).unique
      let where_ = events.isEmpty ? "" : ", to which \(ElementStrings.list(events)) led"
      return Change(
        kind: kind, oldPlace: .state(id), newPlace: .page, element: name, old: name, new: nil,
        message: "State '\(name)' was removed", advice: "Remove code that waits for '\(name)'\(where_)",
        edits: subject.edits(of: subject.oldNames[id]))
    }
  }
}
