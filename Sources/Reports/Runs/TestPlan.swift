import Diagrams
import Documents
import Emission
import LifecycleModel
import LifecyclePaths
import Text

/// The runs of a covering plan as a tester reads them: what to do, what is then called, where it leads.
package struct TestPlan: Sendable {
  /// One run.
  struct Sequence: Sendable {
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

extension TestPlan {
  /// The plan as a check list.
  package var document: Document {
    Document(
      title: title, introduction: introduction,
      sections: sequences.enumerated().map { section($1, number: $0 + 1) } + gaps)
  }

  /// The plan as a part of a section of another document.
  var blocks: [Block] {
    let sections = sequences.enumerated().map { section($1, number: $0 + 1) }
    return introduction + sections.flatMap { [.heading(InlineContent(plain: $0.title))] + $0.blocks }
  }

  private var introduction: [Block] {
    let start = words.runs("plan.beginning", [.strong([.text(beginning)])])
    return [.sentence(summary + words.fullStop)]
      + (sequences.isEmpty ? [] : [.paragraph(InlineContent(lines: [start]))])
  }

  private func section(_ sequence: Sequence, number: Int) -> Document.Section {
    Document.Section(
      title: "\(number). " + sequence.title,
      blocks: [
        .paragraph(InlineContent(.code(sequence.words.map(ShellWord.quoted).joined(separator: " ")))),
        .list(.boxes, sequence.actions.map(item)),
        .sentence(words.phrase("plan.end", sequence.end)),
      ])
  }

  /// The targets that no sequence covers; no section where there are none.
  private var gaps: [Document.Section] {
    let items = plan.gaps.map { gap in
      Block.Item(
        InlineContent(plain: "\(gap.target.name(in: runs.lifecycle)): \(gap.reason.text(in: runs.lifecycle))"))
    }
    return items.isEmpty
      ? [] : [Document.Section(title: words.phrase("plan.notCovered"), blocks: [.list(.bullets, items)])]
  }

  /// An event to tick off, with its calls below.
  private func item(_ action: Action) -> Block.Item {
    let texts = [action.condition.map { " [\($0)]" }, words.instruction(of: action).map { words.colon + $0 }]
    let scene = action.scene.map { [InlineContent.Inline.text($0 + words.colon)] } ?? []
    let line =
      scene + [.strong([.text(action.name)])] + texts.compactMap { $0 }.map { .text($0) }
      + [.text(" → "), .strong([.text(action.target)])]
    return Block.Item(
      InlineContent(lines: [line]), blocks: action.calls.isEmpty ? [] : [.list(.numbers, action.calls.map(item))])
  }

  /// A call, or a group in any order.
  private func item(_ group: [Step]) -> Block.Item {
    if group.count == 1 { return item(group[0], isAlone: true) }
    let order = words.anyOrder
    let heading = order.prefix(1).uppercased() + order.dropFirst() + words.colon.trimmingSpaces
    return Block.Item(
      InlineContent(plain: heading), blocks: [.list(.bullets, group.map { item($0, isAlone: false) })])
  }

  private func item(_ step: Step, isAlone: Bool) -> Block.Item {
    Block.Item(
      InlineContent(
        .code(runs.lifecycle.qualifiedName(of: step.callback)),
        .text(words.remark(on: step, of: runs.lifecycle, isAlone: isAlone))))
  }
}

/// A test plan as people read it on a terminal.
package struct TestPlanText: Sendable {
  private let plan: TestPlan
  private let isColored: Bool

  /// Prepares for a plan; `isColored` for escape sequences, which never carry meaning alone.
  package init(_ plan: TestPlan, isColored: Bool) {
    self.plan = plan
    self.isColored = isColored
  }

  /// The whole text.
  package var text: String {
    let head = [styled(plan.title), plan.summary.terminalSafe].map { $0 + "\n" }.joined()
    return ([head] + plan.sequences.enumerated().map { sequence($1, number: $0 + 1) }).joined(separator: "\n")
  }

  private func sequence(_ sequence: TestPlan.Sequence, number: Int) -> String {
    let trace = RunTrace(sequence.run, in: RunNotation(plan.runs))
    let title = styled("Sequence \(number): " + sequence.title)
    let words = sequence.words.map(ShellWord.quoted).joined(separator: " ")
    return "\(title)\n\(words)\n\n\(RunTraceText(trace, isColored: isColored).happenings)"
  }

  private func styled(_ text: String) -> String {
    isColored ? TextStyle.strong.applied(to: text.terminalSafe) : text.terminalSafe
  }
}

/// A test plan as JSON; `Schemas/paths.schema.json` describes it.
package struct TestPlanJSON: Sendable {
  private let plan: TestPlan

  /// Prepares for a plan.
  package init(_ plan: TestPlan) {
    self.plan = plan
  }

  /// The document with a line end at its end.
  package var text: String { value.pretty }

  private var lifecycle: Lifecycle { plan.runs.lifecycle }

  private var value: JSONValue {
    [
      "schema": "instar/1",
      "name": .string(lifecycle.name),
      "cover": .string(plan.plan.goal.rawValue),
      "scenes": .int(plan.plan.sceneCount),
      "isSmallest": .bool(plan.plan.isSmallest),
      "sequences": .array(plan.sequences.map(sequence)),
      "covered": .int(plan.plan.coveredCount),
      "total": .int(plan.plan.targetCount),
      "uncovered": .array(
        plan.plan.gaps.map { gap in
          ["name": .string(gap.target.name(in: lifecycle)), "reason": .string(gap.reason.text(in: lifecycle))]
        }),
    ]
  }

  private func sequence(_ sequence: TestPlan.Sequence) -> JSONValue {
    [
      "run": .array(sequence.words.map(JSONValue.string)),
      "scenes": .int(sequence.run.start.leaves.count),
      "mode": .optional(sequence.run.end.mode?.word),
      "steps": .array(
        sequence.run.events.flatMap { event in
          plan.runs.transitions(of: event.macrostep).map { step(of: event, $0) }
        }),
      "states": .array(sequence.run.end.leaves.map { .string(lifecycle[$0].name) }),
    ]
  }

  private func step(of event: Run.Event, _ transition: StateGraph.Edge) -> JSONValue {
    [
      "scene": .int(event.scene + 1),
      "event": .string(lifecycle[transition.transition].event),
      "source": .string(lifecycle[transition.source].name),
      "target": .string(lifecycle[transition.target].name),
      "calls": .array(lifecycle[transition.transition].steps.map(StepJSON(lifecycle).call)),
    ]
  }
}

extension PageStrings {
  /// `4 sequences, 13 events, cover 24 of 24 transitions`.
  func summary(of plan: CoveringPlan) -> String {
    let sequences = counted(plan.runs.count, "plan.oneSequence", "plan.sequences")
    let events = counted(plan.eventCount, "plan.oneEvent", "plan.events")
    let verb = plan.runs.count == 1 ? "plan.covers." : "plan.cover."
    let covered = phrase(verb + plan.goal.rawValue, String(plan.coveredCount), String(plan.targetCount))
    return phrase("plan.summary", sequences, events, covered)
  }

  /// ` (may be skipped: back within a second)`; empty for a call that always comes in its place.
  func remark(on step: Step, of lifecycle: Lifecycle, isAlone: Bool) -> String {
    let order = step.unordered != nil && isAlone ? [anyOrder] : []
    return DiagramStrings.parenthesis(order + DiagramStrings(lifecycle).ownRemarks(of: step))
  }

  /// The page's instruction for an event, and that nothing is called where nothing is; `nil` for neither.
  func instruction(of action: TestPlan.Action) -> String? {
    guard action.calls.isEmpty else { return action.instruction }
    let silence = phrase("plan.noCalls")
    guard let instruction = action.instruction else { return silence }
    // The page may have said so itself.
    if instruction.lowercased().contains(silence.dropLast().lowercased()) { return instruction }
    return instruction + phrase("mark.betweenSentences") + silence
  }

  private func counted(_ count: Int, _ one: String, _ many: String) -> String {
    count == 1 ? phrase(one) : phrase(many, String(count))
  }
}
