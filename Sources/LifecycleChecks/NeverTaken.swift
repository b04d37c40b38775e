import Diagnostics
import LifecycleModel
import LifecyclePaths

/// A transition leaves a state that no event ends in.
enum NeverTaken: Check {
  static let descriptor = DiagnosticDescriptor(
    id: "never-taken",
    severity: .warning,
    headline: "Transition can never be taken",
    explanation: """
      An event runs to completion: a chain `A → B → C` passes through B, and nothing else happens there. If no event ends
      in B, a transition that begins in B can never be taken.

      If something else can happen in B, end an event there: split the chain into transitions with an event each.

      Neither can a transition of an app with scenes be taken in a state that only an app without scenes reaches, or the
      reverse: a process keeps its mode.
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
    guard subject.graph.initial != nil, subject.sourceMap.unread.transitions.isEmpty else { return [] }
    let (runs, edges) = (subject.runs, subject.graph.edges)
    let reached = subject.reached
    let met = ElementSet(edges.filter { reached.contains($0.source) }.map(\.transition))
    var begun = ElementSet<Transition>()
    var taken = ElementSet<Transition>()
    for mode in runs.modes {
      let passed = runs.reachable(in: mode)
      let rested = ElementSet(StableStates(of: runs, in: mode)?.leaves ?? [])
      for edge in edges where subject.lifecycle.isOpen(edge.transition, in: mode) {
        if passed.contains(edge.source) { begun.insert(edge.transition) }
        if rested.contains(edge.source) { taken.insert(edge.transition) }
      }
    }
    return subject.lifecycle.transitionIDs.compactMap { id in
      // The later segments of a chain are taken with its first.
      guard !subject.lifecycle[id].isContinuation, met.contains(id), !taken.contains(id) else { return nil }
      let source = subject.lifecycle[subject.lifecycle[id].source].name
      if let mode = subject.lifecycle[id].guard?.mode, !begun.contains(id) {
        return Diagnostic(
          descriptor, "Transition can never be taken: no run of an \(mode.phrase) reaches '\(source)'",
          at: subject.sourceMap[id].range,
          help: "Change its guard, or add a transition of an \(mode.phrase) to '\(source)'")
      }
      return Diagnostic(
        descriptor, "Transition can never be taken: no event ends in '\(source)', it is only passed through",
        at: subject.sourceMap[id].range, help: "End an event in '\(source)', or make this transition part of the chain")
    }
  }
}
