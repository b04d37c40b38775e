import Emission
import LifecycleModel
import LifecyclePaths
import SwiftGeneration
import Text

/// A test plan as XCTest cases: one a sequence, skipped until a team completes the method that plays events.
package struct TestPlanXCTest: Sendable {
  /// The columns of a line.
  private static let width = 100
  private let plan: TestPlan

  /// Prepares for a plan.
  package init(_ plan: TestPlan) {
    self.plan = plan
  }

  /// The Swift file.
  package var text: String {
    let name = SwiftIdentifier.type(plan.runs.lifecycle.name, fallback: "") + "PathTests"
    var lines = ["import XCTest", ""]
    lines += SwiftComment.lines([plan.title, plan.summary + plan.words.fullStop])
    lines += ["final class \(name): XCTestCase {"]
    lines += Self.hooks.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (index, sequence) in plan.sequences.enumerated() { lines += [""] + test(sequence, number: index + 1) }
    return (lines + ["}"]).map { $0 + "\n" }.joined()
  }

  /// The helpers of the test cases: a function that the team completes, and the comparison of calls.
  private static let hooks = """
      /// Runs events in the app and returns its calls in order, each as `Delegate.callback`.
      ///
      /// Replace the body with code that drives your app and reads its log.
      private func calls(of events: [String]) throws -> [String] {
        throw XCTSkip("Not implemented: run \\(events)")
      }

      private enum Expected: ExpressibleByStringLiteral {
        case call(String)
        case maybe(String)
        case anyOrder([Expected])

        init(stringLiteral name: String) { self = .call(name) }

        var name: String {
          switch self {
          case .call(let name), .maybe(let name): name
          case .anyOrder: ""
          }
        }

        var isOptional: Bool {
          if case .maybe = self { return true }
          return false
        }
      }

      /// Compares the calls with those of the page; calls that may come later are ignored.
      private func expect(
        _ expected: [Expected], later: Set<String> = [], from events: [String]
      ) throws {
        var calls = try calls(of: events).filter { !later.contains($0) }[...]
        for item in expected {
          var group = [item]
          if case .anyOrder(let items) = item { group = items }
          while let call = calls.first,
            let index = group.firstIndex(where: { $0.name == call })
          {
            group.remove(at: index)
            calls.removeFirst()
          }
          let missing = group.filter { !$0.isOptional }.map(\\.name)
          XCTAssertEqual(missing, [], "missing before \\(calls.first ?? "the end")")
        }
        XCTAssertEqual(Array(calls), [], "not expected")
      }
    """

  private func test(_ sequence: TestPlan.Sequence, number: Int) -> [String] {
    let later = Set(sequence.actions.flatMap { $0.calls.joined() }.filter(\.certainty.isDeferred).map(name))
    let groups = sequence.actions.flatMap(\.calls)
      .map { group in group.filter { !later.contains(name($0)) } }.filter { !$0.isEmpty }
    var lines = SwiftComment.lines([sequence.title, plan.words.phrase("plan.end", sequence.end)], indent: 2)
    lines += ["func testPath\(number)() throws {", "  try expect("]
    var calls = groups.flatMap(rows)
    // The formatter takes the comma from a list's only element.
    if groups.count == 1, let last = calls.popLast() { calls.append(String(last.dropLast())) }
    lines += groups.isEmpty ? ["    [],"] : ["    ["] + calls + ["    ],"]
    if !later.isEmpty { lines += list("later", later.sorted()).map { $0 + (($0.hasSuffix("]")) ? "," : "") } }
    lines += list("from", sequence.words) + ["  )", "}"]
    return lines.map { "  " + $0 }
  }

  /// An argument that is a list of strings: on one line where they fit, else in lines of several.
  private func list(_ label: String, _ texts: [String]) -> [String] {
    let literals = texts.map(SwiftLiteral.string)
    let line = "    \(label): [\(literals.joined(separator: ", "))]"
    // After it come the method's own indent and perhaps a comma.
    guard line.displayWidth > Self.width - 3 else { return [line] }
    let lines = String.lines(of: literals.map { $0 + "," }, width: Self.width - 8)
    return ["    \(label): ["] + lines.map { "      " + $0 } + ["    ]"]
  }

  private func name(_ step: Step) -> String { plan.runs.lifecycle.qualifiedName(of: step.callback) }

  private func rows(of group: [Step]) -> [String] {
    guard group.count > 1 else { return group.flatMap { item(of: $0, indent: "      ") } }
    return ["      .anyOrder(["] + group.flatMap { item(of: $0, indent: "        ") } + ["      ]),"]
  }

  private func item(of step: Step, indent: String) -> [String] {
    let literal = SwiftLiteral.string(name(step))
    guard step.certainty != .always else { return ["\(indent)\(literal),"] }
    let line = "\(indent).maybe(\(literal)),"
    // The rows are indented once more, in a method of a class.
    guard line.displayWidth > Self.width - 2 else { return [line] }
    return ["\(indent).maybe(", "\(indent)  \(literal)", "\(indent)),"]
  }
}
