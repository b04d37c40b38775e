import Diagnostics
import LifecycleModel
import LifecyclePaths

/// A rule is vacuously true.
enum VacuousRule: Check {
  static let descriptor = DiagnosticDescriptor(
    id: "vacuous-rule",
    severity: .warning,
    headline: "Rule is vacuously true",
    explanation: """
      The rule is about a call that occurs in no run, or about a state that no run reaches, so it says nothing about the
      page. Often a name is wrong, or a transition is missing.

      Name the intended call, add the transition, or use `never`.
      """,
    example: ExamplePage.rules.replacing("Idle: `Player.onStop()`", with: "Idle"),
    fixedExample: ExamplePage.rules
  )

  static func diagnostics(in subject: CheckSubject) -> [Diagnostic] {
    guard subject.sourceMap.unread.transitions.isEmpty, !subject.lifecycle.transitions.isEmpty else { return [] }
    return zip(subject.lifecycle.rules.indices, subject.proofs.rules).compactMap { index, verdict in
      guard verdict == .holdsVacuously else { return nil }
      let trigger = OperandStrings([subject.lifecycle.rules[index].claim.trigger], in: subject.lifecycle)
      return Diagnostic(
        descriptor,
        "Rule is vacuously true: \(trigger.neverHappens)",
        at: subject.sourceMap.rules[index])
    }
  }
}
