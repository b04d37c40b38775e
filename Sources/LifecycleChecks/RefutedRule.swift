import Diagnostics
import LifecycleModel
import LifecyclePaths

/// A rule does not hold in all runs.
enum RefutedRule: Check {
  static let descriptor = DiagnosticDescriptor(
    id: "refuted-rule",
    severity: .error,
    headline: "Rule does not hold in all runs",
    explanation: """
      Every rule is checked on all runs: all sequences of events, with and without calls that may be skipped, in every
      order that the page leaves open, with deferred calls at every possible moment. Some run violates this rule. Replay a
      shortest one with `instar simulate`.

      An event runs to completion: the segments of a chain `A → B → C` follow each other, and nothing happens between.
      When a scene waits in a state, each transition out of that state can be taken. The process has two scenes if the
      page has delegates that are one per scene, window or view; `--scenes` sets another number. Their events are
      interleaved. A rule about a scene observes the calls of that scene and of the process, and `at most once` counts in
      the life of the delegate that is called. Mark a transition that only some scenes take with `[first scene]`,
      `[another scene]` or `[last scene]`, and one of only some apps with `[app with scenes]` or `[app without scenes]`: no
      process takes both.

      `A after every B` and `always eventually` assume that a loop that can be left is left, and that a call that may be
      skipped may be skipped each time. A call on a transition is made between two states: `only in` holds if one of them
      is the state.

      Fix the transitions or the rule.
      """,
    example: ExamplePage.rules.replacing(
      "`Player.onStart()` before `Player.onStop()`", with: "`Player.onStop()` before `Player.onStart()`"),
    fixedExample: ExamplePage.rules
  )

  static func diagnostics(in subject: CheckSubject) -> [Diagnostic] {
    zip(subject.lifecycle.rules.indices, subject.proofs.rules).compactMap { index, verdict in
      guard case .refuted(let counterexample) = verdict, isCertain(counterexample, in: subject) else { return nil }
      let words = CounterexampleStrings(subject.lifecycle.rules[index].claim, counterexample, in: subject)
      return Diagnostic(
        descriptor, "Rule does not hold: \(words.summary)", at: subject.sourceMap.rules[index], notes: words.notes,
        help: words.help, replay: words.replay)
    }
  }

  /// Returns `false` if a transition that could not be read might fulfil the obligation.
  private static func isCertain(_ counterexample: Counterexample?, in subject: CheckSubject) -> Bool {
    subject.sourceMap.unread.transitions.isEmpty || counterexample?.violation != .hopeless
  }
}
