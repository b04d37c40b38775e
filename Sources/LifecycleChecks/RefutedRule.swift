import Diagnostics
import LifecycleModel
import LifecyclePaths

/// A rule does not hold in all runs.
enum RefutedRule: Check {
  static let descriptor = DiagnosticDescriptor(
    id: "refuted-rule",
    severity: .error,
    headline: "A rule does not hold in all runs",
    explanation: """
      Every rule is proved on the graph, over all runs: whatever event comes next, whether or not calls that may be
      skipped come, in every order that the page leaves open, whenever deferred calls come. This one is broken by some
      run; the shortest there is can be played with `instar simulate`.

      An event runs to its end: the hops of a chain `A → B → C` follow each other, and nothing happens between. Where a
      scene rests, each arrow that leaves the state can be taken. The process has two scenes if the page has delegates
      that are one per scene, window or view (`--scenes` says otherwise): their events come one after another, a rule
      about a scene looks at its own calls and at the process's, and `at most once` counts in the life of the delegate
      whose call it is. A transition that only a first or a further scene takes says so: `[first scene]`, `[another
      scene]`, `[last scene]`.

      `A after every B` and `always eventually` take it that a loop that can be left is left, and that a call that may
      be skipped may be skipped each time. A call on a transition comes between two states: `only in` holds if one of
      them is the state.

      Mend the transitions, or the rule.
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
    subject.sourceMap.unreadTransitions.isEmpty || counterexample?.violation != .hopeless
  }
}
