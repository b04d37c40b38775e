import Diagnostics
import LifecycleModel
import LifecyclePaths

/// A rule has too many situations to be proved.
enum UnprovedRule: Check {
  static let situation = Situation(
    id: "unproved-rule",
    severity: .warning,
    headline: "A rule has too many situations to be proved",
    explanation: """
      A situation is where every scene rests, and what the rule remembers. There are more of them than are explored for one \
      rule, so it is neither proved nor refuted.

      Explore more with `--explore`, or fewer scenes with `--scenes`.
      """,
    example: nil,
    remedy: nil
  )

  static func findings(in subject: CheckSubject) -> [Diagnostic] {
    zip(subject.lifecycle.rules.indices, subject.proofs.rules).compactMap { index, verdict in
      guard case .unproved(let limit) = verdict else { return nil }
      return Diagnostic(
        situation, "Rule is not proved within \(limit) states of the scenes and the rule together",
        at: subject.sourceMap.rules[index], help: "Explore more with --explore, or fewer scenes with --scenes")
    }
  }
}
