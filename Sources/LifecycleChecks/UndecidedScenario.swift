import Diagnostics
import LifecycleModel
import LifecyclePaths

/// A scenario allows too many orders to be decided.
enum UndecidedScenario: Check {
  static let descriptor = DiagnosticDescriptor(
    id: "undecided-scenario",
    severity: .warning,
    headline: "Scenario allows too many orders to be decided",
    explanation: """
      Calls that may be skipped, are deferred or have no fixed order can match a list in so many ways that not all of them \
      were tried. It is not known whether the scenario holds.

      Split the scenario into shorter ones, or give its calls an order.
      """,
    example: nil,
    fixedExample: nil
  )

  static func diagnostics(in subject: CheckSubject) -> [Diagnostic] {
    subject.scenarios.filter { $0.verdict == .undecided }.map { scenario in
      Diagnostic(
        descriptor, "\(scenario.name) allows too many orders to be decided", at: scenario.place.range,
        help: "Split it into shorter ones, or give its calls an order")
    }
  }
}
