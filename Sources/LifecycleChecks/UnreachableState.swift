import Diagnostics
import LifecycleModel

/// A state cannot be reached.
enum UnreachableState: Check {
  static let descriptor = DiagnosticDescriptor(
    id: "unreachable-state",
    severity: .warning,
    headline: "State cannot be reached",
    explanation: """
      No path leads from the initial state to this one, or only such as take transitions of an app with scenes and of one
      without, between which no process changes. A substate counts as reached if a transition ends in its parent and it
      is the parent's initial state.

      Add a transition to it, or remove it.
      """,
    example: ExamplePage.player.replacing(
      "\n## Transitions\n\n- Play: Idle",
      with: "- **Paused**\n\n## Transitions\n\n- Play: Idle → Playing\n- Resume: Paused"),
    fixedExample: ExamplePage.player.replacing(
      "\n## Transitions\n\n- Play: Idle",
      with: "- **Paused**\n\n## Transitions\n\n- Play: Idle → Playing\n- Pause: Playing → Paused\n- Resume: Paused")
  )

  static func diagnostics(in subject: CheckSubject) -> [Diagnostic] {
    // A transition that could not be read may lead to it.
    guard subject.graph.initial != nil, !subject.lifecycle.transitions.isEmpty,
      subject.sourceMap.unread.transitions.isEmpty
    else { return [] }
    var reached = subject.reached
    for leaf in subject.lifecycle.stateIDs where reached.contains(leaf) {
      for holder in subject.lifecycle.lineage(of: leaf) { reached.insert(holder) }
    }
    return subject.lifecycle.stateIDs.filter { !reached.contains($0) }.map { state in
      Diagnostic(
        descriptor, "State '\(subject.lifecycle[state].name)' cannot be reached", at: subject.sourceMap[state],
        help: "Add a transition to it, or remove it")
    }
  }
}
