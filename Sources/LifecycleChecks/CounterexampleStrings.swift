import Diagnostics
import LifecycleModel
import LifecyclePaths

/// The text and the run of a diagnostic about a refuted claim.
struct CounterexampleStrings {
  /// The violation, names in quotes.
  let summary: String
  /// A note at the place of the violation.
  let notes: [Diagnostic.Note]
  /// Advice besides replaying the run.
  let help: String?
  /// The run.
  let replay: Replay?

  /// Words a counterexample to a claim; without one, only that the claim is refuted.
  init(_ claim: Rule.Claim, _ counterexample: Counterexample?, in subject: CheckSubject) {
    let lifecycle = subject.lifecycle
    summary = Self.summary(of: claim, in: lifecycle)
    guard let counterexample else {
      notes = []
      help = "No run among as many states as may be explored shows it; explore more with --explore"
      replay = nil
      return
    }
    let message = Self.note(on: claim, counterexample.violation, in: lifecycle)
    notes = Self.place(of: counterexample, in: subject).map { [Diagnostic.Note(message, range: $0)] } ?? []
    let needsSecondScene = Set(counterexample.run.events.map(\.scene)).count > 1
    help = needsSecondScene ? Self.scenesHelp(claim, counterexample, in: lifecycle) : nil
    let run = counterexample.run
    replay = Replay(
      words: RunNotation(subject.runs).words(of: run), scenes: run.start.leaves.count)
  }

  private static func summary(of claim: Rule.Claim, in lifecycle: Lifecycle) -> String {
    let name = lifecycle.quotedName
    let (first, second) = (claim.operands[0], claim.operands[claim.operands.count - 1])
    switch claim.kind.word {
    case "before":
      return "\(name(second)) \(second.canHappen) without \(name(first)) before it"
    case "immediately-before":
      return "\(name(second)) \(second.canHappen) without \(name(first)) just before it"
    case "after-every":
      return "\(name(second)) \(second.canHappen) without \(name(first)) after it"
    case "at-most-once":
      return "\(name(first)) \(first.canHappen) twice in one \(claim.scope(in: lifecycle).rawValue)"
    case "never": return "\(name(first)) \(first.canHappen)"
    case "only-in":
      return "\(name(first)) \(first.canHappen) outside \(name(second))"
    default:
      return "from \(name(first)), \(name(second)) may never be reached"
    }
  }

  private static func note(on claim: Rule.Claim, _ violation: Counterexample.Violation, in lifecycle: Lifecycle)
    -> String
  {
    let name = lifecycle.quotedName
    let trigger = claim.trigger
    let here = "\(name(trigger)) \(trigger.happens) here"
    let (first, second) = (claim.operands[0], claim.operands[claim.operands.count - 1])
    switch claim.kind.word {
    case "before": return "\(here), and \(name(first)) \(first.hasNotHappened)"
    case "immediately-before": return "\(here), and \(name(first)) is not what came just before"
    case "at-most-once": return "\(here) for the second time"
    case "never": return here
    case "only-in": return "\(here), outside \(name(second))"
    case "after-every":
      guard case .endOfScope(let isOfProcess) = violation else {
        return "After this, nothing is sure to bring \(name(first))"
      }
      return "The \(isOfProcess ? "process" : "scene") ends here, and \(name(first)) \(first.hasNotHappened) since"
    default: return "After this, nothing is sure to lead to \(name(second))"
    }
  }

  /// The place of the violation on the page: the run's last call, or its last transition.
  private static func place(of counterexample: Counterexample, in subject: CheckSubject) -> SourceRange? {
    guard let last = counterexample.run.events.last else { return nil }
    switch counterexample.violation {
    case .call(let index):
      guard last.calls.indices.contains(index) else { return nil }
      let call = last.calls[index]
      let place = subject.sourceMap[call.transition]
      return place.steps.indices.contains(call.step) ? place.steps[call.step] : place.range
    case .entering(let leaf):
      let transitions = subject.runs.transitions(of: last.macrostep)
      return (transitions.last { $0.target == leaf } ?? transitions.last).map { subject.sourceMap[$0.transition].range }
    case .endOfScope, .hopeless:
      return subject.runs.transitions(of: last.macrostep).last.map { subject.sourceMap[$0.transition].range }
    }
  }

  /// Advice for a call that should come once in a process and that a second scene repeats.
  private static func scenesHelp(_ claim: Rule.Claim, _ counterexample: Counterexample, in lifecycle: Lifecycle)
    -> String?
  {
    guard claim.kind == AtMostOnceRule.self, let last = counterexample.run.events.last,
      lifecycle[last.macrostep.first.transition].guard?.sceneCondition == nil
    else { return nil }
    return
      "If only the first scene does this, write [first scene] behind the path, and what another one does beside it; "
      + "for an app with one window, check with --scenes 1"
  }
}
