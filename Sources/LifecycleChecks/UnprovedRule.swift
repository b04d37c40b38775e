import Diagnostics
import LifecycleModel
import LifecyclePaths

/// A rule has too many product states to be proved.
enum UnprovedRule: Check {
  static let descriptor = DiagnosticDescriptor(
    id: "unproved-rule",
    severity: .warning,
    headline: "A rule has too many situations to be proved",
    explanation: """
      A situation is where every scene rests, and what the rule remembers. There are more of them than are explored for
      one rule, so it is neither proved nor refuted.

      Explore more with `--explore`, or fewer scenes with `--scenes`.
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
    let states = limit == 1 ? "state" : "states"
    return Diagnostic(
      descriptor, "\(claim) is not proved within \(limit) \(states) of the scenes and the rule together", at: place,
      help: "Explore more with --explore, or fewer scenes with --scenes")
  }
}
