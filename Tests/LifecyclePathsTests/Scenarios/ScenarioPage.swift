import Diagnostics
import LifecycleModel
import LifecyclePaths
import LifecycleReader

/// A page with some transitions and one scenario.
struct ScenarioPage {
  private let lifecycle: Lifecycle

  /// Writes the page. Its states are A, B, C, D, and P with the substates Q and R.
  init(_ transitions: String, scenario: String, callbacks: String = "") {
    let text = """
      # T

      ## Delegates

      - `O`: `ODelegate`

      ## States

      - **A** (initial)
      - **B**
      - **C**
      - **D**
      - **P**
        - **Q**
        - **R**

      ## Callbacks

      \(callbacks)

      ## Transitions

      \(transitions)

      ## Scenarios

      \(scenario)
      """
    lifecycle = LifecycleReader.read(SourceFile(path: "page.md", text: text)).lifecycle
  }

  /// The verdict in words: `holds`, `B to C is missing`, `y for x` (the list has y, the graph calls x), `undecided`.
  var verdict: String {
    var budget = Budget()
    guard lifecycle.scenarios.count == 1 else { return "\(lifecycle.scenarios.count) scenarios" }
    switch ScenarioGraph(RunGraph(lifecycle)).verdict(on: lifecycle.scenarios[0], budget: &budget) {
    case .holds: return "holds"
    case .hasNoPath(let pathBreak):
      let transition = "\(lifecycle[pathBreak.source].name) to \(lifecycle[pathBreak.target].name)"
      let detour = pathBreak.detour.map {
        ", \(lifecycle[$0.chain].event) goes on, \(lifecycle[$0.other].event) leads there"
      }
      return "\(transition) is missing at \(pathBreak.transition)" + (detour ?? "")
    case .differs(let difference):
      let listed = difference.item.map { item(lifecycle.scenarios[0].items[$0]) } ?? "end"
      let call = difference.call.map { call in
        lifecycle[lifecycle[difference.transitions[call.transition].transition].steps[call.step].callback].name
      }
      return "\(listed) for \(call ?? "end")"
    case .undecided: return "undecided"
    }
  }

  private func item(_ item: Scenario.Item) -> String {
    switch item {
    case .call(let step): lifecycle[step.callback].name
    case .reached(let state): lifecycle[state].name
    }
  }
}
