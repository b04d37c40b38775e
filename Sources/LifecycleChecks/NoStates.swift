import Diagnostics
import LifecycleModel

/// The page has no states.
enum NoStates: Check {
  static let descriptor = DiagnosticDescriptor(
    id: "no-states",
    severity: .error,
    headline: "Page has no states",
    explanation: """
      A life cycle consists of states and the transitions between them. This page has no States section, or nothing in it
      could be read as a state.

      Add a section `## States` with a list: `- **Not running** (initial): never started`.
      """,
    example: ExamplePage.player.replacing(
      "States\n\n- **Idle** (initial)\n- **Playing**\n\n## Transitions\n\n- Play: Idle → Playing\n- Stop: Playing → Idle",
      with: "Transitions\n\nNone yet."),
    fixedExample: ExamplePage.player
  )

  static func diagnostics(in subject: CheckSubject) -> [Diagnostic] {
    // A heading that is almost the section's has its own diagnostic.
    guard subject.lifecycle.states.isEmpty, subject.sourceMap.unread.states.isEmpty else { return [] }
    return [
      Diagnostic(
        descriptor, "Page has no states", at: subject.sourceMap.title,
        help: "Add a section '## States' with a list of states in bold")
    ]
  }
}
