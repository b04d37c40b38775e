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
      help = "Raise the limit with --explore to find a run that shows it"
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
    switch claim {
    case .before(let first, let second):
      return "\(name(second)) \(second.canHappen) without \(name(first)) before it"
    case .immediatelyBefore(let first, let second):
      return "\(name(second)) \(second.canHappen) without \(name(first)) just before it"
    case .afterEvery(let first, let second):
      return "\(name(second)) \(second.canHappen) without \(name(first)) after it"
    case .atMostOnce(let operand, let per):
      let isOfProcess = per.map { $0 == .process } ?? lifecycle.isOfProcess(operand)
      return "\(name(operand)) \(operand.canHappen) twice in one \(isOfProcess ? "process" : "scene")"
    case .never(let operand): return "\(name(operand)) \(operand.canHappen)"
    case .onlyIn(let operand, let state):
      return "\(name(operand)) \(operand.canHappen) outside '\(lifecycle[state].name)'"
    case .alwaysEventually(let start, let end):
      return "from '\(lifecycle[start].name)', '\(lifecycle[end].name)' may never be reached"
    }
  }

  private static func note(on claim: Rule.Claim, _ violation: Counterexample.Violation, in lifecycle: Lifecycle)
    -> String
  {
    let name = lifecycle.quotedName
    let trigger = claim.trigger
    let here = "\(name(trigger)) \(trigger.happens) here"
    switch claim {
    case .before(let first, _): return "\(here), but \(name(first)) \(first.hasNotHappened)"
    case .immediatelyBefore(let first, _): return "\(here), but \(name(first)) does not occur just before it"
    case .atMostOnce: return "\(here) for the second time"
    case .never: return here
    case .onlyIn(_, let state): return "\(here), outside '\(lifecycle[state].name)'"
    case .afterEvery(let first, _):
      guard case .endOfScope(let isOfProcess) = violation else {
        return "After this, \(name(first)) is not certain to occur"
      }
      return "The \(isOfProcess ? "process" : "scene") ends here, but \(name(first)) \(first.hasNotHappened) since"
    case .alwaysEventually(_, let end): return "After this, '\(lifecycle[end].name)' is not certain to be reached"
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
    guard case .atMostOnce = claim, let last = counterexample.run.events.last,
      lifecycle[last.macrostep.first.transition].guard?.sceneCondition == nil
    else { return nil }
    return
      "If only the first scene does this, write [first scene] after the path and add a transition for other scenes; "
      + "for an app with one window, check with --scenes 1"
  }
}

extension Lifecycle {
  /// Returns `true` for a call of a delegate that is one per process.
  fileprivate func isOfProcess(_ operand: Rule.Operand) -> Bool {
    switch operand {
    case .callback(let callback): delegate(of: callback).multiplicity == .process
    case .state: false
    }
  }
}
