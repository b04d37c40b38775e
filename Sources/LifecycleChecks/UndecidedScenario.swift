import Diagnostics
import LifecycleModel
import LifecyclePaths

/// A scenario allows too many orders to be decided.
enum UndecidedScenario: Check {
  static let descriptor = DiagnosticDescriptor(
    id: "undecided-scenario",
    severity: .warning,
    headline: "A scenario allows too many orders to be decided",
    explanation: """
      Calls that may be skipped, that come late or in any order can be matched with a list in so many ways that not all of \
      them were tried. Whether the scenario holds is not known.

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
