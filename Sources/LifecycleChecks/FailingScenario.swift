import Diagnostics
import LifecycleModel
import LifecyclePaths

/// A scenario contradicts the transitions.
enum FailingScenario: Check {
  static let descriptor = DiagnosticDescriptor(
    id: "failing-scenario",
    severity: .error,
    headline: "Scenario contradicts the transitions",
    explanation: """
      A scenario claims that transitions lead along its path and make the calls that it lists, in their order. A call that
      may be skipped may be missing on either side. A deferred call may be listed at its place, later, or not at all. Groups
      in any order compare without order. A state in bold claims that the calls before it are made before the scene is in
      that state.

      If several transitions lead along the path, those with the scenario's title as their event are used, with the same
      guard if there are such. A chain that has begun continues to its end, unless the scenario ends before.

      Fix the scenario or the transitions.
      """,
    example: page("1. `SceneDelegate.sceneDidBecomeActive(_:)`\n2. **Loading**"),
    fixedExample: page(
      "1. `SceneDelegate.sceneWillEnterForeground(_:)`\n2. **Loading**\n3. `SceneDelegate.sceneDidBecomeActive(_:)`")
  )

  private static func page(_ steps: String) -> String {
    ExamplePage.chain + "\n\n## Scenarios\n\n### Play: Idle → Loading → Playing\n\n\(steps)\n"
  }

  static func diagnostics(in subject: CheckSubject) -> [Diagnostic] {
    subject.scenarios.compactMap { scenario in
      switch scenario.verdict {
      case .holds, .undecided: nil
      case .hasNoPath(let pathBreak): diagnostic(pathBreak, of: scenario, in: subject)
      case .differs(let difference): diagnostic(difference, of: scenario, in: subject)
      }
    }
  }

  private static func diagnostic(
    _ pathBreak: PathBreak, of scenario: CheckedScenario, in subject: CheckSubject
  ) -> Diagnostic {
    let lifecycle = subject.lifecycle
    let transition = "from '\(lifecycle[pathBreak.source].name)' to '\(lifecycle[pathBreak.target].name)'"
    let summary = "\(scenario.name) is impossible: no transition leads \(transition)"
    guard let detour = pathBreak.detour else {
      return Diagnostic(
        descriptor, summary, at: scenario.place.range, help: "Fix the path, or add the transition")
    }
    let chain = lifecycle[detour.chain]
    let begun = chain.event.isEmpty ? "the chain" : "'\(chain.event)'"
    let other = lifecycle[detour.other].isContinuation ? "in the middle of another chain" : "as another event"
    return Diagnostic(
      descriptor, "\(summary), where \(begun) continues to '\(lifecycle[chain.target].name)'", at: scenario.place.range,
      notes: [
        Diagnostic.Note("This transition leads there, but \(other)", range: subject.sourceMap[detour.other].range),
        Diagnostic.Note("A chain that has begun continues to its end", range: subject.sourceMap[detour.chain].range),
      ],
      help: "Fix the path, or add a transition for it")
  }

  private static func diagnostic(
    _ difference: CallDifference, of scenario: CheckedScenario, in subject: CheckSubject
  ) -> Diagnostic {
    let places = scenario.place.items
    let listed = difference.item.map { shown(scenario.scenario.items[$0], in: subject.lifecycle) }
    let range = difference.item.flatMap { places.indices.contains($0) ? places[$0] : nil }
    let called = difference.call.map { call in
      subject.lifecycle[difference.transitions[call.transition].transition].steps[call.step].callback
    }
    let calledName = called.map { "'\(subject.lifecycle.qualifiedName(of: $0))'" }
    let words =
      switch (listed, calledName) {
      case (let listed?, let called?): "lists \(listed) where the graph calls \(called)"
      case (let listed?, nil): "lists \(listed), which the graph does not have there"
      case (nil, let called?): "leaves out \(called), which the graph calls"
      case (nil, nil): "differs from the graph"
      }
    return Diagnostic(
      descriptor, "\(scenario.name) \(words)", at: range ?? scenario.place.range,
      notes: notes(on: difference, calling: calledName, in: subject),
      detail: CallColumns(difference, of: scenario.scenario, in: subject.lifecycle).lines,
      help: "Fix the scenario or the calls of the transitions")
  }

  /// Notes on the calls or transitions that differ.
  private static func notes(
    on difference: CallDifference, calling name: String?, in subject: CheckSubject
  ) -> [Diagnostic.Note] {
    guard let call = difference.call, let name else {
      return difference.transitions.suffix(1).map { transition in
        Diagnostic.Note("The path ends with this transition", range: subject.sourceMap[transition.transition].range)
      }
    }
    let place = subject.sourceMap[difference.transitions[call.transition].transition]
    let range = place.steps.indices.contains(call.step) ? place.steps[call.step] : place.range
    return [Diagnostic.Note("The graph calls \(name) here", range: range)]
  }

  private static func shown(_ item: Scenario.Item, in lifecycle: Lifecycle) -> String {
    switch item {
    case .call(let step): "'\(lifecycle.qualifiedName(of: step.callback))'"
    case .reached(let state): "state '\(lifecycle[state].name)'"
    }
  }
}
