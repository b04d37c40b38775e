import Diagnostics
import LifecycleModel

/// A state has no outgoing transition and is not final.
enum DeadEnd: Check {
  static let descriptor = DiagnosticDescriptor(
    id: "dead-end",
    severity: .warning,
    headline: "State has no outgoing transition and isn't marked final",
    explanation: """
      No transition leaves this state, and the page does not say that the life cycle ends here.

      Add a transition, or mark the state `(final)`.
      """,
    example: ExamplePage.player.replacing(
      "\n## Transitions\n\n- Play: Idle → Playing",
      with: "- **Broken**\n\n## Transitions\n\n- Play: Idle → Playing\n- Fail: Playing → Broken"),
    fixedExample: ExamplePage.player.replacing(
      "\n## Transitions\n\n- Play: Idle → Playing",
      with: "- **Broken** (final)\n\n## Transitions\n\n- Play: Idle → Playing\n- Fail: Playing → Broken")
  )

  static func diagnostics(in subject: CheckSubject) -> [Diagnostic] {
    // A transition that could not be read may lead out of the state.
    guard subject.graph.initial != nil, !subject.lifecycle.transitions.isEmpty,
      subject.sourceMap.unread.transitions.isEmpty
    else { return [] }
    return subject.reached
      .filter { subject.graph.edges(from: $0).isEmpty && !isFinal($0, in: subject.lifecycle) }
      .map { state in
        Diagnostic(
          descriptor, "State '\(subject.lifecycle[state].name)' has no outgoing transition and isn't marked final",
          at: subject.sourceMap[state], help: "Add a transition from it, or mark it (final)")
      }
  }

  /// A substate of a final state is final too.
  private static func isFinal(_ state: StateID, in lifecycle: Lifecycle) -> Bool {
    lifecycle.lineage(of: state).contains { lifecycle[$0].isFinal }
  }
}
