import Diagnostics
import LifecycleModel

/// A callback that comes once can come again.
enum RepeatedOnce: Check {
  static let situation = Situation(
    id: "repeated-once",
    severity: .warning,
    headline: "A callback that comes once can come again",
    explanation: """
      The page says `once` of it, and there is a way from one of its calls to another, or a transition has it twice.
      A way through the initial state or a final one does not count: there a new life begins.

      Remove the attribute, or mend the transitions.
      """,
    example: remedy.replacing(
      "`sceneWillResignActive(_:)`: stop", with: "`sceneWillResignActive(_:)` (once per scene): stop"),
    remedy: remedy
  )

  private static let remedy =
    ExamplePage.callbacks
    .replacing("- **Playing**", with: "- **Playing**\n- **Paused**")
    .replacing("### Stop: Playing → Idle", with: "### Stop: Playing → Paused")
    + "\n\n### Resume: Paused → Playing\n\n### End: Paused → Idle\n"

  static func findings(in subject: CheckSubject) -> [Diagnostic] {
    var callsByCallback: [CallbackID: [StateGraph.Edge]] = [:]
    for edge in subject.graph.edges {
      let steps = subject.lifecycle[edge.transition].steps.filter { isOnce($0, in: subject.lifecycle) }
      for callback in Set(steps.map(\.callback)) { callsByCallback[callback, default: []].append(edge) }
    }
    return callsByCallback.sorted { $0.key < $1.key }.compactMap { callback, calls in
      guard let first = calls.first(where: { canRepeat(callback, after: $0, among: calls, in: subject) }) else {
        return nil
      }
      return Diagnostic(
        situation, "Callback '\(subject.lifecycle.shownName(of: callback))' comes once, but can come again",
        at: subject.sourceMap[callback],
        notes: [Diagnostic.Note("Another call can follow this one", range: place(of: callback, on: first, in: subject))]
      )
    }
  }

  private static func isOnce(_ step: Step, in lifecycle: Lifecycle) -> Bool {
    switch step.attributes.frequency {
    case nil: false
    case .once, .oncePer(.process), .oncePer(.scene): true
    // The graph is the life of a scene: views may come and go in it, unless it is a view's own.
    case .oncePer(let multiplicity): lifecycle.delegate(of: step.callback).multiplicity == multiplicity
    }
  }

  private static func canRepeat(
    _ callback: CallbackID, after call: StateGraph.Edge, among calls: [StateGraph.Edge], in subject: CheckSubject
  ) -> Bool {
    let steps = subject.lifecycle[call.transition].steps
    if steps.count(where: { $0.callback == callback }) > 1 { return true }
    var barrier = Set(subject.graph.leaves.filter { subject.lifecycle[$0].isFinal })
    if let initial = subject.graph.initial { barrier.insert(initial) }
    guard !barrier.contains(call.target) else { return false }
    let reached = subject.graph.reachable(from: [call.target], notThrough: barrier)
    return calls.contains { reached.contains($0.source) }
  }

  private static func place(
    of callback: CallbackID, on edge: StateGraph.Edge, in subject: CheckSubject
  ) -> SourceRange {
    let place = subject.sourceMap[edge.transition]
    let index = subject.lifecycle[edge.transition].steps.firstIndex { $0.callback == callback }
    return index.flatMap { place.steps.indices.contains($0) ? place.steps[$0] : nil } ?? place.range
  }
}
