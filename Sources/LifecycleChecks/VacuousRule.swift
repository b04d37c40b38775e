import Diagnostics
import LifecycleModel
import LifecyclePaths

/// A rule holds only because its subject never happens.
enum VacuousRule: Check {
  static let descriptor = DiagnosticDescriptor(
    id: "vacuous-rule",
    severity: .warning,
    headline: "A rule holds only because what it is about never happens",
    explanation: """
      The rule speaks of a call that no run brings, or of a state that no run reaches: it says nothing about the page as
      it is. Often a name is another one's, or a transition is missing.

      Name the call that is meant, add the transition, or say `never`.
      """,
    example: ExamplePage.rules.replacing("Idle: `Player.onStop()`", with: "Idle"),
    fixedExample: ExamplePage.rules
  )

  static func diagnostics(in subject: CheckSubject) -> [Diagnostic] {
    guard subject.sourceMap.unreadTransitions.isEmpty, !subject.lifecycle.transitions.isEmpty else { return [] }
    return zip(subject.lifecycle.rules.indices, subject.proofs.rules).compactMap { index, verdict in
      guard verdict == .holdsVacuously else { return nil }
      let trigger = OperandStrings(subject.lifecycle.rules[index].claim.trigger, in: subject.lifecycle)
      return Diagnostic(
        descriptor,
        "Rule says nothing: \(trigger.neverHappens)",
        at: subject.sourceMap.rules[index])
    }
  }
}
