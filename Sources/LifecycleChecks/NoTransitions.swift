import Diagnostics
import LifecycleModel

/// The page has no transitions.
enum NoTransitions: Check {
  static let descriptor = DiagnosticDescriptor(
    id: "no-transitions",
    severity: .error,
    headline: "Page has no transitions",
    explanation: """
      States without transitions are a list, not a life cycle. This page has no Transitions section, or nothing in it could be
      read as a transition.

      Add a section `## Transitions` with sub-headings, a list or a table: `### Launch: Not running → Active`.
      """,
    example: ExamplePage.player.replacing(
      "(initial)\n- **Playing**\n\n## Transitions\n\n- Play: Idle → Playing\n- Stop: Playing → Idle",
      with: "(initial, final)"),
    fixedExample: ExamplePage.player
  )

  static func diagnostics(in subject: CheckSubject) -> [Diagnostic] {
    // An unreadable transition, or heading, has its own diagnostic; without states, nothing can be a transition.
    guard !subject.lifecycle.states.isEmpty, subject.lifecycle.transitions.isEmpty,
      subject.sourceMap.unread.transitions.isEmpty
    else { return [] }
    return [
      Diagnostic(
        descriptor, "Page has no transitions", at: subject.sourceMap.title,
        help: "Add a section '## Transitions' with items such as '- Event: A → B'")
    ]
  }
}
