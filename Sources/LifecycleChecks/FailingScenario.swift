import Diagnostics
import LifecycleModel
import LifecyclePaths

/// A scenario does not hold on the graph.
enum FailingScenario: Check {
  static let situation = Situation(
    id: "failing-scenario",
    severity: .error,
    headline: "A scenario does not hold on the graph",
    explanation: """
      A scenario says that transitions lead along its path, and that the calls met on the way are those that it lists, in their
      order. A call that may be skipped may be missing on either side. A call that the graph defers may be listed at its place,
      later, or not at all. Groups in any order compare without order. A state in bold says that the calls before it come
      before the scene is in that state.

      Where several transitions lead along the path, those with the scenario's title as their event are meant, with the same
      guard if there are such. A chain that has begun goes on to its end, unless the scenario ends before.

      Mend the scenario, or the transitions.
      """,
    example: remedy.replacing(
      "1. `SceneDelegate.sceneWillEnterForeground(_:)`\n2. **Loading**\n3. `SceneDelegate.sceneDidBecomeActive(_:)`\n\nThe",
      with: "1. `SceneDelegate.sceneDidBecomeActive(_:)`\n2. **Loading**\n\nThe"),
    remedy: remedy
  )

  private static let remedy = ExamplePage.chain.replacing(
    "## Transitions",
    with: """
      ## Scenarios

      ### Play: Idle → Loading → Playing

      1. `SceneDelegate.sceneWillEnterForeground(_:)`
      2. **Loading**
      3. `SceneDelegate.sceneDidBecomeActive(_:)`

      The first frame is shown now.

      ## Transitions
      """)

  static func findings(in subject: CheckSubject) -> [Diagnostic] {
    guard !subject.lifecycle.scenarios.isEmpty else { return [] }
    let graph = ScenarioGraph(RunGraph(subject.lifecycle, graph: subject.graph))
    var effort = Effort()
    return zip(subject.lifecycle.scenarios, subject.sourceMap.scenarios).compactMap { scenario, place in
      let claim = withoutMisplacedStates(scenario, place)
      switch graph.verdict(on: claim.scenario, effort: &effort) {
      case .holds: return nil
      case .cannotBeWalked(let pathBreak):
        return finding(pathBreak, of: claim.scenario, at: claim.place, in: subject)
      case .differs(let difference): return finding(difference, of: claim.scenario, at: claim.place, in: subject)
      case .undecided: return undecided(claim.scenario, at: claim.place)
      }
    }
  }

  /// A scenario without the states in bold that its path does not reach there: the reader has its own diagnostic for them.
  private static func withoutMisplacedStates(
    _ scenario: Scenario, _ place: SourceMap.ScenarioPlace
  ) -> (scenario: Scenario, place: SourceMap.ScenarioPlace) {
    var position = 0
    let kept = scenario.items.indices.filter { index in
      guard case .reached(let state) = scenario.items[index] else { return true }
      guard let found = scenario.path[position...].firstIndex(of: state) else { return false }
      position = found
      return true
    }
    var (scenario, place) = (scenario, place)
    place.items = kept.filter(place.items.indices.contains).map { place.items[$0] }
    scenario.items = kept.map { scenario.items[$0] }
    return (scenario, place)
  }

  private static func finding(
    _ pathBreak: PathBreak, of scenario: Scenario, at place: SourceMap.ScenarioPlace, in subject: CheckSubject
  ) -> Diagnostic {
    let lifecycle = subject.lifecycle
    let hop = "from '\(lifecycle[pathBreak.source].name)' to '\(lifecycle[pathBreak.target].name)'"
    let subjectName = name(of: scenario)
    guard let detour = pathBreak.detour else {
      return Diagnostic(
        situation, "\(subjectName) cannot be walked: no transition leads \(hop)", at: place.range,
        help: "Mend the path, or add the transition")
    }
    let chain = lifecycle[detour.chain]
    let begun = chain.event.isEmpty ? "the chain" : "'\(chain.event)'"
    let other = lifecycle[detour.other].isContinuation ? "in the middle of another chain" : "as another event"
    return Diagnostic(
      situation,
      "\(subjectName) cannot be walked: no transition leads \(hop), where \(begun) goes on to "
        + "'\(lifecycle[chain.target].name)'",
      at: place.range,
      notes: [
        Diagnostic.Note("This transition leads there, but \(other)", range: subject.sourceMap[detour.other].range),
        Diagnostic.Note("A chain that has begun goes on to its end", range: subject.sourceMap[detour.chain].range),
      ],
      help: "Mend the path, or add a transition for it")
  }

  private static func finding(
    _ difference: CallDifference, of scenario: Scenario, at place: SourceMap.ScenarioPlace, in subject: CheckSubject
  ) -> Diagnostic {
    let listed = difference.item.map { shown(scenario.items[$0], in: subject.lifecycle) }
    let range = difference.item.flatMap { place.items.indices.contains($0) ? place.items[$0] : nil }
    let called = difference.call.map { call in
      subject.lifecycle[difference.hops[call.hop].transition].steps[call.step].callback
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
      situation, "\(name(of: scenario)) \(words)", at: range ?? place.range,
      notes: notes(on: difference, calling: calledName, in: subject),
      detail: CallColumns(difference, of: scenario, in: subject.lifecycle).lines,
      help: "Mend the scenario, or the calls of the transitions")
  }

  /// Where the graph differs.
  private static func notes(
    on difference: CallDifference, calling name: String?, in subject: CheckSubject
  ) -> [Diagnostic.Note] {
    guard let call = difference.call, let name else {
      return difference.hops.suffix(1).map { hop in
        Diagnostic.Note("The path ends with this transition", range: subject.sourceMap[hop.transition].range)
      }
    }
    let place = subject.sourceMap[difference.hops[call.hop].transition]
    let range = place.steps.indices.contains(call.step) ? place.steps[call.step] : place.range
    return [Diagnostic.Note("The graph calls \(name) here", range: range)]
  }

  private static func undecided(_ scenario: Scenario, at place: SourceMap.ScenarioPlace) -> Diagnostic {
    var finding = Diagnostic(
      situation, "\(name(of: scenario)) allows too many orders to be decided", at: place.range,
      help: "Split it into shorter ones, or give its calls an order")
    finding.severity = .warning
    return finding
  }

  private static func name(of scenario: Scenario) -> String {
    scenario.title.isEmpty ? "Scenario" : "Scenario '\(scenario.title)'"
  }

  private static func shown(_ item: Scenario.Item, in lifecycle: Lifecycle) -> String {
    switch item {
    case .call(let step): "'\(lifecycle.qualifiedName(of: step.callback))'"
    case .reached(let state): "state '\(lifecycle[state].name)'"
    }
  }
}
