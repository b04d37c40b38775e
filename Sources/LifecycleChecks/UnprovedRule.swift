import Diagnostics
import LifecycleModel
import LifecyclePaths

/// A rule has too many product states to be proved.
enum UnprovedRule: Check {
  static let descriptor = DiagnosticDescriptor(
    id: "unproved-rule",
    severity: .warning,
    headline: "Rule has too many product states to be proved",
    explanation: """
      A product state is the state of every scene, together with that of the rule's monitor. There are more of them than the
      limit for one rule, or all rules of the page at all of its versions take more than twice as many, so the
      rule is neither proved nor refuted.

      Raise the limit with `--explore`, or check fewer scenes with `--scenes`.
      """,
    example: nil,
    fixedExample: nil
  )

  static func diagnostics(in subject: CheckSubject) -> [Diagnostic] {
    let rules = zip(subject.sourceMap.rules, subject.proofs.rules).compactMap { place, verdict in
      diagnostic("Rule", verdict, at: place)
    }
    let frequencies = subject.proofs.frequencies.compactMap { proof in
      let name = subject.lifecycle.shownName(of: proof.callback)
      return diagnostic(
        "'\(proof.frequency.text)' of '\(name)'", proof.verdict, at: subject.sourceMap[proof.callback])
    }
    return rules + frequencies
  }

  private static func diagnostic(_ claim: String, _ verdict: Verdict, at place: SourceRange) -> Diagnostic? {
    guard case .unproved(let limit) = verdict else { return nil }
    let states = limit == 1 ? "product state" : "product states"
    return Diagnostic(
      descriptor, "\(claim) is not proved within \(limit) \(states)", at: place,
      help: "Raise the limit with --explore, or check fewer scenes with --scenes")
  }
}
