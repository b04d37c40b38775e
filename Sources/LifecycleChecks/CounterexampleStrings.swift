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
    let strings = ClaimStrings(claim, in: lifecycle)
    summary = claim.kind.summary(of: strings) + (counterexample.flatMap(Self.mode) ?? "")
    guard let counterexample else {
      notes = []
      help = "Raise the limit with --explore to find a run that shows it"
      replay = nil
      return
    }
    let message = Self.note(on: strings, claim.kind, counterexample.violation)
    notes = Self.place(of: counterexample, in: subject).map { [Diagnostic.Note(message, range: $0)] } ?? []
    let needsSecondScene = Set(counterexample.run.events.map(\.scene)).count > 1
    help = needsSecondScene ? Self.scenesHelp(claim, counterexample, in: lifecycle) : nil
    let run = counterexample.run
    replay = Replay(
      words: RunNotation(subject.runs).words(of: run), scenes: run.start.leaves.count)
  }

  private static func note(on claim: ClaimStrings, _ kind: any RuleKind.Type, _ violation: Counterexample.Violation)
    -> String
  {
    guard case .endOfScope = violation else { return kind.note(on: claim) }
    return "The \(claim.scope) ends here, but \(claim.a.hasNotHappened) since"
  }

  /// The mode in which nothing can fulfil an obligation any more, where the run's own guards do not name it.
  private static func mode(of counterexample: Counterexample) -> String? {
    guard counterexample.violation == .hopeless, counterexample.run.end.mode == nil else { return nil }
    return counterexample.mode.map { " in an \($0.phrase)" }
  }

  /// The place of the violation on the page: the run's last call, or its last transition.
  static func place(of counterexample: Counterexample, in subject: CheckSubject) -> SourceRange? {
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
    guard let last = counterexample.run.events.last,
      lifecycle[last.macrostep.first.transition].guard?.sceneCondition == nil
    else { return nil }
    return claim.kind.scenesHelp
  }
}
