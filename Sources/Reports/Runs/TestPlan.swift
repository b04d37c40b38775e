import Diagrams
import Emission
import LifecycleModel
import LifecyclePaths

/// The runs of a covering plan as a tester reads them: what to do, what is then called, where it leads.
package struct TestPlan: Sendable {
  /// One run.
  struct Sequence: Sendable {
    /// The run.
    let run: Run
    /// `Launch, Leave, Return`; then the mode that the events need, where they need one: `Launch (app with scenes)`.
    let title: String
    /// The run as words that can be typed.
    let words: [String]
    /// The events to cause, in order.
    let actions: [Action]
    /// The state at the end; of each scene, where there are several.
    let end: String
  }

  /// One event.
  struct Action: Sendable {
    /// `Scene 2`, where the run has several scenes.
    let scene: String?
    /// The event, or where to go where the page names none.
    let name: String
    /// A guard that the tester has to see to; `nil` for one about scenes, which the run sees to, or about the mode, which the
    /// title names.
    let condition: String?
    /// The first sentence of what the page says of it as plain text; `nil` for none.
    let instruction: String?
    /// The state in which the scene then rests.
    let target: String
    /// The calls to be seen: groups of more than one are in any order.
    let calls: [[Step]]
  }

  /// The title of the whole.
  let title: String
  /// The numbers of sequences and events, and their coverage.
  let summary: String
  /// The name of the state in which runs begin; empty for a page without states.
  let beginning: String
  /// The runs.
  let sequences: [Sequence]
  /// The sequences and their coverage.
  let plan: CoveringPlan
  /// The life cycle with its runs.
  let runs: RunGraph
  /// The language's words.
  let words: PageStrings

  /// Tells a plan of a page's runs, in the page's language or another.
  package init(_ plan: CoveringPlan, in runs: RunGraph, language: Language? = nil) {
    let lifecycle = runs.lifecycle
    let words = PageStrings(language: language ?? lifecycle.language)
    let notation = RunNotation(runs)
    self.plan = plan
    self.runs = runs
    self.words = words
    title = lifecycle.name.isEmpty ? words.phrase("plan.untitled") : words.phrase("plan.title", lifecycle.name)
    summary = words.summary(of: plan)
    beginning = runs.graph.initial.map { lifecycle[$0].name } ?? ""
    sequences = plan.runs.map { run in
      let actions = run.events.map { Action($0, of: run, in: runs, words: words) }
      return Sequence(
        run: run, title: Self.title(actions.map(\.name), in: run.end.mode.map { words.phrase("guard." + $0.rawValue) }),
        words: notation.words(of: run), actions: actions,
        end: Self.end(of: run, in: lifecycle, words: words))
    }
  }

  /// All of a few names; of many, the first and the last.
  private static func title(_ names: [String], in mode: String?) -> String {
    let condition = DiagramStrings.parenthesis([mode].compactMap { $0 })
    guard names.count > 4, let last = names.last else { return names.joined(separator: ", ") + condition }
    return names.prefix(3).joined(separator: ", ") + " … " + last + condition
  }

  private static func end(of run: Run, in lifecycle: Lifecycle, words: PageStrings) -> String {
    let names = run.end.leaves.map { lifecycle[$0].name }
    guard names.count > 1 else { return names.joined() }
    return names.enumerated().map { words.phrase("plan.scene", String($0 + 1)) + words.colon + $1 }
      .joined(separator: ", ")
  }
}

extension TestPlan.Action {
  fileprivate init(_ event: Run.Event, of run: Run, in runs: RunGraph, words: PageStrings) {
    let transition = runs.lifecycle[event.macrostep.first.transition]
    target = runs.lifecycle[event.macrostep.target].name
    scene = run.start.leaves.count > 1 ? words.phrase("plan.scene", String(event.scene + 1)) : nil
    name = transition.event.isEmpty ? words.phrase("plan.go", target) : transition.event
    condition = transition.guard.flatMap { $0.isOpaque ? $0.text : nil }
    instruction = FirstSentence.of(markdown: transition.documentation)
    var calls: [[Step]] = []
    var last: (transition: TransitionID, group: Int?)?
    for call in event.calls {
      let step = runs.step(of: call)
      let group = (transition: call.transition, group: step.unordered)
      if step.unordered != nil, let last, last == group {
        calls[calls.count - 1].append(step)
      } else {
        calls.append([step])
      }
      last = group
    }
    self.calls = calls
  }
}
