import Diagnostics
import LifecycleModel

/// A callback that comes once can come again.
enum RepeatedOnce: Check {
  static let situation = Situation(
    id: "repeated-once",
    severity: .warning,
    headline: "A callback that comes once can come again",
    explanation: """
      The page says `once` of it, and there is a way from one of its calls to another. A way through the initial state or a
      final one does not count: there a new life begins.

      Remove the attribute, or mend the transitions.
      """,
    example: """
      # Player

      ## Delegates

      - `SceneDelegate`: `UIWindowSceneDelegate`

      ## States

      - **Idle** (initial)
      - **Playing**
      - **Paused**

      ## Callbacks

      ### SceneDelegate

      - `sceneDidBecomeActive(_:)`: start.
      - `sceneWillResignActive(_:)` (once per scene): stop.

      ## Transitions

      ### Play: Idle → Playing

      1. `SceneDelegate.sceneDidBecomeActive(_:)`

      ### Stop: Playing → Paused

      1. `SceneDelegate.sceneWillResignActive(_:)`

      ### Resume: Paused → Playing

      ### End: Paused → Idle
      """,
    remedy: """
      # Player

      ## Delegates

      - `SceneDelegate`: `UIWindowSceneDelegate`

      ## States

      - **Idle** (initial)
      - **Playing**
      - **Paused**

      ## Callbacks

      ### SceneDelegate

      - `sceneDidBecomeActive(_:)`: start.
      - `sceneWillResignActive(_:)`: stop.

      ## Transitions

      ### Play: Idle → Playing

      1. `SceneDelegate.sceneDidBecomeActive(_:)`

      ### Stop: Playing → Paused

      1. `SceneDelegate.sceneWillResignActive(_:)`

      ### Resume: Paused → Playing

      ### End: Paused → Idle
      """
  )

  static func findings(in subject: CheckSubject) -> [Diagnostic] {
    subject.lifecycle.callbackIDs.compactMap { callback in
      let calls = subject.graph.edges.filter { isOnce(callback, on: $0.transition, in: subject.lifecycle) }
      guard let first = calls.first(where: { canRepeat(after: $0, among: calls, in: subject) }) else { return nil }
      return Diagnostic(
        situation, "Callback '\(subject.lifecycle.shownName(of: callback))' comes once, but can come again",
        at: subject.sourceMap[callback],
        notes: [Diagnostic.Note("Another call can follow this one", range: place(of: callback, on: first, in: subject))]
      )
    }
  }

  private static func isOnce(_ callback: CallbackID, on transition: TransitionID, in lifecycle: Lifecycle) -> Bool {
    lifecycle[transition].steps.contains { step in
      guard step.callback == callback, let frequency = step.attributes.frequency else { return false }
      switch frequency {
      case .once, .oncePer(.process), .oncePer(.scene): return true
      // The graph is the life of a scene: views may come and go in it, unless it is a view's own.
      case .oncePer(let multiplicity): return lifecycle.delegate(of: callback).multiplicity == multiplicity
      }
    }
  }

  private static func canRepeat(
    after call: StateGraph.Edge, among calls: [StateGraph.Edge], in subject: CheckSubject
  ) -> Bool {
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
