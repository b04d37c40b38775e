import Diagnostics
import LifecycleModel
import LifecyclePaths

/// A callback marked `once` can occur again.
enum RepeatedOnce: Check {
  static let descriptor = DiagnosticDescriptor(
    id: "repeated-once",
    severity: .error,
    headline: "Callback marked 'once' can occur again",
    explanation: """
      `once per process` and `once per scene` are rules: the callback is marked `once`, but in some run it occurs twice in
      one life. A scene's life ends when it is back in the initial state or in a final one; a process's, when that is true
      of all its scenes. `once` alone counts in the life of the delegate that is called. `instar explain refuted-rule` says
      what a run is.

      Remove the attribute, or fix the transitions.
      """,
    example: fixedExample.replacing(
      "`sceneWillResignActive(_:)`: stop", with: "`sceneWillResignActive(_:)` (once per scene): stop"),
    fixedExample: fixedExample
  )

  private static let fixedExample =
    ExamplePage.callbacks
    .replacing("- **Playing**", with: "- **Playing**\n- **Paused**")
    .replacing("### Stop: Playing → Idle", with: "### Stop: Playing → Paused")
    + "\n\n### Resume: Paused → Playing\n\n### End: Paused → Idle\n"

  static func diagnostics(in subject: CheckSubject) -> [Diagnostic] {
    subject.proofs.frequencies.compactMap { proof in
      guard case .refuted(let counterexample) = proof.verdict else { return nil }
      let claim = Rule.Claim(AtMostOnceRule.self, .callback(proof.callback), per: proof.frequency.multiplicity)
      let words = CounterexampleStrings(claim, counterexample, in: subject)
      return Diagnostic(
        descriptor,
        "Callback '\(subject.lifecycle.shownName(of: proof.callback))' is marked '\(proof.frequency.text)' but can occur again",
        at: subject.sourceMap[proof.callback], notes: words.notes, help: words.help, replay: words.replay)
    }
  }
}
