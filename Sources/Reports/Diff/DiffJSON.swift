import LifecycleDiff
import Text

/// A diff as JSON; `Schemas/diff.schema.json` describes it.
package struct DiffJSON: Sendable {
  private let report: DiffReport

  /// Describes what is different.
  package init(_ report: DiffReport) {
    self.report = report
  }

  /// The document with a line end at its end.
  package var text: String {
    let document: JSONValue = [
      "schema": "instar/1",
      "old": .string(report.oldName),
      "new": .string(report.newName),
      "changes": .array(report.changes.map(change)),
      "summary": .object(
        members: Impact.allCases.map { (name: $0.rawValue, value: .int(report.count(of: $0))) }),
    ]
    return document.pretty
  }

  private func change(_ change: Change) -> JSONValue {
    [
      "id": .string(change.kind.id),
      "severity": .string(change.impact.rawValue),
      "element": .string(change.element),
      "old": .optional(change.old),
      "new": .optional(change.new),
      "message": .string(change.message),
      "advice": .optional(change.advice),
      "fingerprint": .string(change.fingerprint),
    ]
  }
}
