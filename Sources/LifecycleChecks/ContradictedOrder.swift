import Diagnostics
import LifecycleModel
import LifecyclePaths

/// Two calls come in an order that contradicts Apple's documentation.
enum ContradictedOrder: Check {
  static let descriptor = DiagnosticDescriptor(
    id: "contradicted-order",
    severity: .warning,
    headline: "Order contradicts Apple's documentation",
    explanation: """
      Apple documents that one of these calls comes before the other. The bundled pages state such orders as rules with
      links, and the rules hold of every page of the same system with delegates of the same types; an app with scenes and
      one without are told apart. In some event of this page, the second call comes, and then the first one, for the first
      time in the life of the scene, the view or the process. Replay a shortest run with `instar simulate`. A page that
      leaves calls, events or states out contradicts nothing.

      Exchange the calls. If the page describes what you have observed, suppress this where it says so.
      """,
    example: page(["sceneDidBecomeActive", "sceneWillEnterForeground"]),
    fixedExample: page(["sceneWillEnterForeground", "sceneDidBecomeActive"])
  )

  private static func page(_ calls: [String]) -> String {
    ExamplePage.delegates.replacing("# Player\n", with: "# Player\n\n- Platform: iOS\n")
      .replacing(
        "1. `SceneDelegate.sceneDidBecomeActive(_:)`",
        with: calls.enumerated().map { index, call in
          "\(index + 1). `SceneDelegate.\(call)(_:)`"
        }.joined(separator: "\n"))
  }

  static func diagnostics(in subject: CheckSubject) -> [Diagnostic] {
    guard let prover = subject.prover else { return [] }
    let lifecycle = subject.lifecycle
    return DocumentedOrder.all(on: lifecycle).compactMap { order, first, second in
      let stated = Rule.Claim(BeforeRule.self, .callback(first), .callback(second))
      // A rule of the page itself has been proved, or is reported.
      guard !lifecycle.rules.contains(where: { $0.claim == stated }) else { return nil }
      let claim = Rule.Claim(NotFirstAfterRule.self, .callback(first), .callback(second))
      guard case .refuted(let counterexample?) = prover.verdict(on: claim),
        let place = CounterexampleStrings.place(of: counterexample, in: subject)
      else { return nil }
      let words = CounterexampleStrings(claim, counterexample, in: subject)
      let earlier = self.place(of: second, in: counterexample.run, subject)
      return Diagnostic(
        descriptor, "Order contradicts Apple's documentation: \(words.summary)", at: place,
        notes: earlier.map {
          [Diagnostic.Note("'\(lifecycle.shownName(of: second))' occurs here before it", range: $0)]
        }
          ?? [],
        help: "Apple documents '\(lifecycle.shownName(of: first))' before '\(lifecycle.shownName(of: second))': "
          + order.source,
        replay: words.replay)
    }
  }

  /// The place of a call's last occurrence in a run.
  private static func place(of callback: CallbackID, in run: Run, _ subject: CheckSubject) -> SourceRange? {
    let calls = run.events.flatMap(\.calls)
    guard let call = calls.last(where: { subject.lifecycle[$0.transition].steps[$0.step].callback == callback })
    else { return nil }
    let steps = subject.sourceMap[call.transition].steps
    return steps.indices.contains(call.step) ? steps[call.step] : nil
  }
}
