import Diagnostics
import LifecycleModel
import LifecyclePaths

/// A transition leaves a state that no event ends in.
enum NeverTaken: Check {
  static let descriptor = DiagnosticDescriptor(
    id: "never-taken",
    severity: .warning,
    headline: "Transition leaves a state that is only passed through",
    explanation: """
      An event runs to completion: a chain `A → B → C` passes through B, and nothing else happens there. If no event ends
      in B, a transition that begins in B can never be taken.

      If something else can happen in B, end an event there: split the chain into transitions with an event each.
      """,
    example: ExamplePage.player.replacing(
      "- Play: Idle → Playing",
      with: "- Play: Idle → Loading → Playing\n- Cancel: Loading → Idle"
    ).replacing("- **Playing**", with: "- **Loading**\n- **Playing**"),
    fixedExample: ExamplePage.player.replacing(
      "- Play: Idle → Playing",
      with: "- Play: Idle → Loading\n- Loaded: Loading → Playing\n- Cancel: Loading → Idle"
    ).replacing("- **Playing**", with: "- **Loading**\n- **Playing**")
  )

  static func diagnostics(in subject: CheckSubject) -> [Diagnostic] {
    guard let initial = subject.graph.initial, subject.sourceMap.unreadTransitions.isEmpty else { return [] }
    let reached = subject.graph.reachable(from: initial)
    let rested = ElementSet(StableStates(of: subject.runs)?.leaves ?? [])
    let possible = subject.graph.edges.filter { reached.contains($0.source) }
    let begun = ElementSet(possible.map(\.transition))
    let taken = ElementSet(possible.filter { rested.contains($0.source) }.map(\.transition))
    return subject.lifecycle.transitionIDs.compactMap { id in
      // The later segments of a chain are taken with its first.
      guard !subject.lifecycle[id].isContinuation, begun.contains(id), !taken.contains(id) else { return nil }
      let source = subject.lifecycle[subject.lifecycle[id].source].name
      return Diagnostic(
        descriptor, "Transition can never be taken: no event ends in '\(source)', it is only passed through",
        at: subject.sourceMap[id].range, help: "End an event in '\(source)', or make this transition part of the chain")
    }
  }
}
